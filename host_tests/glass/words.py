"""Finds a known text on a picture of the glass: the text is set in the firmware's own fonts and looked for, pixel by pixel.

No reading of unknown text: a test says which words it expects. The text may have any bright colour on any dark ground.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from types import ModuleType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps
from tercet.ui.fonts import large, medium, small

from host_tests.glass.regions import brightest

FONTS = (small, medium, large)
_DARK, _BRIGHT = 0x60, 0xB0  # the value below which a pixel is ground, and above which it is ink
_GROUND, _INK = 0, 2  # levels of such pixels
_FREE = 3  # pixels left and right of a text that must be free: else it is part of a longer one

PROBES = 8  # of each kind
Pixels = tuple[NDArray[np.intp], NDArray[np.intp]]  # lines, columns
Probe = tuple[tuple[int, int], int]  # (line, column), level
Glyph = tuple[int, int, int, int, int, int]


class Place(NamedTuple):
    """Where a text lies: the rectangle of its line in pixels, right and bottom outside."""

    left: int
    top: int
    right: int
    bottom: int


class Page:
    """A picture made ready for looking for texts, which is worth it where several are looked for.

    levels: each pixel as 0 for dark, 1 for what is between, 2 for bright, with a free margin at both sides.
    """

    def __init__(self, picture: Image.Image) -> None:
        value = brightest(picture)
        self.levels = np.zeros((picture.height, picture.width + 2 * _FREE), dtype=np.uint8)
        self.levels[:, _FREE:-_FREE] = (value >= _DARK).view(np.uint8) + (value >= _BRIGHT).view(np.uint8)
        self.bright = np.nonzero(self.levels == _INK)


Seen = Image.Image | Page


def places(seen: Seen, text: str, free: int = _FREE) -> list[Place]:
    """Return everywhere a text stands by itself, in whichever font. free: pixels beside it that must be; at most 3."""
    page = _page(seen)
    return [place for font in FONTS for place in _places(page, text, font, free)]


def inverted(picture: Image.Image) -> Image.Image:
    """Return a picture in which dark text on a light ground can be found."""
    return ImageOps.invert(Image.fromarray(brightest(picture).astype(np.uint8))).convert("RGB")


def find(seen: Seen, text: str, free: int = _FREE) -> Place | None:
    """Return where a text stands by itself, in whichever font; None if it does not."""
    page = _page(seen)
    for font in FONTS:
        for place in _places(page, text, font, free):
            return place
    return None


def beside(seen: Seen, number: str, label: str) -> bool:
    """Tell whether a number stands just left of its label, in whichever two fonts."""
    page = _page(seen)
    return any(
        0 <= right.left - left.right <= 12 and left.top < right.bottom and right.top < left.bottom
        for left in places(page, number)
        for right in places(page, label)
    )


def shows(seen: Seen, text: str, free: int = _FREE) -> bool:
    """Tell whether the text is on the picture. "1 left" is not found in "11 left"."""
    return find(seen, text, free) is not None


def which(seen: Seen, texts: Iterable[str], free: int = _FREE) -> str | None:
    """Return the first of the texts that is on the picture."""
    page = _page(seen)
    for text in texts:
        for font in FONTS:
            if next(_places(page, text, font, free), None):
                return text
    return None


def clock(picture: Image.Image, longest: int = 600) -> int:
    """Return the seconds that the clock in the top line shows; ValueError if there is none up to `longest`."""
    top = picture.crop((picture.width // 6, 0, picture.width * 3 // 4, 20))
    text = which(top, (f"{seconds // 60}:{seconds % 60:02}" for seconds in range(longest)))
    if text is None:
        raise ValueError("no clock in the top line")
    minutes, seconds = text.split(":")
    return int(minutes) * 60 + int(seconds)


def text_width(text: str, font: ModuleType = small) -> int:
    """Return how many pixels a line takes."""
    return _set(text, font)[1]


def _page(seen: Seen) -> Page:
    return seen if isinstance(seen, Page) else Page(seen)


def _places(page: Page, text: str, font: ModuleType, free: int = _FREE) -> Iterator[Place]:
    width, first, lines, probes, bright, dark = _pattern(text, font, free)
    rows, columns = page.levels.shape
    free_rows, free_columns = rows - lines + 1, columns - (width + 2 * free) + 1
    if free_rows < 1 or free_columns < 1:
        return
    flat = page.levels.ravel()
    (y, x), down, across = probes[0][0], *page.bright
    inside = (down >= y) & (down < y + free_rows) & (across >= x) & (across < x + free_columns)
    starts = (down[inside] - y) * columns + across[inside] - x
    # A few pixels leave few places; only those are held against the whole text.
    for (y, x), wanted in probes[1:]:
        if not starts.size:
            return
        starts = starts[flat[starts + (y * columns + x)] == wanted]
    for (down, across), wanted in ((bright, _INK), (dark, _GROUND)):
        if not starts.size:
            return
        starts = starts[(flat[starts[:, None] + (down * columns + across)] == wanted).all(axis=1)]
    for start in starts.tolist():
        y, x = divmod(start, columns)
        x += free - _FREE  # the margin left of the text, and the one left of the picture
        yield Place(x, y - first, x + width, y - first + font.HEIGHT)


@lru_cache(maxsize=4096)
def _pattern(text: str, font: ModuleType, free: int) -> tuple[int, int, int, list[Probe], Pixels, Pixels]:
    """Width of a text; the line of its highest ink; how many lines have ink; where in these it is bright and where dark.

    Before the last two: some of both kinds in turn, from all over the text, a bright one first."""
    glyphs, width = _set(text, font)
    levels = np.zeros((font.HEIGHT, width + 2 * free), dtype=np.uint8)
    for x, (offset, ink, height, _, top, _) in glyphs:
        stride = (ink + 3) // 4
        for row in range(height):
            for column in range(ink):
                byte = font.DATA[offset + row * stride + column // 4]
                levels[top + row, free + x + column] |= byte >> (6 - 2 * (column % 4)) & 3
    inked = np.flatnonzero(levels.any(axis=1))
    if not inked.size:
        raise ValueError(f"{text!r} has no ink to look for")
    levels = levels[inked[0] : inked[-1] + 1]
    mixed = np.random.default_rng(0)
    found = []
    for wanted in (3, 0):
        down, across = np.nonzero(levels == wanted)
        order = mixed.permutation(down.size)
        found.append((down[order], across[order]))
    inks, grounds = (zip(*(each[:PROBES].tolist() for each in one), strict=True) for one in found)
    probes = [probe for ink, ground in zip(inks, grounds, strict=False) for probe in ((ink, _INK), (ground, _GROUND))]
    return width, int(inked[0]), len(levels), probes, found[0], found[1]


def _set(text: str, font: ModuleType) -> tuple[list[tuple[int, Glyph]], int]:
    """Where the ink of each character of a line begins, with its entry in the index; and the width of the line.

    A tail lies under the letter before, where that has none itself.
    """
    glyphs, pen, tailed = [], 0, True
    for character in text:
        entry = _glyph(font, character)
        _, _, height, left, top, advance = entry
        if left > 127:
            left -= 256
            pen -= left if tailed else 0
        tailed = top + height > font.BASELINE
        glyphs.append((pen + left, entry))
        pen += advance
    return glyphs, pen


@cache
def _glyph(font: ModuleType, character: str) -> Glyph:
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
