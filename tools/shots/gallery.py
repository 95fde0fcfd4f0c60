"""Every screen, one after the other: runs in the firmware's place, on MicroPython. Prints a scene's name when it stands.

Games have fixed seeds and the clock is the simulator's, so a scene looks the same each time.
"""

import board
from tercet.app import App
from tercet.core.cards import find_sets
from tercet.core.games.classic import Classic
from tercet.screens import result
from tercet.screens.crash import Crash
from tercet.screens.menu import Menu
from tercet.screens.pause import Leave, Pause
from tercet.screens.play import Play
from tercet.screens.setup import SetUp
from tercet.screens.start import Start
from tercet.ui.buttons import DOWN, HINT, MENU, NEXT, SELECT

SEED = 2026
SPENT = 207_000  # ms on the clock: 3:27


def scenes(app):
    """Yield the name of each scene once its screen is up."""
    yield from lists(app)
    yield from tables(app)
    yield from verdicts(app)
    yield from ends(app)


def lists(app):
    """The screens before a game."""
    app.show(Start(app))
    yield "start"
    app.show(Menu(app))
    yield "menu"
    app.settings["skill"] = 3
    app.show(SetUp(app))
    yield "setup"


def playing(app, skill, cells=0):
    """A game under way, its layout enlarged to so many cells, on the screen."""
    game = Classic(skill, SEED, app.now())
    while len(game.layout.cells) < cells:
        game.layout.deal_more()
    game.stopwatch._spent = SPENT
    play = Play(app, game)
    app.show(play)
    return play


def tables(app):
    """Layouts of all sizes, with a cursor and chosen cards."""
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        play = playing(app, skill, cells)
        play.button(SELECT, app.now(), False)
        play.button(NEXT, app.now(), False)
        play.button(SELECT, app.now(), False)
        play.button(DOWN, app.now(), False)
        yield "play_%d" % cells


def claim(app, play, cells):
    """Choose three cells by hand."""
    for cell in cells:
        play.cursor = cell
        play.button(SELECT, app.now(), False)


def verdicts(app):
    """What the game answers."""
    play = playing(app, 3)
    sets = find_sets(play.game.layout.cells)
    others = [(i, j, k) for k in range(12) for j in range(k) for i in range(j) if (i, j, k) not in sets]
    others.sort(key=lambda cells: (len(failing(play, cells)), cells))
    claim(app, play, others[0])
    yield "refused"
    app.clock_on(500)
    yield "refused_marked"
    claim(app, playing(app, 3), others[-1])
    yield "refused_by_most"
    play = playing(app, 3)
    claim(app, play, sets[0])
    yield "right"
    app.clock_on(90)
    yield "right_dealing"
    app.clock_on(300)
    yield "right_done"
    play = playing(app, 3)
    play.button(HINT, app.now(), False)
    app.clock_on(60)
    yield "hint"
    play = playing(app, 3)
    play.button(MENU, app.now(), False)
    yield "no_match_refused"


def failing(play, cells):
    """The features that refuse a claim."""
    from tercet.core.cards import failing_features

    return failing_features(*[play.game.layout.cells[cell] for cell in cells])


def ends(app):
    """The pause, the question, the result, and the crash."""
    play = playing(app, 3)
    pause = Pause(app, play)
    app.show(pause)
    yield "pause"
    app.show(Leave(app, pause))
    yield "leave"
    game = play.game
    game.found, game.wrong, game.hints = 24, 2, 1
    game.layout.stock, game.layout.cells = [], game.layout.cells[:9] + [-1] * 3
    app.show(Play(app, game))
    yield "play_last"
    app.show(result.classic(app, game, app.now()))
    yield "result"
    app.show(Crash(app, "ValueError: cell 12 is not one of 0..11"))
    yield "crash"


class Gallery(App):
    """The app, with time that passes by the step."""

    def clock_on(self, milliseconds):
        """Let time pass as the loop does."""
        for _ in range(milliseconds // 10):
            self._clock.sleep(10)
            self.step()

    def run(self):
        """Show all scenes."""
        self._display.show()
        for name in scenes(self):
            self.step()
            print("scene", name)
            self._clock.sleep(100)


Gallery(board).run()
