"""The cursor on tables with and without gaps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.cards import cursor as moves

tables = st.integers(3, 7).flatmap(
    lambda columns: st.lists(st.sampled_from([-1, 7]), min_size=3 * columns, max_size=3 * columns)
)


def reachable(cells: list[int], start: int, buttons: tuple[int, ...]) -> set[int]:
    seen, front = {start}, [start]
    while front:
        cell = front.pop()
        for button in buttons:
            there = moves.moved(cells, cell, button)
            if there not in seen:
                seen.add(there)
                front.append(there)
    return seen


@given(tables)
@pytest.mark.parametrize("buttons", [(UP, DOWN, LEFT, RIGHT), (PREVIOUS, NEXT), (NEXT,)])
def test_every_card_can_be_reached_from_every_other(buttons: tuple[int, ...], cells: list[int]) -> None:
    cards = {cell for cell, card in enumerate(cells) if card >= 0}
    for start in cards:
        assert reachable(cells, start, buttons) == cards, "the cursor never stands on an empty cell, and gets everywhere"


def test_a_full_table_is_a_grid_with_joined_edges() -> None:
    cells = [7] * 12
    assert [moves.moved(cells, 0, button) for button in (UP, DOWN, LEFT, RIGHT)] == [2, 1, 9, 3]
    assert [moves.moved(cells, 4, button) for button in (UP, DOWN, LEFT, RIGHT)] == [3, 5, 1, 7]


def test_previous_and_next_walk_in_reading_order() -> None:
    cells = [7] * 9
    order, cell = [], 0
    for _ in range(9):
        order.append(cell)
        cell = moves.moved(cells, cell, NEXT)
    assert order == [0, 3, 6, 1, 4, 7, 2, 5, 8]
    assert cell == 0
    assert moves.moved(cells, 0, PREVIOUS) == 8


@given(tables, st.integers(0, 20))
def test_a_cursor_whose_card_is_gone_goes_to_the_nearest(cells: list[int], cursor: int) -> None:
    cards = [cell for cell, card in enumerate(cells) if card >= 0]
    settled = moves.settled(cells, cursor)
    if not cards:
        assert settled == cursor
        return

    def distance(cell: int) -> int:
        return abs(cell // 3 - cursor // 3) + abs(cell % 3 - cursor % 3)

    assert settled in cards
    assert distance(settled) == min(map(distance, cards))
