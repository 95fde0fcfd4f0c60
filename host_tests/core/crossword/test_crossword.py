"""Crossword: RULES section 6.3, sentence by sentence, on CPython."""

from __future__ import annotations

from collections import Counter

import pytest
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.crossword.seats import AWAY, IN_HAND
from tercet.core.crossword.solver import Solver
from tercet.core.dice import DICE, WILD, is_set
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER

PERSON = -1
MIDDLE = 6 * 12 + 4
ALL_SETS = [0, 1, 2, 9, 10, 11, 18, 19, 20, 2]  # ten faces: three rows that are SETs, and one more


def people(count: int = 1, seed: int = 3) -> Crossword:
    return Crossword((PERSON,) * count, seed, 0)


def deal(game: Crossword, seat: int, faces: list[int]) -> None:
    """Give a seat dice that were rolled to these faces; the rest goes back into the bag."""
    mine = game.seats[seat]
    numbers = mine.dice + game.bag.numbers
    kind_of_round = mine.history
    mine.start()
    mine.history = kind_of_round
    for face in faces:
        die = next(number for number in numbers if face in DICE[number])
        numbers.remove(die)
        mine.take(die, face)
    game.bag.numbers = numbers
    mine.note(0)


def lay_all(game: Crossword, time: int) -> None:
    """Lay ALL_SETS as a grid: three rows below one another, the last die beside the first row's end."""
    places = [MIDDLE + row * 12 + column for row in range(3) for column in range(3)]
    for index, cell in enumerate(places):
        assert game.lay(index, cell, ALL_SETS[index], time)
    # 11 and 20 lie under 2: the fourth in that column is 2 again, since 11, 20 and 2 are a SET
    assert game.lay(9, MIDDLE + 3 * 12 + 2, 2, time)


@pytest.mark.parametrize("count", range(1, 5))
def test_one_to_four_seats_draw_ten_dice_and_roll_them_once(count: int) -> None:
    """6.3: "1-4 seats". "A round: each seat draws ten dice and rolls them once"."""
    game = Crossword((PERSON, 0, 1, 2)[:count], 5, 0)
    assert [len(seat.dice) for seat in game.seats] == [10] * count and len(game.bag.numbers) == 42 - 10 * count
    numbers = [die for seat in game.seats for die in seat.dice] + game.bag.numbers
    assert sorted(numbers) == list(range(42))
    for seat in game.seats:
        assert all(face in DICE[die] for die, face in zip(seat.dice, seat.faces, strict=True))
        assert seat.where == [IN_HAND] * 10 and seat.used == 0


def test_every_die_used_is_part_of_a_set_and_all_hang_together() -> None:
    """6.3: "every die used is part of at least one SET (three neighbouring cells of a row or column), all dice hang
    together" """
    game = people()
    deal(game, 0, ALL_SETS)
    seat = game.seats[0]
    game.lay(0, MIDDLE, 0, 10)
    game.lay(1, MIDDLE + 1, 1, 10)
    assert seat.used == 0 and seat.judged() == ([MIDDLE, MIDDLE + 1], [])
    game.lay(2, MIDDLE + 2, 2, 10)
    assert seat.used == 3 and seat.judged() == ([], [])
    for index in (3, 4, 5):
        game.lay(index, MIDDLE + 48 + index, ALL_SETS[index], 10)
    assert seat.used == 3 and seat.judged() == ([], [MIDDLE + 48 + index for index in (3, 4, 5)]), "a part that hangs loose"
    for index in (3, 4, 5):
        game.lay(index, MIDDLE + 12 + index - 3, ALL_SETS[index], 10)
    assert seat.used == 6 and not seat.complete


def test_dice_may_be_rearranged_at_any_time_never_rolled_again() -> None:
    """6.3: "Dice may be rearranged at any time, never rolled again." """
    game = people()
    deal(game, 0, ALL_SETS)
    seat, faces = game.seats[0], list(ALL_SETS)
    game.lay(0, MIDDLE, 0, 10)
    game.lay(0, MIDDLE + 5, 0, 20)  # moved
    assert seat.where[0] == MIDDLE + 5 and seat.at(MIDDLE) == -1
    assert game.shift(-1, 2, 30) and seat.where[0] == MIDDLE - 12 + 7
    assert not game.shift(-12, 0, 40) and seat.where[0] == MIDDLE - 12 + 7, "it would leave its room"
    game.take(0, 50)
    assert seat.where[0] == IN_HAND and seat.faces == faces and seat.hand() == list(range(10))


def test_a_wild_stands_for_one_face_at_a_time() -> None:
    """6.3: "A WILD stands for one face at a time." It is given when it is laid, and may be another each time."""
    game = people()
    deal(game, 0, [WILD, *ALL_SETS[:8], 5])
    seat = game.seats[0]
    with pytest.raises(ValueError, match=r"a WILD lies with a face 0\.\.26, not 27"):
        game.lay(0, MIDDLE, WILD, 5)
    game.lay(1, MIDDLE + 1, 0, 10)
    game.lay(2, MIDDLE + 2, 1, 10)
    game.lay(0, MIDDLE + 3, 2, 10)
    assert seat.used == 3
    game.lay(0, MIDDLE + 3, 8, 20)
    assert seat.used == 0 and seat.given[0] == 8
    game.take(0, 30)
    assert seat.given[0] == WILD


def test_who_cannot_go_on_may_draw_as_often_as_they_like() -> None:
    """6.3: "Who cannot go on may draw another die and roll it once, as often as they like"; until the bag is empty."""
    game = people()
    for number in range(32):
        assert game.draw(10 + number)
        assert len(game.seats[0].dice) == 11 + number and game.seats[0].where[-1] == IN_HAND
    assert not game.draw(100) and sorted(game.seats[0].dice) == list(range(42))


def test_with_an_empty_bag_dice_may_be_added_to_other_grids() -> None:
    """6.3: "With an empty bag, dice may be added to other seats' grids where they form SETs"; ours: on computer players'."""
    game = Crossword((PERSON, 0), 1, 0)
    deal(game, 0, ALL_SETS)
    mine, other = game.seats
    for index, cell in enumerate((60, 61, 62)):
        other.where[index], other.given[index] = cell, (3, 4, 5)[index]
    other.forget()
    with pytest.raises(ValueError, match="when the bag is empty"):
        game.add(2, 1, 63, 2, 10)
    game.bag.numbers = []
    assert game.may_add()
    mine.faces[0] = mine.given[0] = 3
    with pytest.raises(ValueError, match="forms no SET on cell 59"):
        game.add(0, 1, 59, 3, 10)
    with pytest.raises(ValueError, match="forms no SET on cell 60"):
        game.add(0, 1, 60, 3, 10)
    assert game.add(0, 1, 63, 3, 10), "4, 5, 3 are a SET"
    assert mine.where[0] == AWAY and mine.used == 1 and other.guests == [(63, 3)] and other.grid()[63] == 3
    with pytest.raises(ValueError, match="die 0 is none of this seat's"):
        game.take(0, 20)


def test_the_round_ends_at_once_when_a_seat_has_used_all() -> None:
    """6.3: "The round ends at once when a seat has used all its dice: it gets one point for every unused die of the
    others." """
    game = Crossword((PERSON, 0, 3), 1, 0)
    deal(game, 0, ALL_SETS)
    game.lay(0, MIDDLE, 0, 10)
    lay_all(game, 1000)
    assert game.state == ROUND_OVER and game.best == 1000
    assert [seat.points for seat in game.seats] == [20, 0, 0]
    assert not game.lay(0, MIDDLE - 24, 0, 1001), "nothing is moved afterwards"
    game.next_round(2000)
    assert game.round == 1 and game.seats[0].history == [20] and game.seats[0].total() == 20


def test_three_rounds_most_points_win() -> None:
    """6.3: "Three rounds; most points win." """
    game = Crossword((PERSON, 0), 1, 0)
    for number in range(3):
        assert game.round == number and game.rounds == 3
        deal(game, 0, ALL_SETS)
        lay_all(game, 100_000 * number + 500)
        if number < 2:
            assert game.state == ROUND_OVER
            game.next_round(100_000 * (number + 1))
    assert game.state == MATCH_OVER and game.over
    assert game.seats[0].total() == 30 and game.seats[1].total() == 0
    with pytest.raises(ValueError, match="the match is over"):
        game.next_round(10**6)


def test_computer_players_build_while_you_do_and_may_be_first() -> None:
    """6.3: "computer players build while you build". Who is too late has the points against them."""
    game = Crossword((PERSON, 3), 9, 0)
    while game.think(1000):
        pass
    seen = []
    time = 0
    while game.state == BUILDING:
        time += 500
        while game.think(1000):
            pass
        if game.tick(time):
            seen.append(game.seats[1].used)
        assert time < 3_600_000
    assert seen == sorted(seen) and len(seen) > 2, "its grid grows bit by bit"
    assert game.state == ROUND_OVER and game.seats[1].complete
    assert [seat.points for seat in game.seats] == [0, 10], "all ten of the person's dice are unused"


def test_several_people_build_one_after_another_with_the_clock() -> None:
    """6.3: "Several people build one after another, each with their own dice and the clock; what each had unused at the
    earliest finishing time is counted." """
    game = people(3)
    assert game.state == READY and game.builder == 0
    assert not game.lay(0, MIDDLE, game.seats[0].faces[0], 10), "nobody builds before the turn begins"
    game.begin_turn(1000)
    deal(game, 0, ALL_SETS)
    for index in range(3):
        game.lay(index, MIDDLE + index, ALL_SETS[index], 21_000)
    lay_all(game, 91_000)
    assert game.seats[0].done_at == 90_000 and game.state == READY and game.builder == 1

    game.begin_turn(200_000)
    assert game.elapsed(200_000) == 0, "everybody has the clock from its beginning"
    deal(game, 1, ALL_SETS)
    lay_all(game, 240_000)
    assert game.best == 40_000 and game.builder == 2

    game.begin_turn(500_000)
    deal(game, 2, ALL_SETS)
    for index in range(6):
        game.lay(index, MIDDLE + index // 3 * 12 + index % 3, ALL_SETS[index], 510_000)
    assert not game.tick(539_999) and game.state == BUILDING
    assert game.tick(540_000), "the earliest time has come"
    assert game.state == ROUND_OVER
    # at 40 s the first had used three of ten, the third six
    assert [seat.points for seat in game.seats] == [0, 7 + 4, 0]


def test_who_gives_a_round_up_keeps_what_is_unused() -> None:
    """Ours: a person may stop; computer players build on to the end, and the dice that are unused count."""
    game = Crossword((PERSON, 2), 9, 0)
    deal(game, 0, ALL_SETS)
    for index in range(3):
        game.lay(index, MIDDLE + index, ALL_SETS[index], 1000)
    assert game.give_up_round(2000)
    assert game.state == ROUND_OVER and game.seats[1].done_at > 2000 and game.seats[1].points == 7
    game = people(2)
    game.begin_turn(0)
    game.give_up_round(10)
    game.begin_turn(20)
    game.give_up_round(30)
    assert game.state == ROUND_OVER and [seat.points for seat in game.seats] == [0, 0], "nobody was done"


def test_alone_three_rounds_against_the_clock_every_die_costs_20_s() -> None:
    """6.3: "Alone (ours): three rounds against the clock; every die drawn costs 20 s." """
    game = people()
    assert game.state == BUILDING and not game.give_up_round(5)
    time = 0
    for number in range(3):
        deal(game, 0, ALL_SETS)
        lay_all(game, time + 10_000)
        time += 10_000
        if number < 2:
            game.next_round(time)
    assert game.over and game.clock(10**7) == 30_000
    game = people()
    game.draw(5000)
    game.draw(6000)
    assert game.clock(7000) == 47_000
    game.pause(8000)
    assert game.clock(90_000) == 48_000 and not game.draw(90_000), "the clock stands in the pause"
    game.resume(100_000)
    assert game.clock(101_000) == 49_000


def test_a_hint_shows_a_set_that_is_not_laid_yet() -> None:
    """Wanted: "A hint in practice": dice of one SET of a full grid, the next when they lie; nothing where there is none."""
    game = Crossword((PERSON,), 1, 0, practice=True)
    deal(game, 0, ALL_SETS)
    shown = set()
    for _ in range(12):
        answer = game.advise(1 << 20)
        if not answer:
            break
        assert len(answer) == 3 and is_set(*(ALL_SETS[index] for index in answer)), "not the three dice of a SET"
        for step in Solver(ALL_SETS).finish().best:
            if {index for index, _, _ in step} <= set(answer):
                for index, cell, face in step:
                    shown.add(index)
                    game.lay(index, cell, face, 10)
    assert shown == set(range(10)) and game.state == ROUND_OVER
    game = Crossword((PERSON,), 1, 0, practice=True)
    deal(game, 0, [0, 1, 3, 4, 9, 10, 12, 13, 0, 1])
    assert game.advise(1) is None, "the search is cut into steps"
    assert game.advise(1 << 20) == ()


def test_a_hint_where_all_dice_lie_apart() -> None:
    """All dice lie, none beside another: there is a SET to show, for it could be laid anew; not once it lies in line."""
    game = Crossword((PERSON,), 1, 0, practice=True)
    deal(game, 0, ALL_SETS)
    for index, face in enumerate(ALL_SETS):
        game.lay(index, SIDE * (index // 5 * 2) + index % 5 * 2, face, 10)
    answer = game.advise(1 << 20)
    assert answer is not None and len(answer) == 3 and is_set(*(ALL_SETS[index] for index in answer))
    for place, index in enumerate(answer):
        game.lay(index, SIDE * 8 + place, ALL_SETS[index], 20)
    again = game.advise(1 << 20)
    assert again and set(again) != set(answer)


def test_the_dice_are_the_42_at_every_moment() -> None:
    """6: the 42 dice: those of all seats and the bag, whatever is drawn."""
    game = Crossword((PERSON, 3, 3, 0), 4, 0)
    for time in range(0, 400_000, 5000):
        while game.think(1000):
            pass
        game.tick(time)
        if game.state != BUILDING:
            break
        if time % 50_000 == 0:
            game.draw(time)
        numbers = Counter(game.bag.numbers)
        for seat in game.seats:
            numbers.update(seat.dice)
        assert numbers == Counter(range(42))


def test_what_is_refused() -> None:
    for seats, practice, words in (
        ((), False, "1 to 4 seats, not 0"),
        ((PERSON,) * 5, False, "1 to 4 seats, not 5"),
        ((PERSON, 4), False, r"skill 0\.\.3, not 4"),
        ((2,), False, "does not play alone"),
        ((PERSON, 1), True, "practice is for one alone"),
    ):
        with pytest.raises(ValueError, match=words):
            Crossword(seats, 1, 0, practice)
    game = people()
    deal(game, 0, ALL_SETS)
    game.lay(0, MIDDLE, 0, 1)
    for index, cell, face, words in (
        (10, 5, 0, "die 10 is none of this seat's"),
        (1, 144, 1, r"a cell is 0\.\.143, not 144"),
        (1, MIDDLE, 1, f"a die lies on cell {MIDDLE}"),
        (1, 5, 2, "a die shows what it was rolled to: 1, not 2"),
    ):
        with pytest.raises(ValueError, match=words):
            game.lay(index, cell, face, 2)
    with pytest.raises(ValueError, match="nobody is about to begin"):
        game.begin_turn(3)
    with pytest.raises(ValueError, match="round 1 is not over"):
        game.next_round(3)
