"""The cursor of SET Cubed and of Crossword: by the keys of every board to every die, and to every cell where one may lie."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import Crossword
from tercet.core.crossword.seats import IN_HAND
from tercet.core.cubed.board import CELLS, LOGO, NO_DIE, STRIDE, cell_at, new_board
from tercet.core.dice import FACES
from tercet.core.match import PERSON
from tercet.screens.crossword.hand import Hand
from tercet.screens.cubed.board import stepped, useful, walked
from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.dice.grid import GridView

from host_tests.runs.tiers import THOROUGH_EXAMPLES, amount
from host_tests.ui.test_cursor import check_held_ways
from tools.assets.faces import PANELS

DIRECTIONS = (UP, DOWN, LEFT, RIGHT)
BOARD = {cell_at(row, column) for row in range(-6, 7) for column in range(-6, 7)}

# SET Cubed


def test_every_cell_of_the_board() -> None:
    """From any to any other, empty or not, in fewer presses than it has rows and columns."""
    for start in sorted(BOARD)[::7]:
        far, front = {start: 0}, deque((start,))
        while front:
            cell = front.popleft()
            for button in DIRECTIONS:
                there = stepped(new_board(), cell, button)
                if there not in far:
                    far[there] = far[cell] + 1
                    front.append(there)
        assert far.keys() == BOARD and max(far.values()) <= 24


@given(st.lists(st.sampled_from(sorted(BOARD)), min_size=1, max_size=30), st.sets(st.sampled_from(sorted(BOARD)), max_size=3))
def test_few_keys_lead_to_every_cell_that_matters(lying: list[int], laid: set[int]) -> None:
    """Every empty cell beside a die, every die of this turn, every WILD to be swapped: with NEXT, and with PREVIOUS."""
    board = new_board()
    for cell in [*LOGO, *lying]:
        board[cell] = 5
    new = sorted(cell for cell in laid if board[cell] == NO_DIE)
    swaps = lying[:2]
    cells = useful(board, new, swaps)
    beside = {
        cell
        for cell in range(STRIDE, CELLS - STRIDE)
        if board[cell] == NO_DIE
        and any(board[near] < FACES or near in new for near in (cell - 1, cell + 1, cell - STRIDE, cell + STRIDE))
    }
    assert set(cells) == beside | set(new) | set(swaps)
    for button in (NEXT, PREVIOUS):
        cell, seen = LOGO[1], set()
        for _ in cells:
            cell = walked(cells, cell, button)
            seen.add(cell)
        assert seen == set(cells)


@given(st.lists(st.sampled_from(sorted(BOARD)), min_size=1, max_size=38))
def test_few_keys_lead_there_in_few_steps(lying: list[int]) -> None:
    """From any to any other of these cells in at most the rows and columns of the board, a held key going from row to row."""
    board = new_board()
    for cell in [*LOGO, *lying]:
        board[cell] = 5
    cells = useful(board, [], lying[:2])
    check_held_ways(lambda cell, button, held: walked(cells, cell, button, held), set(cells), 26)


# Crossword


class SilentView(GridView):
    """What is in view, and nothing painted."""

    def __init__(self, width: int, height: int, rivals: bool) -> None:
        tall = height >= 200
        top = (18 if tall else 14) + (0 if not rivals else 14 if tall else 4)
        super().__init__(SimpleNamespace(canvas=SimpleNamespace(width=width, height=height)), SIDE, top)

    def clear(self) -> None:
        pass

    def more(self) -> None:
        pass

    def lies(self, cells: list[int], hand: int) -> None:
        self._lying = cells

    def cell(self, *_: Any) -> bool:
        return False

    hand = cell


class Seat:
    """Somebody who builds at Crossword, on a panel: a grid of dice, a hand, and the cursor of the screen."""

    def __init__(self, panel: tuple[int, int], rivals: bool, cells: list[int], dice: int) -> None:
        self.game = Crossword((PERSON, 0) if rivals else (PERSON,), 1, 0)
        seat = self.game.seats[0]
        while len(seat.dice) < max(dice, len(cells)) and self.game._draw(seat):
            pass
        for index, cell in enumerate(cells):
            seat.put(index, cell, seat.faces[index] % FACES)
        self.seat = seat
        self.view = SilentView(*panel, rivals)
        self.game.shift = lambda *_: False  # type: ignore[method-assign]  # the room's edge is its edge here
        self.hand = Hand(SimpleNamespace(game=self.game, view=self.view, own_words=None))

    def get(self) -> tuple[Any, ...]:
        hand, view = self.hand, self.view
        return hand.in_hand, hand.spot if hand.in_hand else 0, hand.cell, view.row, view.column, view.first

    def put(self, state: tuple[Any, ...]) -> None:
        hand, view = self.hand, self.view
        hand.in_hand, hand.spot, hand.cell, view.row, view.column, view.first = state

    def held_ways(self, there: Callable[[], int]) -> dict[int, int]:
        """From where the cursor is: what there() tells of it, and how often PREVIOUS and NEXT act until then, held or not."""
        start = self.get()
        seen, front = {(start, -1): 0}, deque(((start, -1),))
        found: dict[int, int] = {}
        while front:
            state, down = front.popleft()
            self.put(state)
            found.setdefault(there(), seen[state, down])
            for button in (PREVIOUS, NEXT):
                for held in (False, True) if button == down else (False,):
                    self.put(state)
                    self.hand.move(button, 0, held)
                    after = self.get(), button
                    if after not in seen:
                        seen[after] = seen[state, down] + 1
                        front.append(after)
        self.put(start)
        return found

    def ways(self, buttons: tuple[int, ...]) -> dict[int, int]:
        """From where the cursor is: every die that it gets to, and in how many presses."""
        start = self.get()
        far, front = {start: 0}, deque((start,))
        found: dict[int, int] = {}
        while front:
            state = front.popleft()
            self.put(state)
            die = self.die()
            if die >= 0:
                found.setdefault(die, far[state])
            for button in buttons:
                self.put(state)
                self.hand.move(button, 0)
                if self.get() not in far:
                    far[self.get()] = far[state] + 1
                    front.append(self.get())
        self.put(start)
        return found

    def die(self) -> int:
        """The die under the cursor, -1 for none."""
        hand = self.hand
        return hand._hand[hand.spot] if hand.in_hand else hand._dice.get(hand.cell, -1)


tables = st.tuples(
    st.sampled_from([*PANELS, (240, 280)]),
    st.booleans(),
    st.lists(st.integers(0, SIDE * SIDE - 1), unique=True, max_size=30),
    st.integers(10, 32),
    st.integers(0, 40),
)
close = st.tuples(  # as people lay them: in one place
    st.sampled_from([*PANELS, (240, 280)]),
    st.booleans(),
    st.lists(st.integers(0, 35).map(lambda at: (at // 6 + 3) * SIDE + at % 6 + 3), unique=True, max_size=25),
    st.integers(10, 32),
    st.integers(0, 40),
)


@settings(max_examples=amount(THOROUGH_EXAMPLES, 8))
@given(st.one_of(tables, close))
@pytest.mark.parametrize("buttons", [DIRECTIONS, (PREVIOUS, NEXT), (NEXT,)])
def test_every_die_of_the_grid_and_of_the_hand(buttons: tuple[int, ...], drawn: tuple[Any, ...]) -> None:
    """With directions in at most the rows and columns of the room and of the hand; else in at most all dice."""
    panel, rivals, cells, dice, first = drawn
    seat = Seat(panel, rivals, cells, dice)
    all_dice = set(range(len(seat.seat.dice)))
    for _ in range(first % 7):  # from somewhere else than where a turn begins
        seat.hand.move(buttons[first % len(buttons)], 0)
    found = seat.ways(buttons)
    assert found.keys() == all_dice
    rows = (len(seat.seat.hand()) + 1) // 2
    assert max(found.values()) <= (2 * SIDE + 2 + rows if buttons == DIRECTIONS else len(all_dice))


@given(st.one_of(tables, close))
def test_with_two_keys_every_die_is_near(drawn: tuple[Any, ...]) -> None:
    """In at most the rows and columns of the room and of the hand, each row that a held key goes on counted."""
    panel, rivals, cells, dice, first = drawn
    seat = Seat(panel, rivals, cells, dice)
    for _ in range(first % 7):
        seat.hand.move(NEXT, 0)
    found = seat.held_ways(seat.die)
    assert found.keys() == set(range(len(seat.seat.dice)))
    assert max(found.values()) <= 2 * SIDE + 2 + (len(seat.seat.hand()) + 1) // 2


@given(st.one_of(tables, close))
def test_with_two_keys_a_carried_die_gets_to_every_place_soon(drawn: tuple[Any, ...]) -> None:
    """To each empty cell beside a die, in at most the rows and columns of the room."""
    panel, rivals, cells, dice, _ = drawn
    seat = Seat(panel, rivals, cells, dice)
    if not seat.seat.hand():
        return
    seat.hand.in_hand, seat.hand.spot = True, 0
    seat.hand.pick()
    found = seat.held_ways(lambda: seat.hand.cell)
    beside = {
        near
        for cell in cells
        for near in (cell - SIDE, cell + SIDE, *([cell - 1] if cell % SIDE else []), *([cell + 1] if (cell + 1) % SIDE else []))
        if 0 <= near < SIDE * SIDE and near not in cells
    }
    assert beside <= found.keys() and max(found.values()) <= 2 * SIDE


@pytest.mark.parametrize("hand", range(1, 24))
def test_down_from_the_right_column_of_the_hand(hand: int) -> None:
    """Where nothing lies below but a die does beside that, DOWN goes there; it never does nothing while a die lies lower."""
    seat = Seat((240, 240), False, [SIDE * 5 + at if at < SIDE else SIDE * 7 + at for at in range(24 - hand)], 24)
    assert len(seat.seat.hand()) == hand and all(cell != IN_HAND for cell in seat.seat.where[: 24 - hand])
    for spot in range(hand):
        seat.hand.in_hand, seat.hand.spot = True, spot
        seat.hand.move(DOWN, 0)
        assert seat.hand.in_hand
        assert seat.hand.spot == (spot + 2 if spot + 2 < hand else hand - 1 if spot // 2 < (hand - 1) // 2 else spot)


@given(st.one_of(tables, close))
def test_a_carried_die_gets_to_every_cell(drawn: tuple[Any, ...]) -> None:
    """Where it may be laid: with directions to every empty cell of the room."""
    panel, rivals, cells, dice, _ = drawn
    seat = Seat(panel, rivals, cells, dice)
    if not seat.seat.hand():
        return
    seat.hand.in_hand, seat.hand.spot = True, 0
    seat.hand.pick()
    seen, front = {seat.get()}, [seat.get()]
    while front:
        state = front.pop()
        for button in DIRECTIONS:
            seat.put(state)
            seat.hand.move(button, 0)
            if seat.get() not in seen:
                seen.add(seat.get())
                front.append(seat.get())
    assert {state[2] for state in seen} == set(range(SIDE * SIDE))
