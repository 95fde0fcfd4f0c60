"""A finger on the glass: what it means is what the keys would do there. The screens say where their cells and rows are."""

from tercet.screens.listing import Listing
from tercet.ui.buttons import NEXT, PREVIOUS, SELECT


def touched(app, x, y):
    """Do what a finger at a pixel of the glass means on the screen in view; tell whether that is anything.

    A card: the cursor comes there, and it is chosen. A row of a list: it is chosen. A seat's corner: that seat's call. Anywhere
    on a screen that only waits to be read: on with it.
    """
    screen, time = app._screen, app.context.now()
    if not app._painted or time < app._deaf_until:
        return False
    if app._backlight.wake(time):
        return True  # it was meant for the light
    app.saves.touch(time)
    app._tick_at = app._key_at = time
    if isinstance(screen, Listing):
        return _row(screen, y, time)
    called = _seat(screen, x, y)
    if called >= 0:
        screen.edges(bytearray((called,)), 1, time)
        return True
    table = getattr(screen, "table", None)
    if hasattr(table, "rectangles") and hasattr(screen, "cursor"):
        return _card(screen, table.rectangles, x, y, time)
    return False


def _row(screen, y, time):
    for row in range(screen._first, min(len(screen.rows), screen._first + screen._visible)):
        top = screen._at(row, screen._first)
        if top <= y < top + screen._pitch:
            step = PREVIOUS if row < screen.index else NEXT
            while screen.index != row:
                before = screen.index
                screen.button(step, time, True)
                if screen.index == before:
                    return False
            screen.button(SELECT, time, False)
            return True
    return False


def _seat(screen, x, y):
    """Return the call button of the seat in whose corner this is, -1 if there is none."""
    marks, buttons = getattr(screen, "marks", None), getattr(screen, "_buttons", None)
    if marks is None or not buttons:
        return -1
    for button, seat in buttons.items():
        corner = screen._corners[seat]
        left, top, width, height = marks.rectangle(corner)
        if left <= x < left + width and top <= y < top + height:
            return button
    return -1


def _card(screen, rectangles, x, y, time):
    cells = screen.game.layout.cells
    for cell in range(min(len(cells), len(rectangles))):
        left, top, width, height = rectangles[cell]
        if left <= x < left + width and top <= y < top + height and cells[cell] >= 0:
            before = screen.cursor
            screen.cursor = cell
            if before != cell and hasattr(screen, "_cell"):
                screen._cell(before)
            screen.button(SELECT, time, False)
            return True
    return False
