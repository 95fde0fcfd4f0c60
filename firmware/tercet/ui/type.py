"""Text in one of the generated fonts (their format is in the head of each module in fonts/)."""

_ENTRY = 7  # bytes of a glyph in the index
_MISSING = ord("?")


class Type:
    """A font to measure and draw with. Lines are placed by their top; an unknown character shows as a question mark."""

    def __init__(self, font) -> None:
        self.height = font.HEIGHT
        self.baseline = font.BASELINE
        self.capital = font.CAPITAL
        self._index = font.INDEX
        self._data = font.DATA
        self._extras = font.EXTRAS

    def width(self, text: str) -> int:
        """Return how many pixels a line takes."""
        total = 0
        for character in text:
            total += self._index[self._entry(ord(character)) + 6]
        return total

    def draw(self, canvas, text: str, x: int, y: int, colours: bytes) -> int:
        """Draw a line with its top left corner at x, y; return the x after it.

        colours: what the four levels of a glyph are painted with, from theme; the first is the ground it lies on.
        """
        start = x
        for character in text:
            x = self._glyph(canvas, self._entry(ord(character)), x, y, colours)
        canvas.touch(start, y, x - start, self.height)
        return x

    def codes_width(self, codes: bytearray, start: int) -> int:
        """Like width(), for characters 0x20 to 0x7E as bytes from `start` on; allocates nothing."""
        total = 0
        for at in range(start, len(codes)):
            total += self._index[(codes[at] - 0x20) * _ENTRY + 6]
        return total

    def codes(self, canvas, codes: bytearray, start: int, x: int, y: int, colours: bytes) -> None:
        """Like draw(), for characters 0x20 to 0x7E as bytes from `start` on; allocates nothing."""
        left = x
        for at in range(start, len(codes)):
            x = self._glyph(canvas, (codes[at] - 0x20) * _ENTRY, x, y, colours)
        canvas.touch(left, y, x - left, self.height)

    def _entry(self, code: int) -> int:
        if 0x20 <= code <= 0x7E:
            return (code - 0x20) * _ENTRY
        if 0xA0 <= code <= 0xFF:
            return (code - 0x41) * _ENTRY
        place = self._extras.find(chr(code))
        return (191 + place if place >= 0 else _MISSING - 0x20) * _ENTRY

    def _glyph(self, canvas, entry: int, x: int, y: int, colours: bytes) -> int:
        index = self._index
        offset = index[entry] << 8 | index[entry + 1]
        width = index[entry + 2]
        if width:
            canvas.stencil(self._data, offset, x + index[entry + 4], y + index[entry + 5], width, index[entry + 3], colours)
        return x + index[entry + 6]
