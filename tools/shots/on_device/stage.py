"""What the scenes are set up with: games under way that look the same each time, and hands that play them."""

from tercet.core.classic.rules import Classic
from tercet.core.table.rules import Table
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.table.screen import TablePlay
from tercet.ui.buttons import SELECT

SEED = 2026
SPENT = 207_000  # ms on the clock: 3:27


def playing(context, screen=ClassicPlay, game=Classic, skill=3, cells=0, **more):
    """A game under way, its layout enlarged to so many cells, on the screen."""
    running = game(skill, SEED, context.now(), **more)
    while len(running.layout.cells) < cells:
        running.layout.deal_more()
    running.stopwatch._spent = SPENT
    play = screen(context, running, chosen(screen.NAME, skill=skill, count=1))
    context.show(play)
    return play


def chosen(name, **more):
    """The choices of a game as they are at first, but for some."""
    return dict(checked(name, {}), **more)


def at_table(name, seats, **more):
    """The choices of a match with these seats."""
    for number, kind in enumerate(seats):
        more["seat%d" % (number + 1)] = kind
    return chosen(name, seats=len(seats), **more)


def press(context, play, *buttons):
    """Press buttons, half a second apart."""
    for button in buttons:
        play.button(button, context.now(), False)
        context.clock_on(500)


def claim(context, play, cells):
    """Choose three cells by hand."""
    for cell in cells:
        play.cursor = cell
        play.button(SELECT, context.now(), False)


def seated(context, seats, **more):
    """A match under way."""
    play = TablePlay(context, Table(seats, SEED, context.now(), **more), at_table("table", seats))
    context.show(play)
    return play


def result(context, play):
    """End a game here and show its result, entered into the records."""
    play._over(context.now())
    play._result(context.now())
