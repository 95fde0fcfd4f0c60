"""Pictures as lines of terminal text: two or four pixels a character, in 24-bit colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

Colour = tuple[int, int, int]

RESET = "\x1b[0m"
HALF, QUARTER = 1, 2  # a character is 1 x 2 pixels, or 2 x 4 of which each quadrant shows 1 x 2

# Quadrant characters by the bits that are foreground: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


def size(width: int, height: int, detail: int) -> tuple[int, int]:
    """(columns, lines) of characters that a picture takes."""
    return -(-width // detail), -(-height // (2 * detail))


def lines(picture: Image.Image, detail: int) -> list[str]:
    """A picture as text, a string a line, each complete in itself."""
    columns, rows = size(picture.width, picture.height, detail)
    full = Image.new("RGB", (columns * detail, rows * 2 * detail))
    full.paste(picture)
    if detail == QUARTER:
        # A quadrant is twice as high as it is wide: two pixels of the glass, averaged.
        full = full.resize((full.width, full.height // 2), Image.Resampling.BOX)
    data = full.tobytes()
    stride = full.width * 3
    found = []
    for row in range(rows):
        upper = data[2 * row * stride : (2 * row + 1) * stride]
        lower = data[(2 * row + 1) * stride : (2 * row + 2) * stride]
        found.append(_half_line(upper, lower) if detail == HALF else _quadrant_line(upper, lower))
    return found


def _half_line(upper: bytes, lower: bytes) -> str:
    cells = []
    for at in range(0, len(upper), 3):
        cells.append(("▀", _colour(upper, at), _colour(lower, at)))
    return _join(cells)


def _quadrant_line(upper: bytes, lower: bytes) -> str:
    cells = []
    for at in range(0, len(upper), 6):
        cells.append(_quadrants(upper[at : at + 6] + lower[at : at + 6]))
    return _join(cells)


def _join(cells: list[tuple[str, Colour, Colour]]) -> str:
    """The characters with the colour changes between them, and no more of these than needed."""
    parts = []
    now: tuple[Colour, Colour] | None = None
    for character, front, back in cells:
        if (front, back) != now:
            parts.append(f"\x1b[38;2;{front[0]};{front[1]};{front[2]};48;2;{back[0]};{back[1]};{back[2]}m")
            now = (front, back)
        parts.append(character)
    return "".join(parts) + RESET


@lru_cache(maxsize=1 << 16)
def _quadrants(four: bytes) -> tuple[str, Colour, Colour]:
    """The character and the two colours that come nearest to four colours (12 bytes)."""
    colours = [_colour(four, at) for at in (0, 3, 6, 9)]
    best: tuple[float, int, Colour, Colour] | None = None
    for bits in range(8):  # the other eight are these with the colours exchanged
        front = [colour for index, colour in enumerate(colours) if bits >> index & 1]
        back = [colour for index, colour in enumerate(colours) if not bits >> index & 1]
        front_mean, back_mean = _mean(front or back), _mean(back)
        error = _distance(front, front_mean) + _distance(back, back_mean)
        if best is None or error < best[0]:
            best = (error, bits, front_mean, back_mean)
    assert best is not None
    return _QUADRANTS[best[1]], best[2], best[3]


def _colour(data: bytes, at: int) -> Colour:
    return data[at], data[at + 1], data[at + 2]


def _mean(colours: list[Colour]) -> Colour:
    red, green, blue = (round(sum(part) / len(colours)) for part in zip(*colours, strict=True))
    return red, green, blue


def _distance(colours: list[Colour], mean: Colour) -> float:
    return sum((part - centre) ** 2 for colour in colours for part, centre in zip(colour, mean, strict=True))
