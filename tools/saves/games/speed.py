"""A match of Speed in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.speed.rules import Speed
from tercet.core.speed.save import restore as restore
from tercet.ui.text import en, of_game

from tools.saves.games.table import STATES
from tools.saves.wording import NOW, counted, game_named, seat_named, time_named


def lines(game: Speed) -> Iterator[str]:
    """The dice, and seat by seat."""
    state = STATES[game.state]
    number = of_game(en, "speed").TIE_BREAK if game.tie_break else f"round {game.round + 1} of {game.rounds}"
    yield f"{game_named('speed')} · {number} · {state % (game.caller + 1) if '%' in state else state}"
    for place, seat in enumerate(game.seats):
        words = [f"seat {place + 1}: {seat_named(seat.kind)}", f"{counted(seat.points, en.POINTS)} this round"]
        words += [f"{counted(seat.total(), en.POINTS)} in all"] if seat.history else []
        words += [en.OUT] if seat.locked else []
        yield ", ".join(words)
    yield f"{game.pick} s to pick, {counted(game.calls, ('call', 'calls'))}, played {time_named(game.elapsed(NOW))}"
    yield f"{counted(game.layout.left(), ('die', 'dice'))} on the table"
