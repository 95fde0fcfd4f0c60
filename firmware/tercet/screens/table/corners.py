"""What stands in the corner of a seat: who sits there, what the key does, the points and what is owed."""

from tercet.core.match import PERSON
from tercet.core.table.rules import ASKING


def wordings(play, number: int) -> tuple:
    """Return what may stand in the corner of a seat, the most telling first: (words, points) each.

    Where a word leaves no room for the points a sign stands behind them: what is owed, the mark of a refusal for who is
    out, the +3 of the question for who deals. The name of a computer player gets shorter, that of a person is left out at
    last. The word of a key that calls is the first to give way. The last always fits.
    """
    game, text, seat = play.game, play.context.text, play.game.seats[number]
    points = text.signed(seat.total())
    word = sign = ""
    if number == game.master:
        word, sign = text.MASTER, text.PLUS_THREE_SHORT
    elif seat.locked:
        word, sign = text.OUT, text.MARKS[False]
    elif seat.owed:
        word, sign = text.OWES % seat.owed, text.signed(-seat.owed)
    elif seat.kind == PERSON and game.state != ASKING:  # what the key does: there it agrees
        word = text.CALL
    long = short = least = ""
    if seat.kind != PERSON:
        long, short = play.seat_name(number), play.seat_name(number, text.SHORT_SKILLS)
        least = short[0] + short[-1]
    elif play.names[number]:
        long = short = play.names[number]
    signed = "%s (%s)" % (points, sign) if sign else points
    spelled = [((name + " " + word).strip(), points) for name in (long, short)]
    return tuple(spelled + [(short, signed), (least, signed), (least, points)])
