"""Runs in the firmware's place: in a turn of SET Cubed a WILD is swapped, a face is chosen, and the game is paused."""

from stepped import app, shown
from tercet.core.cubed.board import cell_at
from tercet.core.cubed.rules import Cubed
from tercet.core.cubed.seats import SCORED, Event
from tercet.core.cubed.start import TURN
from tercet.core.dice import WILD
from tercet.screens.cubed.screen import CubedPlay
from tercet.ui.buttons import DOWN, NEXT, PREVIOUS, SELECT, UP

CHOICES = {"seats": 2, "seat1": -1, "seat2": -1, "practice": 0}

few = app.context.keys.few


def press(*buttons):
    for button in buttons:
        app._screen.button(button, app.context.now(), False)


def begun():
    """A game in which the first person plays, beside a first SET with a WILD in its middle; its hand has the die for that."""
    game = Cubed((-1, -1), 1, app.context.now())
    numbers = list(game.bag.numbers)
    for column, face in ((-1, 0), (0, 13), (1, 26)):
        game.board[cell_at(0, column)], game.dice[cell_at(0, column)] = face, numbers[column + 1]
    game.wilds = [cell_at(0, 0)]
    game.state, game.player, game.starter = TURN, 0, 0
    game.seats[0].faces = [13, WILD, 5, 6, 7]
    play = CubedPlay(app.context, game, CHOICES)
    play.view.cursor = cell_at(0, 0)
    app.show(play)
    return game, play


# A swap
game, play = begun()
press(SELECT)
shown(100)

# The face of a WILD at the end of the SET, where one makes a SET: first row, row of what fits, another number, and back
game, play = begun()
play.view.cursor = cell_at(0, 2)
press(SELECT, NEXT if few else DOWN, SELECT)
shown(100)
press(NEXT if few else DOWN)
shown(100)
press(NEXT if few else DOWN, SELECT)
shown(100)
press(PREVIOUS if few else UP, SELECT)
shown(100)

# A pause after a die was laid, and before
game, play = begun()
play.view.cursor = cell_at(0, 2)
press(SELECT, SELECT)
play.pause_now(app.context.now())
shown(100)
play.go_on()
shown(100)
game, play = begun()
play.pause_now(app.context.now())
play.go_on()
shown(100)

# A computer player's last die, and the page after it
game = Cubed((-1, 2, -1), 1, app.context.now())
game.state, game.player, game.starter = TURN, 1, 0
game.seats[1].faces, game.seats[1].dice = [], []
play = CubedPlay(app.context, game, {"seats": 3, "seat1": -1, "seat2": 2, "seat3": -1, "practice": 0})
app.show(play)
event = Event(SCORED, 1, (cell_at(0, -1), cell_at(0, 0), cell_at(0, 1)), 4)
event.sets = ((0, 1, 2),)
game.player = 2
play._happened(event, app.context.now())
shown(100)
shown(2000)
