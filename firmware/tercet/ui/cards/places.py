"""Where the cards of a table lie on a panel: pure geometry, in whole pixels.

A table has three rows and three to seven columns; card i lies in column i // 3, row i % 3, so that more cards make more columns
and those that lie stay in their order. Above and below the cards a line is left free for text.
"""

ROWS = 3
GAP = 4  # between two cards: room for one cursor ring and a dark line of the same width
RING = 2  # how far the cursor ring reaches out of its card, and so the least margin at the sides


def line_height(height: int) -> int:
    """Pixels left free above the cards, and at least as many below, on a panel of this height."""
    return 20 if height >= 200 else 16


def row(height: int, number: int) -> tuple:
    """Return (top, height) of the cards of a row, 0 to 2, on a panel of this height."""
    top = line_height(height)
    card_height = (height - 2 * top - (ROWS - 1) * GAP) // ROWS
    return top + number * (card_height + GAP), card_height


def cells(width: int, height: int, columns: int) -> tuple:
    """Card rectangles (x, y, width, height) of a table, by card; x and width are even, so that cards are byte aligned.

    width, height: the panel as the player sees it, in pixels. columns: 3 to 7; other numbers raise ValueError.
    """
    if not 3 <= columns <= 7:
        raise ValueError("columns: 3 to 7, not %d" % columns)
    pitch = (width - 2 * RING + GAP) // columns & ~1
    left = (width - columns * pitch + GAP) // 2 & ~1
    rows = [row(height, number) for number in range(ROWS)]
    rectangles = []
    for column in range(columns):
        for top, card_height in rows:
            rectangles.append((left + column * pitch, top, pitch - GAP, card_height))
    return tuple(rectangles)
