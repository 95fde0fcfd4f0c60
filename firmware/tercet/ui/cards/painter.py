"""The cards on the canvas: draws a table, and afterwards only the cells that look different."""

from tercet.ui import theme
from tercet.ui.canvas import pairs
from tercet.ui.cards import places as table

CURSOR, CHOSEN = 1, 2  # the states of a cell, as the faces' frames know them
REFUSED = 4  # one of three that are no SET: a broken dark ring; with or without the cursor
NOTHING = -1  # an empty cell
SLOT = -2  # a place where a card is about to lie
BACK = -3  # a card face down

_STREWN = b"\x01\x12\xf6\xe8\x2d\x5f\x9e\xb0"  # where symbols are strewn, by turns left and right: fifteenths of x, of y
_AROUND = 4  # pixels above and below the symbols of a small card
_UNKNOWN = -4
_STATES = 6
_DASH = 6  # pixels of a dash in a broken ring, and of what is left between two
_LETTER = 8  # pixels of the letter of a colour, in both directions
_CORNER = 3  # pixels from the corner that stay free at least


def faces_for(width: int, height: int):
    """Return the generated card faces of a panel size; ValueError if there are none."""
    name = "faces_%dx%d" % (width, height)
    try:
        return getattr(__import__("tercet.ui.faces." + name).ui.faces, name)
    except ImportError:
        raise ValueError("no card faces for a panel of %dx%d: make assets" % (width, height)) from None


class CardPainter:
    """Paints single cards of one panel size, each with its frame.

    frames: by state, and decks: by columns from 3 on, as Canvas.card() wants them. letters: by the colour feature what
    is printed in a card's corner, a letter or two; or None. chosen: the colour of the ring of a chosen card or die.
    """

    def __init__(self, canvas, faces) -> None:
        self.canvas = canvas
        self.faces = faces
        self._inks = [pairs(colours) for colours in theme.INK_ON_CARD]
        self._dashed = (0, 0)  # the size of the card that _dashes is the broken ring of
        self._dashes = b""
        self.chosen = -1
        self.ring(theme.ACCENT)
        self.print_letters(None, None)

    def ring(self, colour: int) -> None:
        """From now on the ring of a chosen card has this colour."""
        if colour == self.chosen:
            return
        self.chosen = colour
        faces = self.faces
        size, reach = faces.CORNER_SIZE, faces.FRAME_REACH
        self.frames = []
        for state, bands in enumerate(faces.BANDS):
            flat = bytes((reach, size)) + _flat([(inset + reach, self._ringed(one)) for inset, one in bands])
            corners = bytes([self._ringed(one) for one in faces.CORNER_COLOURS[state]])
            self.frames.append((flat, faces.CORNERS, state * size * size, pairs(corners)))
        self.frames += self.frames[:2]  # a refused card has no ring of its own but dashes

    def _ringed(self, colour: int) -> int:
        return self.chosen if colour == theme.ACCENT else colour

    def print_letters(self, kind, letters) -> None:
        """From now on print letters on the cards, in this type, each at most 8 pixels high and wide; or none (None)."""
        faces = self.faces
        self.letters = letters
        self._kind = kind
        self.decks = []
        self._above = []  # by columns from 3 on: whether all symbols lie below the letter, or right of it
        for _, height, stride, offset, places in faces.LETTERED if letters else faces.SYMBOLS:
            deck = [faces.MASKS, offset, stride, height] + [_flat(pairs) for pairs in places] + self._inks
            self.decks.append(tuple(deck))
            self._above.append(min([top for pairs in places for _, top in pairs]) > faces.LETTER[1] + _LETTER)

    def card(self, rectangle: tuple, columns: int, card: int, state: int = 0) -> None:
        """Paint a card 0..80 at (x, y, width, height) with its frame, as it looks on a table of 3 to 7 columns."""
        self.canvas.card(rectangle, self.frames[state], self.decks[columns - 3], card)
        if state >= REFUSED:
            self.dashes(rectangle)
        if self.letters:
            self.letter(rectangle, columns, card)

    def dashes(self, rectangle: tuple) -> None:
        """Paint the broken ring in a refused card that was painted here."""
        x, y, width, height = rectangle
        if (width, height) != self._dashed:  # three of them are refused, of one size
            self._dashed = width, height
            ring = (1, 2 if height < 40 else 3, _DASH, _dashes(width - 2), _dashes(height - 2), theme.PANEL)
            self._dashes = bytes(ring)
        self.canvas.dashes(x, y, width, height, self._dashes)

    def letter(self, rectangle: tuple, columns: int, card: int) -> None:
        """Print the letter of a card that was painted here; a second one right of it or, where symbols are there, below."""
        x, y = self.faces.LETTER
        kind, colour = self._kind, card // 9 % 3
        word, inks = self.letters[colour], theme.INK_ON_CARD[colour]
        x += rectangle[0]
        y += rectangle[1] - kind.baseline + kind.capital
        if len(word) > 1 and not self._above[columns - 3]:
            kind.paint(self.canvas, word[1:], x, y + _LETTER + 1, inks)
            word = word[0]
        kind.paint(self.canvas, word, x, y, inks)

    def trio_size(self) -> tuple:
        """Return (width, height) in pixels of the three small cards that trio() paints."""
        columns, _, height = self._small()
        return 3 * table.cells(self.canvas.width, self.canvas.height, columns)[0][2] + 2 * table.GAP, height

    def trio(self, x: int, y: int, cards: tuple) -> None:
        """Paint three cards side by side, small, x even; as they look on a large table, but no higher than they must be."""
        columns, rise, height = self._small()
        deck = list(self.decks[columns - 3])
        for number in (4, 5, 6):
            deck[number] = bytes([place - rise if at & 1 else place for at, place in enumerate(deck[number])])
        width = table.cells(self.canvas.width, self.canvas.height, columns)[0][2]
        for card in cards:
            self.canvas.card((x, y, width, height), self.frames[0], tuple(deck), card)
            if self.letters:
                self.letter((x, y), columns, card)
            x += width + table.GAP

    def _small(self) -> tuple:
        """Return (columns of the table that has such cards, pixels that are left out above, height)."""
        canvas = self.canvas
        columns = 7 if self.letters or canvas.width > canvas.height else 6
        _, _, width, most = table.cells(canvas.width, canvas.height, columns)[0]
        _, _, _, tall, _, _, places = self.decks[columns - 3][:7]
        top, bottom = places[1], places[5] + tall
        if self.letters:
            return columns, 0, min(most, max(bottom + _AROUND, width * 5 // 4))
        height = min(most, max(bottom - top + 2 * _AROUND, width * 5 // 4))
        return columns, (top + bottom - height) // 2, height

    def strew(self, room: int, height: int) -> None:
        """Paint symbols without cards on the ground, `room` pixels at each side of the canvas and so high from its top on."""
        masks, offset, stride, tall = self.decks[self._small()[0] - 3][:4]
        inks = [pairs(bytes((theme.GROUND, theme.GROUND, ink, ink + 1))) for ink in theme.INKS]
        deck = (masks, offset, stride, tall, b"\0\0", b"", b"") + tuple(inks)
        frame = (b"\0\x04", masks, 0, pairs(bytes((theme.GROUND,) * 4)))  # none: corners of the ground, that are small enough
        across, down = room - 4 * stride, height - tall - 2
        for number, share in enumerate(_STREWN if room > 9 * stride else _STREWN[:6]):
            x = 4 + across * (share >> 4) // 15
            if number & 1:
                x = self.canvas.width - x - 4 * stride
            where = (x & ~1, 2 + down * (share & 15) // 15, 4 * stride, tall)
            self.canvas.card(where, frame, deck, number % 3 * 9 + number * 5 % 9)

    def back(self, rectangle: tuple) -> None:
        """Paint a card face down."""
        self.blank(rectangle)
        x, y, width, height = rectangle
        self.canvas.round_rect(x, y, width, height, theme.PANEL, theme.PANEL, theme.GROUND)
        self.canvas.round_rect(x + 4, y + 4, width - 8, height - 8, theme.GROUND, theme.PANEL, theme.PANEL)

    def slot(self, rectangle: tuple) -> None:
        """Paint the place where a card is about to lie."""
        self.blank(rectangle)
        x, y, width, height = rectangle
        self.canvas.round_rect(x, y, width, height, theme.PANEL, theme.PANEL, theme.GROUND)

    def blank(self, rectangle: tuple) -> None:
        """Clear the place of a card with its frame."""
        x, y, width, height = rectangle
        reach = self.faces.FRAME_REACH
        self.canvas.rect(x - reach, y - reach, width + 2 * reach, height + 2 * reach, theme.GROUND)


def _dashes(length: int) -> int:
    """How many dashes a side of a broken ring has, so that the corners stay free."""
    return (length - 2 * _CORNER + _DASH) // (2 * _DASH)


def _flat(tuples) -> bytes:
    return bytes([number for entry in tuples for number in entry])


class CardTable:
    """The cells of a table on a canvas. Each has a face (a card 0..80, NOTHING, SLOT or BACK) and a state."""

    def __init__(self, painter: CardPainter) -> None:
        self.painter = painter
        self.columns = 0
        self.rectangles: tuple = ()
        self._laid = 0  # columns that the rectangles are of
        self.top = self.bottom = 0  # pixels: show() paints all that is between, lines stand above and below
        self._shown: list = []

    def forget(self) -> None:
        """What is on the canvas is not ours any more: paint everything at the next show()."""
        self.columns = 0

    def arrange(self, count: int) -> bool:
        """Make room for so many cells; another number of columns clears the whole table: tell whether it was cleared."""
        columns = max(3, (count + table.ROWS - 1) // table.ROWS)
        if columns == self.columns:
            return False
        canvas = self.painter.canvas
        self.columns = columns
        if columns != self._laid:
            self._laid = columns
            self.rectangles = table.cells(canvas.width, canvas.height, columns)
            first, last = self.rectangles[0], self.rectangles[-1]
            reach = self.painter.faces.FRAME_REACH
            self.top, self.bottom = first[1] - reach, last[1] + last[3] + reach
        self._shown = [_UNKNOWN] * len(self.rectangles)
        canvas.rect(0, self.top, canvas.width, self.bottom - self.top, theme.GROUND)
        return True

    def show(self, faces, cursor: int = NOTHING, raised=(), refused=()) -> None:
        """Make the cells look like this: their faces, and the cells of the cursor, of the raised and of the refused cards.

        Only what looks different is painted. A whole table is sent while it is painted: the first row, then what is above the
        last one, which is painted by when the wire is free again. The last row is left to whoever paints what stands below it.
        """
        whole = self.arrange(len(faces))
        painter, shown, rectangles, count = self.painter, self._shown, self.rectangles, len(faces)
        card, frames, deck = painter.canvas.card, painter.frames, painter.decks[self.columns - 3]
        marks = raised or refused
        for row in range(table.ROWS):
            if whole and row == 1:
                painter.canvas.flush_above(rectangles[1][1] - painter.faces.FRAME_REACH)
            for cell in range(row, count, table.ROWS):
                face = faces[cell]
                if face < 0:
                    if shown[cell] != face:
                        self._paint(cell, face)
                    continue
                state = CURSOR if cell == cursor else 0
                if marks:
                    state += CHOSEN if cell in raised else REFUSED if cell in refused else 0
                look = face * _STATES + state
                if shown[cell] != look:  # as in _paint(), whose calls take as long as half of the card
                    shown[cell] = look
                    card(rectangles[cell], frames[state], deck, face)
                    if state >= REFUSED:
                        painter.dashes(rectangles[cell])
                    if painter.letters:
                        painter.letter(rectangles[cell], self.columns, face)
        if whole:
            painter.canvas.flush_above(rectangles[table.ROWS - 1][1] - painter.faces.FRAME_REACH)

    def cell(self, cell: int, face: int, cursor: bool, raised: bool, refused: bool = False) -> None:
        """Make one cell look like this."""
        if face >= 0:
            face = face * _STATES + (CHOSEN if raised else REFUSED if refused else 0) + cursor
        if self._shown[cell] != face:
            self._paint(cell, face)

    def _paint(self, cell: int, look: int) -> None:
        self._shown[cell] = look
        painter, rectangle = self.painter, self.rectangles[cell]
        if look >= 0:
            painter.card(rectangle, self.columns, look // _STATES, look % _STATES)
        elif look == SLOT:
            painter.slot(rectangle)
        elif look == BACK:
            painter.back(rectangle)
        else:
            painter.blank(rectangle)
