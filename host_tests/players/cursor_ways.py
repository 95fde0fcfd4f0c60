"""The shortest way of the cursor from card to card, as a player plans it; what really happens is seen on the glass."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache

ROWS = 3
FOUR = ("UP", "DOWN", "LEFT", "RIGHT")


def route(codes: Sequence[int], start: int, goal: int, few: bool) -> list[str]:
    """Return the buttons that lead from one cell to another; -1 in codes is an empty cell. few: PREVIOUS and NEXT only."""
    cards = tuple(code >= 0 for code in codes)
    ways = _ways(cards, start, ("PREVIOUS", "NEXT") if few else FOUR, True if few else _leads_everywhere(cards))
    assert goal in ways, f"no way from cell {start} to {goal}"
    return ways[goal]


def _ways(
    cards: tuple[bool, ...], start: int, buttons: Sequence[str], round_the_column: bool, from_row_to_row: bool = True
) -> dict[int, list[str]]:
    """The buttons that lead to each cell that can be reached. from_row_to_row: also by LEFT and RIGHT."""
    came: dict[int, list[str]] = {start: []}
    todo = deque((start,))
    while todo:
        cell = todo.popleft()
        for button in buttons:
            there = _step(cards, cell, button, round_the_column)
            if button in ("LEFT", "RIGHT") and there % ROWS != cell % ROWS and not from_row_to_row:
                continue
            if there not in came:
                came[there] = [*came[cell], button]
                todo.append(there)
    return came


@cache
def _leads_everywhere(cards: tuple[bool, ...]) -> bool:
    """Whether every card is reached from every other along rows, and by UP and DOWN round the edge within their column."""
    lying = [cell for cell, card in enumerate(cards) if card]
    return all(set(lying) <= set(_ways(cards, cell, FOUR, True, False)) for cell in lying)


def _step(cards: tuple[bool, ...], cell: int, button: str, round_the_column: bool) -> int:
    """RULES 2, in words: in reading order for PREVIOUS and NEXT; along the row while it holds another card, else to the next
    column with one, there to the nearest; along the column likewise. Where that does not lead everywhere, UP and DOWN walk one
    column after the other."""
    columns = len(cards) // ROWS
    column, row = divmod(cell, ROWS)
    if button in ("PREVIOUS", "NEXT"):
        reading = [at * ROWS + line for line in range(ROWS) for at in range(columns) if cards[at * ROWS + line]]
        return reading[(reading.index(cell) + (1 if button == "NEXT" else -1)) % len(reading)]
    way = 1 if button in ("DOWN", "RIGHT") else -1
    if button in ("LEFT", "RIGHT"):
        along = [(column + way * far) % columns * ROWS + row for far in range(1, columns)]
        lines = [[(column + way * far) % columns * ROWS + at for at in range(ROWS)] for far in range(1, columns + 1)]
        here = row
    else:
        along = [column * ROWS + (row + way * far) % ROWS for far in range(1, ROWS)]
        lines = [[at * ROWS + (row + way * far) % ROWS for at in range(columns)] for far in range(1, ROWS + 1)]
        here = column
        if not round_the_column:
            along = [(cell + way * far) % len(cards) for far in range(1, len(cards))]
    there = [at for at in along if cards[at]]
    if there:
        return there[0]
    for line in lines:
        lying = [at for at, place in enumerate(line) if cards[place]]
        if lying:
            return line[min(lying, key=lambda at: (abs(at - here), at))]
    return cell
