"""A game of SET Cubed in words, and its records."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.cubed import records as cubed_records
from tercet.core.cubed.rules import CHOOSING, OVER, SHOWING, STARTING, TURN, Cubed
from tercet.core.cubed.save import restore as restore
from tercet.ui.text import en

from tools.saves.wording import NOW, counted, game_named, seat_named, time_named

STATES = {
    STARTING: "everybody looks for a SET to start with",
    SHOWING: "seat %d shows its SET",
    TURN: "seat %d plays",
    CHOOSING: "seat %d chooses what to roll again",
    OVER: "the game is over",
}
OWN_TABLES = {cubed_records.TURNS: ", turns", cubed_records.WINS: ", games won"}  # of records, by target
WINS = cubed_records.WINS  # the table whose entries are games won of games played


def lines(game: Cubed) -> Iterator[str]:
    """Whose turn it is, and seat by seat."""
    state = STATES[game.state]
    practice = ", with hints" if game.practice else ""
    name = game_named("cubed")
    yield f"{name} · round {game.rounds} · {state % (game.player + 1) if '%' in state else state}{practice}"
    for number, seat in enumerate(game.seats):
        words = [f"seat {number + 1}: {seat_named(seat.kind)}", counted(seat.total(), en.POINTS), f"best turn {seat.best}"]
        words += ["starts the rounds"] if number == game.starter else []
        words += ["waits for the next roll"] if seat.waits else []
        yield ", ".join(words)
    laid = f", {len(game.laid)} laid this turn" if game.laid else ""
    hands = sum(len(seat.dice) for seat in game.seats)
    yield f"{len(game.dice)} dice on the board{laid}, {hands} in hands, {len(game.bag.numbers)} in the bag"
    yield f"{counted(game.turns, ('turn', 'turns'))}, played {time_named(game.elapsed(NOW))}"
