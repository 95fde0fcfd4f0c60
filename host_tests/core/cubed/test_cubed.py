"""SET Cubed's board: every sentence of RULES 6.1 on what a turn may be and scores, both examples, and a plain judge."""

from __future__ import annotations

import itertools
import random

import pytest
from tercet.core.cubed import board as cubed
from tercet.core.dice import third_face

from host_tests.core.cubed import judge as cubed_judge
from host_tests.core.cubed.judge import BONUS, CELLS, LOGO, brute, is_set
from host_tests.runs.tiers import amount, first_of

A, B = 0, 13  # two symbols that differ in everything
C = third_face(A, B)
OTHER = 1  # no SET with A and B, nor with two of A
RANDOM_TURNS = 100_000
PARTS = 4


def score(before, laid):
    """Return (new SETs, points); a face alone in `laid` is no WILD."""
    return cubed.score_turn(before, [die if len(die) == 4 else (*die, False) for die in laid])


def refused(before, laid, words, *reason):
    """The turn raises ValueError whose message has these words, and names these dice."""
    with pytest.raises(ValueError, match=words) as caught:
        score(before, laid)
    assert (caught.value.reason, *map(cubed.place_of, caught.value.cells)) == reason if reason else True


def test_the_board_and_its_squares():
    """13 x 13. The logo covers the three middle cells of the middle row. 2 at (±2, ±2), (0, ±4), (±4, 0); 3 at (±4, ±4),
    (±2, ±5), (±5, ±2); 5 at (±6, ±6), (0, ±6), (±6, 0)."""
    board = cubed.new_board()
    inside = [cell for cell in range(cubed.CELLS) if board[cell] == cubed.NO_DIE]
    assert {cubed.place_of(cell) for cell in inside} == set(CELLS) and len(inside) == 169
    assert all(cubed.cell_at(*cubed.place_of(cell)) == cell for cell in inside)
    assert {cubed.place_of(cell) for cell in cubed.LOGO} == LOGO
    squares = {cubed.place_of(cell): cubed.BONUSES[cell] for cell in range(cubed.CELLS) if cubed.BONUSES[cell]}
    assert squares == BONUS
    for wrong in ((7, 0), (0, -7)):
        with pytest.raises(ValueError, match=r"rows and columns are -6\.\.6"):
            cubed.cell_at(*wrong)


def test_the_start_lies_on_the_logo():
    """Who first calls and shows a SET among their own five lays it on the logo: 3 points, one less for each WILD in it."""
    for wilds in range(4):
        dice = [(0, column, face, column + 1 < wilds) for column, face in zip((-1, 0, 1), (A, B, C), strict=True)]
        for order in itertools.permutations(dice):
            assert score({}, list(order)) == (1, 3 - wilds)
    refused({}, [(1, -1, A), (1, 0, B), (1, 1, C)], "logo", cubed.OFF_LOGO, (1, -1), (1, 0), (1, 1))
    refused({}, [(0, 0, A)], "logo")
    refused({}, [(0, -1, A), (0, 0, B), (0, 1, OTHER)], "in no new SET", cubed.NO_SET, (0, -1), (0, 0), (0, 1))


def test_a_set_is_three_neighbours_in_a_line():
    """A SET on the board is three dice in neighbouring cells of one row or one column; never diagonal, never round a corner."""
    for down, right in ((0, 1), (1, 0)):
        assert score({(0, 0): A, (down, right): B}, [(2 * down, 2 * right, C)]) == (1, 3)
        assert score({(0, 0): A, (2 * down, 2 * right): B}, [(down, right, C)]) == (1, 3)
        refused({(0, 0): A, (down, right): B}, [(3 * down, 3 * right, C)], "in no new SET")
    refused({(0, 0): A, (1, 1): B}, [(2, 2, C)], "in no new SET")
    refused({(0, 0): A, (0, 1): B}, [(1, 1, C)], "in no new SET")
    # The end of one row and the beginning of the next are no neighbours.
    refused({(0, 5): A, (0, 6): B}, [(1, -6, C)], "in no new SET")


def test_neighbours_that_form_no_set_are_allowed():
    """Neighbouring dice that form no SET are allowed."""
    before = {(0, 0): A, (0, 1): B, (1, 2): OTHER, (0, 3): OTHER, (0, 4): A, (-1, 2): OTHER}
    assert score(before, [(0, 2, C)]) == (1, 3)


def test_up_to_three_dice_on_empty_cells():
    """Lay up to three dice on empty cells."""
    line = {(0, 0): A, (0, 1): A}
    assert score(line, [(0, column, A) for column in (2, 3, 4)]) == (3, 3 * 3 + BONUS[0, 4])
    refused(line, [(0, column, A) for column in (2, 3, 4, 5)], "at most 3")
    refused(line, [(0, 1, A)], r"a die lies on \(0, 1\) already")
    refused(line, [(0, 2, A), (0, 2, A)], r"two dice are laid on \(0, 2\)")
    refused(line, [(0, 7, A)], r"rows and columns are -6\.\.6, not \(0, 7\)")
    for face in (-1, 27, 28):
        refused(line, [(0, 2, face)], r"shows a face 0\.\.26")
        refused({(0, 0): face}, [(0, 2, A)], r"shows a face 0\.\.26")


def test_every_die_belongs_to_a_new_set():
    """The turn is legal if every die laid belongs to a new SET. A refusal names the dice that belong to none."""
    before = {(0, 0): A, (0, 1): B}
    refused(before, [(0, 2, C), (0, 3, OTHER), (1, 0, A)], r"\(0, 3\), \(1, 0\)", cubed.NO_SET, (0, 3), (1, 0))
    refused(before, [(0, 2, OTHER, True)], "in no new SET", cubed.NO_SET, (0, 2))
    # A SET that was there before is no new one.
    refused({**before, (0, 2): C}, [(0, 3, OTHER)], "in no new SET", cubed.NO_SET, (0, 3))


def test_one_new_set_holds_a_die_that_lay_there():
    """At least one new SET contains a die that lay there before the turn."""
    before = {(0, 0): A, (0, 1): B, (0, 2): C}
    three = [(1, 0, A), (1, 1, B), (1, 2, C)]
    refused(before, three, "lay there before", cubed.NOT_JOINED, (1, 0), (1, 1), (1, 2))
    assert score({**before, (2, 0): A}, three) == (2, 6), "the column of three A joins it"
    # One new SET with an older die is enough, though the other two dice lie in a SET of their own with the first.
    assert score({(0, 0): A, (1, 0): A}, [(2, 0, A), (2, 1, B), (2, 2, C)]) == (2, 6 + BONUS[2, 2])


def test_passing_is_always_allowed():
    """Or (d) pass, which is always allowed."""
    assert score({(0, 0): A}, []) == (0, 0) == score({}, [])


def test_points_of_a_set_and_of_wilds():
    """For every new SET one point a die, so 3; a WILD laid this turn counts nothing in the first new SET that it is part of
    and 1 in each further one; from then on it is an ordinary die."""
    row, cross = {(0, 0): A, (0, 1): B}, {(0, 0): A, (0, 1): B, (1, 2): C, (2, 2): C}
    assert score(row, [(0, 2, C)]) == (1, 3) and score(row, [(0, 2, C, True)]) == (1, 2)
    assert score(cross, [(0, 2, C)]) == (2, 6) and score(cross, [(0, 2, C, True)]) == (2, 5)
    # What was a WILD when it was laid is in `before` like any other die, and counts fully.
    assert score({(0, 1): B, (0, 2): C}, [(0, 3, A)]) == (1, 3)


def test_any_number_of_wilds_in_a_turn_and_in_a_set():
    """Any number of WILDs in a turn and in a SET."""
    assert score({(0, 0): A}, [(0, 1, B, True), (0, 2, C, True)]) == (1, 1)
    assert score({(0, 0): A, (1, 0): A}, [(2, 0, A, True), (2, 1, B, True), (2, -1, C, True)]) == (2, 6 - 3)
    # A SET of WILDs only, joined by one of them; and one that is joined by nothing.
    three = [(2, 0, A, True), (2, 1, A, True), (2, 2, A, True)]
    assert score({(0, 0): A, (1, 0): A}, three) == (2, 6 - 3 + BONUS[2, 2])
    refused({(0, 0): A, (1, 1): A}, three, "lay there before", cubed.NOT_JOINED, (2, 0), (2, 1), (2, 2))


def test_a_bonus_square_pays_its_value():
    """Plus the value of every bonus square that a die was laid on this turn."""
    for (row, column), value in BONUS.items():
        down = 1 if row < 0 else -1
        before = {(row + down, column): A, (row + 2 * down, column): B}
        assert score(before, [(row, column, C)]) == (1, 3 + value)
        assert score(before, [(row, column, C, True)]) == (1, 2 + value)


def test_a_bonus_square_pays_once():
    """A square pays once: the die that lies on it earns nothing any more."""
    before = {(2, 0): A, (2, 1): B}
    assert score(before, [(2, 2, C)]) == (1, 5)
    before[2, 2] = C
    assert score(before, [(2, 3, A)]) == (1, 3), "the die on the square is part of the new SET, the square pays nothing"


def test_lines_of_four_and_five():
    """Every new SET scores, those that share dice too: a line of four holds two, one of five three."""
    line = {(1, 0): A, (1, 1): B, (1, 2): C}
    assert score(line, [(1, 3, A)]) == (1, 3), "the first three were a SET before"
    assert score(line, [(1, 3, A), (1, 4, B)]) == (2, 6)
    assert score({(1, 0): A, (1, 1): B}, [(1, 2, C), (1, 3, A)]) == (2, 6)
    assert score({(1, 0): A, (1, 1): B}, [(1, 2, C), (1, 3, A), (1, 4, B)]) == (3, 9)
    assert score({(1, 0): A, (1, 1): B, (1, 3): A, (1, 4): B}, [(1, 2, C)]) == (3, 9), "one die in the middle makes three"
    assert score({(1, 0): A, (1, 1): B, (1, 3): A, (1, 4): B}, [(1, 2, C, True)]) == (3, 8)


def test_a_die_that_completes_a_row_and_a_column():
    """Points: for every new SET, whichever way it lies."""
    before = {(0, 1): A, (0, 2): B, (1, 3): A, (2, 3): B}
    assert score(before, [(0, 3, C)]) == (2, 6)
    both = {**before, (0, 4): A, (0, 5): B, (-1, 3): B, (-2, 3): A}
    assert score(both, [(0, 3, C)]) == (6, 18), "three each way"


def test_the_first_example():
    """A die that makes two SETs, then one that makes one, then one that makes one: 12."""
    before = {(0, 1): A, (0, 2): B, (1, 3): A, (2, 3): B}
    two, one, last = (0, 3, C), (0, 0, C), (3, 3, C)
    assert score(before, [two]) == (2, 6) and score(before, [one]) == (1, 3) and score(before, [last]) == (1, 3)
    assert score(before, [two, one, last]) == (4, 12)


def test_the_second_example():
    """A WILD that makes one, then two dice that make one each: 8."""
    before = {(0, 1): A, (0, 2): B}
    assert score(before, [(0, 3, C, True), (0, 0, C), (1, 1, OTHER)][:2]) == (2, 5)
    assert score(before, [(0, 3, C, True), (0, 0, C), (0, -1, B)]) == (3, 8)


def test_the_order_of_the_dice_never_matters():
    """Points = 3 x new SETs - WILDs laid + bonus: in whatever order they were laid."""
    before = {(0, 0): A, (0, 1): B}
    laid = [(0, 2, C, True), (0, 3, A, False), (0, 4, B, True)]
    assert {score(before, list(order)) for order in itertools.permutations(laid)} == {(3, 9 - 2 + BONUS[0, 4])}


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(PARTS)))
def test_a_plain_judge_agrees(part):
    """100 000 random turns, legal and illegal, with 0-5 WILDs: the same points, and the same refusals.

    Up to three of the WILDs are laid; more of them may lie in the hand, or on the board as ordinary dice.
    """
    rng = random.Random(part)
    legal = illegal = 0
    kinds = set()
    for _ in range(amount(RANDOM_TURNS, RANDOM_TURNS // 16) // PARTS):
        before = cubed_judge.position(rng)
        laid = cubed_judge.turn(rng, before)
        expected = brute(before, laid)
        kept = dict(before)
        if expected is None:
            illegal += 1
            with pytest.raises(ValueError, match=r"new SET"):
                cubed.score_turn(before, laid)
        else:
            legal += 1
            kinds.add((expected[0], sum(die[3] for die in laid)))
            assert cubed.score_turn(before, laid) == expected
        assert before == kept
    assert min(legal, illegal) > amount(2000, 120)
    assert {wilds for _, wilds in kinds} == {0, 1, 2, 3} and {sets for sets, _ in kinds} >= {1, 2, 3, 4, 5}


MIRRORS = [
    lambda row, column: (column, -row), lambda row, column: (-row, -column), lambda row, column: (-column, row),
    lambda row, column: (row, -column), lambda row, column: (-row, column), lambda row, column: (column, row),
    lambda row, column: (-column, -row),
]  # fmt: skip


def outcome(before, laid):
    try:
        return cubed.score_turn(before, laid)
    except cubed.Refusal as refusal:
        return refusal.reason, len(refusal.cells)


@pytest.mark.counts
def test_rotated_or_mirrored_it_scores_the_same():
    """Any position and turn, rotated or mirrored, scores the same; also what is refused, and why."""
    rng = random.Random(5)
    seen = set()
    for _ in range(amount(3000, 1000)):
        before = cubed_judge.position(rng)
        laid = cubed_judge.turn(rng, before)
        expected = outcome(before, laid)
        seen.add(expected)
        for mirror in MIRRORS:
            there = {mirror(*cell): face for cell, face in before.items()}
            assert outcome(there, [(*mirror(row, column), face, wild) for row, column, face, wild in laid]) == expected
    assert len(seen) > 10


def test_the_plain_judge_knows_a_set():
    """RULES 6: three identical faces are a SET."""
    assert is_set(5, 5, 5) and is_set(A, B, C) and not is_set(A, B, OTHER) and not is_set(A, A, OTHER)
    assert all(is_set(a, b, cubed_judge.third(a, b)) for a in range(27) for b in range(27))
