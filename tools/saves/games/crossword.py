"""A match of Crossword in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.crossword.save import restore as restore
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER
from tercet.ui.text import en, of_game

from tools.saves.wording import NOW, counted, game_named, seat_named, time_named

STATES = {
    BUILDING: "seat %d builds",
    READY: "seat %d is next",
    ROUND_OVER: "the round is over",
    MATCH_OVER: "the match is over",
}


def lines(game: Crossword) -> Iterator[str]:
    """Who builds, and how far each seat is."""
    state, own = STATES[game.state], of_game(en, "crossword")
    kind = game_named("crossword") + (f", {own.PRACTICE.lower()}" if game.practice else "")
    yield f"{kind} · round {game.round + 1} of {game.rounds} · {state % (game.builder + 1) if '%' in state else state}"
    for place, seat in enumerate(game.seats):
        words = [
            f"seat {place + 1}: {seat_named(seat.kind)}",
            f"{seat.used} of {counted(len(seat.dice), ('die', 'dice'))} used",
        ]
        words += [f"{counted(seat.total(), en.POINTS)} so far"] if seat.history else []
        words += [f"done at {time_named(seat.done_at)}"] if seat.done_at >= 0 else []
        yield ", ".join(words)
    drawn = f", {counted(game.drawn, own.DRAWN)}" if game.alone else ""
    yield f"played {time_named(game.clock(NOW))}{drawn}, {counted(len(game.bag.numbers), ('die', 'dice'))} in the bag"
