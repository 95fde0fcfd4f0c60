"""The tournament of the table game: RULES section 5, "Tournament", for three and four seats."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.seats import places
from tercet.core.table.rules import Table

from host_tests.core import oracle
from host_tests.core.oracle import SET_FREE_20
from host_tests.core.table.tables import GIVE_BACK, MATCH_OVER, OPEN, PERSON, ROUND_OVER, errs, happenings, lay, points, wins

EXPERT = 3
LAST_SET = (0, 1, 2, *SET_FREE_20[3:11])
SEATS = pytest.mark.parametrize("count", (3, 4))


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
    answer = table.ask(10)
    assert (answer.verdict, answer.seat, answer.dealt) == (verdicts.DEALT, table.master, (12, 13, 14))
    assert table.state == OPEN and points(table) == [0] * count
    assert table.ask(11).verdict == verdicts.DEALT and len(table.layout.cells) == 18


def test_the_others_decide_nothing():
    """The computer player that is master decides alone: a person's "no SET here" is not heard."""
    table = lay(Table((EXPERT, PERSON, PERSON), 1, 0, tournament=True), SET_FREE_20[:12], range(60, 66))
    assert table.ask(10).verdict == verdicts.IGNORED and len(table.layout.cells) == 12


def test_a_computer_player_that_plays_does_not_decide():
    """The master decides: a computer player that plays never adds cards, however long it finds nothing."""
    table = lay(Table((PERSON, EXPERT, EXPERT), 1, 0, tournament=True), SET_FREE_20[:12], SET_FREE_20[12:18])
    assert happenings(table, 3_600_000) == [] and table.wake() >= 1 << 29
    assert table.ask(3_600_001).verdict == verdicts.DEALT


def test_a_computer_player_as_master():
    """A computer player as master adds cards when there is no SET, and takes none itself."""
    table = lay(Table((EXPERT, PERSON, PERSON), 1, 0, tournament=True), SET_FREE_20[:12], SET_FREE_20[12:15])
    time = table.wake()
    assert time < 120_000
    assert [(outcome.verdict, outcome.seat) for outcome in happenings(table, time)] == [(verdicts.DEALT, 0)]
    table = lay(Table((EXPERT, PERSON, PERSON), 1, 0, tournament=True), LAST_SET)
    assert happenings(table, 3_600_000) == [], "the people who play search for it"
    assert wins(table, 1, 3_600_000).over


def test_21_cards_and_an_empty_stock():
    """No more than 21 cards: the master who wants more is shown a SET; with an empty stock the round is over then."""
    table = tournament(3)
    for time in range(3):
        table.ask(time)
    answer = table.ask(5)
    assert answer.verdict == verdicts.GIVEN_UP and oracle.is_set(*answer.cards) and len(table.layout.cells) == 18
    answer = lay(tournament(3), LAST_SET).ask(5)
    assert (answer.verdict, answer.over) == (verdicts.GIVEN_UP, True)


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
