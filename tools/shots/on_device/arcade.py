"""Scenes of Arcade."""

from single import begun, play_out, shown
from stage import claim, playing
from tercet.core.arcade.rules import Arcade
from tercet.core.cards import find_sets
from tercet.screens.arcade.screen import ArcadePlay


def game(context):
    """Under way."""
    play = playing(context, ArcadePlay, Arcade, skill=0)
    for _ in range(2):
        claim(context, play, find_sets(play.game.layout.cells)[0])
        context.clock_on(500)
    yield "arcade"


def ends(context):
    """The last seconds, the result."""
    play = begun(context, ArcadePlay, Arcade)
    play_out(context, play, False, 17)
    play.game.stopwatch._spent += play.game.remaining(context.now()) - 8000
    context.app._tick_at = 0
    context.clock_on(500)
    yield "arcade_last"
    play.game.stopwatch._spent += play.game.remaining(context.now()) - 100
    context.app._tick_at = 0
    context.clock_on(300)
    yield "arcade_up"
    context.clock_on(1500)
    yield "arcade_farewell"
    yield from shown(context, play, "result_arcade")
