"""Fairness at the table: whatever comes at the same instant has one defined outcome each."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table

from host_tests.core.oracle import SET_FREE_20
from host_tests.core.table.tables import (
    ASKING,
    GIVE_BACK,
    LOCK_OUT,
    MINUS_ONE,
    OPEN,
    PERSON,
    PICKING,
    a_set,
    agree,
    errs,
    happenings,
    lay,
    no_set,
    people,
    points,
    wins,
)

EXPERT = 3


# Two presses in the same sample


def test_the_seat_with_fewer_sets_has_the_call():
    """Two presses in the same sample: the seat with fewer SETs has the call."""
    for ahead, behind in ((0, 1), (1, 0)):
        table = people()
        wins(table, ahead, 0)
        for order in ((0, 1), (1, 0)):
            copy_time = 1000 if order == (0, 1) else 9000
            assert table.call(order, copy_time).seat == behind
            table.claim(no_set(table), copy_time + 1)
            wins(table, ahead, copy_time + 3000)


def test_fewer_sets_not_fewer_points():
    """The seat with fewer SETs, not the one with fewer points: minus points are no advantage."""
    table = people(penalty=MINUS_ONE)
    wins(table, 0, 0)
    errs(table, 0, 1000)
    errs(table, 0, 2000)
    assert points(table) == [-1, 0]
    assert table.call((0, 1), 3000).seat == 1


def test_then_the_seat_that_called_longer_ago():
    """Then the seat that called longer ago (ours); one that never called has waited longest, then the lower number."""
    table = people(4, penalty=MINUS_ONE)
    for place, seat in enumerate((2, 0, 3, 1)):
        errs(table, seat, 1000 * place)
    for place, (pressed, expected) in enumerate(
        [((0, 1, 2, 3), 2), ((3, 2, 1, 0), 0), ((2, 3, 1), 3), ((2, 1), 1), ((3, 0), 0), ((1, 3, 2), 2)]
    ):
        assert table.call(pressed, 4000 + 1000 * place).seat == expected
        table.claim(no_set(table), 4000 + 1000 * place)
    for pressed in ((1, 3), (3, 1)):
        table = people(4)
        assert table.call(pressed, 0).seat == 1, "nobody has called yet"


def test_who_has_called_and_who_never():
    """A seat that never called goes before one that did."""
    table = people(2, penalty=MINUS_ONE)
    errs(table, 0, 0)
    assert table.call((0, 1), 1000).seat == 1


@settings(max_examples=60)
@given(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=4, unique=True), min_size=1, max_size=30), st.booleans())
def test_any_presses_in_any_order(samples, taking):
    """The same presses in another order of the buttons give the same caller."""
    one, two = people(4, penalty=MINUS_ONE), people(4, penalty=MINUS_ONE)
    time = 0
    for pressed in samples:
        answers = [one.call(tuple(pressed), time), two.call(tuple(reversed(pressed)), time)]
        assert answers[0].seat == answers[1].seat in pressed
        for table in (one, two):
            if taking and table.layout.has_set():
                table.claim(a_set(table), time + 5)
            elif not table.over:
                table.claim(no_set(table), time + 5)
        if one.over:
            break
        time += 1005


def test_who_may_not_call_takes_no_call_away():
    """Of the presses in one sample only those of seats that may call are looked at."""
    table = people(3, penalty=LOCK_OUT)
    errs(table, 0, 0)
    wins_later = table.call((0, 2), 1000)
    assert (wins_later.verdict, wins_later.seat) == (verdicts.CALLED, 2)


def test_the_button_of_a_computer_player_does_not_exist():
    """A computer player calls by itself only."""
    table = Table((PERSON, EXPERT), 1, 0)
    assert table.call((1,), 1).verdict == verdicts.IGNORED and table.state == OPEN
    assert table.call((1, 0), 2).seat == 0


def test_no_press_is_no_call():
    """A sample without a press."""
    table = people()
    assert table.call((), 5).verdict == verdicts.IGNORED
    table.ask(6)
    assert table.call((), 7).verdict == verdicts.IGNORED and table.state == ASKING


# Calls at awkward moments


@pytest.mark.parametrize("verdict", ("right", "wrong", "late"))
def test_a_call_while_anothers_verdict_is_in_view(verdict):
    """A call while another's verdict is shown is ignored, for one second to the millisecond; it is not kept for later."""
    table, end = people(penalty=MINUS_ONE), 1000
    if verdict == "right":
        wins(table, 0, 0)
    elif verdict == "wrong":
        errs(table, 0, 0)
    else:
        table.call((0,), 0)
        assert happenings(table, 5000)[0].verdict == verdicts.TIMED_OUT
        end = 6000
    assert table.shown_until(end - 1000) == 1000
    for time in (end - 1000, end - 500, end - 1):
        assert table.call((1,), time).verdict == table.ask(time).verdict == verdicts.IGNORED
    assert happenings(table, end) == [] and table.state == OPEN
    assert table.call((1,), end).verdict == verdicts.CALLED


def test_a_held_button():
    """A held button is one press: it calls once, and not again when the call is over."""
    table = people(penalty=MINUS_ONE)
    assert table.call((0,), 0).verdict == verdicts.CALLED
    seen = [outcome.verdict for time in range(0, 60_000, 50) for outcome in happenings(table, time)]
    assert seen == [verdicts.TIMED_OUT] and table.state == OPEN
    assert table.call((1,), 60_000).seat == 1, "and keeps nobody from calling"


def test_a_call_at_the_moment_a_set_leaves():
    """A call in the millisecond in which a person's SET leaves: that SET is gone, the call is ignored."""
    table = people()
    before = list(table.layout.cells)
    answer = wins(table, 0, 700)
    assert table.call((1,), 700).verdict == verdicts.IGNORED
    assert all(table.layout.cells[cell] != before[cell] for cell in answer.cells)
    assert table.call((1,), 1700).verdict == verdicts.CALLED


def test_a_call_in_the_millisecond_of_a_computer_player():
    """Whoever is first served: after tick() the computer player has called, before it the person has."""
    first = Table((PERSON, EXPERT), 4, 0)
    due = first.wake()
    happened = happenings(first, due)
    assert [(outcome.verdict, outcome.seat) for outcome in happened] == [(verdicts.RIGHT, 1)]
    assert first.call((0,), due).verdict == verdicts.IGNORED and first.shown_until(due) == 1000
    second = Table((PERSON, EXPERT), 4, 0)
    assert second.call((0,), due).verdict == verdicts.CALLED
    assert happenings(second, due) == [], "while a person picks nobody else calls"
    second.claim(happened[0].cells, due + 1)
    assert points(second) == [1, 0]


def test_a_claim_at_the_deadline():
    """To the millisecond: a claim at 4999 ms counts, at 5000 ms it is too late, before and after tick()."""
    table = people()
    table.call((0,), 0)
    assert table.claim(a_set(table), 4999).verdict == verdicts.RIGHT
    table = people()
    table.call((0,), 0)
    assert table.claim(a_set(table), 5000).verdict == verdicts.IGNORED
    assert [outcome.verdict for outcome in happenings(table, 5000)] == [verdicts.TIMED_OUT]
    assert table.claim(a_set(table), 5000).verdict == verdicts.IGNORED
    assert points(table) == [0, 0] and not table.may_call(0)


def test_a_late_tick_gives_no_longer_view():
    """The verdict "too late" counts from the deadline, also when the time passed unseen."""
    table = people(penalty=MINUS_ONE)
    table.call((0,), 0)
    assert happenings(table, 9000)[0].verdict == verdicts.TIMED_OUT
    assert table.call((1,), 9000).verdict == verdicts.CALLED


def test_two_claims_on_the_last_two_sets():
    """CASES: two claims in the same instant on the last two SETs; the game then believes a SET is left and never ends."""
    table = lay(people(), (0, 1, 2, 3, 4, 5))
    assert table.call((0, 1), 10).verdict == verdicts.CALLED
    assert table.claim((0, 1, 2), 20).verdict == verdicts.RIGHT
    assert table.claim((3, 4, 5), 20).verdict == verdicts.IGNORED and not table.over
    assert table.call((1,), 1020).seat == 1
    assert table.claim((3, 4, 5), 1020).over and table.over and points(table) == [1, 1]


# The question at awkward moments


def test_a_question_in_a_question_and_in_a_call():
    """Asked twice is asked once; nobody asks while somebody picks."""
    table = people()
    table.ask(10)
    table.call((0,), 1000)
    assert table.ask(2000).verdict == verdicts.IGNORED and table.seats[0].agreed
    table.take_back(3000)
    table.call((0,), 4000)
    assert table.ask(5000).verdict == table.take_back(5000).verdict == verdicts.IGNORED and table.state == PICKING


def test_after_the_answer_the_table_is_open():
    """Three cards are dealt with no second of view: nobody's verdict is shown, and 600 ms later a call counts."""
    table = people()
    agree(table, 10)
    assert table.shown_until(611) == 0 and table.call((1,), 1209).verdict == verdicts.IGNORED
    assert table.call((1,), 1210).verdict == verdicts.CALLED


def test_an_agreement_that_comes_twice_or_late_is_no_call():
    """The question never takes an agreement for a call: for 600 ms after it goes, a call button means nothing."""
    for late in (0, 60, 400, 599):
        table = people(penalty=MINUS_ONE)
        assert agree(table, 10).verdict == verdicts.DEALT
        for seat in (0, 1):
            assert table.call((seat,), 610 + late).verdict == verdicts.IGNORED
        assert table.state == OPEN and happenings(table, 600_000) == [] and points(table) == [0, 0]


def test_a_call_that_a_question_overtakes_is_no_agreement():
    """Nor a call for an agreement: for 600 ms after it comes, a call button means nothing."""
    for early in (0, 60, 599):
        table = people()
        table.ask(10)
        assert table.call((0,), 10 + early).verdict == verdicts.IGNORED and not table.seats[0].agreed
        assert table.take_back(10 + early).verdict == verdicts.IGNORED, "what was meant for the pause"
        assert table.call((0,), 610).verdict == verdicts.AGREED


def test_after_the_question_nobody_asks_or_calls_by_mistake():
    """Taken back or not answered: the same 600 ms."""
    table = people()
    table.ask(10)
    assert table.take_back(800).verdict == verdicts.DECLINED
    assert table.call((0,), 1399).verdict == table.ask(1399).verdict == verdicts.IGNORED
    assert table.call((0,), 1400).verdict == verdicts.CALLED


@pytest.mark.parametrize("agreed", (False, True))
def test_a_computer_player_calls_nothing_while_the_question_is_open(agreed):
    """RULES 5: "While the question is open it does nothing else, and for 1.5 s after it no computer player": nor may people."""
    table = lay(Table((PERSON, EXPERT), 1, 0), [0, 1, 2, *SET_FREE_20[3:12]], SET_FREE_20[12:18])
    rival = table.seats[1].computer
    rival.thoughts = dict.fromkeys(rival.thoughts, 7200 if agreed else 500)  # after it has agreed, or before it was asked to
    table.plan()
    table.ask(100)
    answer = happenings(table, 1600)
    assert [(outcome.verdict, outcome.seat) for outcome in answer] == [(verdicts.AGREED if agreed else verdicts.DECLINED, 1)]
    over = 1600
    if agreed:
        over = table.wake()
        assert over > 7200 and happenings(table, over)[0].verdict == verdicts.DECLINED, "nobody else has answered"
    later = over + (1500 if agreed else 1499)  # after one that ran out nobody has the call for 1.5 s
    assert happenings(table, later) == []
    assert table.call((0,), later).verdict == verdicts.CALLED, "people may before it does"


@pytest.mark.parametrize("skill, mean", list(enumerate((35_000, 20_000, 10_000, 5500))))
def test_a_computer_player_that_sees_a_set_says_so(skill, mean):
    """A computer player agrees only when no SET would come to it within its level-2 mean; otherwise it says it sees one."""
    for due, verdict in ((mean, verdicts.DECLINED), (mean + 1, verdicts.DEALT)):
        table = lay(Table((PERSON, skill), 1, 0), [0, 1, 2, *SET_FREE_20[3:12]], SET_FREE_20[12:18])
        rival = table.seats[1].computer
        rival.thoughts = dict.fromkeys(rival.thoughts, 10 + 1500 + due)
        table.plan()
        table.ask(10)
        table.call((0,), 710)
        assert happenings(table, 1509) == []
        answer = happenings(table, 1510)
        assert [(outcome.verdict, outcome.seat) for outcome in answer] == [(verdict, 1)]
        if verdict == verdicts.DECLINED:
            assert table.state == OPEN and len(table.layout.cells) == 12
            taken = happenings(table, 1510 + due)
            assert [outcome.seat for outcome in taken] == [1], "then it must take it, or call wrongly, within that time"


@pytest.mark.parametrize("skill", range(4))
def test_a_computer_player_never_asks_for_cards_and_then_finds_at_once(skill):
    """What it says by asking is what it says by agreeing."""
    for seed in range(40):
        table = lay(Table((PERSON, skill), seed, 0), [0, 1, 2, *SET_FREE_20[3:12]], SET_FREE_20[12:18])
        mean = (35_000, 20_000, 10_000, 5500)[skill]
        for _ in range(20):
            now = table.wake()
            for outcome in happenings(table, now):
                if outcome.verdict == verdicts.ASKED:
                    assert all(due > now + mean for due in table.seats[1].computer.thoughts.values())


def test_a_computer_player_that_alone_may_call():
    """Every seat that is not locked out must agree: with the person locked out its own agreement is enough."""
    stock = [card for card in range(81) if card not in SET_FREE_20]
    table = lay(Table((PERSON, EXPERT), 1, 0, penalty=LOCK_OUT), SET_FREE_20[:12], stock)
    errs(table, 0, 0)
    seen = []
    while not seen:
        seen = happenings(table, table.wake())
    assert [(outcome.verdict, outcome.seat) for outcome in seen] == [(verdicts.DEALT, 1)]
    assert not table.may_call(0)


# Computer players


@pytest.mark.parametrize("skill", range(4))
def test_no_computer_player_finds_a_set_that_nobody_can_have_seen(skill: int) -> None:
    """RULES 5: "No computer player finds a SET within a second of its cards or dice coming"."""
    for seed in range(200):
        table = Table((PERSON, skill), seed, 0)
        thoughts = table.seats[1].computer.thoughts
        assert all(due >= 3000 for due in thoughts.values()), "at the start they look for 2 s before"
        if not thoughts:
            continue
        before = set(thoughts)
        table.call((0,), 2000)
        assert table.claim(a_set(table), 2500).verdict == verdicts.RIGHT
        new = [due for cards, due in table.seats[1].computer.thoughts.items() if cards not in before]
        assert all(due >= 2500 + table.shown + 1000 for due in new), seed


@pytest.mark.parametrize("saved", (False, True))
@pytest.mark.parametrize("penalty", (LOCK_OUT, GIVE_BACK, MINUS_ONE))
def test_the_reason_of_a_refusal_can_be_read(penalty, saved):
    """RULES 5: "None calls or asks within 4 s after a wrong claim of a person, since until then it is said how it was wrong";
    too late needs no reason: "None calls within 1.5 s after a verdict where people play". The first that would have come is
    the first that comes."""
    for late in (False, True):
        table = Table((PERSON, EXPERT, EXPERT, PERSON), 3, 0, penalty=penalty)
        one, two = (table.seats[seat].computer for seat in (1, 2))
        first = max(one.thoughts)
        one.thoughts = dict.fromkeys(one.thoughts, 2400)  # while a person has the call
        two.thoughts = dict.fromkeys(two.thoughts, 2500) | {first: 2300}
        one.gives_up = two.gives_up = 2000
        assert len(one.thoughts) > 1 and table.call((0,), 1000).verdict == verdicts.CALLED
        time = table.deadline if late else 3500
        outcome = table.tick(time) if late else table.claim(no_set(table), time)
        assert outcome.verdict == (verdicts.TIMED_OUT if late else verdicts.WRONG)
        if saved:
            table = table_save.restore(table_save.save(table, time), time)
            table.resume(time)
        waits = (2000 if saved else 1500) if late else 4000  # RULES 5: after a pause they look for 2 s
        assert table.tick(time + waits - 1) is None
        seen = table.tick(time + waits)
        assert (seen.verdict, seen.seat, tuple(sorted(seen.cards))) == (verdicts.RIGHT, 2, first), "another one was before it"


@pytest.mark.parametrize("seats", ((PERSON, EXPERT), (PERSON, PERSON, EXPERT)))
def test_after_a_pause_no_computer_player_calls_before_people_can_have_looked(seats):
    """RULES 5: "no computer player calls or asks for 2 s then: the cards were covered"."""
    table = Table(seats, 3, 0)
    due = table.wake()
    table.pause(due - 100)
    table.resume(60_000)
    assert table.tick(61_999) is None
    assert table.wake() >= due - 100 + 2000 and table.call((0,), 60_700).verdict == verdicts.CALLED


def test_while_the_reason_is_read_people_may_call():
    """RULES 5: "persons may call", and so who took a SET keeps computer players from calling no longer than any verdict."""
    table = Table((PERSON, EXPERT, PERSON), 3, 0, penalty=MINUS_ONE)
    errs(table, 0, 3000)
    assert table.call((2,), 3999).verdict == verdicts.IGNORED and table.call((2,), 4000).verdict == verdicts.CALLED
    assert table.claim(a_set(table), 4100).verdict == verdicts.RIGHT


@pytest.mark.parametrize("skill", range(4))
def test_nobody_asks_while_the_reason_is_read(skill):
    """RULES 5: "None calls or asks within 4 s after a wrong claim of a person": on a table without a SET, too."""
    stock = [card for card in range(81) if card not in SET_FREE_20]
    for seed in range(30):
        table = lay(Table((PERSON, PERSON, skill), seed, 0, penalty=MINUS_ONE), SET_FREE_20[:12], stock)
        table.seats[2].computer.gives_up = 3000
        table.plan()
        errs(table, 0, 2000)
        assert happenings(table, 5999) == []
        assert [outcome.verdict for outcome in happenings(table, 6000)] == [verdicts.ASKED]


def test_people_may_call_before_a_computer_player_after_a_set():
    """RULES 5: "None calls within 1.5 s after a verdict where people play": for a second of it they cannot."""
    for winner in (0, 1):
        table = Table((PERSON, EXPERT), 3, 0, penalty=MINUS_ONE)
        computer = table.seats[1].computer
        if winner:
            cards = min(computer.thoughts)
            computer.thoughts = dict.fromkeys(computer.thoughts, 9000) | {cards: 3000}
            table.plan()
            time, outcome = 3000, table.tick(3000)
        else:
            table.call((0,), 2000)
            time, outcome = 3000, table.claim(a_set(table), 3000)
        assert (outcome.verdict, outcome.seat) == (verdicts.RIGHT, winner)
        computer.thoughts = dict.fromkeys(computer.thoughts, 2000)  # it has seen them all
        assert computer.thoughts, "a table with SETs is wanted"
        table.plan()
        assert table.tick(time + 1499) is None
        assert table.call((0,), time + 1000).verdict == verdicts.CALLED if winner else table.tick(time + 1500).seat == 1
