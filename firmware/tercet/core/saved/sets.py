"""SETs that the end of a game will show, as they stand in its save beside the choices: read leniently, too."""

from tercet.core.cards import CARDS, is_set  # noqa: F401 - sets.is_set is what goes with it

WIDE = 4  # numbers of each SET


def save(sets: "list[tuple[int, tuple[int, ...]]]") -> "list[int]":
    """Return (number, three cards) each as one list of whole numbers, four for each SET."""
    return [one for number, cards in sets for one in (number,) + tuple(cards)]


def load(saved: object, numbers: range, fits) -> "list[tuple[int, tuple[int, ...]]]":  # type: ignore[no-untyped-def]
    """Return what save() was given; what is no SET, or has a number that is not among `numbers`, is left out.

    fits: a function that tells whether three numbers 0..80 are a SET, is_set() for cards.
    """
    if not isinstance(saved, list) or [one for one in saved if type(one) is not int]:
        return []
    found: list[tuple[int, tuple[int, ...]]] = []
    for at in range(0, len(saved) - WIDE + 1, WIDE):
        number, a, b, c = saved[at : at + WIDE]
        if numbers[0] <= number <= numbers[-1] and min(a, b, c) >= 0 and max(a, b, c) < CARDS and fits(a, b, c):
            found.append((number, (a, b, c)))
    return found
