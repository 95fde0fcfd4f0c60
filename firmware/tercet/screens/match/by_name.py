"""What is said at a table of several: who took a SET, who was wrong and what it costs, who sees one, and how it ends."""

from tercet.core import outcome as verdicts
from tercet.screens import verdict


def words(play, outcome) -> tuple:
    """Return the wordings for an outcome, the most telling first, each one line; () where nothing is said.

    The last of what is said of a seat has room between the corners of four. play: the screen of the match.
    """
    text, kind = play.context.text, outcome.verdict
    name = short = ""
    if outcome.seat >= 0:
        name, short = play.seat_name(outcome.seat), play.seat_name(outcome.seat, True)
    cost = " · " + text.signed(outcome.points) if outcome.points < 0 else ""
    if not cost and outcome.seat >= 0 and play.game.seats[outcome.seat].locked:
        cost = " · " + text.OUT
    if kind == verdicts.RIGHT:
        says = text.TAKES if outcome.points else text.GIVES_BACK
        return _by(play, text.MARKS[1], outcome.seat, says, "") + (text.MARKS[1] + " " + short,)
    if kind == verdicts.TIMED_OUT:
        return _by(play, text.MARKS[0], outcome.seat, text.TOO_LATE, cost)
    if kind == verdicts.WRONG:
        features = ", ".join([text.FEATURES[feature] for feature in outcome.failing])
        why, said = verdict.one_line(play.context, outcome), ()
        for says in why:
            said += _by(play, text.MARKS[0], outcome.seat, says, cost)[:1]
        named = _by(play, text.MARKS[0], outcome.seat, features, cost)
        who = text.MARKS[0] + " " + short  # between two corners there may be no room for more
        return said + named[:-1] + (verdict.refusal(play.context, why[-1]), named[-1], who + cost, who)
    if kind == verdicts.DECLINED:
        calls = text.BY_NAME % {"who": short, "says": text.CALL}
        return (text.SEES_ONE % name, text.SEES_ONE % short, calls) if name else (text.DECLINED,)
    if kind == verdicts.WANTED:
        deals = text.BY_NAME % {"who": short, "says": text.PLUS_THREE_SHORT}
        return text.WILL_DEAL % name, text.WILL_DEAL % short, deals
    return {verdicts.DEALT: (text.ALL_AGREED, text.PLUS_THREE_SHORT), verdicts.GIVEN_UP: (text.MISSED,)}.get(kind, ())


def reasons(play, outcome, said: tuple, room: int) -> list:
    """Return lines that say how each feature refuses a claim, for after words in which there was room for its name only.

    said: those words, room: the pixels for each line; what they do not hold is not said.
    """
    context, text = play.context, play.context.text
    names = ", ".join([text.FEATURES[feature] for feature in outcome.failing])
    seen = play.fitting(said, room)  # in the end: at first there was more room
    if names not in seen and seen not in said[-2:]:
        return []
    lines: list = []
    for feature in outcome.failing:
        why = verdict.short_reason(context, outcome.cards, feature)
        longer = lines[-1] + " · " + why if lines else ""
        if longer and verdict.fits(context, longer, room):
            lines[-1] = longer
        else:
            lines.append(verdict.refusal(context, why))
    return [line for line in lines if verdict.fits(context, line, room)]


def _by(play, mark: str, seat: int, says: str, cost: str) -> tuple:
    """Return wordings of what somebody is said to have done: the name becomes short first, then the cost goes."""
    text = play.context.text
    whole = mark + " " + text.BY_NAME % {"who": play.seat_name(seat), "says": says}
    short = mark + " " + text.BY_NAME % {"who": play.seat_name(seat, True), "says": says}
    return whole + cost, short + cost, short, mark + " " + says
