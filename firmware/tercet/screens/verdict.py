"""What is said about an outcome, and where it stands."""

from tercet.core import outcome as verdicts
from tercet.core.cards import failing_features, value, values
from tercet.ui import theme
from tercet.ui.parts import hint_line

_EDGE = 4  # pixels left free beside a message
_GRANTED = (verdicts.RIGHT, verdicts.DEALT)  # a check stands before what is said of them
_REFUSED = (verdicts.NOT_NONE, verdicts.ALREADY)  # and a cross before these, as before a wrong claim


def colours(context) -> tuple:
    """Return what the colours of the cards are called in the palette that is chosen."""
    return context.text.COLOURS[context.settings.get("device", {}).get("palette", 0)]


def prepare(context) -> None:
    """Have the functions that say why in memory before somebody waits for a verdict."""
    for name in ("reason", "short_reason"):
        getattr(context.text, name)


def words(context, outcome, counts_down: bool, level: int, cost: str = "", taken: int = -1) -> tuple:
    """Return the wordings for an outcome, the most telling first: each one line, or (upper line, lower line).

    counts_down: whether the clock does; level: the level of Arcade that was reached, 0 in other games; cost: in
    words, where it costs no time; taken: as in fitting(): of a refusal only the wording that fits, no other is made.
    """
    text = context.text
    more = cost
    if outcome.seconds < 0:
        more = (text.LESS_TIME if counts_down else text.PENALTY) % -outcome.seconds
    if outcome.verdict == verdicts.WRONG:
        wordings = _reasons(context, outcome, more, taken)
        return tuple(wordings) if taken < 0 else (fitting(context, wordings, taken),)
    if outcome.seconds > 0:
        return (text.MARKS[1] + " " + text.MORE_TIME % {"level": level, "seconds": outcome.seconds},)
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
    if outcome.verdict in _GRANTED:
        plain = text.MARKS[1] + " " + plain
    elif outcome.verdict in _REFUSED:
        plain = refusal(context, plain)
    return plain + more, plain


def foreseen(play) -> tuple:
    """Return (cards, wordings) of how a claim of the two chosen cards and the one under the cursor would be refused.

    It is made while the player still looks at the card: a refusal then waits for no words. Where the card would not be
    refused it is what was foreseen before.
    """
    layout, chosen, at = play.game.layout.cells, play.chosen, play.cursor
    cards = (layout[chosen[0]], layout[chosen[1]], layout[at])
    if layout[at] < 0 or at in chosen or play.foreseen[0] == cards:
        return play.foreseen
    failing = failing_features(cards[0], cards[1], cards[2])
    if not failing:
        return play.foreseen
    outcome = verdicts.Outcome(verdicts.WRONG, (chosen[0], chosen[1], at), cards, failing)
    outcome.seconds = -play.game.WRONG_COST
    return cards, play.sentences(outcome)


def sentences(play, outcome) -> tuple:
    """Return what to say of an outcome: what was foreseen, or what is made now."""
    cards, said = play.foreseen
    return said if outcome.cards == cards and not outcome.over else play.sentences(outcome)


def closing(context, layout, outcome) -> tuple:
    """Return what to say of the outcome that ends a game on this layout, why it is over, or () where the result says all."""
    if not layout.left() or layout.can_deal() or layout.has_set():
        return ()
    alone, after = context.text.NONE_LEFT
    return (context.text.MARKS[1] + " " + after, after) if outcome.verdict == verdicts.RIGHT else (alone,)


def refusal(context, words: str) -> str:
    """Return words that refuse something, with the cross before them."""
    return context.text.MARKS[0] + " " + words


def colours_of(context, wordings: tuple) -> bytes:
    """Return the colours of a verdict: what is refused looks different from what is granted, mark and colour."""
    first = wordings[0] if isinstance(wordings[0], str) else wordings[0][0]
    return theme.LIGHT_ON_GROUND if first.startswith(context.text.MARKS[0]) else theme.ACCENT_ON_GROUND


def fitting(context, wordings, taken: int = 0):
    """Return the first of some wordings whose lines all fit the panel, or the last. taken: pixels of an upper line."""
    width, room = context.small.width, context.canvas.width - _EDGE
    if isinstance(wordings, tuple) and len(wordings) == 1:
        return wordings[0]
    for wording in wordings:
        if isinstance(wording, str):
            if width(wording) <= room:
                break
        elif width(wording[0]) <= room - taken and width(wording[1]) <= room:
            break
    return wording


def fits(context, words: str, room: int) -> bool:
    """Tell whether words fit on a line of so many pixels."""
    return context.small.width(words) <= room - _EDGE


def show(context, wordings: tuple, taken: int = 0) -> str:
    """Put what fits into the bottom line; return what is to stand in the top line, "" if nothing. taken: see fitting()."""
    wording = fitting(context, wordings, taken)
    upper, lower = ("", wording) if isinstance(wording, str) else wording
    hint_line.message(context, lower, colours_of(context, wordings))
    return upper


def split(cards: tuple, feature: int) -> tuple:
    """Return (value of two cards, value of the third) of a feature in which neither all are the same nor all differ."""
    first, second, third = values(cards, feature)
    if first == second:
        return first, third
    return (first, second) if first == third else (second, first)


def reason(context, cards: tuple, feature: int) -> str:
    """Return "two are red, one is green" for three cards that this feature refuses."""
    return context.text.reason(feature, *split(cards, feature), colours(context))


def short_reason(context, cards: tuple, feature: int, named: bool = False) -> str:
    """Return "2 red, 1 green" for three cards that this feature refuses. named: the feature's name stands beside it."""
    return context.text.short_reason(feature, *split(cards, feature), colours(context), named)


def agreement(context, cards: tuple, feature: int) -> str:
    """Return "all red", or "all different", for three cards that this feature allows."""
    first = value(cards[0], feature)
    if first != value(cards[1], feature):
        return context.text.ALL_DIFFERENT
    return context.text.alike(feature, first, colours(context))


def one_line(context, outcome) -> tuple:
    """Return wordings of why a claim is refused, each one line: every feature with its values."""
    short = " · ".join([short_reason(context, outcome.cards, feature) for feature in outcome.failing])
    if len(outcome.failing) > 1:
        return (short,)
    return reason(context, outcome.cards, outcome.failing[0]), short


def _reasons(context, outcome, more: str, taken: int):
    """Yield the wordings of a refusal: every feature that refuses it, with its values, on one line or on two.

    taken: as words() has it; what cannot fit beside it is not made, for the player waits.
    """
    text, width, room, cards = context.text, context.small.width, context.canvas.width - _EDGE, outcome.cards
    say, called = text.short_reason, colours(context)
    cross = refusal(context, "")
    parts = [say(feature, *split(cards, feature), called) for feature in outcome.failing]
    short = " · ".join(parts)
    if len(parts) == 1:
        long = cross + reason(context, cards, outcome.failing[0])
        yield cross + text.NOT_A_SET % (long[len(cross) :] + more)
        yield long + more
        if more:
            yield cross + short + more
            yield long
        yield cross + short
        return
    one_line = taken < 0 or width(short) <= room
    if one_line:
        yield cross + text.NOT_A_SET % (short + more)
        yield cross + short + more
        if outcome.seconds:  # alone it stands beside the clock that it is added to
            yield cross + more.lstrip(" ·"), short
    if len(parts) == 2:
        if more:
            yield cross + parts[0] + more, parts[1]
            if one_line:
                yield cross + short
        yield cross + parts[0], parts[1]
        return
    if more and one_line:
        yield cross + short
    half, rest = cross + " · ".join(parts[:2]), " · ".join(parts[2:])
    halves = taken < 0 or width(half) <= room - taken
    if more and halves:
        yield half + more, rest
        yield half, rest + more
    if outcome.failing[0] == 0:  # where the clock stays in the upper line less is said there, and the number needs no noun
        upper, lower = cross + say(0, *split(cards, 0), called, True) + " · " + parts[1], rest
    else:
        upper, lower = cross + parts[0], " · ".join(parts[1:])
    if more:
        yield upper + more, lower
        yield upper, lower + more
    if halves:
        yield half, rest
    yield upper, lower
