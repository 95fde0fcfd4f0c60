"""The judge of grids and what fits in them (RULES 6.3), against brute force."""

from __future__ import annotations

import itertools
import random

import pytest
from tercet.core.crossword import grid

from host_tests.core.dice_oracle import is_set
from host_tests.runs.tiers import amount, first_of
from host_tests.soak import share

GRIDS = 100_000


def brute(faces: list[int], columns: int) -> tuple[set[int], set[int], bool]:
    """(dice of no SET, dice that hang loose, whether the grid is right) by the words of the rule."""
    rows = len(faces) // columns
    at = {(cell // columns, cell % columns): face for cell, face in enumerate(faces) if face >= 0}
    lines = [
        [(row, column), (row + down, column + right), (row + 2 * down, column + 2 * right)]
        for row in range(rows)
        for column in range(columns)
        for down, right in ((0, 1), (1, 0))
    ]
    members = {
        place
        for line in lines
        if all(place in at for place in line) and is_set(*(at[place] for place in line))
        for place in line
    }
    parts: list[set[tuple[int, int]]] = []
    for place in sorted(members):
        if any(place in part for part in parts):
            continue
        part = {place}
        while True:
            more = {
                (row + down, column + right)
                for row, column in part
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
                if (row + down, column + right) in members
            }
            if more <= part:
                break
            part |= more
        parts.append(part)
    main = max(parts, key=len, default=set())
    alone = {row * columns + column for row, column in at if (row, column) not in members}
    loose = {row * columns + column for row, column in members - main}
    return alone, loose, not alone and len(parts) <= 1


def some_grid(chance: random.Random) -> tuple[list[int], int]:
    """A grid with many SETs: few faces, on few cells; sometimes with rows that are SETs on purpose."""
    rows, columns = chance.randrange(1, 6), chance.randrange(1, 6)
    pool = chance.sample(range(27), chance.choice((1, 2, 3, 5)))
    density = chance.random()
    return [chance.choice(pool) if chance.random() < density else -1 for _ in range(rows * columns)], columns


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_the_judge_agrees_with_brute_force_on_100_000_grids(part: int) -> None:
    """Wanted: "the grid judge agrees with a brute-force judge on 100 000 random grids".

    6.3: "every die used is part of at least one SET (three neighbouring cells of a row or column), all dice hang together by
    their sides".
    """
    chance = random.Random(part)
    right, grids = 0, amount(GRIDS // 4, GRIDS // 12)
    for _ in range(grids):
        faces, columns = some_grid(chance)
        alone, loose = grid.judge(faces, columns)
        wanted_alone, wanted_loose, wanted = brute(faces, columns)
        assert set(alone) == wanted_alone and set(loose) == wanted_loose, (faces, columns)
        assert (not alone and not loose) == wanted
        right += wanted and len(faces) - faces.count(-1) >= 3
    assert right > grids // 20, "hardly any grid was right"


@pytest.mark.counts
def test_shifting_or_mirroring_never_changes_the_verdict() -> None:
    """Wanted: "shifting or mirroring a grid never changes the verdict"."""
    chance = random.Random(3)
    seen = set()
    for _ in range(50_000 if share.FULL else amount(5000, 1500)):
        faces, columns = some_grid(chance)
        rows = len(faces) // columns
        square = [faces[row * columns : (row + 1) * columns] for row in range(rows)]
        looks = [square, [row[::-1] for row in square], square[::-1], [list(row) for row in zip(*square, strict=True)]]
        verdicts = set()
        for look in looks:
            for down, right in ((0, 0), (3, 4), (7, 7)):
                large = grid.empty_grid()
                for row, line in enumerate(look):
                    for column, face in enumerate(line):
                        large[(row + down) * grid.SIDE + column + right] = face
                alone, loose = grid.judge(large)
                verdicts.add((len(alone), len(loose)))
        assert len(verdicts) == 1, square
        seen.add(verdicts.pop())
    assert (0, 0) in seen and len(seen) > 10


def test_the_edge_of_the_grid_joins_nothing() -> None:
    """Three neighbouring cells of a row do not go on in the next one."""
    faces = grid.empty_grid()
    for cell in (grid.SIDE - 2, grid.SIDE - 1, grid.SIDE):
        faces[cell] = 0
    assert grid.judge(faces) == ([grid.SIDE - 2, grid.SIDE - 1, grid.SIDE], [])
    assert grid.neighbours(0) == [1, grid.SIDE] and grid.SIDE not in grid.neighbours(grid.SIDE - 1)
    assert len(grid.neighbours(grid.SIDE + 1)) == 4


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 4), (3, 1), (2, 5), (5, 3), (12, 12)])
def test_neighbours_share_a_side(rows: int, columns: int) -> None:
    for cell in range(rows * columns):
        row, column = divmod(cell, columns)
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        wanted = sorted(r * columns + c for r, c in beside if 0 <= r < rows and 0 <= c < columns)
        assert sorted(grid.neighbours(cell, rows * columns, columns)) == wanted


def test_three_cells_in_a_line() -> None:
    """Neighbours in a row or in a column, in any order; nothing else is: not a corner, a gap, the next row, or the hand."""
    side = grid.SIDE
    across = [[row * side + column + step for step in range(3)] for row in range(side) for column in range(side - 2)]
    down = [[(row + step) * side + column for step in range(3)] for row in range(side - 2) for column in range(side)]
    for line in across + down:
        for order in itertools.permutations(line):
            assert grid.in_line(list(order)), line
    for other in (
        [0, 1, side],
        [0, 2, 4],
        [0, 2 * side, 4 * side],
        [0, side + 1, 2 * side + 2],
        [side - 2, side - 1, side],
        [side - 1, side, side + 1],
        [0, 1, 3],
        [0, 0, 0],
        [-1, 0, 1],
        [-1, -1, 5],
        [0, side - 1, 2 * (side - 1)],
    ):
        for order in itertools.permutations(other):
            assert not grid.in_line(list(order)), other


def test_the_last_rows_join_nothing_below() -> None:
    faces = grid.empty_grid()
    cells = [len(faces) - 2 * grid.SIDE, len(faces) - grid.SIDE]
    for cell in cells:
        faces[cell] = 0
    assert grid.judge(faces) == (cells, [])


def test_grids_of_other_widths_hang_together_by_their_own_sides() -> None:
    """Two rows of three are one part; two SETs that do not touch are two, the first of them is the main one."""
    assert grid.judge([0, 1, 2, 0, 1, 2], 3) == ([], [])
    assert grid.judge([0, 1, 2, -1, -1, -1, 0, 1, 2], 3) == ([], [6, 7, 8])


@pytest.mark.counts
def test_what_fits_a_cell() -> None:
    """A face is wanted in a cell just when it would make a SET there; the one that makes most comes first."""
    chance = random.Random(8)
    for _ in range(amount(1500, 600)):
        faces, columns = some_grid(chance)
        empty = [cell for cell, face in enumerate(faces) if face < 0]
        if not empty:
            continue
        cell = chance.choice(empty)
        makes = {}
        for face in range(27):
            filled = [*faces[:cell], face, *faces[cell + 1 :]]
            row, column = divmod(cell, columns)
            count = 0
            for down, right in ((0, 1), (1, 0)):
                for shift in range(3):
                    places = [(row + (n - shift) * down, column + (n - shift) * right) for n in range(3)]
                    if all(0 <= r < len(faces) // columns and 0 <= c < columns for r, c in places):
                        three = [filled[r * columns + c] for r, c in places]
                        count += min(three) >= 0 and is_set(*three)
            if count:
                makes[face] = count
        found = grid.wanted(faces, cell, columns)
        assert sorted(found) == sorted(makes)
        assert [makes[face] for face in found] == sorted(makes.values(), reverse=True)


def test_where_a_die_joins() -> None:
    """6.3: dice may be added "where they form SETs"; what hangs loose there is nothing to add to."""
    faces = grid.empty_grid()
    for cell, face in ((40, 3), (41, 4), (42, 5), (43, 10), (100, 6), (101, 7)):
        faces[cell] = face
    assert grid.joins(faces, 39, 5) and not grid.joins(faces, 39, 4) and not grid.joins(faces, 40, 3)
    assert grid.joins(faces, 44, 24) and is_set(5, 10, 24)
    assert not grid.joins(faces, 102, 8), "a part of its own"
    assert (grid.open_cell(faces, 5), grid.open_cell(faces, 24), grid.open_cell(faces, 8)) == (39, 44, -1)
    assert grid.open_cell(faces, 27) == 39
    assert faces[102] == faces[39] == -1
    faces[39] = 0
    assert not grid.joins(faces, 39, 5), "a die lies there"


def test_a_grid_is_shifted_as_a_whole_or_not_at_all() -> None:
    assert grid.shifted([0, 13], 2, 3) == [2 * grid.SIDE + 3, 3 * grid.SIDE + 4]
    assert grid.shifted([grid.SIDE + 1, 14], -1, -1) == [0, 1], "to the first row and column"
    assert grid.shifted([0, 13], -1, 0) is None and grid.shifted([0, 13], 0, -1) is None
    assert grid.shifted([5, grid.SIDE - 1], 0, 1) is None
