"""The tournament of the table game: RULES section 5, "Tournament", for three and four seats."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.seats import places
from tercet.core.table.rules import Table

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20
from host_tests.core.table.tables import (
    GIVE_BACK,
    MATCH_OVER,
    OPEN,
    PERSON,
    ROUND_OVER,
    agree,
    errs,
    happenings,
    lay,
    no_set,
    points,
    wins,
)

EXPERT = 3
LAST_SET = (0, 1, 2, *SET_FREE_20[3:11])
SEATS = pytest.mark.parametrize("count", (3, 4))


def with_master(skill, cells, stock):
    """Return a tournament of two people whose first master is a computer player, with these cards."""
    return lay(Table((skill, PERSON, PERSON), 1, 0, tournament=True), cells, stock)


def tournament(count, seed=1, **choices):
    """Return a tournament of people, dealt at time 0."""
    return Table((PERSON,) * count, seed, 0, tournament=True, **choices)


@SEATS
def test_as_many_rounds_as_seats_each_seat_master_of_one(count):
    """As many rounds as seats. Each seat is the master of one round."""
    table, masters = tournament(count, rounds=9), []
    assert table.rounds == count
    for number in range(count):
        masters.append(table.master)
        lay(table, LAST_SET)
        wins(table, (table.master + 1) % count, 5000 * number)
        assert table.state == (MATCH_OVER if number == count - 1 else ROUND_OVER)
        if number < count - 1:
            table.next_round(5000 * number + 2000)
    assert sorted(masters) == list(range(count))
    assert [seat.total() for seat in table.seats] == [3] * count


@SEATS
def test_the_master_does_not_play(count):
    """Each seat is the *master* of one round: it does not play."""
    table = tournament(count)
    assert [table.may_call(seat) for seat in range(count)] == [seat != table.master for seat in range(count)]
    assert table.call((table.master,), 0).verdict == verdicts.IGNORED and table.state == OPEN
    assert table.call((table.master, 2), 1).seat == 2
    match = tournament(count)
    for seat in range(1, count):
        wins(match, seat, 2000 * seat)
    assert points(match) == [0] + [3] * (count - 1)


@SEATS
@pytest.mark.parametrize("there_is_a_set", (True, False))
def test_the_master_decides_when_three_cards_are_added(count, there_is_a_set):
    """It decides when three cards are added: at once, nobody else is asked, whether or not there was a SET."""
    cells = [0, 1, 2, *SET_FREE_20[3:12]] if there_is_a_set else SET_FREE_20[:12]
    table = lay(tournament(count), cells, [card for card in range(81) if card not in cells])
    answer = table.deal(10)
    assert (answer.verdict, answer.seat, answer.dealt) == (verdicts.DEALT, table.master, (12, 13, 14))
    assert table.state == OPEN and points(table) == [0] * count


@SEATS
def test_one_press_of_the_master_deals_three_cards(count):
    """One press of the master deals three cards, and no more for 1.5 s."""
    table = lay(tournament(count), SET_FREE_20[:12], SET_FREE_20[12:18])
    assert table.deal(10).verdict == verdicts.DEALT
    for time in (11, 115, 175, 1509):
        assert table.deal(time).verdict == verdicts.IGNORED and len(table.layout.cells) == 15
    assert table.deal(1510).verdict == verdicts.DEALT and len(table.layout.cells) == 18


def test_the_master_deals_after_a_call():
    """What counts are 1.5 s from deal to deal, and the second in which a verdict is in view."""
    table = tournament(3)
    table.call((1,), 10)
    assert table.deal(20).verdict == verdicts.IGNORED, "somebody chooses"
    table.claim(no_set(table), 100)
    assert table.deal(1099).verdict == verdicts.IGNORED and table.deal(1100).verdict == verdicts.DEALT


def test_the_others_decide_nothing():
    """The master decides: nobody else deals, and while there are cards nobody is asked."""
    table = lay(tournament(3), SET_FREE_20[:12], range(60, 66))
    assert table.ask(10).verdict == verdicts.IGNORED and len(table.layout.cells) == 12
    computer = lay(Table((EXPERT, PERSON, PERSON), 1, 0, tournament=True), SET_FREE_20[:12], range(60, 66))
    assert computer.deal(10).verdict == verdicts.IGNORED and len(computer.layout.cells) == 12


def test_a_computer_player_that_plays_does_not_decide():
    """The master decides: a computer player that plays never adds cards, however long it finds nothing."""
    table = lay(Table((PERSON, EXPERT, EXPERT), 1, 0, tournament=True), SET_FREE_20[:12], SET_FREE_20[12:18])
    assert happenings(table, 3_600_000) == [] and table.wake() >= 1 << 29
    assert table.deal(3_600_001).verdict == verdicts.DEALT


def test_a_computer_player_as_master():
    """It deals 3 s after the last event where no SET lies there."""
    for skill in range(4):
        table = with_master(skill, SET_FREE_20[:12], SET_FREE_20[12:15])
        assert happenings(table, 2999) == []
        assert [(outcome.verdict, outcome.seat) for outcome in happenings(table, 3000)] == [(verdicts.DEALT, 0)]
        table = with_master(skill, SET_FREE_20[:12], SET_FREE_20[12:15])
        errs(table, 1, 2000)  # an event, in view until 3000
        assert happenings(table, 5999) == []
        assert [outcome.verdict for outcome in happenings(table, 6000)] == [verdicts.DEALT]


def test_a_computer_player_as_master_has_patience():
    """Where a SET lies there and nobody calls: after 60 s."""
    for skill in range(4):
        table = with_master(skill, (0, 1, 2, *SET_FREE_20[3:12]), SET_FREE_20[12:18])
        assert happenings(table, 59_999) == []
        assert [(outcome.verdict, outcome.seat) for outcome in happenings(table, 60_000)] == [(verdicts.DEALT, 0)]
        table = with_master(skill, (0, 1, 2, *SET_FREE_20[3:12]), SET_FREE_20[12:18])
        errs(table, 1, 50_000)
        assert happenings(table, 110_999) == []
        assert [outcome.verdict for outcome in happenings(table, 111_000)] == [verdicts.DEALT]


def test_persons_ask_a_computer_player_for_cards():
    """3 s after all playing persons have asked for cards, whether or not a SET lies there; computer players are not asked."""
    table = with_master(EXPERT, (0, 1, 2, *SET_FREE_20[3:12]), SET_FREE_20[12:18])
    assert table.ask(10).verdict == verdicts.ASKED
    assert table.call((1,), 700).verdict == verdicts.AGREED
    answer = table.call((2,), 710)
    assert (answer.verdict, answer.seat) == (verdicts.WANTED, 0) and table.state == OPEN
    assert happenings(table, 3709) == []
    assert [(outcome.verdict, outcome.seat) for outcome in happenings(table, 3710)] == [(verdicts.DEALT, 0)]
    with_rival = Table((EXPERT, PERSON, 0), 1, 0, tournament=True)
    lay(with_rival, SET_FREE_20[:12], SET_FREE_20[12:18])
    with_rival.ask(10)
    assert with_rival.call((1,), 700).verdict == verdicts.WANTED


def test_a_call_while_the_master_is_about_to_deal():
    """A right claim changes the table: what was asked for is not dealt any more."""
    table = with_master(EXPERT, (0, 1, 2, *SET_FREE_20[3:12]), SET_FREE_20[12:18])
    table.ask(10)
    table.call((1, 2), 700)
    assert table.call((1,), 1300).verdict == verdicts.CALLED
    assert table.claim((0, 1, 2), 2000).verdict == verdicts.RIGHT
    assert len(table.layout.cells) == 12 and happenings(table, 3700) == []


def test_21_cards_and_an_empty_stock():
    """At 21 cards, and when the stock is empty, the master's press does nothing."""
    table = tournament(3)
    for number in range(3):
        assert table.deal(2000 * number).verdict == verdicts.DEALT
    assert len(table.layout.cells) == 21 and table.deal(9000).verdict == verdicts.IGNORED
    assert lay(tournament(3), LAST_SET).deal(9000).verdict == verdicts.IGNORED


@pytest.mark.parametrize("master", (PERSON, EXPERT))
def test_with_an_empty_stock_the_playing_seats_end_the_round(master):
    """With an empty stock the playing seats end the round by agreeing on "no SET", as in the table game."""
    table = lay(Table((master, PERSON, PERSON), 1, 0, tournament=True), LAST_SET)
    assert happenings(table, 3_600_000) == [], "the people who play search for it"
    assert table.ask(3_600_000).verdict == verdicts.ASKED
    assert table.call((0,), 3_600_700).verdict == verdicts.IGNORED, "the master has no voice"
    assert table.call((1,), 3_600_710).verdict == verdicts.AGREED
    answer = table.call((2,), 3_600_720)
    assert (answer.verdict, answer.cells, answer.over) == (verdicts.GIVEN_UP, (0, 1, 2), True)


def test_at_21_cards_the_playing_seats_let_a_set_go():
    """21 cards hold a SET that nobody sees: as in the table game, all who play agree, and it is shown and goes."""
    table = tournament(3)
    for number in range(3):
        table.deal(2000 * number)
    answer = agree(table, 9000)
    assert answer.verdict == verdicts.GIVEN_UP and oracle.is_set(*answer.cards) and len(table.layout.cells) == 18


@SEATS
def test_one_point_per_card_taken(count):
    """One point per card taken."""
    table = tournament(count, penalty=GIVE_BACK)
    for number in range(4):
        wins(table, 1, 2000 * number)
        assert points(table)[1] == len(table.layout.taken)
    errs(table, 1, 20_000)
    assert points(table)[1] == 9
    errs(table, 2, 22_000)
    wins(table, 2, 24_000)
    assert points(table)[2] == 0
    wins(table, 2, 26_000)
    assert points(table)[2] == 3


def test_points_of_all_rounds_give_the_places():
    """Points add up; equal points share the place."""
    table, time = tournament(3), 0
    for winner in (1, 2, 1):
        lay(table, LAST_SET)
        wins(table, winner, time)
        time += 2000
        if not table.over:
            table.next_round(time)
    assert [seat.total() for seat in table.seats] == [0, 6, 3]
    assert places([seat.total() for seat in table.seats]) == [3, 1, 2]


@SEATS
def test_computer_players_alone(count):
    """A tournament of computer players comes to its end; no master won a card in its own round."""
    for seed in range(6):
        table, time = Table(tuple(range(count)), seed, 0, tournament=True), 0
        for _ in range(5000):
            if table.over:
                break
            if table.state == ROUND_OVER:
                table.next_round(time)
            time = max(time, table.wake())
            happenings(table, time)
            assert table.seats[table.master].points == 0
        assert table.over
        rounds = [[*seat.history, seat.points] for seat in table.seats]
        assert all(rounds[seat][seat] == 0 for seat in range(count))
