"""Games that begin as a test needs them: the seed for it, found with the rules' own core and handed in at power-on.

    seed_with(lambda seed: Classic(EXPERT, seed, 0), lambda game: not has_set(game.layout.cells))

`Simulator(board, seed=...)` and `Handheld(board, uf2, seed=...)` deal this game, whenever its keys are pressed
(tools/handheld.py says how). What a test needs stands in it then, and not in a number that some day means another deal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Game = TypeVar("Game")
TRIES = 100_000


def seed_with(make: Callable[[int], Game], wanted: Callable[[Game], object], first: int = 1) -> int:
    """Return the least seed from `first` on whose game make(seed) is as wanted; AssertionError where there is none."""
    for seed in range(first, first + TRIES):
        if wanted(make(seed)):
            return seed
    raise AssertionError(f"no seed of {first} to {first + TRIES - 1} deals such a game")
