"""What is heard and lit about an outcome."""

from tercet.core import outcome as verdicts
from tercet.ui import tunes

_CUES = {  # verdict: (phrase, light)
    verdicts.RIGHT: (tunes.RIGHT, tunes.GREEN),
    verdicts.WRONG: (tunes.WRONG, tunes.RED),
    verdicts.DEALT: (tunes.DEAL, tunes.GREEN),
    verdicts.NOT_NONE: (tunes.WRONG, tunes.RED),
    verdicts.HINTED: (tunes.DEAL, None),
    verdicts.HINTED_NONE: (tunes.DEAL, None),
    verdicts.CALLED: (tunes.CALL, None),
    verdicts.TIMED_OUT: (tunes.WRONG, tunes.RED),
    verdicts.ASKED: (tunes.CALL, None),
    verdicts.AGREED: (tunes.CHOOSE, None),
    verdicts.GIVEN_UP: (tunes.WRONG, None),
}


def give(context, outcome) -> None:
    """Let an outcome be heard, and seen at the lamp."""
    phrase, light = _CUES.get(outcome.verdict, (tunes.NEUTRAL, None))
    if outcome.over:
        phrase = tunes.END
    elif outcome.seconds > 0:
        phrase = tunes.LEVEL
    context.sound.play(phrase)
    if light:
        context.lamp.show(light)
