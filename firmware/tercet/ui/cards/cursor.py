"""Where the cursor goes on a table of three rows, whose cells may be empty."""

from tercet.ui.cards.places import ROWS
from tercet.ui.dice import cursor as grid


def moved(cells: list, cursor: int, button: int) -> int:
    """Return the cell that a direction leads to from `cursor`, by the rule for dice; a negative entry of cells is empty."""
    columns = len(cells) // ROWS
    reading = [cells[column * ROWS + row] for row in range(ROWS) for column in range(columns)]
    place = grid.moved(reading, columns, cursor % ROWS * columns + cursor // ROWS, button)
    return place % columns * ROWS + place // columns


def settled(cells: list, cursor: int) -> int:
    """Return the cursor, or the nearest cell with a card if its own is gone."""
    best, least = cursor, 1 << 20
    for cell, card in enumerate(cells):
        if card >= 0:
            distance = abs(cell // ROWS - cursor // ROWS) + abs(cell % ROWS - cursor % ROWS)
            if distance < least:
                best, least = cell, distance
    return best
