"""A finger on the glass: what it means is what the keys would do there. Screens say where their cells, rows and seats are.

A card of a table and a seat's call count when the finger comes down, as a key does: others may be quicker. All else counts when
it comes up again where it came down: who swipes has chosen nothing. A list follows a finger that is drawn over it, row by row;
elsewhere a finger that is drawn over the glass is the key of a direction, once, but where a game is played.
"""

from page_app import LIGHT, SCREEN
from tercet.screens.listing import Listing
from tercet.screens.typed import Typed
from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP

NOTHING, DONE, WAITS = 0, 1, 2  # what a finger means that comes down; WAITS: until it comes up
KEY, ROW, PLACE = range(3)  # what is under it
FAR = 24  # pixels that it is drawn until it is a direction


class Finger:
    """The finger that came down last. keys: where the key hints are (shown.py)."""

    def __init__(self, app, keys):
        self._app = app
        self._keys = keys
        self._meant = None  # the screen, and what on it was under the finger
        self._drawn = False  # it was a direction

    def down(self, x, y):
        """It comes down at a pixel of the glass; return what that means."""
        self._meant = None
        self._drawn = False
        time = self._app.context.now()
        whom = self._app.finger(time)
        if whom != SCREEN:
            return DONE if whom == LIGHT else NOTHING
        screen = self._app.screen
        if _at_once(screen, x, y, time):
            return DONE
        meant = self._under(screen, x, y)
        if meant is None:
            return NOTHING
        self._meant = screen, meant
        return WAITS

    def up(self, x, y):
        """It comes up at a pixel, and has not moved far: do what it came down for, if that is still there."""
        before, self._meant = self._meant, None
        screen, time = self._app.screen, self._app.context.now()
        if before is None or before[0] is not screen or before[1] != self._under(screen, x, y):
            return
        if self._app.finger(time) != SCREEN:
            return
        what, which = before[1]
        if what == KEY:
            if self._app.context.keys.held(which) or not screen.edges(bytearray((which,)), 1, time):
                screen.button(which, time, False)
        else:
            if not screen.point(which):
                screen.button(SELECT, time, False)

    def drawn(self, left, top, x, y):
        """It was drawn from a pixel to another; tell whether that did something: then the next way begins there."""
        screen, time = self._app.screen, self._app.context.now()
        if screen.playing() is screen or self._app.finger(time) != SCREEN:
            return False
        if isinstance(screen, Listing):
            before, now = screen.row_at(top), screen.row_at(y)
            if before < 0 or now < 0 or before == now:
                return False
            screen.button(NEXT if now < before else PREVIOUS, time, True)
            return True
        across, down = x - left, y - top
        if self._drawn or max(abs(across), abs(down)) < FAR or self._app.context.keys.few:
            return False
        self._drawn = True
        if abs(across) > abs(down):
            button = RIGHT if across < 0 else LEFT
        else:
            button = UP if (down < 0) == isinstance(screen, Typed) else DOWN  # a wheel of characters shows the next one
        screen.button(button, time, False)
        return True

    def _under(self, screen, x, y):
        """Return (what, which) is meant by a finger that comes up there, or None."""
        arrow = self._keys.arrow(x, y)
        if arrow is not None:
            return KEY, arrow
        row = screen.row_at(y) if isinstance(screen, Listing) else -1
        if row >= 0:
            return ROW, row
        places = screen.places()
        for place in range(len(places)):
            if _inside(places[place], x, y):
                return PLACE, place
        button = self._keys.at(x, y)
        if button is not None:
            return KEY, button
        if _only_goes_on(screen):
            return KEY, SELECT
        return None


def _only_goes_on(screen):
    """Whether a finger anywhere is SELECT: nothing is there to be chosen, and nothing begins that was not asked for."""
    if isinstance(screen, Listing) or screen.playing() is screen or screen.cells() or screen.places():
        return False
    return getattr(screen, "ANYWHERE", True)


def _at_once(screen, x, y, time):
    """Do what a finger does that comes down on a seat's corner, a call, or on a card, which is chosen; tell whether it did."""
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


def _inside(rectangle, x, y):
    left, top, width, height = rectangle
    return left <= x < left + width and top <= y < top + height
