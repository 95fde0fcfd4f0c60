"""Finds a known text on a picture of the glass: the text is set in the firmware's own fonts and looked for, pixel by pixel.

No reading of unknown text: a test says which words it expects. The text may have any bright colour on any dark ground.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from types import ModuleType
from typing import NamedTuple

from PIL import Image
from tercet.ui.fonts import large, medium, small

FONTS = (small, medium, large)
_DARK, _BRIGHT = 0x60, 0xB0  # the value below which a pixel is ground, and above which it is ink
_FREE = 3  # pixels left and right of a text that must be free: else it is part of a longer one


class Place(NamedTuple):
    """Where a text lies: the rectangle of its line in pixels, right and bottom outside."""

    left: int
    top: int
    right: int
    bottom: int


def places(picture: Image.Image, text: str) -> list[Place]:
    """Return everywhere a text stands by itself, in whichever font."""
    rows = _rows(picture)
    return [place for font in FONTS for place in _places(rows, picture.height, text, font)]


def find(picture: Image.Image, text: str) -> Place | None:
    """Return where a text stands by itself, in whichever font; None if it does not."""
    rows = _rows(picture)
    for font in FONTS:
        for place in _places(rows, picture.height, text, font):
            return place
    return None


def beside(picture: Image.Image, number: str, label: str) -> bool:
    """Tell whether a number stands just left of its label, in whichever two fonts."""
    return any(
        0 <= right.left - left.right <= 12 and left.top < right.bottom and right.top < left.bottom
        for left in places(picture, number)
        for right in places(picture, label)
    )


def shows(picture: Image.Image, text: str) -> bool:
    """Tell whether the text is on the picture. "1 left" is not found in "11 left"."""
    return find(picture, text) is not None


def which(picture: Image.Image, texts: Iterable[str]) -> str | None:
    """Return the first of the texts that is on the picture."""
    rows = _rows(picture)
    for text in texts:
        for font in FONTS:
            if next(_places(rows, picture.height, text, font), None):
                return text
    return None


def clock(picture: Image.Image, longest: int = 600) -> int:
    """Return the seconds that the clock in the top line shows; ValueError if there is none up to `longest`."""
    top = picture.crop((picture.width // 4, 0, picture.width * 3 // 4, 20))
    text = which(top, (f"{seconds // 60}:{seconds % 60:02}" for seconds in range(longest)))
    if text is None:
        raise ValueError("no clock in the top line")
    minutes, seconds = text.split(":")
    return int(minutes) * 60 + int(seconds)


def text_width(text: str, font: ModuleType = small) -> int:
    """Return how many pixels a line takes."""
    return sum(_glyph(font, character)[5] for character in text)


def _rows(picture: Image.Image) -> list[bytes]:
    """Each row with 0 for dark, 1 for what is between, 2 for bright pixels, and a free margin at both sides."""
    table = [0] * _DARK + [1] * (_BRIGHT - _DARK) + [2] * (256 - _BRIGHT)
    plane = picture.convert("HSV").getchannel("V").point(table).tobytes()
    margin = bytes(_FREE)
    return [margin + plane[at : at + picture.width] + margin for at in range(0, len(plane), picture.width)]


def _places(rows: list[bytes], height: int, text: str, font: ModuleType) -> Iterator[Place]:
    width, patterns, first, anchor, bright = _pattern(text, font)
    for y in range(height - len(patterns) + 1):
        row = rows[y + anchor]
        if row.count(2) < bright:
            continue
        for match in patterns[anchor].finditer(row):
            x = match.start()  # a margin left of the text, as wide as the one left of the picture
            if all(pattern.match(rows[y + line], x) for line, pattern in enumerate(patterns)):
                yield Place(x, y - first, x + width, y - first + font.HEIGHT)


@lru_cache(maxsize=4096)
def _pattern(text: str, font: ModuleType) -> tuple[int, list[re.Pattern[bytes]], int, int, int]:
    """Width of a text; an expression for each row between its highest and lowest ink; the place of the first of them in the
    line; which of them has the most bright pixels, and how many."""
    width = sum(_glyph(font, character)[5] for character in text)
    levels = [bytearray(width + 2 * _FREE) for _ in range(font.HEIGHT)]
    x = _FREE
    for character in text:
        offset, ink, height, left, top, advance = _glyph(font, character)
        stride = (ink + 3) // 4
        for row in range(height):
            for column in range(ink):
                byte = font.DATA[offset + row * stride + column // 4]
                levels[top + row][x + left + column] = byte >> (6 - 2 * (column % 4)) & 3
        x += advance
    inked = [y for y, row in enumerate(levels) if any(row)]
    if not inked:
        raise ValueError(f"{text!r} has no ink to look for")
    levels = levels[inked[0] : inked[-1] + 1]
    signs = (b"\\x00", b".", b".", b"\\x02")
    patterns = [re.compile(b"(?=" + b"".join(signs[level] for level in row) + b")", re.DOTALL) for row in levels]
    anchor = max(range(len(levels)), key=lambda line: levels[line].count(3))
    return width, patterns, inked[0], anchor, levels[anchor].count(3)


def _glyph(font: ModuleType, character: str) -> tuple[int, int, int, int, int, int]:
    """Offset of the mask, width and height of the ink, left, top, advance; ValueError for a character it lacks."""
    code = ord(character)
    if 0x20 <= code <= 0x7E:
        entry = code - 0x20
    elif 0xA0 <= code <= 0xFF:
        entry = code - 0x41
    elif character in font.EXTRAS:
        entry = 191 + font.EXTRAS.index(character)
    else:
        raise ValueError(f"the fonts have no {character!r}")
    high, low, width, height, left, top, advance = font.INDEX[entry * 7 : entry * 7 + 7]
    return high << 8 | low, width, height, left, top, advance
