"""The dice of RULES 6 worked out the long way, for the tests to compare the core with; nothing here imports the core."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product

WILD = 27
FACES = list(product(range(3), repeat=3))  # (number, colour, shape) of each symbol, by its number


def is_set(*faces: int) -> bool:
    """The rule itself, and "A WILD is whatever is needed, so any two dice and a WILD are a SET" (RULES 6.2)."""
    if WILD in faces:
        return True
    return all(len({FACES[face][feature] for face in faces}) in (1, 3) for feature in range(3))


def sets_in(faces: Sequence[int]) -> list[tuple[int, int, int]]:
    """The positions (i, j, k) of every SET; a negative entry is a gap."""
    there = [place for place, face in enumerate(faces) if face >= 0]
    return [three for three in combinations(there, 3) if is_set(*(faces[place] for place in three))]


def no_set_in(faces: Sequence[int]) -> tuple[int, int, int]:
    """The first three positions of dice that are no SET."""
    there = [place for place, face in enumerate(faces) if face >= 0]
    return next(three for three in combinations(there, 3) if not is_set(*(faces[place] for place in three)))
