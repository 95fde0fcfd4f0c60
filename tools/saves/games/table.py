"""A match at the table in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.table.rules import ASKING, MATCH_OVER, OPEN, PICKING, ROUND_OVER, Table
from tercet.core.table.save import restore as restore
from tercet.ui.text import en, of_game

from tools.saves.games.single import cards_of
from tools.saves.wording import NOW, counted, game_named, seat_named, time_named

STATES = {
    OPEN: "everybody looks for a SET",
    PICKING: "seat %d picks",
    ASKING: "everybody is asked whether there is no SET",
    ROUND_OVER: "the round is over",
    MATCH_OVER: "the match is over",
}


def lines(table: Table) -> Iterator[str]:
    """The table, and seat by seat."""
    state, own = STATES[table.state], of_game(en, "table")
    name = own.TOURNAMENT if table.tournament else game_named("table")
    yield f"{name} · round {table.round + 1} of {table.rounds} · {state % (table.caller + 1) if '%' in state else state}"
    yield f"cards: {own.DECKS[table.cards]}, wrong call: {own.PENALTIES[table.penalty]}, {table.pick} s to pick"
    for number, seat in enumerate(table.seats):
        words = [f"seat {number + 1}: {seat_named(seat.kind)}"]
        words += ["deals this round"] if number == table.master else []
        words += [f"{counted(seat.points, en.POINTS)}, {counted(seat.sets, en.SETS)} this round"]
        words += [f"{counted(seat.total(), en.POINTS)} in all"] if seat.history else []
        words += [f"owes {counted(seat.owed, en.SETS)}"] if seat.owed else []
        words += ["locked out"] if seat.locked else []
        yield ", ".join(words)
    yield f"{counted(table.calls, ('call', 'calls'))}, played {time_named(table.elapsed(NOW))}"
    yield cards_of(table.layout)
