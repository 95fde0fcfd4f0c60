"""What is said at a table of several: who took a SET, who was wrong and what it costs, who sees one."""

from tercet.core import outcome as verdicts
from tercet.screens import verdict


def words(play, outcome) -> tuple:
    """Return the wordings for an outcome, the most telling first, each one line; () where nothing is said.

    play: the screen of the match.
    """
    text, kind = play.context.text, outcome.verdict
    name = play.seat_name(outcome.seat) if outcome.seat >= 0 else ""
    cost = " · " + text.signed(outcome.points) if outcome.points < 0 else ""
    if kind == verdicts.RIGHT:
        return _by(play.context, text.MARKS[1], name, text.TAKES if outcome.points else text.GIVES_BACK, "")
    if kind == verdicts.TIMED_OUT:
        return _by(play.context, text.MARKS[0], name, text.TOO_LATE, cost)
    if kind == verdicts.WRONG:
        features = ", ".join([text.FEATURES[feature] for feature in outcome.failing])
        reasons = verdict.one_line(play.context, outcome)
        lines = [line for reason in reasons for line in _by(play.context, text.MARKS[0], name, reason, cost)[:1]]
        return tuple(lines) + _by(play.context, text.MARKS[0], name, features, cost)
    if kind == verdicts.DECLINED:
        return (text.SEES_ONE % name,) if name else (text.DECLINED,)
    if kind == verdicts.WANTED:
        return (text.WILL_DEAL % name,)
    return {verdicts.DEALT: (text.ALL_AGREED,), verdicts.GIVEN_UP: (text.MISSED,)}.get(kind, ())


def _by(context, mark: str, name: str, says: str, cost: str) -> tuple:
    """Return wordings of what somebody is said to have done, with the name as long as it fits."""
    whole = mark + " " + context.text.BY_NAME % (name, says)
    return whole + cost, mark + " " + says + cost, mark + " " + says
