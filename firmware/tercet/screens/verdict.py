"""What the bottom line says about an outcome."""

from tercet.core import outcome as verdicts
from tercet.core.cards import COLOUR, value


def words(text, outcome, counts_down: bool, level: int, palette: int = 0) -> tuple:
    """Return the sentences for an outcome, the most telling first; the screen takes the first that fits.

    counts_down: whether the clock does; level: the level of Arcade that was reached, 0 in other games; palette: whose
    colour words are used.
    """
    more = ""
    if outcome.seconds < 0:
        more = (text.LESS_TIME if counts_down else text.PENALTY) % -outcome.seconds
    if outcome.verdict == verdicts.WRONG:
        full = " · ".join([_split(text, outcome.cards, feature, palette) for feature in outcome.failing])
        short = text.NOT_A_SET % ", ".join([text.FEATURES[feature] for feature in outcome.failing])
        return full + more, short + more, short
    if outcome.seconds > 0:
        return (text.MORE_TIME % (level, outcome.seconds),)
    if outcome.verdict == verdicts.SHOWN:
        return (text.SHOWN[len(outcome.cells) - 1],)
    plain = {
        verdicts.RIGHT: text.RIGHT,
        verdicts.DEALT: text.DEALT,
        verdicts.NOT_NONE: text.NOT_NONE,
        verdicts.HINTED: text.HINTED,
        verdicts.HINTED_NONE: text.HINTED_NONE,
        verdicts.ALREADY: text.ALREADY,
        verdicts.SHOWN_NONE: text.SHOWN_NONE,
    }[outcome.verdict]
    return plain + more, plain


def _split(text, cards: tuple, feature: int, palette: int) -> str:
    """Return "2 red, 1 green" for three cards of which two share a value and the third does not."""
    values = [value(card, feature) for card in cards]
    twice = values[0] if values[0] in values[1:] else values[1]
    once = [one for one in values if one != twice][0]
    if feature == COLOUR:
        return text.TWO_AND_ONE % (text.COLOURS[palette][twice], text.COLOURS[palette][once])
    return text.TWO_AND_ONE % (text.TWO_OF[feature][twice], text.ONE_OF[feature][once])
