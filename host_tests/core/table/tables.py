"""Tables of people and computer players brought into a known state, for the tests of RULES 5."""

from tercet.core import outcome as verdicts
from tercet.core.table import computer
from tercet.core.table.rules import Table

from host_tests.core import oracle

PERSON = -1
FULL, BEGINNER, EASY = range(3)
LOCK_OUT, GIVE_BACK, MINUS_ONE = range(3)
OPEN, PICKING, ASKING, ROUND_OVER, MATCH_OVER = range(5)
APART = 600  # ms: "for 600 ms before and after it comes or goes, keys of the other kind mean nothing"


def people(count=2, **choices):
    """Return a match of people, dealt at time 0."""
    return Table((PERSON,) * count, 7, 0, **choices)


def lay(table, cells, stock=(), time=0):
    """Put these cards on the table, and this stock, first card first; the rest was taken. Computer players look anew."""
    oracle.arrange(table, cells, stock)
    for seat in table.seats:
        if seat.computer:
            seat.computer.look(table.layout.cells, time, table.rng)
    computer.something_happened(table, time)
    table.plan()
    return table


def a_set(table):
    """Return three cells that are a SET."""
    return oracle.sets_in(table.layout.cells)[0]


def no_set(table):
    """Return three cells with cards that are no SET."""
    return oracle.no_set_in(table.layout.cells)


def with_sets(table):
    """Deal until the table holds a SET: by everybody's agreement, as the rules say."""
    while not oracle.sets_in(table.layout.cells):
        table.layout.deal_more()
    return table


def wins(table, seat, time):
    """Let a person call and take a SET at this time."""
    assert table.call((seat,), time).verdict == verdicts.CALLED
    answer = table.claim(a_set(with_sets(table)), time)
    assert (answer.verdict, answer.seat) == (verdicts.RIGHT, seat)
    return answer


def errs(table, seat, time):
    """Let a person call and claim three cards that are no SET."""
    assert table.call((seat,), time).verdict == verdicts.CALLED
    answer = table.claim(no_set(table), time)
    assert (answer.verdict, answer.seat) == (verdicts.WRONG, seat)
    return answer


def agree(table, time):
    """Ask, and let every person who may call agree 600 ms later; return the last answer."""
    assert table.ask(time).verdict == verdicts.ASKED
    return table.call(tuple(seat for seat in range(len(table.seats)) if table.may_call(seat)), time + APART)


def points(table):
    """Return the points of this round."""
    return [seat.points for seat in table.seats]


def happenings(table, time):
    """Return all that happens by itself at this time."""
    found = []
    while True:
        outcome = table.tick(time)
        if outcome is None:
            return found
        found.append(outcome)
