"""A grid of dice on the canvas, of which a part may be in view, and beside it the hand."""

from tercet.ui import theme
from tercet.ui.dice.painter import CURSOR, REACH, DiePainter
from tercet.ui.parts import hint_line

EMPTY_LOOK, CURSOR_ONLY = -1, -2  # looks of cells without a die
_UNKNOWN = -4
_WILD = 1 << 10  # in a look: the face is one that a WILD was given
_DOT = 2  # pixels of the mark of an empty cell
_TAB = 2  # pixels that the mark of a die out of view is thick
_ARROW = 6  # pixels that the arrow at such a mark of the hand is high
_AWAY = REACH + 1  # pixels from a die to the far side of such a mark
_SIZES = ((320, 28, 30), (240, 24, 26))  # width of the panel from which on, pixels of a die, from die to die
_SMALL = (18, 20)  # on a panel that is less than 200 high


def look(face: int, marks: int = 0, wild: bool = False) -> int:
    """Return the look of a die: its face 0..27, the marks of painter.py, whether the face is one that a WILD was given."""
    return face | marks << 5 | (_WILD if wild else 0)


class GridView:
    """Paints cells of a square grid of `side` cells a row, and the hand in two columns at the right, below row `top` of pixels.

    size: pixels of a die. rows, columns: cells in view; row, column: the first of them. capacity: dice of the hand in view,
    from `first` on.
    """

    def __init__(self, context, side: int, top: int) -> None:
        canvas = context.canvas
        self._canvas = canvas
        self._side = side
        self._painter: DiePainter | None = None
        self._context = context
        if canvas.height < 200:
            self.size, self._pitch = _SMALL
        else:
            self.size, self._pitch = [entry[1:] for entry in _SIZES if canvas.width >= entry[0]][0]
        gap = self._pitch - self.size
        self._top = top
        self._height = canvas.height - hint_line.height(canvas) - top
        self._hand_width = 2 * self._pitch + gap + 1
        room = canvas.width - self._hand_width - REACH
        self.rows = min(side, (self._height - 1) // self._pitch)
        self.columns = min(side, room // self._pitch)
        self._x = (room - self.columns * self._pitch + gap) // 2 + REACH // 2
        self._y = top + (self._height - self.rows * self._pitch + gap) // 2
        self._hand_x = canvas.width - self._hand_width + gap
        self.capacity = 2 * self.rows
        self.row = (side - self.rows) // 2
        self.column = (side - self.columns) // 2
        self.first = 0
        self._slab = 0  # rows of the hand that have a ground
        self._lying: list = []  # cells with dice, in view or not
        self._tabs: list = []  # (x, y, width, height) of marks at the edges, of what is out of view
        self.forget()

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._cells = [_UNKNOWN] * (self.rows * self.columns)
        self._hand = [_UNKNOWN] * self.capacity
        self._painter = None  # letters may have been switched on

    def clear(self) -> None:
        """Paint the grounds of the grid and of the hand."""
        canvas = self._canvas
        above = max(0, self._top + REACH - self._y)  # rows that the rings of the first dice reach into
        canvas.rect(0, self._top - above, canvas.width, self._height + above, theme.GROUND)
        if self._slab:
            left, y, width = canvas.width - self._hand_width, self._inside(self._y - _AWAY), self._hand_width - 1
            height = min(self._slab * self._pitch + _AWAY, self._top + self._height - y)
            canvas.round_rect(left, y, width, height, theme.PANEL, theme.PANEL, theme.GROUND)

    def _inside(self, y: int) -> int:
        """Return the y at which a mark lies wholly between the lines of text."""
        return min(max(y, self._top), self._top + self._height - _TAB)

    def frame(self, cells: list, cell: int) -> bool:
        """Bring all these cells into view if that can be, and another one, with one more beside it if it can; -1: no other.

        Tell whether the view moved.
        """
        side, before = self._side, (self.row, self.column)
        rows, columns = _lines(cells, side)
        self.row = _framed(self.row, self.rows, side, rows, cell // side)
        self.column = _framed(self.column, self.columns, side, columns, cell % side if cell >= 0 else -1)
        moved = before != (self.row, self.column)
        if moved:
            self._cells = [_UNKNOWN] * len(self._cells)
        return moved

    def holds(self, cells: list) -> bool:
        """Tell whether all these cells can be in view at a time."""
        rows, columns = _lines(cells, self._side)
        return rows[-1] - rows[0] < self.rows and columns[-1] - columns[0] < self.columns

    def lies(self, cells: list, hand: int) -> None:
        """Say where dice lie and how many are in the hand, in view or not, before any of them is painted."""
        self._lying = cells
        slab = min(self.rows, (hand - self.first + 1) // 2)
        tabs = self._out_of_view(hand)
        if slab == self._slab and tabs == self._tabs:
            return
        self._slab, self._tabs = slab, tabs
        self.clear()
        self._cells = [_UNKNOWN] * len(self._cells)
        self._hand = [_UNKNOWN] * self.capacity

    def _out_of_view(self, hand: int) -> list:
        """Return the marks at the edges: of dice on the grid, in their row or column, and of dice in the hand."""
        size, tabs = self.size, []
        for cell in self._lying:
            row, column = cell // self._side - self.row, cell % self._side - self.column
            seen_row, seen_column = min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)
            x, y = self.spot(seen_row, seen_column)
            if row != seen_row:
                tab = (x, self._inside(y + (-_AWAY if row < 0 else size + _AWAY - _TAB)), size, _TAB)
            else:
                tab = (max(0, x + (-_AWAY if column < 0 else size + _AWAY - _TAB)), y, _TAB, size)
            if (row, column) != (seen_row, seen_column) and tab not in tabs:
                tabs.append(tab)
        for more, row in ((self.first, 0), (hand > self.first + self.capacity, self.rows)):
            if more:
                y = self._inside(self._y - _AWAY + row * self._pitch)
                tabs.append((self._hand_x, y, self._pitch + size, _TAB))
                if self._y - self._top > _ARROW + _AWAY:  # there is room for an arrow
                    middle = self._hand_x + (self._pitch + size) // 2
                    for at in range(1, _ARROW):
                        wide = _ARROW - at
                        tabs.append((middle - wide, y + (_TAB - 1 + at if row else -at), 2 * wide, 1))
        return tabs

    def more(self) -> None:
        """Show that there is more than what is in view, after the rest was painted; where there is room with a small map."""
        canvas, side = self._canvas, self._side
        for tab in self._tabs:
            canvas.rect(*tab, theme.ACCENT)
        scale = 3 if self.size > _SMALL[0] else 2
        size = side * scale
        left = canvas.width - (self._hand_width + size) // 2
        top = self._top + self._height - size - 2
        if self._tabs and top > self._y + self._slab * self._pitch:
            canvas.rect(left - 1, top - 1, size + 2, size + 2, theme.PANEL)
            x, y = left + self.column * scale, top + self.row * scale
            canvas.rect(x, y, self.columns * scale, self.rows * scale, theme.DIM)
            for cell in self._lying:
                canvas.rect(left + cell % side * scale, top + cell // side * scale, scale, scale, theme.LIGHT)

    def follow_hand(self, place: int) -> bool:
        """Bring a die of the hand into view; tell whether the hand moved."""
        first = self.first
        while place < first:
            first -= 2
        while place >= first + self.capacity:
            first += 2
        moved = first != self.first
        self.first = first
        if moved:
            self._hand = [_UNKNOWN] * self.capacity
        return moved

    def spot(self, row: int, column: int) -> tuple:
        """Return (x, y) of the upper left corner of a die in a row and column of the view."""
        return self._x + column * self._pitch, self._y + row * self._pitch

    def hand_spot(self, place: int) -> tuple:
        """Return the same of a place in the part of the hand that is in view."""
        return self._hand_x + place % 2 * self._pitch, self._y + place // 2 * self._pitch

    def visible(self) -> list:
        """Return the cells in view."""
        return [
            (self.row + row) * self._side + self.column + column for row in range(self.rows) for column in range(self.columns)
        ]

    def cell(self, cell: int, wanted: int, again: bool = False) -> bool:
        """Make a cell look like this, if it is in view; tell whether it was painted. again: even if it does already."""
        row, column = cell // self._side - self.row, cell % self._side - self.column
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return False
        place = row * self.columns + column
        if self._cells[place] == wanted and not again:
            return False
        self._cells[place] = wanted
        x, y = self.spot(row, column)
        self._paint(x, y, wanted, theme.GROUND)
        if wanted == EMPTY_LOOK:
            middle = (self.size - _DOT) // 2
            self._canvas.rect(x + middle, y + middle, _DOT, _DOT, theme.PANEL)
        return True

    def hand(self, place: int, wanted: int, again: bool = False) -> bool:
        """The same for a place in the hand."""
        shown = place - self.first
        if not 0 <= shown < self.capacity or (self._hand[shown] == wanted and not again):
            return False
        self._hand[shown] = wanted
        if wanted == EMPTY_LOOK and shown >= 2 * self._slab:
            return False  # there is nothing to paint it on
        x, y = self.hand_spot(shown)
        self._paint(x, y, wanted, theme.PANEL)
        return True

    def _paint(self, x: int, y: int, wanted: int, ground: int) -> None:
        if self._painter is None:
            self._painter = DiePainter(self._context, self.size)
        if wanted >= 0:
            self._painter.die(x, y, wanted & 31, wanted >> 5 & 31, wanted & _WILD > 0, ground)
        elif wanted == CURSOR_ONLY:
            self._painter.slot(x, y, CURSOR, ground)
        else:
            self._painter.blank(x, y, ground)


def _lines(cells: list, side: int) -> tuple:
    """Return the rows of some cells, and the columns, both from the first on."""
    return sorted([cell // side for cell in cells]), sorted([cell % side for cell in cells])


def _framed(first: int, count: int, side: int, taken: list, at: int) -> int:
    """Return the first row or column in view, of `count` of `side`: as it is, or as little moved as can be.

    All that are taken are seen where they fit; `at`, unless it is -1, is seen in any case, and what is beside it if that fits.
    """
    least, most = 0, side - count
    if taken and taken[-1] - taken[0] < count:
        least, most = max(least, taken[-1] - count + 1), min(most, taken[0])
        first = min(max(first, least), most)
    if at >= 0:
        near = min(max(first, at - count + 2), at - 1)
        if not least <= near <= most:  # it would push dice out of view, or leave the grid
            near = min(max(first, at - count + 1), at)
        first = near
    return first
