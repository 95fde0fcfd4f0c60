"""Many dice on the canvas, in reading order, as large as they can be; only what looks different is painted."""

from tercet.ui import theme
from tercet.ui.cards import places as table
from tercet.ui.dice.painter import CHOSEN, CURSOR, REACH, REFUSED, DiePainter
from tercet.ui.faces import dice

NOTHING = -1  # an empty cell
SLOT = -2  # a place where a die is about to lie

_UNKNOWN = -4
_MARKS = 64  # a look is a face times this, plus marks
_WIDE = 12  # pixels between two dice at most


def arranged(width: int, height: int, count: int) -> tuple:
    """Return (columns, pixels of a die, places) for so many dice on a panel: as large as fits between the lines of text,
    and of arrangements with dice of one size the one with the fewest places left empty.

    places: (x, y) of each die's upper left corner.
    """
    least = 4 if height >= 200 else 3  # pixels between two dice: the rings of neighbours may share one
    line = table.line_height(height)
    best = None
    for columns in range(1, count + 1):
        rows = (count + columns - 1) // columns
        across = (width - 2 * REACH + least) // columns - least
        down = (height - 2 * line + least) // rows - least
        size = min(across, down, dice.MOST) // 2 * 2
        look = (size, count - rows * columns, -abs(across - down))
        if best is None or look > best[0]:
            best = look, columns, rows, across, down
    (size, _, _), columns, rows, across, down = best  # type: ignore[misc]  # there is at least one die
    wide = min(across - size, _WIDE) + least
    tall = min(down - size, _WIDE) + least
    left = (width - columns * (size + wide) + wide) // 2
    top = line + (height - 2 * line - rows * (size + tall) + tall) // 2
    places = [(left + cell % columns * (size + wide), top + cell // columns * (size + tall)) for cell in range(count)]
    return columns, size, tuple(places)


class DiceGrid:
    """The cells of a table of dice. Each shows a face 0..27, NOTHING or SLOT."""

    def __init__(self, context) -> None:
        self._context = context
        self.columns = 1
        self._count = 0
        self._painter: DiePainter | None = None
        self._places: tuple = ()
        self._shown: list = []

    def forget(self) -> None:
        """What is on the canvas is not ours any more: paint everything at the next show()."""
        self._count = 0

    def arrange(self, count: int) -> None:
        """Make room for so many cells; another number clears the whole table."""
        if count == self._count:
            return
        canvas = self._context.canvas
        self._count = count
        self.columns, size, self._places = arranged(canvas.width, canvas.height, count)
        if self._painter is None or self._painter.size != size:
            self._painter = DiePainter(self._context, size)
        else:
            self._painter.forget()
        self._shown = [_UNKNOWN] * count
        top, bottom = self._places[0][1] - REACH, canvas.height - table.line_height(canvas.height) + REACH
        canvas.rect(0, top, canvas.width, bottom - top, theme.GROUND)

    @property
    def rectangles(self) -> list:
        """Where each cell is: (x, y, width, height)."""
        size = self._painter.size if self._painter else 0
        return [(x, y, size, size) for x, y in self._places]

    def show(self, faces, cursor: int = NOTHING, raised=(), refused=()) -> None:
        """Make the cells look like this: their faces, and the cells of the cursor, of the raised and of the refused dice."""
        whole = not self._count
        self.arrange(len(faces))
        shown, row = self._shown, -1
        painted = False
        for cell, face in enumerate(faces):
            look = face
            if face >= 0:
                look = face * _MARKS + (CHOSEN if cell in raised else REFUSED if cell in refused else 0)
            if cell == cursor and face >= 0:
                look += CURSOR
            if shown[cell] == look:
                continue
            if whole and cell // self.columns != row:  # a whole table is sent row by row while it is painted
                row = cell // self.columns
                self._context.canvas.flush_above(self._places[cell][1] - REACH)
            shown[cell] = look
            painted = True
            if cell != cursor:
                self._paint(cell, look)
        if painted and cursor >= 0:  # last: a neighbour may have painted over its ring
            self._paint(cursor, shown[cursor])

    def _paint(self, cell: int, look: int) -> None:
        painter = self._painter
        assert painter is not None
        x, y = self._places[cell]
        if look >= 0:
            painter.die(x, y, look // _MARKS, look % _MARKS)
        elif look == SLOT:
            painter.slot(x, y)
        else:
            painter.blank(x, y)
