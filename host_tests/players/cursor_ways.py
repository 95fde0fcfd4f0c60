"""The shortest way of the cursor from card to card, as a player plans it; what really happens is seen on the glass."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

ROWS = 3


def route(codes: Sequence[int], start: int, goal: int, few: bool) -> list[str]:
    """Return the buttons that lead from one cell to another; -1 in codes is an empty cell. few: PREVIOUS and NEXT only."""
    came: dict[int, list[str]] = {start: []}
    todo = deque((start,))
    while todo:
        cell = todo.popleft()
        if cell == goal:
            return came[cell]
        for button in ("PREVIOUS", "NEXT") if few else ("UP", "DOWN", "LEFT", "RIGHT"):
            there = _step(codes, cell, button)
            if there not in came:
                came[there] = [*came[cell], button]
                todo.append(there)
    raise AssertionError(f"no way from cell {start} to {goal}")


def _step(codes: Sequence[int], cell: int, button: str) -> int:
    """In reading order for PREVIOUS and NEXT; along the row while it holds another card, else to the next column with one,
    there to the nearest; up and down to the next row with a card, there to the nearest."""
    columns = len(codes) // ROWS
    column, row = divmod(cell, ROWS)
    if button in ("PREVIOUS", "NEXT"):
        reading = [at * ROWS + line for line in range(ROWS) for at in range(columns) if codes[at * ROWS + line] >= 0]
        return reading[(reading.index(cell) + (1 if button == "NEXT" else -1)) % len(reading)]
    way = 1 if button in ("DOWN", "RIGHT") else -1
    if button in ("LEFT", "RIGHT"):
        along = [(column + way * far) % columns * ROWS + row for far in range(1, columns)]
        there = [cell for cell in along if codes[cell] >= 0]
        if there:
            return there[0]
        lines = [[(column + way * far) % columns * ROWS + at for at in range(ROWS)] for far in range(1, columns + 1)]
        here = row
    else:
        lines = [[at * ROWS + (row + way * far) % ROWS for at in range(columns)] for far in range(1, ROWS + 1)]
        here = column
    for line in lines:
        cards = [at for at, there in enumerate(line) if codes[there] >= 0]
        if cards:
            return line[min(cards, key=lambda at: (abs(at - here), at))]
    return cell
