"""Runs in the firmware's place: SET Cubed at its end and in a turn, a second each."""

from stepped import app, shown
from tercet.core.cubed.board import cell_at
from tercet.core.cubed.rules import OVER, Cubed
from tercet.core.dice import WILD
from tercet.screens.cubed.screen import CubedPlay
from tercet.ui.buttons import BACK, HINT, MENU

CHOICES = {"seats": 4, "seat1": -1, "seat2": 2, "seat3": 2, "seat4": 0, "practice": 0}
SEATS = (-1, 2, 2, 0)

records = app.context.saves.records


def begun(seats):
    """A game in which the last seat has laid the first SET, without a WILD, so that the first one plays."""
    game = Cubed(seats, 1, app.context.now())
    last = game.seats[-1]
    last.faces = [0, 13, 26, 1, 1]
    game._called(len(seats) - 1)
    game.show([(0, 0), (1, 13), (2, 26)], app.context.now())
    return game


# The end: the only person is third with the best score ever, then first with it, then first with the second best
for points, place in (((20, 30, 25, 9), 0), ((40, 30, 25, 9), 0), ((40, 30, 25, 9), 1)):
    game = Cubed(SEATS, 1, app.context.now())
    for seat, won in zip(game.seats, points):
        seat.points = [won]
    game.state = OVER
    play = CubedPlay(app.context, game, CHOICES)
    records.clear(game.table())
    for number in range(1, 4):  # games before this one, so many of them with more
        records.enter(game.table(), 50 if number <= place else number, 60_000, 0)
    play._ended(app.context.now())  # as when the last thing is decided
    play.show_now()
    shown()
    app._screen.button(HINT, app.context.now(), False)
    shown()
    app._screen.button(BACK, app.context.now(), False)
    shown()

# A WILD alone, on a bonus square: no SET; beside the first SET, where it makes one
game = begun(SEATS)
game.player = 0
game.seats[0].faces[0] = WILD
game.stopwatch.stop(app.context.now())
for cell in (cell_at(2, 2), cell_at(0, 2)):
    game.lay(0, cell, 26 if cell == cell_at(2, 2) else 0)
    app.show(CubedPlay(app.context, game, CHOICES))
    shown()
    game.take_back(cell)

# All pass but the last seat, in the round before the last one of passing; then that one passes too
game = begun((-1, -1))
for _ in range(2):
    while not (game.player == game.starter and game.state == 2):
        game.end_turn(app.context.now()) if game.state == 2 else game.choose((), app.context.now())
    game.end_turn(app.context.now())
game.idle_rounds = 3
play = CubedPlay(app.context, game, CHOICES)
play.end_turn(app.context.now())
shown()
app.show(play)
shown()
app._screen.button(MENU, app.context.now(), False)
shown()
