"""Scenes of Timed."""

from single import begun, play_out, shown
from stage import claim, playing, press
from tercet.core.cards import find_sets
from tercet.core.timed.rules import Timed
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import HINT, MENU


def game(context):
    """A SET, and a hint."""
    play = playing(context, TimedPlay, Timed, target=20)
    claim(context, play, find_sets(play.game.layout.cells)[0])
    context.clock_on(500)
    press(context, play, HINT)
    yield "timed"


def ends(context):
    """The last SET, the result."""
    play = begun(context, TimedPlay, Timed, target=20)
    press(context, play, MENU)
    play_out(context, play)
    context.clock_on(300)
    yield "timed_done"
    yield from shown(context, play, "result_timed")
