"""Text in one of the generated fonts (their format is in the head of each module in fonts/)."""

from tercet.ui.canvas import text_width


class Type:
    """A font to measure and draw with. Lines are placed by their top; an unknown character shows as a question mark.

    font: as Canvas.text() wants it.
    """

    def __init__(self, font) -> None:
        self.height = font.HEIGHT
        self.baseline = font.BASELINE
        self.capital = font.CAPITAL
        extras = bytearray()
        for character in font.EXTRAS + "\0":
            extras.append(ord(character) & 255)
            extras.append(ord(character) >> 8)
        self.font = (font.INDEX, font.DATA, extras)

    def width(self, text: str) -> int:
        """Return how many pixels a line takes."""
        return text_width(text, 0, len(text), self.font)

    def draw(self, canvas, text: str, x: int, y: int, colours: bytes) -> int:
        """Draw a line with its top left corner at x, y; return the x after it.

        colours: what the four levels of a glyph are painted with, from theme; the first is the ground it lies on.
        """
        end = canvas.text(text, 0, len(text), self.font, x, y, colours)
        canvas.touch(x, y, end - x, self.height)
        return end

    def paint(self, canvas, text: str, x: int, y: int, colours: bytes) -> None:
        """Like draw(), on a ground that was reported as changed already."""
        canvas.text(text, 0, len(text), self.font, x, y, colours)

    def lines(self, text: str, width: int) -> list:
        """Return text as lines of at most so many pixels, broken between words, or in a word that is longer than a line."""
        lines: list = []
        words: list = []  # of the last line
        space, used = self.width(" "), 0
        for word in text.split(" "):
            wide = self.width(word)
            if words:
                if used + space + wide <= width:
                    words.append(word)
                    used += space + wide
                    continue
                lines.append(" ".join(words))
            while wide > width:
                count = len(word)
                while count > 1 and self.width(word[:count]) > width:
                    count -= 1
                lines.append(word[:count])
                word = word[count:]
                wide = self.width(word)
            words, used = [word], wide
        lines.append(" ".join(words))
        return lines

    def codes_width(self, codes: bytearray, start: int) -> int:
        """Like width(), for characters 0x20 to 0x7E as bytes from `start` on; allocates nothing."""
        return text_width(codes, start, len(codes) - start, self.font)

    def codes(self, canvas, codes: bytearray, start: int, x: int, y: int, colours: bytes) -> None:
        """Like paint(), for characters 0x20 to 0x7E as bytes from `start` on; allocates nothing."""
        canvas.text(codes, start, len(codes) - start, self.font, x, y, colours)
