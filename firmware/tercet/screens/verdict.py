"""What the bottom line says about an outcome."""

from tercet.core.cards import value
from tercet.core.outcome import DEALT, HINTED, HINTED_NONE, NOT_NONE, RIGHT, WRONG


def words(text, outcome) -> tuple:
    """Return the sentences for an outcome, the most telling first; the screen takes the first that fits."""
    if outcome.verdict == WRONG:
        full = " · ".join([_split(text, outcome.cards, feature) for feature in outcome.failing])
        return (full, text.NOT_A_SET % ", ".join([text.FEATURES[feature] for feature in outcome.failing]))
    return (
        {
            RIGHT: text.RIGHT,
            DEALT: text.DEALT,
            NOT_NONE: text.NOT_NONE,
            HINTED: text.HINTED,
            HINTED_NONE: text.HINTED_NONE,
        }[outcome.verdict],
    )


def _split(text, cards: tuple, feature: int) -> str:
    """Return "2 red, 1 green" for three cards of which two share a value and the third does not."""
    values = [value(card, feature) for card in cards]
    twice = values[0] if values[0] in values[1:] else values[1]
    once = [one for one in values if one != twice][0]
    return text.TWO_AND_ONE % (text.TWO_OF[feature][twice], text.ONE_OF[feature][once])
