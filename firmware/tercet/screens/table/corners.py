"""What stands in the corner of a seat, and what those who sit there are told: who is asked what, who has the call."""

from tercet.core.match import PERSON
from tercet.core.table.rules import OPEN


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
    elif seat.kind == PERSON and game.state == OPEN:  # what the key does: in the question it agrees
        word = text.CALL
    long = short = play.seat_name(number, True)
    least = ""
    if seat.kind != PERSON:
        long, least = play.seat_name(number), short
    signed = "%s (%s)" % (points, sign) if sign else points
    spelled = [((name + " " + word).strip(), points) for name in (long, short)]
    told = [(word, points)] if sign and seat.kind == PERSON else []  # tells more than the number of the seat
    if not play.names[number]:
        spelled += told
    return tuple(spelled + [(short, signed)] + told + [(least, signed), (least, points)])


def question(play) -> tuple:
    """Return the wordings of the question: what agreeing brings, and whether one person or several are to press."""
    game, text = play.game, play.context.text
    alone = len([n for n, seat in enumerate(game.seats) if seat.kind == PERSON and game.may_call(n)]) == 1
    if game.asks_master:
        return text.MORE_ONE if alone else text.MORE_CARDS
    if play.ends():
        return text.ENDS_ONE if alone else text.ENDS
    wordings = text.QUESTION_ONE if alone else (text.QUESTION, text.QUESTION_SHORT, text.QUESTION_SHORTEST)
    return wordings if game.can_add() else wordings[:-1] + (text.QUESTION_NONE,)  # the last one promises cards


def picking(play, seconds: int) -> tuple:
    """Return the wordings for who has the call, and for how long; one person alone knows who."""
    game, text = play.game, play.context.text
    if len([seat for seat in game.seats if seat.kind == PERSON]) == 1:
        return text.PICKING % seconds, text.PICKING_SHORT % seconds
    names = play.seat_name(game.caller), play.seat_name(game.caller, True)
    wordings = tuple([text.CHOOSES % {"who": who, "seconds": seconds} for who in names])
    return wordings if play.fitting(wordings, play.middle(False)[1]) else (text.PICKING_SHORT % seconds,)  # a long name
