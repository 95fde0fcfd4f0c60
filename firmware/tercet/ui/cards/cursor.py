"""Where the cursor goes on a table of three rows, whose cells may be empty."""

from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.cards.places import ROWS


def moved(cells: list, cursor: int, button: int) -> int:
    """Return the cell that a direction leads to from `cursor`, round the edges; a negative entry of cells is empty.

    A direction goes to the next row or column that holds a card, and there to the nearest one, so that every card can
    be reached from every other whatever is missing. PREVIOUS and NEXT walk in reading order.
    """
    columns = len(cells) // ROWS
    column, row = cursor // ROWS, cursor % ROWS
    if button in (PREVIOUS, NEXT):
        step = 1 if button == NEXT else -1
        count = ROWS * columns
        place = row * columns + column
        for _ in range(count):
            place = (place + step) % count
            cell = place % columns * ROWS + place // columns
            if cells[cell] >= 0:
                return cell
        return cursor
    if button in (LEFT, RIGHT):
        step = 1 if button == RIGHT else -1
        for distance in range(1, columns + 1):
            there = (column + step * distance) % columns
            cell = _nearest(cells, [there * ROWS + r for r in range(ROWS)], row)
            if cell >= 0:
                return cell
    if button in (UP, DOWN):
        step = 1 if button == DOWN else -1
        for distance in range(1, ROWS + 1):
            there = (row + step * distance) % ROWS
            cell = _nearest(cells, [c * ROWS + there for c in range(columns)], column)
            if cell >= 0:
                return cell
    return cursor


def settled(cells: list, cursor: int) -> int:
    """Return the cursor, or the nearest cell with a card if its own is gone."""
    best, least = cursor, 1 << 20
    for cell, card in enumerate(cells):
        if card >= 0:
            distance = abs(cell // ROWS - cursor // ROWS) + abs(cell % ROWS - cursor % ROWS)
            if distance < least:
                best, least = cell, distance
    return best


def _nearest(cells: list, line: list, place: int) -> int:
    """Return the cell with a card in a line of cells that is nearest to a place in it, or -1."""
    best, least = -1, len(line)
    for at, cell in enumerate(line):
        if cells[cell] >= 0 and abs(at - place) < least:
            best, least = cell, abs(at - place)
    return best
