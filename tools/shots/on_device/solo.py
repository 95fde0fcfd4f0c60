"""Scenes of Solo."""

from single import begun, play_out, shown
from stage import playing, press
from tercet.core.solo.rules import Solo
from tercet.screens.scores.records import Records
from tercet.screens.solo.screen import SoloPlay
from tercet.ui.buttons import MENU


def ends(context):
    """A penalty, and how it ends."""
    play = playing(context, SoloPlay, Solo)
    press(context, play, MENU)
    yield "solo"
    play = begun(context, SoloPlay, Solo)
    play_out(context, play)
    yield from shown(context, play, "result_solo")
    play = begun(context, SoloPlay, Solo)
    play._act(play.game.hint, context.now())
    play._finish(context.now())
    play_out(context, play)
    yield from shown(context, play, "result_solo_lost")
    context.show(Records(context, play.game, 0))
    yield "records_solo"
