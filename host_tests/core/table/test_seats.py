"""Who may sit at a table, what a penalty takes, how places are shared; and the clock of play time."""

import pytest
from tercet.core.computer import Computer
from tercet.core.match import PERSON
from tercet.core.seats import GIVE_BACK, LOCK_OUT, MINUS_ONE, Seat, check_table, places
from tercet.core.stopwatch import Stopwatch

TABLE = {"seats": (PERSON, PERSON, PERSON), "cards": 0, "rounds": 1, "penalty": 0, "pick": 3, "tournament": False}
LIMITS = (("cards", 0, 2), ("penalty", 0, 2), ("rounds", 1, 9), ("pick", 3, 10))


@pytest.mark.parametrize(("name", "least", "most"), LIMITS)
def test_limits_of_a_table(name, least, most):
    """The least and the most are allowed, one less and one more are not."""
    for entry in (least, most):
        check_table(**{**TABLE, name: entry})
    for entry in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"not {entry}$"):
            check_table(**{**TABLE, name: entry})


@pytest.mark.parametrize(("tournament", "least"), ((False, 2), (True, 3)))
def test_seats_of_a_table(tournament, least):
    """A table has 2 to 4 seats, a tournament 3 or 4."""
    for count in range(1, 6):
        table = {**TABLE, "seats": (PERSON,) * count, "tournament": tournament}
        if least <= count <= 4:
            check_table(**table)
        else:
            with pytest.raises(ValueError, match=f"not {count}$"):
                check_table(**table)


def test_equal_points_share_a_place():
    """Two at the top are both first, and the next is third."""
    assert places([5, 7, 7, -1]) == [3, 1, 1, 4]


def test_a_debt_stops_at_255():
    """Who holds no SET owes one for each wrong claim, 255 at most; a SET won pays one back."""
    seat = Seat(PERSON, Computer)
    for claims in range(1, 258):
        seat.pay(GIVE_BACK, 3)
        assert (seat.owed, seat.sets, seat.points) == (min(claims, 255), 0, 0)
    seat.win(3)
    assert (seat.owed, seat.sets, seat.points) == (254, 0, 0)


def test_a_stopwatch_stands_while_stopped():
    """Stopping or starting twice changes nothing; a time before the start counts as none."""
    watch = Stopwatch(100, 7)
    assert [watch.elapsed(time) for time in (99, 100, 101)] == [7, 7, 8]
    watch.go(105)
    watch.stop(110)
    watch.stop(150)
    assert watch.elapsed(200) == 17
    watch.go(200)
    assert watch.elapsed(203) == 20


def test_what_a_seat_wins_and_pays():
    """A lock-out costs no points, MINUS_ONE costs one, GIVE_BACK takes a SET and what it is worth; a round begins anew."""
    seat = Seat(PERSON, Computer)
    assert (seat.sets, seat.points, seat.owed, seat.locked, seat.agreed, seat.called) == (0, 0, 0, False, False, 0)
    seat.win(3)
    seat.win(2)
    assert (seat.sets, seat.points) == (2, 5)
    seat.pay(MINUS_ONE, 3)
    assert (seat.sets, seat.points, seat.locked) == (2, 4, False)
    seat.pay(GIVE_BACK, 3)
    assert (seat.sets, seat.points, seat.owed) == (1, 1, 0)
    seat.pay(LOCK_OUT, 3)
    assert (seat.sets, seat.points, seat.locked) == (1, 1, True)
    seat.history += [4, -2]
    assert seat.total() == 3
    seat.start()
    assert (seat.sets, seat.points, seat.locked, seat.total()) == (0, 0, False, 2)
