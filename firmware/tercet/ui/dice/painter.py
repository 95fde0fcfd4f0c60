"""Dice on the canvas: what a die shows, and what is marked on it, at any size from 18 to 48 pixels."""

from tercet.ui import theme
from tercet.ui.faces import dice

CURSOR, CHOSEN, ALONE, LOOSE, FRESH, REFUSED = 1, 2, 4, 8, 16, 32  # marks, added up: see DiePainter.die()
WILD = 27  # the face, as the dice know it
REACH = 2  # pixels that the rings of CURSOR and FRESH reach out of a die

_OUTER, _THIN, _EDGE, _LINE, _INNER = range(5)  # nested outlines of a die, four corners each; then:
_WEDGES, _STAR, _SYMBOLS = 20, 22, 23  # the first glyph of each kind; letters on small dice come after the symbols
_PLACES = 5  # of a symbol: alone or in the middle, the two of two, the first and the last of three
_USED = ((0,), (1, 2), (3, 0, 4))  # which places, by number
_LETTER = 8  # pixels of the letter of a colour, in both directions
_LETTERED = 28  # pixels of a die from which on a letter of the small type has room
_TINY = (4, 5)  # pixels of a letter on a smaller one
_ENTRY = 7  # bytes of a glyph in the font

_BLENDS = {  # of what lies inside a bend and what outside: one third and two thirds of the way
    (theme.LIGHT, theme.GROUND): (theme.SOFT, theme.PANEL),
    (theme.SOFT, theme.GROUND): (theme.DIM, theme.PANEL),
    (theme.LIGHT, theme.PANEL): (theme.SOFT, theme.DIM),
    (theme.SOFT, theme.PANEL): (theme.DIM, theme.DIM),
    (theme.ACCENT, theme.GROUND): (theme.ACCENT, theme.ACCENT_DIM),
    (theme.GROUND, theme.LIGHT): (theme.PANEL, theme.SOFT),
}


class DiePainter:
    """Paints dice of one size on the canvas of a context; one of an odd size has the symbols of the next smaller.

    A face is 0..26, number*9 + colour*3 + shape, or WILD. Letters of the colours are printed as on the cards, on small dice
    tiny ones; forget() after the settings have changed.
    """

    def __init__(self, context, size: int) -> None:
        if not dice.LEAST <= size <= dice.MOST:
            raise ValueError("a die has %d to %d pixels, not %r" % (dice.LEAST, dice.MOST, size))
        self._painter = context.painter
        self._small = context.small
        self._canvas = context.canvas
        self.size = size
        ring = 2 if size < 30 else 3  # pixels of the ring of a chosen die
        radius = 3 if size < 24 else 4 if size < 34 else 5
        self._insets = (-REACH, -1, 0, 1, ring)
        self._radii = tuple([max(1, radius - inset) for inset in self._insets])
        self._reach = size + 2 * REACH
        self._signs = [
            bytes([_SYMBOLS + shape * _PLACES + place for place in places]) for places in _USED for shape in range(3)
        ]
        self._ring = -1
        self._grounds: dict = {}  # steps of Canvas.shapes() that paint what lies below the symbols
        self.forget()

    def forget(self) -> None:
        """Look anew whether letters are printed, and arrange everything on the die."""
        letters = self._known = self._painter.letters
        if self._ring != self._painter.chosen:
            self._ring = self._painter.chosen
            self._grounds.clear()
        self._letters = letters if self.size >= _LETTERED else None
        tiny = bool(letters) and not self._letters
        self._tiny = []  # glyphs by colour
        self._index = bytearray()
        self._font = (self._index, dice.MASKS, bytes(2))
        size = self.size
        for inset, radius in zip(self._insets, self._radii):
            for corner in range(4):
                far = size - inset - radius
                left, top = far if corner % 2 else inset, far if corner >= 2 else inset
                self._glyph(dice.CORNERS[radius - 1] + corner * radius * ((radius + 3) // 4), radius, radius, left, top)
        entry = (size - dice.LEAST) // dice.STEP
        cut, masks = dice.WEDGES[entry]
        self._glyph(masks, cut, cut, size - cut, 0)
        self._glyph(masks + cut * ((cut + 3) // 4), cut, cut, 0, size - cut)
        _, _, _, star, masks = dice.SIZES[entry]
        self._glyph(masks, star, star, (size - star) // 2, (size - star) // 2)
        aside = 0
        if self._letters:  # smaller symbols, moved to the right
            while dice.SIZES[entry][0] > size - 4 - _LETTER - 3:
                entry -= 1
            aside = (size - 4 - dice.SIZES[entry][0]) - (size - dice.SIZES[entry][0]) // 2
        width, height, masks, _, _ = dice.SIZES[entry]
        if tiny:  # narrower symbols beside them
            if entry < len(dice.NARROW):
                width, height, masks = dice.NARROW[entry]
            else:
                width, height, masks, _, _ = dice.SIZES[entry - 1]
            aside = REACH + _TINY[0] + 1 + (size - 2 * REACH - _TINY[0] - 1 - width) // 2 - (size - width) // 2
        left = (size - width) // 2 + aside
        middle = (size - height) // 2
        three = height + max(1, (size - 3 * height) // (5 if size < 30 else 4))
        two = max(three // 2 + three // 6, height // 2 + 1 + size // 20)
        for shape in range(3):
            at = masks + shape * height * ((width + 3) // 4)
            low = size - height - (middle - two)
            for top in (middle, middle - two, low, middle - three, size - height - (middle - three)):
                self._glyph(at, width, height, left, top)
        for word in letters if tiny else ():
            first = len(self._index) // _ENTRY
            for number, letter in enumerate(word):
                at = dice.LETTERS + (ord(letter) - ord("A")) * _TINY[1]
                self._glyph(at, _TINY[0], _TINY[1], REACH, REACH + number * (_TINY[1] + 1))
            self._tiny.append(bytes(range(first, len(self._index) // _ENTRY)))

    def die(self, x: int, y: int, face: int, marks: int = 0, wild: bool = False, ground: int = theme.GROUND) -> None:
        """Paint a die, its upper left corner at x, y, and REACH pixels round it in the colour of the ground.

        marks, added up: CURSOR a bright ring round it; CHOSEN an accent ring in it; LOOSE a dim ring in its place, for one that
        does not hang together with the rest; ALONE greyed, for one that is part of no SET; FRESH a thin accent ring round it,
        for one laid this turn; REFUSED a broken dark ring in it, for one of three that are no SET. wild: the face is the one
        that a WILD was given; its corners are dark.
        """
        painter = self._painter
        if self._known is not painter.letters or self._ring != painter.chosen:
            self.forget()  # the settings have changed
        fill = theme.SOFT if marks & ALONE else theme.LIGHT
        steps = self._ground(marks, fill, ground) + self._symbols(face, wild, fill)
        self._canvas.shapes(x - REACH, y - REACH, self._reach, steps, self._font)
        if marks & REFUSED:
            self._canvas.dashes(x, y, self.size, self.size, bytes((1, 2, self.size // 7, 3, 3, theme.PANEL)))
        if self._letters and face != WILD:
            kind, colour = self._small, face // 3 % 3
            inks = bytes((fill,)) + _inks(colour, fill)
            y += 3 - kind.baseline + kind.capital
            for letter in self._letters[colour]:  # the second one below the first
                kind.paint(self._canvas, letter, x + 3, y, inks)
                y += _LETTER + 1

    def blank(self, x: int, y: int, ground: int = theme.GROUND) -> None:
        """Take a die and its rings away."""
        self._canvas.rect(x - REACH, y - REACH, self._reach, self._reach, ground)

    def slot(self, x: int, y: int, marks: int = 0, ground: int = theme.GROUND) -> None:
        """Paint an empty place; marks: CURSOR or 0."""
        fill = theme.GROUND if marks & CURSOR else theme.PANEL
        self._canvas.shapes(x - REACH, y - REACH, self._reach, self._ground(marks & CURSOR, fill, ground), self._font)

    def _ground(self, marks: int, fill: int, ground: int) -> bytes:
        """Return the steps of Canvas.shapes() for a die that shows nothing, with its rings; kept, since few are ever wanted."""
        key = marks << 8 | fill << 4 | ground
        steps = self._grounds.get(key)
        if steps is None:
            steps = bytes((0, 0, self._reach, ground))
            outside, edge = ground, _EDGE
            if marks & CURSOR:
                steps += self._rounded(_OUTER, theme.LIGHT, ground)
                outside, edge = theme.ACCENT if marks & FRESH else theme.GROUND, _LINE
                steps += self._rounded(_EDGE, outside, theme.LIGHT)
            elif marks & FRESH:
                outside = theme.ACCENT
                steps += self._rounded(_THIN, outside, ground)
            if marks & (CHOSEN | LOOSE):
                ring = self._ring if marks & CHOSEN else theme.DIM
                steps += self._rounded(edge, ring, outside)
                outside, edge = ring, _INNER
            if fill != outside:
                steps += self._rounded(edge, fill, outside)
            self._grounds[key] = steps
        return steps

    def _rounded(self, outline: int, colour: int, outside: int) -> bytes:
        """Return the steps that fill one of the nested outlines; `outside` is the colour round it."""
        inset = self._insets[outline] + REACH
        near, far = _BLENDS.get((colour, outside), (colour, outside))
        corners = bytes(range(4 * outline, 4 * outline + 4))
        return bytes((0, inset, self._reach - 2 * inset, colour, 4, near, far, outside)) + corners

    def _symbols(self, face: int, wild: bool, fill: int) -> bytes:
        """Return the steps that paint what the die shows on its ground."""
        if face == WILD:
            return bytes((1, theme.SOFT, theme.DIM, theme.GROUND, _STAR))
        number, shape = face // 9, face % 3
        colour = face // 3 % 3
        signs = self._signs[number * 3 + shape]
        if self._tiny:
            signs += self._tiny[colour]
        steps = bytes((len(signs),)) + _inks(colour, fill) + signs
        if wild:
            return bytes((2, fill, theme.DIM, theme.GROUND, _WEDGES, _WEDGES + 1)) + steps
        return steps

    def _glyph(self, offset: int, width: int, height: int, left: int, top: int) -> None:
        """Add a glyph to the font; left and top from the die's corner, REACH at most outside of it."""
        self._index.extend(bytes((offset >> 8, offset & 255, width, height, left + REACH, top + REACH, 0)))


def _inks(colour: int, fill: int) -> bytes:
    """Return what the levels 1 to 3 of a symbol are painted with on a die of this fill."""
    ink = theme.INKS[colour]
    return bytes((ink + 2 if fill == theme.LIGHT else fill, ink + 1, ink))
