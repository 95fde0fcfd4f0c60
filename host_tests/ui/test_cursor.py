"""The cursor on tables of cards and of dice, with and without gaps: from every one to every other, in few presses."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.cards import cursor as card_cursor
from tercet.ui.dice import cursor as dice_cursor
from tercet.ui.dice.table import arranged

from tools.assets.faces import PANELS

DIRECTIONS = (UP, DOWN, LEFT, RIGHT)

tables = st.integers(3, 7).flatmap(
    lambda columns: st.lists(st.sampled_from([-1, 7]), min_size=3 * columns, max_size=3 * columns)
)


def presses(moved: Callable[[int, int], int], start: int, buttons: tuple[int, ...]) -> dict[int, int]:
    """Every cell that these buttons lead to from one, and in how many presses; moved(cell, button): where one leads."""
    seen, front = {start: 0}, deque((start,))
    while front:
        cell = front.popleft()
        for button in buttons:
            there = moved(cell, button)
            if there not in seen:
                seen[there] = seen[cell] + 1
                front.append(there)
    return seen


def check_all_ways(moved: Callable[[int, int], int], lying: set[int], buttons: tuple[int, ...], most: int) -> None:
    """From any to any other, and never to an empty cell, in so many presses at most."""
    for start in lying:
        found = presses(moved, start, buttons)
        assert found.keys() == lying, "the cursor never stands on an empty cell, and gets everywhere"
        assert max(found.values()) <= most


@given(tables)
@pytest.mark.parametrize("buttons", [DIRECTIONS, (PREVIOUS, NEXT), (NEXT,)])
def test_every_card_can_be_reached_from_every_other(buttons: tuple[int, ...], cells: list[int]) -> None:
    """With directions in at most rows and columns presses; with PREVIOUS and NEXT in half of the cards."""
    cards = {cell for cell, card in enumerate(cells) if card >= 0}
    most = 3 + len(cells) // 3 if buttons == DIRECTIONS else len(cards) // len(buttons)
    check_all_ways(lambda cell, button: card_cursor.moved(cells, cell, button), cards, buttons, most)


# Speed's dice


def dice_moved(cells: list[int], columns: int, cell: int, button: int) -> int:
    return dice_cursor.moved(cells, columns, cell, button)


def grids(columns: int, count: int) -> st.SearchStrategy[list[int]]:
    """Grids of which anything may be missing, and last their columns."""
    lying = st.sets(st.integers(0, count - 1))
    return lying.map(lambda cells: [*(7 if cell in cells else -1 for cell in range(count)), columns])


DICE = sorted({(arranged(width, height, count)[0], count) for width, height in (*PANELS, (240, 280)) for count in (42, 9)})
dice = st.sampled_from(DICE).flatmap(lambda grid: grids(*grid))


@given(dice)
@pytest.mark.parametrize("buttons", [DIRECTIONS, (PREVIOUS, NEXT), (NEXT,)])
def test_every_die_can_be_reached_from_every_other(buttons: tuple[int, ...], drawn: list[int]) -> None:
    """On every grid that comes on any panel, whatever has been taken: with directions in at most rows and columns presses."""
    cells, columns = drawn[:-1], drawn[-1]
    lying = {cell for cell, face in enumerate(cells) if face >= 0}
    rows = (len(cells) + columns - 1) // columns
    most = rows + columns if buttons == DIRECTIONS else len(lying) // len(buttons)
    check_all_ways(partial(dice_moved, cells, columns), lying, buttons, most)


def held_presses(moved: Callable[[int, int, bool], int], start: int) -> dict[int, int]:
    """Every cell that PREVIOUS and NEXT lead to from one, tapped or held, and how often they act until then.

    moved(cell, button, held): where one leads. A key that is held has acted once before, and then acts again and again.
    """
    seen, front = {(start, -1): 0}, deque(((start, -1),))
    while front:
        cell, down = front.popleft()
        for button in (PREVIOUS, NEXT):
            for held in (False, True) if button == down else (False,):
                there = moved(cell, button, held), button
                if there not in seen:
                    seen[there] = seen[cell, down] + 1
                    front.append(there)
    least: dict[int, int] = {}
    for (cell, _), count in seen.items():
        least[cell] = min(count, least.get(cell, count))
    return least


def check_held_ways(moved: Callable[[int, int, bool], int], lying: set[int], most: int) -> None:
    """From any to any other, and never to an empty cell, in so many steps at most, those of a held key counted one by one."""
    for start in lying:
        found = held_presses(moved, start)
        assert found.keys() == lying
        assert max(found.values()) <= most


@given(dice)
def test_with_two_keys_every_die_is_near(drawn: list[int]) -> None:
    """Boards with four keys: in at most rows and columns steps, on every grid that comes on any panel."""
    cells, columns = drawn[:-1], drawn[-1]
    lying = {cell for cell, face in enumerate(cells) if face >= 0}
    rows = (len(cells) + columns - 1) // columns
    check_held_ways(lambda cell, button, held: dice_cursor.moved(cells, columns, cell, button, held), lying, rows + columns)


def test_a_held_key_goes_from_row_to_row() -> None:
    """To the nearest die of the next row that has one, round the ends; where there is but one row, along it."""
    #   0 . 2
    #   . . .
    #   6 7 .
    cells = [7, -1, 7, -1, -1, -1, 7, 7, -1]
    there = {cell: [dice_cursor.moved(cells, 3, cell, button, True) for button in (PREVIOUS, NEXT)] for cell in (0, 2, 6, 7)}
    assert there == {0: [6, 6], 2: [7, 7], 6: [0, 0], 7: [2, 0]}
    assert [dice_cursor.moved([7, -1, 7, 7], 4, 0, button, True) for button in (PREVIOUS, NEXT)] == [3, 2]


def test_the_dice_that_no_direction_led_to() -> None:
    """Speed after nine SETs: fifteen dice, of which some are alone in their column, or row."""
    for seed in range(60):
        lying = set(random.Random(seed).sample(range(42), 15))
        cells = [7 if cell in lying else -1 for cell in range(42)]
        for columns in (6, 7, 11):
            check_all_ways(partial(dice_moved, cells, columns), lying, DIRECTIONS, -(-42 // columns) + columns)


@pytest.mark.parametrize("columns", [3, 6, 7])
def test_full_dice_are_a_grid_with_joined_edges(columns: int) -> None:
    cells = [7] * (columns * columns)
    for cell in range(columns * columns):
        row, column = divmod(cell, columns)
        assert [dice_cursor.moved(cells, columns, cell, button) for button in DIRECTIONS] == [
            (row - 1) % columns * columns + column,
            (row + 1) % columns * columns + column,
            row * columns + (column - 1) % columns,
            row * columns + (column + 1) % columns,
        ]


def test_a_direction_leads_where_one_would_expect() -> None:
    """Along the row, or the column, while it holds another die; else on to the next column, or row."""
    #   0 . 2
    #   . 4 .
    #   6 . .
    cells = [7, -1, 7, -1, 7, -1, 7, -1, -1]
    ways = {cell: [dice_cursor.moved(cells, 3, cell, button) for button in DIRECTIONS] for cell in (0, 2, 4, 6)}
    assert ways == {0: [6, 6, 2, 2], 2: [6, 4, 0, 0], 4: [0, 6, 0, 2], 6: [0, 0, 2, 4]}


def test_up_and_down_skip_a_gap() -> None:
    """At a table of cards and of dice alike: what comes next in the own column, not what is nearer in another."""
    #   0 1 2
    #   . 4 5
    #   6 7 8
    cells = [7, 7, 7, -1, 7, 7, 7, 7, 7]
    assert [dice_cursor.moved(cells, 3, cell, button) for cell, button in ((0, DOWN), (6, UP), (6, DOWN), (0, UP))] == [
        6,
        0,
        0,
        6,
    ]
    assert [card_cursor.moved(cells, 0, button) for button in (RIGHT, LEFT)] == [6, 6], "the first row of cards: 0, 3, 6"
    cards = [7, -1, 7, 7, 7, 7, 7, 7, 7]  # the first column of cards: 0, 1, 2
    assert [card_cursor.moved(cards, cell, button) for cell, button in ((0, DOWN), (2, UP), (2, DOWN), (0, UP))] == [2, 0, 0, 2]


@given(dice, st.sampled_from(DIRECTIONS))
def test_a_direction_keeps_to_its_line_while_something_lies_ahead(drawn: list[int], button: int) -> None:
    """On every table: the next die in the own row or column, whatever is missing between."""
    cells, columns = drawn[:-1], drawn[-1]
    along, step = (0, columns) if button in (UP, DOWN) else (columns, 1)
    for cell in [cell for cell, face in enumerate(cells) if face >= 0]:
        line = [
            other
            for other in range(len(cells))
            if cells[other] >= 0 and (other // along == cell // along if along else other % step == cell % step)
        ]
        ahead = [other for other in line if (other > cell) == (button in (RIGHT, DOWN)) and other != cell]
        if ahead:
            assert dice_cursor.moved(cells, columns, cell, button) == (ahead[0] if button in (RIGHT, DOWN) else ahead[-1])


def test_a_die_to_which_no_line_leads() -> None:
    """Alone in its row and its column, among lines that all hold others: past the end of a column comes the next column."""
    #   0 . 2
    #   . 4 .
    #   6 . 8
    cells = [7, -1, 7, -1, 7, -1, 7, -1, 7]
    assert [dice_cursor.moved(cells, 3, cell, button) for cell, button in ((0, DOWN), (6, UP), (2, DOWN), (8, UP))] == [
        6,
        0,
        8,
        2,
    ]
    assert [dice_cursor.moved(cells, 3, cell, button) for cell, button in ((6, DOWN), (2, UP), (4, DOWN), (4, UP))] == [
        4,
        4,
        2,
        6,
    ]


@given(dice, st.integers(0, 41))
def test_a_cursor_whose_die_is_gone_goes_to_the_nearest(drawn: list[int], at: int) -> None:
    cells, columns = drawn[:-1], drawn[-1]
    cursor = at % len(cells)
    lying = [cell for cell, face in enumerate(cells) if face >= 0]
    settled = dice_cursor.settled(cells, columns, cursor)

    def distance(cell: int) -> int:
        return abs(cell // columns - cursor // columns) + abs(cell % columns - cursor % columns)

    assert settled == cursor if not lying else distance(settled) == min(map(distance, lying))


def test_a_full_table_is_a_grid_with_joined_edges() -> None:
    cells = [7] * 12
    assert [card_cursor.moved(cells, 0, button) for button in (UP, DOWN, LEFT, RIGHT)] == [2, 1, 9, 3]
    assert [card_cursor.moved(cells, 4, button) for button in (UP, DOWN, LEFT, RIGHT)] == [3, 5, 1, 7]


def test_previous_and_next_walk_in_reading_order() -> None:
    cells = [7] * 9
    order, cell = [], 0
    for _ in range(9):
        order.append(cell)
        cell = card_cursor.moved(cells, cell, NEXT)
    assert order == [0, 3, 6, 1, 4, 7, 2, 5, 8]
    assert cell == 0
    assert card_cursor.moved(cells, 0, PREVIOUS) == 8


@given(tables, st.integers(0, 20))
def test_a_cursor_whose_card_is_gone_goes_to_the_nearest(cells: list[int], cursor: int) -> None:
    cards = [cell for cell, card in enumerate(cells) if card >= 0]
    settled = card_cursor.settled(cells, cursor)
    if not cards:
        assert settled == cursor
        return

    def distance(cell: int) -> int:
        return abs(cell // 3 - cursor // 3) + abs(cell % 3 - cursor % 3)

    assert settled in cards
    assert distance(settled) == min(map(distance, cards))


def test_a_held_key_keeps_its_column_and_can_be_stopped():
    """From row to row no faster than every 250 ms; a shorter row is crossed, and then the column is that of the start."""
    cells = [1, 1, 1, 1, 1, -1, -1, -1, 1, 1, 1, 1]
    held = dice_cursor.Held()
    assert held.takes(NEXT, 0, False), "a press always counts"
    cell, times = 3, []
    for time in range(400, 1400, 10):
        if held.takes(NEXT, time, True):
            times.append(time)
            cell = dice_cursor.moved(cells, 4, cell, NEXT, True, held)
            assert cell == (4, 11, 3)[(len(times) - 1) % 3]
    assert all(250 <= after - before < 300 for before, after in pairwise(times)) and len(times) == 4
    assert held.takes(NEXT, 1400, False) and held.takes(UP, 1401, True) and held.takes(UP, 1402, True), "others are not slowed"
    assert dice_cursor.moved(cells, 4, 0, NEXT, True, held) == 4 and held.column == 0, "the next press sets out anew"
