"""The three penalties of the table game (RULES 5, "Wrong, or time out: by the chosen penalty")."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table

from host_tests.core.table.ledger import Ledger
from host_tests.core.table.tables import (
    GIVE_BACK,
    LOCK_OUT,
    MATCH_OVER,
    MINUS_ONE,
    OPEN,
    PERSON,
    ROUND_OVER,
    errs,
    happenings,
    no_set,
    people,
    points,
    wins,
    with_sets,
)
from host_tests.core.transcripts import table as table_transcript
from host_tests.runs.tiers import amount


def dawdles(table, seat, time):
    """Let a person call and choose nothing in five seconds."""
    table.call((seat,), time)
    assert [outcome.verdict for outcome in happenings(table, time + 5000)] == [verdicts.TIMED_OUT]


# Both ways to earn a penalty: (what the person does, ms until the table is open again).
FAULTS = pytest.mark.parametrize("fault, wait", [(errs, 1000), (dawdles, 6000)])


@FAULTS
def test_lock_out(fault, wait):
    """Lock-out: no call until somebody else takes a SET. It costs no points."""
    table = people(3, penalty=LOCK_OUT)
    fault(table, 0, 0)
    assert points(table) == [0, 0, 0]
    assert [table.may_call(seat) for seat in range(3)] == [False, True, True]
    for time in (wait, wait + 100, 600_000):
        assert table.call((0,), time).verdict == verdicts.IGNORED, "not after any time"
    assert table.call((0, 1), 600_001).seat == 1, "in one sample with another seat neither"
    assert table.claim(no_set(table), 600_002).verdict == verdicts.WRONG
    assert not table.may_call(0), "another's wrong claim is no SET taken"
    wins(table, 2, 700_000)
    assert table.may_call(0) and table.call((0,), 701_000).verdict == verdicts.CALLED


@FAULTS
def test_a_lock_out_that_leaves_nobody(fault, wait):
    """If that leaves nobody who may call, all lock-outs end (ours): also with 2, 3 and 4 seats one after another."""
    for count in (2, 3, 4):
        table = people(count, penalty=LOCK_OUT)
        for seat in range(count):
            assert table.may_call(seat)
            fault(table, seat, wait * seat)
        assert all(table.may_call(seat) for seat in range(count))
        assert table.call((count - 1,), wait * count).verdict == verdicts.CALLED


def test_a_tournament_lock_out_that_leaves_the_master_only():
    """If that leaves nobody who may call, all lock-outs end: the master is nobody who may call."""
    table = Table((PERSON,) * 3, 1, 0, penalty=LOCK_OUT, tournament=True)
    assert table.master == 0
    errs(table, 1, 0)
    errs(table, 2, 2000)
    assert [table.may_call(seat) for seat in range(3)] == [False, True, True]


@FAULTS
def test_give_back(fault, wait):
    """Give back: one won SET goes back into the box, or, if there is none, the next one won."""
    table = people(2, penalty=GIVE_BACK)
    wins(table, 0, 0)
    wins(table, 0, 1000)
    fault(table, 0, 2000)
    assert (points(table), table.seats[0].sets, table.may_call(0)) == ([1, 0], 1, True)
    fault(table, 0, 10_000)
    assert (points(table), table.seats[0].sets) == ([0, 0], 0)
    fault(table, 0, 20_000)
    fault(table, 0, 30_000)
    assert points(table) == [0, 0], "what is owed costs no points before it is won"
    for place, expected in enumerate((0, 0, 1, 2)):
        wins(table, 0, 40_000 + 2000 * place)
        assert points(table) == [expected, 0], place
    assert len(table.layout.taken) == 18, "what goes back into the box comes not back on the table"


def test_owed_for_ever():
    """However often: a match of nothing but faults can still be saved."""
    table = people(2, penalty=GIVE_BACK)
    for number in range(300):
        errs(table, 0, 1000 * number)
    table_save.restore(table_save.save(table, 400_000), 0)


@FAULTS
def test_minus_one(fault, wait):
    """Minus one: one point; also below zero. The SETs stay won, and the seat may call."""
    table = people(2, penalty=MINUS_ONE)
    fault(table, 1, 0)
    fault(table, 1, wait)
    assert points(table) == [0, -2] and table.may_call(1)
    wins(table, 1, 20_000)
    assert points(table) == [0, -1] and table.seats[1].sets == 1
    fault(table, 1, 30_000)
    assert points(table) == [0, -2] and table.seats[1].sets == 1


@pytest.mark.parametrize("penalty", (LOCK_OUT, GIVE_BACK, MINUS_ONE))
def test_a_tournament_pays_by_the_same_penalty(penalty):
    """Tournament: one point per card taken; give back: the SET's three, minus one: one point."""
    table = Table((PERSON,) * 3, 1, 0, penalty=penalty, tournament=True)
    wins(table, 1, 0)
    errs(table, 1, 2000)
    assert points(table) == [0, {LOCK_OUT: 3, GIVE_BACK: 0, MINUS_ONE: 2}[penalty], 0]


@pytest.mark.counts
@pytest.mark.parametrize("part", range(4))
def test_somebody_may_call_at_every_moment(part):
    """Lock-outs can never leave a table on which nobody may call; and the points are those of the penalties.

    200 matches of people who press, pick and err at random, with and without computer players (about 4 x 4 s).
    """
    locked = ends = 0
    for number in range(part, amount(200, 60), 4):
        ledger = None
        for table, _, line, outcome in table_transcript.moves(number):
            ledger = ledger or Ledger(table)
            if line.startswith("next round"):
                ledger.next_round(table)
            if outcome:
                ledger.note(table, outcome)
            assert ledger.problems(table) == [], f"match {number}: {line}"
            if table.state == OPEN:
                assert any(table.may_call(seat) for seat in range(len(table.seats)))
            locked += any(seat.locked for seat in table.seats)
            ends += table.state in (ROUND_OVER, MATCH_OVER)
    assert locked > amount(80, 15) and ends >= amount(50, 8), "it happened"


@pytest.mark.parametrize("penalty", (LOCK_OUT, GIVE_BACK, MINUS_ONE))
def test_an_answer_says_how_many_points_it_changed(penalty):
    """Right, wrong, and too late, each after points were won already: as the glass says them."""
    table, time = people(2, penalty=penalty), 0
    for play in (wins, wins, errs, wins):
        with_sets(table)
        before = points(table)[1 if play is errs else 0]
        answer = play(table, 1 if play is errs else 0, time)
        assert answer.points == points(table)[answer.seat] - before
        time += 5000
    with_sets(table)
    before = points(table)[0]
    assert before > 0
    assert table.call((0,), time).points == 0, "a call costs nothing yet"
    answer = table.tick(time + 60_000)
    assert answer.verdict == verdicts.TIMED_OUT and answer.points == points(table)[0] - before
    assert (answer.points < 0) == (penalty != LOCK_OUT)
