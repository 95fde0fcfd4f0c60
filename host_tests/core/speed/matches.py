"""Matches of Speed brought into a known state, for the tests of their edges."""

from __future__ import annotations

from tercet.core.rng import Rng
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ROUND_OVER

PERSON = -1
NO_SET = [0, 1, 3, 4, 9, 10]  # two values of each feature: no three different ones are a SET


def match(*seats: int) -> Speed:
    """Return a match, rolled at time 0."""
    return Speed(seats or (PERSON, PERSON), 7, 0)


def lay(game: Speed, faces: list[int], seat: int = 0) -> Speed:
    """Put these faces on the table: a seat has taken the other dice. Computer players look anew."""
    cells = game.layout.cells
    cells[:] = faces + [-1] * (len(cells) - len(faces))
    game.seats[seat].sets = game.seats[seat].points = cells.count(-1) // 3
    for one in game.seats:
        if one.computer:
            one.computer.forget()
            one.computer.look(cells, 0, game.rng)
    game.plan()
    return game


def tied(*seats: int, lead: tuple[int, ...] = (), seed: int = 7) -> Speed:
    """Return a match in its tie-break, in which these seats, or all, share the lead."""
    game = match(*(seats or (PERSON, PERSON, PERSON)))
    game.round, game.state = 4, ROUND_OVER
    for number, seat in enumerate(game.seats):
        seat.history = [2, 0, 1, 0] if number in lead or not lead else [0] * 4
    game.rng.state = Rng(seed).state
    game.next_round(0)
    assert game.tie_break
    return game
