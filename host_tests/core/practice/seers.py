"""Players made of numbers: each sees every SET after a random time, and some overlook a kind of SETs or see it late."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

from tercet.core.cards import CARDS, FEATURES, deck, level, third_card
from tercet.core.computer import MEANS
from tercet.core.outcome import HINTED, RIGHT, Outcome
from tercet.core.practice.coach import OVERLOOKS, Coach, matches

_THIRD = [[third_card(a, b) for b in range(CARDS)] for a in range(CARDS)]
Time = Callable[[random.Random, tuple[int, ...]], float]  # seconds until a SET is seen


def even(skill: int) -> Time:
    """Somebody who sees all SETs of a level alike: by the times of the rule book's computer player of a skill."""
    return lambda rng, cards: rng.expovariate(1 / (MEANS[skill][level(*cards) - 1] / 1000))


def heavy(skill: int) -> Time:
    """The same, but times are log-normal: most SETs are seen soon, and some are hardly seen at all."""
    return lambda rng, cards: MEANS[skill][level(*cards) - 1] / 1000 * rng.lognormvariate(0, 1.5)


def slow(other: Time, what: int, factor: float) -> Time:
    """Somebody who takes so many times as long for SETs of a kind."""
    return lambda rng, cards: other(rng, cards) * (factor if matches(what, cards) else 1)


def blind(other: Time, what: int, share: float) -> Time:
    """Somebody who does not see so large a share of the SETs of a kind at all."""
    return lambda rng, cards: 1e9 if matches(what, cards) and rng.random() < share else other(rng, cards)


def games(coach: Coach, sees: Time, rng: random.Random, constant: int = -1) -> Iterator[int]:
    """Play Classic on and on and tell the coach; yield how many games were played after each of them."""
    base = 12 if constant < 0 else 9
    game: Any = SimpleNamespace(layout=SimpleNamespace(cells=[]), constant=constant, features=FEATURES - (constant >= 0))
    while True:
        stock = deck(constant, rng.randrange(3))
        rng.shuffle(stock)
        cells, stock = stock[:base], stock[base:]
        known: dict[tuple[int, int, int], float] = {}
        while True:
            present = {(cells[i], cells[j], cells[k]): (i, j, k) for i, j, k in sets_of(cells)}
            if not present:
                if not stock:
                    break
                cells, stock = cells + stock[:3], stock[3:]
                continue
            known = {tuple(sorted(one)): known.get(tuple(sorted(one)), -1) for one in present}  # type: ignore[misc]
            for one in known:
                if known[one] < 0:
                    known[one] = sees(rng, one)
            first, wait = min(((one, known[tuple(sorted(one))]) for one in present), key=lambda pair: pair[1])  # type: ignore[index]
            known = {one: left - wait if left < 1e8 else left for one, left in known.items()}
            outcome = Outcome(HINTED if wait > 1e8 else RIGHT, present[first], first)
            outcome.took = -1 if wait > 1e8 else int(1000 * wait)
            before, cells = cells, [card for card in cells if card not in first]
            if len(cells) < base:
                cells, stock = cells + stock[:3], stock[3:]
            game.layout.cells = cells
            coach.judged(game, outcome, before)
        coach.ended()
        yield coach.games


def sets_of(cells: list[int]) -> list[tuple[int, int, int]]:
    """What find_sets() returns, much faster on CPython; test_coach.py compares them."""
    place = {card: cell for cell, card in enumerate(cells)}
    found = []
    for i, card in enumerate(cells):
        thirds = _THIRD[card]
        for j in range(i + 1, len(cells)):
            k = place.get(thirds[cells[j]], 0)
            if k > j:
                found.append((i, j, k))
    return found


def told(sees: Time, seed: int, most: int, constant: int = -1) -> tuple[int, int]:
    """Return (games until somebody is said to overlook something, what), or (0, -1) if nobody is within `most` games."""
    rng, coach = random.Random(seed), Coach()
    for played in games(coach, sees, rng, constant):
        verdict, what = coach.advice()
        if verdict == OVERLOOKS:
            return played, what
        if played == most:
            return 0, -1
    raise AssertionError
