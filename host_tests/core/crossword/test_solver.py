"""The solver of Crossword's grids: what it finds is right, and it finds what there is (RULES 6.3)."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from tercet.core.crossword.solver import Solver
from tercet.core.dice import WILD, Bag, roll
from tercet.core.rng import Rng

from host_tests.core.crossword.test_grid import brute
from host_tests.core.dice_oracle import is_set
from host_tests.runs.tiers import amount
from host_tests.soak import share


def rolled(seed: int, count: int = 10) -> list[int]:
    """So many of the 42 dice, rolled."""
    rng = Rng(seed)
    return [roll(die, rng) for die in Bag(rng).draw(count)]


def checked(solver: Solver) -> int:
    """The dice that a finished search uses: each once, with its own face or a WILD's, in a grid that is right."""
    cells = [-1] * 144
    seen = []
    for step in solver.best:
        for index, cell, face in step:
            assert cells[cell] < 0 and 0 <= face < WILD
            assert solver.faces[index] in (face, WILD)
            cells[cell] = face
            seen.append(index)
    assert len(seen) == len(set(seen)) == solver.used
    assert brute(cells, 12)[2], "the judge refuses what the solver has laid"
    return len(seen)


@pytest.mark.counts
def test_what_it_lays_is_right_and_as_often_full_as_it_was(record_property) -> None:
    """Wanted: "State how often ten random dice can be used up at all, by simulation": a third of them, 0.34.

    Four of nine could be, if only each die had to be part of some SET: the rest cannot be laid in a plane.
    """
    count = 20_000 if share.FULL else amount(1000, 300)
    full = possible = 0
    for seed in range(count):
        faces = rolled(seed)
        solver = Solver(faces).finish()
        full += checked(solver) == 10 == (10 if solver.complete else 0)
        covered = {i for three in combinations(range(10), 3) if is_set(*(faces[i] for i in three)) for i in three}
        possible += len(covered) == 10
        assert solver.used <= len(covered)
    print(f"of {count} times ten dice {full} can be used up, {possible} are each part of some SET")
    assert abs(full / count - 0.345) < 0.03
    assert abs(possible / count - 0.445) < 0.03


def test_it_finds_a_grid_that_there_is() -> None:
    """Dice taken from a grid that was laid SET by SET at random, across and beside: all are used again, nearly always."""
    chance = random.Random(1)
    found = count = 0
    for _ in range(150):
        faces = [chance.randrange(27), chance.randrange(27)]
        faces.append(next(face for face in range(27) if is_set(*faces[:2], face)))
        while len(faces) < 10:
            crossed, other = chance.choice(faces), chance.randrange(27)
            faces += [other, next(face for face in range(27) if is_set(crossed, other, face))]
        faces = faces[:11]
        chance.shuffle(faces)
        solver = Solver(faces).finish()
        found += checked(solver) == len(faces)
        count += 1
    assert found >= 0.97 * count


def test_wilds_are_given_one_face_each() -> None:
    """6.3: "A WILD stands for one face at a time." """
    for faces in ([0, 1, WILD], [0, WILD, WILD], [WILD] * 3, [0, 1, WILD, 14, 26], [9, 20, WILD, WILD, 3, 5, 1]):
        solver = Solver(faces).finish()
        assert checked(solver) == len(faces), faces


def test_dice_without_a_set_are_left() -> None:
    solver = Solver([0, 1, 3, 4]).finish()
    assert solver.best == [] and solver.used == 0 and not solver.complete
    solver = Solver([0, 1, 2, 3]).finish()
    assert checked(solver) == 3 and not solver.complete


def test_the_search_is_bounded_and_cut_into_steps() -> None:
    """Wanted: "bounded in time and sliced": the same is found in one piece and step by step; a limit is kept."""
    for seed in range(40):
        whole = Solver(rolled(seed, 14)).finish()
        sliced = Solver(rolled(seed, 14))
        pieces = 0
        while not sliced.work(1 + seed % 5):
            pieces += 1
        assert sliced.best == whole.best and pieces > 5
        short = Solver(rolled(seed, 14), 10)
        steps = 0
        while not short.work(1):
            steps += 1
        assert steps <= 14 * 13 // 2 + 11
        checked(short)
