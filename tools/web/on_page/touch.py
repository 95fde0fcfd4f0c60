"""A finger on the glass: what it means is what the keys would do there. Screens say where their cells, rows and seats are."""

from page_app import LIGHT, NOTHING
from tercet.screens.listing import Listing
from tercet.ui.buttons import NEXT, PREVIOUS, SELECT


def touched(app, x, y):
    """Do what a finger at a pixel of the glass means on the screen in view; tell whether that is anything.

    A card: the cursor comes there, and it is chosen. A row of a list: it is chosen. A seat's corner: that seat's call.
    """
    time = app.context.now()
    meant = app.finger(time)
    if meant in (NOTHING, LIGHT):
        return meant == LIGHT
    screen = app.screen
    if isinstance(screen, Listing):
        return _row(screen, screen.row_at(y), time)
    for button, corner in screen.calls():
        if _inside(screen.marks.rectangle(corner), x, y):
            screen.edges(bytearray((button,)), 1, time)
            return True
    cells = screen.cells()
    for cell in range(len(cells)):
        if cells[cell] >= 0 and _inside(screen.table.rectangles[cell], x, y):
            screen.point(cell)
            screen.button(SELECT, time, False)
            return True
    return False


def _row(screen, row, time):
    if row < 0:
        return False
    step = PREVIOUS if row < screen.index else NEXT
    while screen.index != row:
        before = screen.index
        screen.button(step, time, True)
        if screen.index == before:
            return False
    screen.button(SELECT, time, False)
    return True


def _inside(rectangle, x, y):
    left, top, width, height = rectangle
    return left <= x < left + width and top <= y < top + height
