"""Scenes of what is beside the games: the settings, the tutorial, the help."""

from stage import playing, press, seated
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.timed.rules import Timed
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.games import help_in_play, help_in_set_up
from tercet.screens.learn import tutorial
from tercet.screens.pause import Pause
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.puzzle.screen import PuzzlePlay
from tercet.screens.settings.about import About
from tercet.screens.settings.display_test import DisplayTest
from tercet.screens.settings.first import FirstColours
from tercet.screens.settings.first_language import FirstLanguage
from tercet.screens.settings.screen import Settings
from tercet.screens.single.setup import SingleSetUp
from tercet.screens.solo.screen import SoloPlay
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import DOWN, HINT, NEXT, SELECT


def settings(context):
    """The first questions, the settings, each palette on the glass, and the letters on all tables."""
    context.show(FirstLanguage(context))
    yield "first_language"
    context.show(FirstColours(context))
    yield "first_colours"
    rows = Settings(context)
    context.show(rows)
    yield "settings"
    device = context.settings["device"]
    device["brightness"], rows.index = 2, 2
    context.show(rows)
    yield "settings_brightness"
    rows.index = len(rows.rows) - 2
    context.show(rows)
    yield "settings_end"
    for palette in range(4):
        device["palette"] = palette
        context.handheld.apply_settings(context)
        rows.index = 0
        rows.arrange()
        context.show(rows)
        yield "colours_%d" % palette
        if palette:
            press(context, playing(context), SELECT, NEXT, SELECT, DOWN)
            yield "palette_%d" % palette
    device["palette"], device["letters"] = 0, 1
    context.handheld.apply_settings(context)
    rows.index = 1
    context.show(rows)
    yield "colours_letters"
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        press(context, playing(context, skill=skill, cells=cells), SELECT, NEXT, SELECT, DOWN)
        yield "letters_%d" % cells
    device["palette"] = 1
    context.handheld.apply_settings(context)
    playing(context)
    yield "letters_palette_1"
    device["palette"] = device["letters"] = 0
    context.handheld.apply_settings(context)
    test = DisplayTest(context, rows)
    context.show(test)
    yield "test_frame"
    for name in ("red", "green", "blue", "white", "black", "steps", "last"):
        test.button(SELECT, context.now(), False)
        yield "test_" + name
    context.show(About(context, rows))
    yield "about"


def learning(context):
    """The tutorial, step by step, and what it answers."""
    context.saves.off = ""
    names = ["welcome", "number", "colour", "shading", "shape", "same", "mixed", "no_set"]
    names += ["quiz_1", "quiz_2", "quiz_3", "quiz_4", "your_turn", "table", "keys"]
    for number, name in enumerate(names):
        step = tutorial.screen(context, number)
        context.show(step)
        yield "tutorial_" + name
        if name.startswith("quiz"):
            for place in range(3):
                step.button(NEXT, context.now(), False)
                step.button(SELECT, context.now(), False)
                yield "tutorial_%s_answer_%d" % (name, place)
                if step.solved:
                    break
    guided = tutorial.screen(context, 13)
    context.show(guided)
    press(context, guided, HINT, HINT)
    yield "tutorial_table_hint"
    press(context, guided, HINT, SELECT)
    yield "tutorial_table_found"


def helped(context):
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
        yield from both_pages(context, playing(context, screen, game, 2 if name == "classic" else 3, **more), name)
    yield from both_pages(context, seated(context, (-1, -1, 1, 2), rounds=3), "table")
    yield from both_pages(context, seated(context, (-1, 0, 3), tournament=True), "tournament")
    help_in_set_up(SingleSetUp(context, "classic"), 0)
    yield "help_set_up"


def both_pages(context, play, name):
    """The help of one game."""
    help_in_play(context, play, Pause(context, play))
    page = context.app._screen
    yield "help_" + name
    page.button(SELECT, context.now(), False)
    yield "help_%s_keys" % name
