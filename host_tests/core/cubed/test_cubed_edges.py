"""SET Cubed's board, seats and records at their edges: whole messages, the squares, what a new seat has (RULES 6.1)."""

from __future__ import annotations

import pytest
from tercet.core.cubed import board as cubed
from tercet.core.cubed import records as cubed_records
from tercet.core.cubed.rules import Cubed
from tercet.core.cubed.seats import PASSED, SCORED, Event, Player
from tercet.core.records import Records

from host_tests.core.cubed.games import PERSON, A, B, C
from host_tests.core.cubed.judge import BONUS
from host_tests.core.fresh import fresh


def message(act, *arguments):
    """What the ValueError says that a call raises."""
    with pytest.raises(ValueError, match=r".") as caught:
        act(*arguments)
    return str(caught.value)


# The board


def test_every_bonus_square_lies_where_the_rules_say():
    """Bonus squares: 2 at (±2, ±2), (0, ±4), (±4, 0); 3 at (±4, ±4), (±2, ±5), (±5, ±2); 5 at (±6, ±6), (0, ±6), (±6, 0)."""
    board = fresh(cubed)
    assert {board.place_of(cell): value for cell, value in enumerate(board.BONUSES) if value} == BONUS


def test_a_cell_beyond_the_edge_is_named():
    """cell_at() names the row and the column that the board does not have."""
    assert message(cubed.cell_at, 0, 7) == "rows and columns are -6..6, not (0, 7)"


def test_dice_in_the_same_place_are_named():
    """score_turn() names the cell on which two dice would lie."""
    line = {(0, 0): A, (0, 1): B}
    twice = [(0, 2, C, False), (0, 2, C, False)]
    assert message(cubed.score_turn, line, twice) == "two dice are laid on (0, 2)"
    assert message(cubed.score_turn, line, [(0, 1, C, False)]) == "a die lies on (0, 1) already"


def test_a_face_that_no_die_on_the_board_has_is_named():
    """A die on the board shows a face 0..26, a WILD the one it was given."""
    words = "a die on the board shows a face 0..26 (a WILD the one it was given), not 27"
    assert message(cubed.score_turn, {(0, 0): 27}, []) == words


def test_a_turn_of_more_dice_than_three_is_refused():
    """Lay up to three dice: a fourth is one too many."""
    four = [(0, column, A, False) for column in (2, 3, 4, 5)]
    assert message(cubed.score_turn, {(0, 0): A, (0, 1): A}, four) == "a turn lays at most 3 dice, not 4"


def test_a_refusal_says_why():
    """A refusal names the logo, or the dice that belong to no new SET, or says that none joins what lay there before."""
    three = [(1, column, face, False) for column, face in zip((-1, 0, 1), (A, B, C), strict=True)]
    assert message(cubed.score_turn, {}, three) == "the first SET lies on the logo, (0, -1), (0, 0), (0, 1)"
    assert message(cubed.score_turn, {(5, 5): A}, three) == "no new SET holds a die that lay there before"
    alone = [(0, 2, C, False), (3, 3, A, False), (-4, 1, B, False)]
    assert message(cubed.score_turn, {(0, 0): A, (0, 1): B}, alone) == "in no new SET: (3, 3), (-4, 1)"


# The seats


def test_a_new_seat_has_nothing():
    """A seat that has not played has no dice, no points, no best turn and no call; it may call."""
    seat = Player(2)
    assert (seat.dice, seat.faces, seat.points, seat.again, seat.total()) == ([], [], [], (), 0)
    assert (seat.best, seat.called, seat.call_at, seat.waits) == (0, 0, 0, False)


def test_an_event_is_one_line():
    """text() returns an event in one line, the same on every interpreter."""
    assert Event(PASSED, 1).text() == "8 seat1 cells() points0 sets[] 0000"
    event = Event(SCORED, 2, (144, 145), 5)
    event.sets = [(143, 144, 145)]
    event.all_passed = event.over = True
    assert event.text() == "7 seat2 cells(144, 145) points5 sets[(143, 144, 145)] 0101"


def test_seats_that_the_rules_do_not_know_are_named():
    """The board game has 2-4 seats, people and computer players of four skills."""
    assert message(Cubed, (PERSON,), 1, 0) == "SET Cubed has 2 to 4 seats, not 1"
    assert message(Cubed, (PERSON, 4), 1, 0) == "a seat is a person (-1) or a computer player of skill 0..3, not 4"


# The records


def test_an_entry_says_nothing_but_what_was_played():
    """Only a game in which no hints were given is entered; a turn has no time, and the games won are one entry."""
    records = Records()
    game = Cubed((PERSON, 2), 1, 0)
    game.seats[0].points, game.seats[0].best, game.seats[1].points = [30, 12], 17, [20]
    assert cubed_records.enter(records, game, 60_000, 5) == 0

    def entries(target):
        table = records.best(cubed_records.key(2, target))
        return [(entry.score, entry.milliseconds, entry.hints, entry.number) for entry in table]

    assert entries(cubed_records.GAMES) == [(42, 60_000, 0, 1)]
    assert entries(cubed_records.TURNS) == [(17, 0, 0, 1)]
    assert entries(cubed_records.WINS) == [(1, 0, 1, 1)], "games won, and games played in the place of hints"
