"""A save that was damaged is refused with the reason, or is a game that can be played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest


def played_on(saved: bytes, restore: Callable[[bytes, int], Any], play: Callable[[Any], None], chance: random.Random) -> int:
    """Change every byte in turn, and cut the save at every third; return how many of these were played on."""
    played = 0
    for place in range(len(saved)):
        damaged = bytearray(saved)
        damaged[place] ^= chance.choice((1, 2, 4, 16, 128, 255))
        try:
            game = restore(bytes(damaged), 0)
        except ValueError as error:
            assert str(error)
            continue
        played += 1
        game.resume(0)
        play(game)
    for length in range(0, len(saved), 3):
        with pytest.raises(ValueError, match=r"\w"):
            restore(saved[:length], 0)
    return played
