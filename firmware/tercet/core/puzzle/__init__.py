"""Puzzle: one fixed layout, find all its SETs; numbered, and a number is the same puzzle everywhere (RULES 3)."""

from tercet.core.single import CONSTANT, FEATURES, SKILL
from tercet.core.solved import FIRST, LAST

KIND = 3
CHOICES = (SKILL, ("number", range(FIRST, LAST + 1), 1), FEATURES, CONSTANT)
RANKED = "time"
COUNTED = 2
SET_UP = "puzzle"


def make(number: int, skill: int, features: int = 0, constant: int = -1) -> "list[int]":
    """Return the cards of puzzle `number`, as maker.make() does, which is not in memory before a puzzle is made."""
    from tercet.core.puzzle.maker import make as made

    return made(number, skill, features, constant)
