"""Late positions of SET Cubed for the bench, from games of computer players, the ones with the most to think about first."""

from __future__ import annotations

import sys
from types import FrameType
from typing import NamedTuple

from tercet.core.cubed.computer import Thoughts
from tercet.core.cubed.rules import TURN, Cubed
from tercet.core.skill import ADVANCED, EXPERT

POSITIONS = 50


class Position(NamedTuple):
    """An Expert's turn when the bag is empty; calls: of functions that its thinking takes, a measure of its time."""

    board: bytes
    faces: tuple[int, ...]
    swaps: tuple[tuple[int, int, int], ...]
    calls: int


def late_positions(count: int = POSITIONS) -> list[Position]:
    """Return so many, the one with the most calls first; the same ones always."""
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        game = Cubed((EXPERT, ADVANCED, EXPERT, ADVANCED)[: 2 + seed % 3], seed, 0)
        seed += 1
        time, turn = 0, -1
        while not game.over and len(found) < count:
            time = max(time, game.wake())
            late = game.state == TURN and not game.bag.numbers and game.seats[game.player].kind == EXPERT
            if late and not game.planned and not game.laid and game.turns != turn:
                turn = game.turns
                found.append(_position(game))
            game.tick(time)
    return sorted(found, key=lambda position: -position.calls)


def _position(game: Cubed) -> Position:
    faces = game.seats[game.player].faces
    swaps = tuple((place, cell, game.dice[cell]) for place, cell in game.swaps())
    thoughts = Thoughts(EXPERT, game.board, faces, swaps)
    calls = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        while not thoughts.step():
            pass
    finally:
        sys.setprofile(None)
    return Position(bytes(game.board), tuple(faces), swaps, calls)
