"""Scenes of what is beside the games: the settings, the tutorial, the help."""

from stage import playing, press, seated
from tercet.core.games.arcade import Arcade
from tercet.core.games.classic import Classic
from tercet.core.games.practice import Practice
from tercet.core.games.puzzle import Puzzle
from tercet.core.games.solo import Solo
from tercet.core.games.timed import Timed
from tercet.screens import tutorial
from tercet.screens.about import About
from tercet.screens.arcade import ArcadePlay
from tercet.screens.classic import ClassicPlay
from tercet.screens.colours import Colours
from tercet.screens.displaytest import DisplayTest
from tercet.screens.games import DEFAULTS
from tercet.screens.help import of_play, of_set_up
from tercet.screens.pause import Pause
from tercet.screens.practice import PracticePlay
from tercet.screens.puzzle import PuzzlePlay
from tercet.screens.settings import Settings
from tercet.screens.setup import SetUp
from tercet.screens.solo import SoloPlay
from tercet.screens.timed import TimedPlay
from tercet.ui.buttons import DOWN, HINT, NEXT, SELECT


def settings(app):
    """The settings, each palette on the glass, and the letters on all tables."""
    rows = Settings(app)
    app.show(rows)
    yield "settings"
    device = app.settings["device"]
    device["brightness"], rows.index = 2, 2
    app.show(rows)
    yield "settings_brightness"
    rows.index = len(rows.rows) - 2
    app.show(rows)
    yield "settings_end"
    for palette in range(4):
        device["palette"] = palette
        app.apply_settings()
        app.show(Colours(app, rows, "palette"))
        yield "colours_%d" % palette
        if palette:
            press(app, playing(app), SELECT, NEXT, SELECT, DOWN)
            yield "palette_%d" % palette
    device["palette"], device["letters"] = 0, 1
    app.apply_settings()
    app.show(Colours(app, rows, "letters"))
    yield "colours_letters"
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        press(app, playing(app, skill=skill, cells=cells), SELECT, NEXT, SELECT, DOWN)
        yield "letters_%d" % cells
    device["palette"] = 1
    app.apply_settings()
    playing(app)
    yield "letters_palette_1"
    device["palette"] = device["letters"] = 0
    app.apply_settings()
    test = DisplayTest(app, rows)
    app.show(test)
    yield "test_frame"
    for name in ("red", "green", "blue", "white", "black", "steps", "last"):
        test.button(SELECT, app.now(), False)
        yield "test_" + name
    app.show(About(app, rows))
    yield "about"


def learning(app):
    """The tutorial, step by step, and what it answers."""
    app.safe = False
    names = ["welcome", "number", "colour", "shading", "shape", "same", "mixed", "no_set"]
    names += ["quiz_1", "quiz_2", "quiz_3", "quiz_4", "your_turn", "table", "keys"]
    for number, name in enumerate(names):
        step = tutorial.screen(app, number)
        app.show(step)
        yield "tutorial_" + name
        if name.startswith("quiz"):
            for place in range(3):
                step.button(NEXT, app.now(), False)
                step.button(SELECT, app.now(), False)
                yield "tutorial_%s_answer_%d" % (name, place)
                if step.solved:
                    break
    guided = tutorial.screen(app, 13)
    app.show(guided)
    press(app, guided, HINT, HINT)
    yield "tutorial_table_hint"
    press(app, guided, HINT, SELECT)
    yield "tutorial_table_found"


def helped(app):
    """The help of every game, both pages."""
    for name, screen, game in (
        ("classic", ClassicPlay, Classic),
        ("timed", TimedPlay, Timed),
        ("arcade", ArcadePlay, Arcade),
        ("practice", PracticePlay, Practice),
        ("solo", SoloPlay, Solo),
        ("puzzle", PuzzlePlay, Puzzle),
    ):
        more = {"target": 30} if name == "timed" else {"target": 4711} if name == "puzzle" else {}
        yield from both_pages(app, playing(app, screen, game, 2 if name == "classic" else 3, **more), name)
    yield from both_pages(app, seated(app, (-1, -1, 1, 2), rounds=3), "table")
    yield from both_pages(app, seated(app, (-1, 0, 3), tournament=True), "tournament")
    app.show(of_set_up(app, "classic", ClassicPlay, dict(DEFAULTS), 0, SetUp(app, 0)))
    yield "help_set_up"


def both_pages(app, play, name):
    """The help of one game."""
    page = of_play(app, play, Pause(app, play))
    app.show(page)
    yield "help_" + name
    page.button(SELECT, app.now(), False)
    yield "help_%s_keys" % name
