"""Speed: RULES section 6.2, sentence by sentence, on CPython; calls and claims are those of the table game."""

from __future__ import annotations

import random

import pytest
from tercet.core import dice
from tercet.core import outcome as verdicts
from tercet.core.outcome import Outcome
from tercet.core.speed import layout as dicelayout
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ASKING, MATCH_OVER, OPEN, PICKING, ROUND_OVER

from host_tests.core import dice_oracle
from host_tests.core.dice_oracle import WILD
from host_tests.runs.tiers import amount, first_of

PERSON = -1
NO_SET = [0, 1, 3, 4, 9, 10, 12, 13]  # two values of each of three features: no three different ones are a SET


def people(count: int = 2, seed: int = 7, pick: int = 5) -> Speed:
    """A match of people, rolled at time 0."""
    return Speed((PERSON,) * count, seed, 0, pick)


def lay(game: Speed, faces: list[int]) -> Speed:
    """Put these faces on the table, and nothing else."""
    cells = game.layout.cells
    cells[:] = faces + [-1] * (len(cells) - len(faces))
    return game


def claim(game: Speed, seat: int, cells: tuple[int, int, int], time: int) -> Outcome:
    """Let a person call and choose."""
    assert game.call((seat,), time).verdict == verdicts.CALLED
    return game.claim(cells, time)


def points(game: Speed) -> list[int]:
    return [seat.points for seat in game.seats]


def end_round(game: Speed, time: int) -> Outcome:
    """Let all people agree that there is no SET, 600 ms after the question at the earliest."""
    assert game.ask(time).verdict == verdicts.ASKED
    return game.call(tuple(range(len(game.seats))), time + 600)


def happenings(game: Speed, time: int) -> list[Outcome]:
    """All that happens by itself at this time."""
    found = []
    while (outcome := game.tick(time)) is not None:
        found.append(outcome)
    return found


# The finder


@pytest.mark.counts
@pytest.mark.parametrize("wilds", first_of((2, 0, 1, 3, 4), 2))
def test_the_finder_agrees_with_brute_force(wilds: int) -> None:
    """Wanted: "The finder of SETs with WILDs agrees with brute force on random tables of 42 dice", with and without gaps."""
    chance = random.Random(wilds)
    for count in (42, 42, 20, 9, 5, 3, 2, 1, 0)[amount(0, 1) :]:
        faces = [chance.randrange(27) for _ in range(count)]
        for place in chance.sample(range(count), min(wilds, count)):
            faces[place] = WILD
        if count != 9:
            faces += [-1] * chance.randrange(0, 43 - count)
            chance.shuffle(faces)
        found = [dicelayout.set_at(faces, number) for number in range(dicelayout.count_sets(faces))]
        assert sorted(found) == dice_oracle.sets_in(faces)
        assert dicelayout.has_set(faces) == bool(found)


def test_the_finder_refuses_what_is_no_table() -> None:
    with pytest.raises(ValueError, match="at most 42 dice, not 43"):
        dicelayout.count_sets([0] * 43)
    with pytest.raises(ValueError, match=r"a face is 0\.\.27, not 28"):
        dicelayout.count_sets([28])
    for number in (-1, 1):
        with pytest.raises(ValueError, match=f"there are 1 SETs, no number {number}"):
            dicelayout.set_at([5, 5, 5], number)


def test_levels() -> None:
    """RULES, words used: "level of a SET (how many features differ)"; wanted: "a SET with a WILD counts as level 1"."""
    assert dicelayout.level(dice.face(0, 0, 0), dice.face(1, 1, 1), dice.face(2, 2, 2)) == 3
    assert dicelayout.level(dice.face(0, 0, 0), dice.face(0, 1, 1), dice.face(0, 2, 2)) == 2
    assert dicelayout.level(dice.face(0, 1, 0), dice.face(0, 1, 1), dice.face(0, 1, 2)) == 1
    assert dicelayout.level(dice.face(0, 0, 0), WILD, dice.face(2, 2, 2)) == 1
    assert dicelayout.level(4, 4, 4) == 1


# The sentences


@pytest.mark.parametrize("count", range(1, 5))
def test_one_to_four_seats_and_all_42_dice(count: int) -> None:
    """6.2: "1-4 seats". "All 42 dice are rolled onto the table." """
    for seed in range(40):
        game = people(count, seed)
        assert len(game.seats) == count and game.state == OPEN
        cells = game.layout.cells
        assert len(cells) == 42 and all(0 <= face <= WILD for face in cells)
        assert cells.count(WILD) <= 9, "nine dice have a WILD"
    assert people(2, 1).layout.cells != people(2, 2).layout.cells


def test_each_of_the_42_dice_lies_there_once() -> None:
    """6.2: "All 42 dice": over many rolls a face comes as often as it is on the dice, 9 of 252 sides each."""
    counts = dict.fromkeys(range(28), 0)
    for seed in range(600):
        for face in people(1, seed).layout.cells:
            counts[face] += 1
    assert all(abs(count / 600 - 42 * 9 / 252) < 0.25 for count in counts.values())


def test_everybody_searches_at_once_call_then_choose() -> None:
    """6.2: "Everybody searches at once; call, then choose three dice." The first to call has it; nobody chooses without."""
    game = people(3)
    cells = dice_oracle.sets_in(game.layout.cells)[0]
    assert game.claim(cells, 10).verdict == verdicts.IGNORED
    assert game.call((2,), 100).seat == 2 and game.state == PICKING
    assert game.call((0,), 101).verdict == verdicts.IGNORED
    answer = game.claim(cells, 200)
    assert (answer.verdict, answer.seat) == (verdicts.RIGHT, 2)
    for seat in range(3):
        assert people(3).call((seat,), 5).seat == seat


def test_right_takes_them() -> None:
    """6.2: "Right: they are taken, +1." The others stay where they are."""
    game = people()
    before = list(game.layout.cells)
    cells = dice_oracle.sets_in(before)[3]
    answer = claim(game, 1, cells, 10)
    assert answer.verdict == verdicts.RIGHT and answer.cells == cells and not answer.over
    assert points(game) == [0, 1]
    assert game.layout.cells == [-1 if cell in cells else face for cell, face in enumerate(before)]


def test_wrong_costs_a_point_and_the_dice_stay() -> None:
    """6.2: "Wrong or too late: -1, the dice stay." A refused claim says which features fail, all of them (RULES 1)."""
    game = people()
    before = list(game.layout.cells)
    cells = dice_oracle.no_set_in(before)
    answer = claim(game, 0, cells, 10)
    assert answer.verdict == verdicts.WRONG and points(game) == [-1, 0] and game.layout.cells == before
    values = [dice_oracle.FACES[before[cell]] for cell in cells]
    wanted = tuple(f for place, f in enumerate((0, 1, 3)) if len({value[place] for value in values}) == 2)
    assert answer.failing == wanted != ()
    assert game.may_call(0), "nobody is locked out"


def test_too_late_costs_a_point() -> None:
    """6.2: "Wrong or too late: -1, the dice stay." The time to choose is the table game's: 5 s, 3-10 by choice."""
    for pick in (3, 5, 10):
        game = people(pick=pick)
        before = list(game.layout.cells)
        game.call((1,), 1000)
        assert happenings(game, 999 + 1000 * pick) == []
        late = happenings(game, 1000 + 1000 * pick)
        assert [(one.verdict, one.seat) for one in late] == [(verdicts.TIMED_OUT, 1)]
        assert points(game) == [0, -1] and game.layout.cells == before


def test_a_wild_is_whatever_is_needed() -> None:
    """6.2: "A WILD is whatever is needed, so any two dice and a WILD are a SET." Two WILDs, or three, as well."""
    for faces in ([0, 1, WILD], [0, 14, WILD], [5, 5, WILD], [3, WILD, WILD], [WILD, WILD, WILD]):
        game = lay(people(), faces)
        assert claim(game, 0, (0, 1, 2), 10).verdict == verdicts.RIGHT


def test_three_identical_faces_are_a_set() -> None:
    """6: "Three identical faces are a SET." """
    assert claim(lay(people(), [8, 8, 8, 8]), 0, (0, 1, 3), 10).verdict == verdicts.RIGHT


def test_the_round_ends_when_no_set_is_left() -> None:
    """6.2: "The round ends when no SET is left": in the same step as the claim (CASES)."""
    game = lay(people(), [0, 1, 2, *NO_SET[2:]])
    assert len(dice_oracle.sets_in(game.layout.cells)) == 1
    answer = claim(game, 0, (0, 1, 2), 10)
    assert answer.over and game.state == ROUND_OVER
    game = lay(people(), [0, 1, 2, 5, 5, 5])
    assert not claim(game, 0, (0, 1, 2), 10).over


def test_the_round_ends_when_all_seats_agree() -> None:
    """6.2: "... or all seats agree". CASES: "giving up must show a SET if there was one". Not all: it goes on."""
    game = people(3)
    game.ask(10)
    assert game.state == ASKING
    assert game.call((0,), 620).verdict == verdicts.AGREED and game.state == ASKING
    assert game.call((2,), 630).verdict == verdicts.AGREED
    answer = game.call((1,), 640)
    assert answer.verdict == verdicts.GIVEN_UP and answer.over and game.state == ROUND_OVER
    assert dice_oracle.is_set(*(game.layout.cells[cell] for cell in answer.cells))
    assert points(game) == [0, 0, 0]
    game = people(2)
    game.ask(10)
    game.call((0,), 20)
    assert [one.verdict for one in happenings(game, 10_010)] == [verdicts.DECLINED] and game.state == OPEN


def test_five_rounds_points_added() -> None:
    """6.2: "Five rounds, points added." Each begins with all 42 dice again."""
    game = people()
    for number in range(5):
        assert game.round == number and len(dice_oracle.sets_in(game.layout.cells)) > 0 and min(game.layout.cells) >= 0
        time = 10_000 * number
        for turn in range(number + 1):
            claim(game, 0, dice_oracle.sets_in(game.layout.cells)[0], time + 1500 * turn)
        answer = end_round(game, time + 9000)
        assert answer.over and game.seats[0].total() == sum(range(1, number + 2))
        if number < 4:
            game.next_round(time + 9500)
    assert game.state == MATCH_OVER and game.over
    assert [seat.total() for seat in game.seats] == [15, 0]
    with pytest.raises(ValueError, match="the match is over"):
        game.next_round(60_000)


def tied(count: int = 3, lead: tuple[int, ...] = (0, 2), seed: int = 7) -> Speed:
    """A match in its tie-break: these seats have one point each, the others none."""
    game = people(count, seed)
    time = 0
    for number in range(5):
        if number == 0:
            for seat in lead:
                time += 2000
                claim(game, seat, dice_oracle.sets_in(game.layout.cells)[0], time)
        time += 2000
        end_round(game, time)
        assert game.state == ROUND_OVER, "a tie for the lead is broken"
        game.next_round(time)
    assert game.tie_break
    return game


def test_a_tie_for_the_lead_is_broken_with_nine_dice() -> None:
    """6.2: "A tie for the lead is broken: nine dice (ours) are rolled"; only those who lead play for it."""
    game = tied()
    cells = game.layout.cells
    assert len(cells) == 9 and min(cells) >= 0 and dice_oracle.sets_in(cells)
    assert [game.may_call(seat) for seat in range(3)] == [True, False, True]
    assert game.call((1,), 20_000).verdict == verdicts.IGNORED


def test_the_first_right_call_wins() -> None:
    """6.2: "the first right call wins"."""
    for seat in (0, 2):
        game = tied()
        answer = claim(game, seat, dice_oracle.sets_in(game.layout.cells)[0], 20_000)
        assert answer.verdict == verdicts.RIGHT and answer.over and game.over
        assert game.leaders() == [seat] and sum(one.total() for one in game.seats) == 3


def test_a_wrong_call_is_out() -> None:
    """6.2: "a wrong one is out", wrong or too late, without losing a point; who is left alone has won (ours)."""
    game = tied(4, (0, 1, 3))
    answer = claim(game, 1, dice_oracle.no_set_in(game.layout.cells), 20_000)
    assert answer.verdict == verdicts.WRONG and not answer.over and not game.may_call(1)
    assert [seat.total() for seat in game.seats] == [1, 1, 0, 1]
    game.call((3,), 22_000)
    late = happenings(game, 27_000)
    assert late[0].verdict == verdicts.TIMED_OUT and late[0].over
    assert game.over and game.leaders() == [0]


@pytest.mark.counts
def test_no_set_among_them_rolled_again() -> None:
    """6.2: "no SET among them: rolled again": at once where there is none, and when all agree."""
    kinds = set()
    for seed in range(amount(60, 10)):
        kinds.add(bool(dice_oracle.sets_in(dicelayout.DiceLayout(9, Speed((PERSON,), seed, 0).rng).cells)))
        game = tied(seed=seed)
        assert dice_oracle.sets_in(game.layout.cells)
    assert kinds == {True, False}, "nine dice without a SET do come"
    before = list(game.layout.cells)
    assert game.ask(20_000).verdict == verdicts.ASKED
    answer = game.call((0, 2), 20_610)
    assert answer.verdict == verdicts.DEALT and not answer.over and answer.dealt == tuple(range(9))
    assert game.layout.cells != before and dice_oracle.sets_in(game.layout.cells) and game.state == OPEN


def test_no_tie_no_tie_break() -> None:
    """6.2: "A tie for the lead is broken": a tie for another place is none."""
    game = people(3)
    claim(game, 0, dice_oracle.sets_in(game.layout.cells)[0], 10)
    for number in range(5):
        end_round(game, 5000 + 10 * number)
        if not game.over:
            game.next_round(5005 + 10 * number)
    assert game.over and game.round == 4


def test_alone_five_rounds_against_the_clock() -> None:
    """6.2: "Alone: five rounds against the clock, points and time are the record (ours)." Nothing is called."""
    game = people(1)
    time = 0
    for number in range(5):
        assert game.alone and game.round == number
        assert game.call((0,), time).verdict == verdicts.IGNORED
        time += 1000
        assert game.claim(dice_oracle.sets_in(game.layout.cells)[0], time).verdict == verdicts.RIGHT
        time += 1000
        assert game.claim(dice_oracle.no_set_in(game.layout.cells), time).verdict == verdicts.WRONG
        time += 1000
        assert game.claim(dice_oracle.sets_in(game.layout.cells)[0], time).verdict == verdicts.RIGHT
        time += 1000
        answer = end_round(game, time)
        assert answer.over
        game.pause(time)
        if number < 4:
            game.next_round(time)
            game.resume(time)
    assert game.over and game.points == 5 and game.elapsed(10 * time) == 20_000


def test_the_clock_stands_in_the_pause() -> None:
    """RULES 3: "Every clock stops in pause": no claim is taken, and nothing happens."""
    game = Speed((PERSON, 3), 1, 0)
    game.pause(10)
    assert game.tick(1_000_000) is None and game.call((0,), 1_000_000).verdict == verdicts.IGNORED
    alone = people(1)
    alone.pause(5)
    assert alone.claim(dice_oracle.sets_in(alone.layout.cells)[0], 10).verdict == verdicts.IGNORED


# Computer players


@pytest.mark.counts
@pytest.mark.parametrize("skill", range(4))
def test_a_computer_player_finds_sets_at_the_pace_of_the_table_game(skill: int) -> None:
    """Wanted: "computer players by the same table of means as with cards", three SETs in mind: on a table of level-1 SETs the
    time to the first is a third of the mean of level 1."""
    mean = (20_000, 12_000, 7_000, 4_500)[skill]
    times, tries = [], amount(300, 100)
    for seed in range(tries):
        game = Speed((PERSON, skill), seed, 0)
        lay(game, [4] * 12)
        for seat in game.seats:
            if seat.computer:
                seat.computer.forget()
                seat.computer.look(game.layout.cells, 0, game.rng)
        game.plan()
        times.append(game.wake())
    assert abs(sum(times) / tries / (mean / 3) - 1) < 0.2


def test_a_computer_player_takes_what_is_a_set_or_errs_as_often_as_at_cards() -> None:
    """RULES 5, the table of computer players, "1 in 12" and so on: at Speed a wrong call costs a point and is no SET."""
    wrong = right = 0
    for seed in range(amount(60, 20)):
        game = Speed((0, 0), seed, 0)
        now = 0
        while game.state < ROUND_OVER:
            now = max(now, game.wake())
            before = list(game.layout.cells)
            for outcome in happenings(game, now):
                assert dice_oracle.is_set(*(before[cell] for cell in outcome.cells)) == (outcome.verdict == verdicts.RIGHT)
                wrong += outcome.verdict == verdicts.WRONG
                right += outcome.verdict == verdicts.RIGHT
                before = list(game.layout.cells)
    assert abs(wrong / (wrong + right) - 1 / 12) < 0.03


# What is refused


def test_tables_that_speed_does_not_know_are_refused() -> None:
    for seats, pick, words in (
        ((), 5, "1 to 4 seats, not 0"),
        ((PERSON,) * 5, 5, "1 to 4 seats, not 5"),
        ((PERSON, 4), 5, r"a person \(-1\) or a computer player of skill 0\.\.3, not 4"),
        ((3,), 5, "does not play alone"),
        ((PERSON, 1), 2, "3 to 10 seconds, not 2"),
        ((PERSON, 1), 11, "3 to 10 seconds, not 11"),
    ):
        with pytest.raises(ValueError, match=words):
            Speed(seats, 1, 0, pick)
    game = people()
    game.call((0,), 0)
    with pytest.raises(ValueError, match="cell 42"):
        game.claim((0, 1, 42), 1)
    with pytest.raises(ValueError, match="three different cells"):
        game.claim((0, 1, 1), 1)
