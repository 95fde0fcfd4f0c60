"""Runs in the firmware's place: dice are chosen to be rolled again, on a board with dice at two of its edges."""

from stepped import app, shown
from tercet.core.cubed.board import cell_at
from tercet.core.cubed.rules import CHOOSING, Cubed
from tercet.screens.cubed.screen import CubedPlay
from tercet.ui.buttons import BACK, DOWN, HINT, NEXT, RIGHT

CHOICES = {"seats": 2, "seat1": -1, "seat2": 0, "practice": 0}
LOW = ((0, -1, 0), (0, 0, 13), (0, 1, 26), (1, 0, 13), (2, 0, 13))  # the first SET, and one down from it
FAR = ((0, 2, 26), (0, 3, 26), (0, 4, 26), (0, 5, 26), (0, 6, 26), (-1, 6, 26), (-2, 6, 26), (1, -1, 0), (2, -1, 0), (3, -1, 0))


def press(button, times=1):
    for _ in range(times):
        app._screen.button(button, app.context.now(), False)


for dice in (LOW, LOW + FAR):
    game = Cubed((-1, 0), 1, app.context.now())
    numbers = list(game.bag.numbers)
    for (row, column, face), die in zip(dice, numbers):
        game.board[cell_at(row, column)], game.dice[cell_at(row, column)] = face, die
    game.state, game.player, game.starter = CHOOSING, 0, 0
    play = CubedPlay(app.context, game, CHOICES)
    play.view.cursor = cell_at(2, 0) if dice is LOW else cell_at(0, 1)
    app.show(play)
    shown(600)
    press(HINT)
    shown(600)
    if app.context.keys.few:
        press(NEXT, 14)
    else:
        press(RIGHT, 5)
        press(DOWN, 2)
    shown(600)
    press(HINT)
    shown(600)
    press(BACK)
    shown(600)
