"""A grid of dice on the canvas, of which a part may be in view, and beside it the hand."""

from tercet.ui import theme
from tercet.ui.dice.painter import CURSOR, REACH, DiePainter
from tercet.ui.parts import hint_line

EMPTY_LOOK, CURSOR_ONLY = -1, -2  # looks of cells without a die
_UNKNOWN = -4
_WILD = 1 << 10  # in a look: the face is one that a WILD was given
_DOT = 2  # pixels of the mark of an empty cell
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
        self.forget()

    def forget(self) -> None:
        """What is on the canvas is not ours any more."""
        self._cells = [_UNKNOWN] * (self.rows * self.columns)
        self._hand = [_UNKNOWN] * self.capacity
        self._painter = None  # letters may have been switched on

    def clear(self) -> None:
        """Paint the grounds of the grid and of the hand."""
        canvas = self._canvas
        canvas.rect(0, self._top, canvas.width, self._height, theme.GROUND)
        left = canvas.width - self._hand_width
        canvas.round_rect(left, self._top, self._hand_width - 1, self._height, theme.PANEL, theme.PANEL, theme.GROUND)

    def follow(self, cell: int) -> bool:
        """Bring a cell into view, with one more beside it where there is one; tell whether the view moved."""
        row, column = cell // self._side, cell % self._side
        self.row, down = _moved(self.row, self.rows, row, self._side)
        self.column, right = _moved(self.column, self.columns, column, self._side)
        if down or right:
            self._cells = [_UNKNOWN] * len(self._cells)
        return down or right

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


def _moved(first: int, count: int, wanted: int, side: int) -> tuple:
    """Return (first cell in view so that the wanted one and its neighbours are, whether it is another)."""
    least = max(0, min(wanted - count + 2, side - count))
    most = min(side - count, max(0, wanted - 1))
    moved = min(max(first, least), most)
    return moved, moved != first
