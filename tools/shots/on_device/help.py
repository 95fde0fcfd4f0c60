"""Scenes of the help."""

from stage import playing, seated
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.timed.rules import Timed
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.games import help_in_play, help_in_set_up
from tercet.screens.pause import Pause
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.puzzle.screen import PuzzlePlay
from tercet.screens.single.setup import SingleSetUp
from tercet.screens.solo.screen import SoloPlay
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import SELECT


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
