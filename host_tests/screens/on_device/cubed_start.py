"""Runs in the firmware's place: who calls at the start of SET Cubed shows three wrong dice, or none in time."""

from stepped import app, shown
from tercet.core.cubed.rules import Cubed
from tercet.core.dice import WILD
from tercet.screens.cubed.screen import CubedPlay
from tercet.ui.buttons import NEXT, RIGHT, SELECT

CHOICES = {"seats": 2, "seat1": -1, "seat2": -1, "pick": 3, "practice": 0}

onward = NEXT if app.context.keys.few else RIGHT


def begun(*faces):
    game = Cubed((-1, -1), 1, app.context.now())
    game.seats[0].faces, game.seats[1].faces = [list(hand) for hand in faces]
    CubedPlay(app.context, game, CHOICES).show_now()
    return game


def call(seat):
    screen = app._screen
    button = next(button for button, who in screen._buttons.items() if who == seat)
    screen.edges(bytearray([button]), 1, app.context.now())


def choose(places):
    for place in range(max(places) + 1):
        if place in places:
            app._screen.button(SELECT, app.context.now(), False)
        if place < max(places):
            app._screen.button(onward, app.context.now(), False)


WRONG = (0, 1, 3, 9, 26)

# Time runs out: 3 s, as chosen
game = begun(WRONG, WRONG)
call(0)
shown(400)
shown(1900)
shown(1000)

# Three wrong dice; then the other one's, with which everybody rolls
game = begun(WRONG, WRONG)
call(0)
choose((0, 1, 2))
shown(100)
shown(5000)
call(1)
choose((0, 1, 3))
shown(100)
shown(5000)

# Two WILDs: the clock stands while the face of one is asked for
game = begun((WILD, WILD, 0, 1, 2), WRONG)
call(0)
choose((0, 1, 2))
shown(5000)
app._screen.button(SELECT, app.context.now(), False)
shown(500)
