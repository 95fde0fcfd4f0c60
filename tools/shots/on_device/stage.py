"""What the scenes are set up with: games under way that look the same each time, and hands that play them."""

from tercet.core.games.classic import Classic
from tercet.core.games.table import Table
from tercet.screens.classic import ClassicPlay
from tercet.screens.games import DEFAULTS
from tercet.screens.games import TABLE_DEFAULTS as TABLE
from tercet.screens.table import TablePlay
from tercet.ui.buttons import SELECT

SEED = 2026
SPENT = 207_000  # ms on the clock: 3:27


def playing(app, screen=ClassicPlay, game=Classic, skill=3, cells=0, **more):
    """A game under way, its layout enlarged to so many cells, on the screen."""
    running = game(skill, SEED, app.now(), **more)
    while len(running.layout.cells) < cells:
        running.layout.deal_more()
    running.stopwatch._spent = SPENT
    play = screen(app, running, dict(DEFAULTS, skill=skill, count=1))
    app.show(play)
    return play


def press(app, play, *buttons):
    """Press buttons, half a second apart."""
    for button in buttons:
        play.button(button, app.now(), False)
        app.clock_on(500)


def claim(app, play, cells):
    """Choose three cells by hand."""
    for cell in cells:
        play.cursor = cell
        play.button(SELECT, app.now(), False)


def seated(app, seats, **more):
    """A match under way."""
    choice = dict(TABLE, seats=len(seats))
    for number, kind in enumerate(seats):
        choice["seat%d" % (number + 1)] = kind
    play = TablePlay(app, Table(seats, SEED, app.now(), **more), choice)
    app.show(play)
    return play


def result(app, play):
    """End a game here and show its result, entered into the records."""
    play._result(app.now())
