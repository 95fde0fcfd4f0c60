"""python -m tools.assets.preview: draw whole tables from the generated modules, to look at them in build/assets/preview.

Also a plain example of how the modules are used.
"""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from PIL import Image

from tools.assets import faces, masks, paths

Levels = bytes  # what each of the four levels of a mask becomes: palette indices


class Preview:
    """A canvas of palette indices, and the drawing that the device does on its own."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.theme = paths.load(paths.USER_INTERFACE / "theme.py")
        self.table = paths.load(paths.USER_INTERFACE / "cards" / "places.py")
        self.faces = paths.load(paths.FACES / f"faces_{width}x{height}.py")
        self.rows = [bytearray(width) for _ in range(height)]

    def fill(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Fill a rectangle; IndexError outside of the canvas."""
        self.check(x, y, width, height)
        for row in self.rows[y : y + height]:
            row[x : x + width] = bytes((colour,)) * width

    def check(self, x: int, y: int, width: int, height: int) -> None:
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height:
            raise IndexError(f"{width}x{height} pixels at {x}, {y} leave the canvas of {self.width}x{self.height}")

    def copy(self, x: int, y: int, source: bytes, offset: int, width: int, height: int, levels: Levels) -> None:
        """Copy all bytes of a mask, level 0 and the padding of its rows too, as the device does: x must be even."""
        if x % 2:
            raise ValueError(f"x = {x} is in the middle of a byte")
        padded = 4 * masks.stride(width)
        self.check(x, y, padded, height)
        row_bytes = masks.stride(width)
        for line in range(height):
            (levels_of_row,) = masks.unpack(source, padded, 1, offset + line * row_bytes)
            self.rows[y + line][x : x + padded] = bytes(levels[level] for level in levels_of_row)

    def stencil(self, x: int, y: int, source: bytes, offset: int, width: int, height: int, levels: Levels) -> None:
        """Draw a mask where it has ink."""
        self.check(x, y, width, height)
        for row, line in zip(self.rows[y : y + height], masks.unpack(source, width, height, offset), strict=True):
            for column, level in enumerate(line):
                if level:
                    row[x + column] = levels[level]

    def frame(self, rectangle: Sequence[int], state: int) -> None:
        """The empty card in this rectangle, with its rings."""
        x, y, width, height = rectangle
        faces = self.faces
        for inset, colour in faces.BANDS[state]:
            self.fill(x + inset, y + inset, width - 2 * inset, height - 2 * inset, colour)
        size, reach = faces.CORNER_SIZE, faces.FRAME_REACH
        mask_bytes = masks.stride(size) * size
        right, bottom = x + width + reach - size, y + height + reach - size
        for index, (left, top) in enumerate(((x - reach, y - reach), (right, y - reach), (x - reach, bottom), (right, bottom))):
            offset = (state * 4 + index) * mask_bytes
            self.copy(left, top, faces.CORNERS, offset, size, size, faces.CORNER_COLOURS[state])

    def card(self, rectangle: Sequence[int], columns: int, card: int, state: int = 0) -> None:
        """A whole card: number * 27 + colour * 9 + shading * 3 + shape."""
        number, colour, shading, shape = card // 27, card // 9 % 3, card // 3 % 3, card % 3
        self.frame(rectangle, state)
        width, height, stride, offset, positions = self.faces.SYMBOLS[columns - 3]
        offset += (shape * 3 + shading) * stride * height
        for x, y in positions[number]:
            levels = self.theme.INK_ON_CARD[colour]
            self.copy(rectangle[0] + x, rectangle[1] + y, self.faces.MASKS, offset, width, height, levels)

    def cards(self, columns: int, cards: Sequence[int], cursor: int = -1, chosen: Sequence[int] = ()) -> None:
        """The cards of a table."""
        for index, rectangle in enumerate(self.table.cells(self.width, self.height, columns)):
            self.card(rectangle, columns, cards[index], (index == cursor) + 2 * (index in chosen))

    def text(self, x: int, y: int, text: str, font: ModuleType, levels: Levels) -> int:
        """A line of text, the top of the line at y; returns the x after it."""
        glyphs, width = placed(font, text)
        for left, (offset, wide, height, _, top, _) in glyphs:
            self.stencil(x + left, y + top, font.DATA, offset, wide, height, levels)
        return x + width

    def save(self, path: Path, scale: int = 1) -> None:
        """Write the picture."""
        image = Image.frombytes("P", (self.width, self.height), b"".join(self.rows))
        image.putpalette(b"".join(colour.to_bytes(3, "big") for colour in self.theme.PALETTE))
        path.parent.mkdir(parents=True, exist_ok=True)
        image.resize((self.width * scale, self.height * scale), Image.Resampling.NEAREST).convert("RGB").save(path)


def glyph(font: ModuleType, character: str) -> tuple[int, int, int, int, int, int]:
    """Offset, width, height, left, top, advance of a character; of a question mark where the font has no such."""
    code = ord(character)
    if 0x20 <= code <= 0x7E:
        number = code - 0x20
    elif 0xA0 <= code <= 0xFF:
        number = code - 0x41
    else:
        place = font.EXTRAS.find(character)
        number = 191 + place if place >= 0 else 0x1F
    high, low, width, height, left, top, advance = font.INDEX[number * 7 : number * 7 + 7]
    return high << 8 | low, width, height, left - 256 * (left > 127), top, advance


def placed(font: ModuleType, text: str) -> tuple[list[tuple[int, tuple[int, int, int, int, int, int]]], int]:
    """Where the ink of each character of a line begins, with its glyph(); and the width of the line."""
    glyphs, pen, tailed = [], 0, True
    for character in text:
        found = glyph(font, character)
        _, _, height, left, top, advance = found
        if left < 0 and tailed:  # no room for its tail under the letter before
            pen -= left
        tailed = top + height > font.BASELINE
        glyphs.append((pen + left, found))
        pen += advance
    return glyphs, pen


def text_width(font: ModuleType, text: str) -> int:
    """Pixels a text is wide."""
    return placed(font, text)[1]


def fonts() -> tuple[ModuleType, ModuleType, ModuleType]:
    """The fonts, smallest first."""
    small, medium, large = (paths.load(paths.FONTS / f"{name}.py") for name in ("small", "medium", "large"))
    return small, medium, large


def specimen() -> Preview:
    """All three fonts, in the pairs of colours they are used in."""
    small, medium, large = fonts()
    preview = Preview(320, 240)
    theme = preview.theme
    y = 2
    for font, levels, text in (
        (small, theme.LIGHT_ON_GROUND, "The quick brown fox jumps over 13 lazy dogs"),
        (small, theme.DIM_ON_GROUND, "ABCDEFGHIJKLMNOPQRSTUVWXYZ ÄÖÜ · × …"),  # noqa: RUF001 - a real multiplication sign
        (small, theme.SOFT_ON_GROUND, "0123456789 3:27 ← ↑ → ↓ ✓ Größe Ñandú ça"),
        (medium, theme.LIGHT_ON_GROUND, "Classic · Expert 3:27 7 SETs"),
        (medium, theme.ACCENT_ON_GROUND, "0123456789 3 × 4 ← ↑ → ↓ ✓"),  # noqa: RUF001
        (medium, theme.SOFT_ON_GROUND, "Größe ÄÖÜ Ñandú ça éÉàß œ € ¿?"),
        (medium, theme.DIM_ON_GROUND, "abcdefghijklmnopqrstuvwxyz"),
        (large, theme.LIGHT_ON_GROUND, "Tercet 12:47 ✓"),
        (large, theme.ACCENT_ON_GROUND, "0123456789 ← →"),
    ):
        preview.text(4, y, text, font, levels)
        y += font.HEIGHT + 2
    return preview


def play_screen(width: int, height: int, columns: int) -> Preview:
    """A play screen with every kind of mark and text on it."""
    small, medium, _ = fonts()
    preview = Preview(width, height)
    theme = preview.theme
    preview.cards(columns, [card * 37 % 81 for card in range(3 * columns)], cursor=4, chosen=(0, 4, 7))
    y = preview.table.line_height(height) - 4 - medium.BASELINE
    y = max(y, 0)
    preview.text(4, y, "Classic", medium, theme.LIGHT_ON_GROUND)
    preview.text((width - text_width(medium, "3:27")) // 2, y, "3:27", medium, theme.ACCENT_ON_GROUND)
    preview.text(width - 4 - text_width(medium, "7 · 48"), y, "7 · 48", medium, theme.LIGHT_ON_GROUND)
    x, y = 4, height - small.HEIGHT - 1
    for key, action in (("A", "choose"), ("X", "hint"), ("Y", "no match"), ("B", "pause")):
        key_width = text_width(small, key) + 6
        preview.fill(x, y, key_width, small.HEIGHT, theme.PANEL)
        preview.text(x + 3, y, key, small, theme.LIGHT_ON_PANEL)
        x = preview.text(x + key_width + 3, y, action, small, theme.DIM_ON_GROUND) + 6
    return preview


def main() -> None:
    directory = paths.BUILD / "preview"
    for width, height in faces.PANELS:
        for columns in faces.COLUMNS:
            preview = play_screen(width, height, columns)
            for scale in (1, 4):
                preview.save(directory / f"{width}x{height}_{columns}_{scale}x.png", scale)
    for scale in (1, 4):
        specimen().save(directory / f"fonts_{scale}x.png", scale)
    print(f"pictures in {directory}")


if __name__ == "__main__":
    main()
