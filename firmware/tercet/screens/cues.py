"""What is heard and lit about an outcome."""

from tercet.core import outcome as verdicts
from tercet.ui import phrases

_CUES = {  # verdict: (phrase, light)
    verdicts.RIGHT: (phrases.RIGHT, phrases.GREEN),
    verdicts.WRONG: (phrases.WRONG, phrases.RED),
    verdicts.DEALT: (phrases.DEAL, phrases.GREEN),
    verdicts.NOT_NONE: (phrases.WRONG, phrases.RED),
    verdicts.HINTED: (phrases.DEAL, None),
    verdicts.HINTED_NONE: (phrases.DEAL, None),
    verdicts.CALLED: (phrases.CALL, None),
    verdicts.TIMED_OUT: (phrases.WRONG, phrases.RED),
    verdicts.ASKED: (phrases.CALL, None),
    verdicts.AGREED: (phrases.CHOOSE, None),
    verdicts.GIVEN_UP: (phrases.WRONG, None),
}


def give(context, outcome) -> None:
    """Let an outcome be heard, and seen at the lamp."""
    phrase, light = _CUES.get(outcome.verdict, (phrases.NEUTRAL, None))
    if outcome.over:
        phrase = phrases.END
    elif outcome.seconds > 0:
        phrase = phrases.LEVEL
    context.sound.play(phrase)
    if light:
        context.lamp.show(light)
