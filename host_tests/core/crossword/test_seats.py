"""A seat of Crossword: its dice, its grid, and how far it was at each time (RULES 6.3)."""

from __future__ import annotations

import pytest
from tercet.core.crossword.rules import Crossword
from tercet.core.crossword.seats import AWAY, IN_HAND, BuildSeat
from tercet.core.dice import DICE, WILD

from host_tests.core.crossword.test_crossword import ALL_SETS, MIDDLE, PERSON, deal, lay_all, people


def of(faces: list[int]) -> BuildSeat:
    seat = BuildSeat(PERSON)
    for face in faces:
        seat.take(next(die for die, sides in enumerate(DICE) if face in sides), face)
    return seat


def test_a_die_on_the_first_cell_lies_on_the_grid() -> None:
    seat = of([0, 1, 2])
    for cell in range(3):
        seat.put(cell, cell, cell)
    assert seat.grid()[:4] == [0, 1, 2, -1] and seat.complete
    assert [seat.at(cell) for cell in (0, 1, 2, 3)] == [0, 1, 2, -1]
    seat.put(0, IN_HAND, -1)
    assert seat.at(0) == -1 and seat.hand() == [0] and seat.used == 0


def test_a_wild_that_is_taken_back_is_a_wild_again() -> None:
    seat = of([0, 1, WILD])
    seat.put(2, 5, 2)
    assert seat.given[2] == 2
    seat.put(2, IN_HAND, 2)
    assert seat.given[2] == WILD


def test_the_time_of_the_first_end_stays() -> None:
    """Also that of an end at time 0."""
    seat = of([0, 1, 2])
    for cell in range(3):
        seat.put(cell, cell, cell)
    seat.note(0)
    seat.note(500)
    assert seat.done_at == 0 and seat.timeline == [(0, 3, 3)]


def test_how_far_it_was_at_a_time() -> None:
    """Another die in the hand is a change too; before the first note there was nothing."""
    seat = of([0, 1, 2])
    seat.note(100)
    seat.take(3, 3)
    seat.note(200)
    for cell in range(3):
        seat.put(cell, cell, cell)
    seat.note(300)
    assert seat.timeline == [(100, 0, 3), (200, 0, 4), (300, 3, 4)]
    assert [seat.seen(time) for time in (99, 100, 199, 200, 299, 300, 9999)] == [
        (0, 0),
        (0, 3),
        (0, 3),
        (0, 4),
        (0, 4),
        (3, 4),
        (3, 4),
    ]


def test_nothing_is_done_while_nobody_builds() -> None:
    """Before a turn has begun, in a pause, and after the end; each action says so."""
    waiting = people(2)
    paused = people()
    paused.pause(10)
    over = people()
    deal(over, 0, ALL_SETS)
    lay_all(over, 10)
    for game in (waiting, paused, over):
        before = [list(seat.where) for seat in game.seats]
        assert not game.lay(0, MIDDLE, game.seats[0].faces[0], 20) and not game.take(0, 20) and not game.shift(1, 0, 20)
        assert not game.draw(20) and not game.add(0, 0, 0, 0, 20) and not game.tick(20) and not game.give_up_round(20)
        assert [list(seat.where) for seat in game.seats] == before


def test_what_is_done_says_so() -> None:
    game = people()
    deal(game, 0, ALL_SETS)
    assert game.lay(0, 0, 0, 10) and game.shift(0, 1, 20) and game.seat.where[0] == 1, "from the first cell"
    assert game.shift(0, -1, 25) and not game.shift(0, -1, 30) and game.seat.where[0] == 0
    assert game.take(0, 40) and game.seat.where[0] == IN_HAND and game.draw(50)


def test_a_die_on_the_first_cell_is_no_die_in_the_hand_for_a_hint() -> None:
    """A SET that lies, in the corner too, is not shown."""
    game = Crossword((PERSON,), 3, 0, True)
    deal(game, 0, [0, 1, 2])
    for cell in range(3):
        game.seat.put(cell, cell, cell)
    assert game.advise(1 << 20) == ()


def test_where_dice_may_be_added() -> None:
    """With an empty bag, on computer players' grids, from the hand, where they form a SET; a WILD with any face that fits."""
    game = Crossword((PERSON, 0), 3, 0)
    deal(game, 0, [2, WILD, 5, 20])
    assert not game.may_add(), "the bag has dice"
    with pytest.raises(ValueError, match="when the bag is empty"):
        game.add(0, 1, 2, 2, 10)
    game.bag.numbers = []
    assert game.may_add()
    owner = game.seats[1]
    owner.start()
    for index, face in enumerate((0, 1, 18, 19)):
        owner.take(index, face)
    for index, cell in enumerate((1, 2, 142, 141)):
        owner.put(index, cell, owner.faces[index])
    for index, other, cell, face in ((0, 1, 7, 2), (0, 1, -1, 2), (0, 1, 144, 2), (0, 1, 1, 2)):
        with pytest.raises(ValueError, match=f"no SET on cell {cell} "):
            game.add(index, other, cell, face, 10)
    with pytest.raises(ValueError, match="not die 0 on seat 0"):
        game.add(0, 0, 0, 2, 10)
    assert game.lay(2, 60, 5, 10)
    with pytest.raises(ValueError, match="not die 2 on seat 1"):
        game.add(2, 1, 0, 5, 10)
    assert game.add(0, 1, 0, 2, 10) and game.seat.where[0] == AWAY and owner.grid()[0] == 2, "on the first cell"
    assert game.add(1, 1, 3, 2, 20) and owner.grid()[3] == 2, "a WILD with the face that it is given"
    two = people(2)
    two.bag.numbers = []
    assert not two.may_add(), "nobody but people"


def test_a_seat_is_named_in_what_is_refused() -> None:
    with pytest.raises(ValueError, match="Crossword"):
        Crossword((), 1, 0)
