"""A few seconds of play, frame by frame, in the firmware's place. Prints "scene NUMBER MILLISECONDS" when a frame stands."""

import board
from gallery import Gallery
from stage import SEED, chosen
from tercet.core.cards import failing_features, find_sets
from tercet.core.classic.rules import Classic
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.games import set_up
from tercet.screens.menu import Menu
from tercet.ui.buttons import DOWN, LEFT, RIGHT, SELECT, UP
from tercet.ui.cards import cursor

EXPERT = 3
_STEP = 320  # ms a move of the cursor is looked at


def frames(context):
    """Yield the milliseconds for which each frame stays, once it is on the canvas."""
    context.show(Menu(context))
    yield 900
    context.saves.choices("classic")["skill"] = EXPERT
    set_up(context, "classic")
    yield 900
    play = ClassicPlay(context, Classic(EXPERT, SEED, context.now()), chosen("classic", skill=EXPERT))
    context.show(play)
    yield 1200
    yield from _claimed(context, play, find_sets(play.game.layout.cells)[0])
    for pause, stay in ((20, 260), (60, 160), (300, 1200)):  # the SET, the gaps, the new cards; a frame itself takes 100
        context.clock_on(pause)
        yield stay
    yield from _claimed(context, play, _nearly(play.game.layout.cells))
    yield 200
    context.clock_on(600)
    yield 2800


def _nearly(cells) -> tuple:
    """Return three cells that fail by one feature only."""
    triples = [(i, j, k) for k in range(12) for j in range(k) for i in range(j)]
    return [one for one in triples if len(failing_features(*[cells[cell] for cell in one])) == 1][7]


def _claimed(context, play, cells):
    """Move to three cells by the keys, and choose them; the frame after the third is left to the caller."""
    for number, cell in enumerate(cells):
        for button in _way(play.game.layout.cells, play.cursor, cell):
            play.button(button, context.now(), False)
            context.clock_on(_STEP)
            yield _STEP
        play.button(SELECT, context.now(), False)
        if number < 2:
            context.clock_on(_STEP)
            yield _STEP


def _way(cells, start: int, goal: int) -> tuple:
    """Return the fewest moves from one cell to another."""
    ways = {start: ()}
    todo = [start]
    for at in todo:
        for button in (UP, DOWN, LEFT, RIGHT):
            there = cursor.moved(cells, at, button)
            if there not in ways:
                ways[there] = ways[at] + (button,)
                todo.append(there)
    return ways[goal]


class Movie(Gallery):
    """The app, looked at now and then."""

    def run(self):
        """Play."""
        self._display.show()
        for number, stay in enumerate(frames(self.context)):
            self.canvas.flush()
            print("scene", number, stay)
            self._clock.rest(100)


Movie(*power_on(board, Device)).run()
