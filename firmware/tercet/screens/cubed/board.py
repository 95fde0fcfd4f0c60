"""SET Cubed's board on the glass: the part that is in view, a small map, the hand of a player beside it."""

from tercet.core.cubed.board import BONUSES, EDGE, LOGO, NO_DIE, OUTSIDE, STRIDE, cell_at, place_of
from tercet.core.dice import WILD
from tercet.ui import theme
from tercet.ui.buttons import DOWN, LEFT, NEXT, RIGHT, UP
from tercet.ui.dice.cursor import LINE, leapt
from tercet.ui.dice.painter import ALONE, CHOSEN, CURSOR, FRESH, REACH, DiePainter
from tercet.ui.parts import hint_line

NOWHERE = -1  # in place of a cell or a place in the hand
HAND = 5  # dice in it
_ALL = 2 * EDGE + 1  # rows and columns of the board
_STEPS = {UP: -STRIDE, DOWN: STRIDE, LEFT: -1, RIGHT: 1}
_AHEAD = 1  # cells that are seen beyond the cursor


class BoardView:
    """Paints the board of a game.

    cursor: a cell or NOWHERE; marked: cells with a ring, of a SET that is shown; wrong: cells greyed, of a turn that is
    refused. The hand is a column at the right, with the map, and the turn's points between.
    """

    def __init__(self, context, game) -> None:
        self._context = context
        self._canvas = canvas = context.canvas
        self.game = game
        self.cursor = NOWHERE
        self.marked: tuple = ()
        self.wrong: tuple = ()
        self.headline = ""  # stands below the rows in view
        tall = canvas.height >= 200
        die = 20 if canvas.width > 240 else 18
        self._dice = DiePainter(context, die)
        self._pitch = pitch = die + 2
        self.top = 18 if tall else 14
        room = canvas.height - hint_line.height(canvas) - self.top
        self._map_scale = 3 if canvas.width > 240 else 2
        aside = 3 * self._map_scale + _ALL * self._map_scale if tall else 2 * REACH + die + _ALL * self._map_scale + 4
        self._columns = min(_ALL, (canvas.width - aside) // pitch)
        self._rows = min(_ALL, room // pitch)
        self._left = 2
        self._high = self.top + (room - self._rows * pitch) // 2 + 1
        self.side = self._left + self._columns * pitch + 2  # where the column at the right begins
        self._first_row = (_ALL - self._rows) // 2
        self._first_column = (_ALL - self._columns) // 2
        self._hand_size = 24 if tall else die
        self._hand = DiePainter(context, self._hand_size)
        self._place(tall, room)

    def _place(self, tall: bool, room: int) -> None:
        """Say where the map, the points and the hand lie in the column at the right."""
        canvas, size, map_size = self._canvas, self._hand_size, _ALL * self._map_scale
        width = canvas.width - self.side
        if tall:
            self._map_left = self.side + (width - map_size) // 2
            self._map_top = self.top + 2
            self._points_top = self._map_top + map_size + 3
            self._hand_left = self.side + (width - size) // 2
            below = self._points_top + self._context.medium.height + 2
            self._hand_pitch = min(size + 6, (self.top + room - below - size - REACH) // 4)
            self._hand_top = self.top + room - size - REACH - 4 * self._hand_pitch
            self._points_left, self._points_width = self.side, width
        else:
            self._hand_left = canvas.width - size - REACH - 1
            self._hand_pitch = size + 2
            self._hand_top = self.top + (room - 5 * self._hand_pitch) // 2 + 1
            self._map_left, self._map_top = self.side + 1, self.top + 2
            self._points_top = self._map_top + map_size + 8
            self._points_left, self._points_width = self.side, self._hand_left - REACH - self.side

    # The board

    def draw(self, ahead: bool = False) -> None:
        """Paint the part in view, and the map; ahead: send each row while the next is painted."""
        self._dots()
        laid, board = self._laid(), self.game.board
        for row in range(self._seen):
            cell = cell_at(row + self._first_row - EDGE, self._first_column - EDGE)
            y = self._high + row * self._pitch
            for column in range(self._columns):
                seen = board[cell] != NO_DIE or BONUSES[cell] or cell in LOGO
                if seen and cell not in laid and cell != self.cursor:
                    self._paint(cell, self._left + column * self._pitch, y, laid)
                cell += 1
            if ahead:
                self._canvas.flush_above(y)
        self._ringed(laid)
        self.map()
        if self.headline:
            self._band(self._high + self._seen * self._pitch - 1)

    @property
    def _seen(self) -> int:
        """The rows in view: the headline has one for itself."""
        return self._rows - 1 if self.headline else self._rows

    def _band(self, y: int) -> None:
        """Paint the headline below the last row in view."""
        canvas, kind, pitch = self._canvas, self._context.medium, self._pitch
        width = self.side - self._left
        canvas.rect(0, y - 1, self.side, pitch + 2, theme.GROUND)
        canvas.round_rect(self._left, y, width - 4, pitch, theme.PANEL, theme.PANEL, theme.GROUND)
        x = self._left + (width - 4 - kind.width(self.headline)) // 2
        y += (pitch - kind.capital) // 2 - (kind.baseline - kind.capital)
        kind.paint(canvas, self.headline, x, y, theme.LIGHT_ON_PANEL)

    def _dots(self) -> None:
        """Clear the part in view to empty cells: what stripes down leave of dots between stripes across."""
        rect, pitch, left, high = self._canvas.rect, self._pitch, self._left, self._high
        wide, tall = self._columns * pitch, self._rows * pitch
        rect(0, self.top, self.side, self._canvas.height - hint_line.height(self._canvas) - self.top, theme.GROUND)
        middle = self._dice.size // 2 - 1
        for x in range(left + middle, left + wide, pitch):
            rect(x, high, 2, tall, theme.PANEL)
        rect(left, high, wide, middle, theme.GROUND)
        for y in range(high + middle + 2, high + tall, pitch):
            rect(left, y, wide, min(pitch - 2, high + tall - y), theme.GROUND)

    def paint(self, cell: int) -> None:
        """Paint one cell anew, and the rings that it may touch."""
        laid = self._laid()
        if cell != self.cursor:
            self._cell(cell, laid)
        self._ringed(laid)

    def _ringed(self, laid: dict) -> None:
        """Paint what has a ring, which reaches into the cells beside it: always in one order, the cursor last."""
        for cell in list(laid) + list(self.marked):
            self._cell(cell, laid)
        self._cell(self.cursor, laid)

    def move(self, cell: int) -> None:
        """Put the cursor on a cell, or NOWHERE; what is in view follows it."""
        before = self.cursor
        self.cursor = cell
        if self.reveal(cell):
            self.draw(True)
        elif before != cell:
            self.paint(before)

    def reveal(self, cell: int) -> bool:
        """Bring a cell into view; tell whether anything moved. The caller paints."""
        if cell == NOWHERE:
            return False
        row, column = place_of(cell)
        first_row = _followed(row + EDGE, self._first_row, self._seen)
        first_column = _followed(column + EDGE, self._first_column, self._columns)
        moved = first_row != self._first_row or first_column != self._first_column
        self._first_row, self._first_column = first_row, first_column
        return moved

    def frame(self) -> None:
        """Bring as many rows and columns with dice into view as there is room for. The caller paints."""
        places = [place_of(cell) for cell in self.game.dice]
        rows, columns = sorted([row + EDGE for row, _ in places]), sorted([column + EDGE for _, column in places])
        self._first_row = _framed(rows, self._first_row, self._seen)
        self._first_column = _framed(columns, self._first_column, self._columns)

    def _laid(self) -> dict:
        return {cell: (face, self.game.seats[self.game.player].faces[place] == WILD) for place, cell, face in self.game.laid}

    def _cell(self, cell: int, laid: dict) -> None:
        """Paint a cell, if it is in view."""
        if cell < 0:
            return
        row, column = place_of(cell)
        row, column = row + EDGE - self._first_row, column + EDGE - self._first_column
        if not (0 <= row < self._seen and 0 <= column < self._columns):
            return
        x, y = self._left + column * self._pitch, self._high + row * self._pitch
        if self.game.board[cell] == NO_DIE and cell not in laid:
            self._dice.blank(x, y)
        self._paint(cell, x, y, laid)

    def _paint(self, cell: int, x: int, y: int, laid: dict) -> None:
        """Paint a cell in its place, which is blank where no die lies."""
        marks = CURSOR if cell == self.cursor and not self.headline else 0  # which asks about the hand
        if cell in self.marked:
            marks |= FRESH
        if cell in self.wrong:
            marks |= ALONE
        face = self.game.board[cell]
        if cell in laid:
            face, wild = laid[cell]
            self._dice.die(x, y, face, marks | FRESH, wild)
        elif face != NO_DIE:
            self._dice.die(x, y, face, marks, cell in self.game.wilds)
        else:
            self._empty(cell, x, y, marks)

    def _empty(self, cell: int, x: int, y: int, marks: int) -> None:
        """Paint a cell without a die: a bonus square, the logo, or a dot."""
        canvas, size, kind = self._canvas, self._dice.size, self._context.small
        bonus = BONUSES[cell]
        if marks:
            self._dice.slot(x, y, CURSOR)
        elif bonus or cell in LOGO:
            canvas.round_rect(x, y, size, size, theme.PANEL, theme.PANEL, theme.GROUND)
        else:
            canvas.rect(x + size // 2 - 1, y + size // 2 - 1, 2, 2, theme.PANEL)
        if bonus:
            words = str(bonus)
            ground = theme.ACCENT_ON_GROUND if marks else theme.ACCENT_ON_PANEL
            kind.paint(canvas, words, x + (size - kind.width(words) + 1) // 2, y + (size - kind.height) // 2, ground)

    # The column beside it

    def map(self) -> None:
        """Show the whole board small: dice, those of this turn, and what part is in view."""
        canvas, scale, left, top = self._canvas, self._map_scale, self._map_left, self._map_top
        size = _ALL * scale
        canvas.rect(left - 1, top - 1, size + 2, size + 2, theme.PANEL)
        x, y = left + self._first_column * scale, top + self._first_row * scale
        width, height = self._columns * scale, self._seen * scale
        if self._columns < _ALL or self._seen < _ALL:
            canvas.rect(x - 1, y - 1, width + 2, height + 2, theme.DIM)
            canvas.rect(x, y, width, height, theme.PANEL)
        laid = self._laid()
        for cells, colour in ((self.game.dice, theme.LIGHT), (laid, theme.ACCENT)):
            for cell in cells:
                row, column = place_of(cell)
                canvas.rect(left + (column + EDGE) * scale, top + (row + EDGE) * scale, scale, scale, colour)

    def points(self, words: str, strong: bool) -> None:
        """Show what the turn would earn; strong: it may end so."""
        canvas, kind = self._canvas, self._context.medium
        canvas.rect(self._points_left, self._points_top, self._points_width, kind.height, theme.GROUND)
        x = self._points_left + (self._points_width - kind.width(words)) // 2
        kind.draw(canvas, words, x, self._points_top, theme.ACCENT_ON_GROUND if strong else theme.SOFT_ON_GROUND)

    def hand(self, seat: int, cursor: int = NOWHERE, chosen: tuple = ()) -> None:
        """Show the dice of a seat; cursor: a place with a ring; chosen: places that are marked. Those laid are missing."""
        game = self.game
        used = [place for place, _, _ in game.laid] if seat == game.player else []
        faces = game.seats[seat].faces
        canvas = self._canvas
        left, top = self._hand_left - REACH, self._hand_top - REACH
        canvas.rect(left, top, self._hand_size + 2 * REACH, 4 * self._hand_pitch + self._hand_size + 2 * REACH, theme.GROUND)
        for place in range(HAND):
            x, y = self._hand_left, self._hand_top + place * self._hand_pitch
            marks = CURSOR if place == cursor else 0
            if place >= len(faces) or place in used:
                self._hand.slot(x, y, marks)
            else:
                self._hand.die(x, y, faces[place], marks | (CHOSEN if place in chosen else 0))

    def squares(self) -> list:
        """Return (cell, rectangle) of the cells in view."""
        found, size = [], self._dice.size
        for row in range(self._seen):
            for column in range(self._columns):
                at = self._left + column * self._pitch, self._high + row * self._pitch
                found.append((cell_at(row + self._first_row - EDGE, column + self._first_column - EDGE), at + (size, size)))
        return found

    def in_hand(self) -> list:
        """Return the rectangles of the five places of the hand."""
        size = self._hand_size
        return [(self._hand_left, self._hand_top + place * self._hand_pitch, size, size) for place in range(HAND)]

    def forget(self) -> None:
        """The settings may have changed."""
        self._dice.forget()
        self._hand.forget()


def _followed(at: int, first: int, visible: int) -> int:
    """Return the first row or column in view, so that a place and what is beside it are seen; it moves by some at a time."""
    first = min(first, _ALL - visible)  # there was a headline, and a row less
    if first + _AHEAD <= at < first + visible - _AHEAD:
        return first
    return max(0, min(_ALL - visible, at - visible // 2 if visible < _ALL else 0))


def _framed(lines: list, first: int, visible: int) -> int:
    """Return the first row or column in view that shows most of these, which are sorted; the one that is first, if it does."""
    first = min(first, _ALL - visible)  # there was a headline, and a row less
    best, most = first, -1
    for one in [first] + list(range(_ALL - visible + 1)):
        count = len([line for line in lines if one <= line < one + visible])
        if count > most:
            best, most = one, count
    if best != first and most == len(lines):  # all are in view: in its middle
        return max(0, min(_ALL - visible, (lines[0] + lines[-1] + 1 - visible) // 2))
    return best


# Where the cursor goes


def stepped(board: bytearray, cell: int, button: int) -> int:
    """Return the cell beside one in a direction; the same at the edge of the board."""
    beside = cell + _STEPS[button]
    return cell if board[beside] == OUTSIDE else beside


def useful(board: bytearray, laid: list, swaps: list) -> list:
    """Return the cells that the cursor goes to with few keys, in reading order: the empty ones beside a die, those of this turn
    (laid), and those with a WILD that can be swapped (swaps)."""
    cells = set(swaps + laid)
    for cell in range(len(board)):
        if board[cell] < NO_DIE or cell in laid:
            cells.update([cell + step for step in _STEPS.values() if board[cell + step] == NO_DIE])
    return sorted(cells)


def walked(cells: list, cursor: int, button: int, held: bool = False, keep=None) -> int:
    """Return the next of these cells, or the one before, round the ends; the cursor may stand between them.

    held: the key goes on to be down; then it is the nearest in the next row that has one, or in the one before; keep: as in
    leapt().
    """
    if held and cursor in cells:
        stops = [cell // STRIDE * LINE + cell % STRIDE for cell in cells]
        return cells[leapt(stops, cells.index(cursor), 1 if button == NEXT else -1, keep)]
    later = [cell for cell in cells if cell > cursor]
    earlier = [cell for cell in cells if cell < cursor]
    return (later or cells)[0] if button == NEXT else (earlier or cells)[-1]
