"""The rules of SET once more, as a player knows them: only the words for what is wrong are the firmware's (RULES 1)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from tercet.ui.text import en

POWERS = (27, 9, 3, 1)  # number, colour, shading, shape in a card's number
Three = tuple[int, int, int]


def third(a: int, b: int) -> int:
    """Return the card that makes a SET with two others."""
    return sum((-(a // power % 3) - b // power % 3) % 3 * power for power in POWERS)


def failing(codes: Sequence[int], cells: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return (feature, the value of two cards, that of the third) for each that refuses a claim; [] for a SET."""
    found = []
    for feature, power in enumerate(POWERS):
        values = [codes[cell] // power % 3 for cell in cells]
        if len(set(values)) == 2:
            found.append((feature, max(values, key=values.count), min(values, key=values.count)))
    return found


def reasons(codes: Sequence[int], cells: Sequence[int]) -> list[str]:
    """Return what a refusal must name, a phrase a feature: "2 red, 1 green"."""
    return [short_reason(*one) for one in failing(codes, cells)]


def short_reason(feature: int, twice: int, once: int) -> str:
    """Return "2 red, 1 green", or "1, 1, 3 symbols"."""
    return str(en.short_reason(feature, twice, once, en.COLOURS[0]))


def long_reason(feature: int, twice: int, once: int) -> str:
    """Return the same of one feature in a sentence: "two are red, one is green"."""
    return str(en.reason(feature, twice, once, en.COLOURS[0]))


def refusals(codes: Sequence[int], cells: Sequence[int], more: str = "") -> list[tuple[str, ...]]:
    """Return what may be said of three cards that are no SET, each as the lines of it; `more` is the penalty.

    Every feature that refuses them is always named, with its values."""
    found, phrases = failing(codes, cells), reasons(codes, cells)
    said: list[tuple[str, ...]] = [(" · ".join(phrases) + more,)]
    if len(found) == 1:
        said.append((long_reason(*found[0]) + more,))
    if len(found) > 2:
        upper, lower = " · ".join(phrases[:2]), " · ".join(phrases[2:])
        said += [(upper + more, lower), (upper, lower + more), (upper, lower)]
        first, rest = phrases[0], " · ".join(phrases[1:])  # the clock stays beside the upper line
        if not found[0][0]:
            first, rest = f"{first.removesuffix(' symbols')} · {phrases[1]}", lower
        said += [(first + more, rest), (first, rest)]
    return said


def threes(codes: Sequence[int]) -> list[Three]:
    """Return every three cells that hold cards; -1 is an empty cell."""
    return list(itertools.combinations([cell for cell, code in enumerate(codes) if code >= 0], 3))


def sets_of(codes: Sequence[int]) -> list[Three]:
    """Return all SETs on the table, by trying all threes."""
    return [three for three in threes(codes) if not failing(codes, three)]


def no_set_of(codes: Sequence[int]) -> Three:
    """Return three cards that are no SET, by their colour alone if there are such, else for few reasons."""

    def rank(three: Three) -> tuple[bool, int]:
        features = [feature for feature, _, _ in failing(codes, three)]
        return features != [1], len(features)

    return min((three for three in threes(codes) if failing(codes, three)), key=rank)
