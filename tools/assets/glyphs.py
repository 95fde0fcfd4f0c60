"""Draws single characters as two-bit masks: from the font, and a few symbols of our own that it lacks."""

import unicodedata
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.assets.masks import FULL, SUPERSAMPLING, Mask, from_coverage, from_samples

PHASES = 16  # fractions of a pixel a character is tried at, for the sharpest
DESIGN_SIZE = 500  # pixels an em at which widths are measured, far above any rounding
NARROWING = 0.4  # added before the empty columns beside a character are rounded down
CRISP = 16  # pixels an em up to which a faint edge is a blemish, not a curve
DIAERESIS = "\u0308"
HANGING = "j"  # its tail lies under the letter before it
MIDDLE_DOT = "\u00b7"
SOFT_HYPHEN = "\u00ad"

# Strokes of our own symbols in a box of one by one, x to the right, y down.
STROKES = {
    "←": (((1.0, 0.5), (0.0, 0.5)), ((0.5, 0.0), (0.0, 0.5), (0.5, 1.0))),
    "→": (((0.0, 0.5), (1.0, 0.5)), ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0))),
    "↑": (((0.5, 1.0), (0.5, 0.0)), ((0.0, 0.5), (0.5, 0.0), (1.0, 0.5))),
    "↓": (((0.5, 0.0), (0.5, 1.0)), ((0.0, 0.5), (0.5, 1.0), (1.0, 0.5))),
    "✓": (((0.0, 0.55), (0.36, 0.92), (1.0, 0.1)),),
}


@dataclass(frozen=True)
class Glyph:
    """A character: its ink and where that lies. Pixels; `top` counts upward from the baseline to the upper edge of the ink.

    left: from the pen to the ink; below 0 for ink that lies under the letter before.
    """

    mask: Mask
    left: int
    top: int
    advance: int

    @property
    def width(self) -> int:
        return len(self.mask[0]) if self.mask else 0

    @property
    def height(self) -> int:
        return len(self.mask)


class Face:
    """The font at one size, in pixels an em."""

    def __init__(self, path: Path, size: int) -> None:
        self.size = size
        self.font = ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)
        self.design = ImageFont.truetype(path, DESIGN_SIZE, layout_engine=ImageFont.Layout.BASIC)
        self.missing = bytes(self.font.getmask("\ue000"))
        self.least = 2 if size <= CRISP else 1  # level that the edges of a character reach
        self.capital = self.glyph("H").height
        self.lower = self.glyph("o").top
        self.stem = (sum(self.glyph("I").mask[self.capital // 2]) + 1) // FULL

    def glyph(self, character: str) -> Glyph:
        """The character, from our own symbols or the font. Raises KeyError where neither has it."""
        if character in STROKES:
            return self.symbol(character)
        if character in " \u00a0":
            return Glyph([], 0, 0, self.advance(character))
        if character == MIDDLE_DOT and self.size <= CRISP:  # as heavy as a stem, or it is lost between two words
            return Glyph([[FULL] * self.stem] * self.stem, 1, (self.capital + self.stem) // 2, self.stem + 2)
        if character == SOFT_HYPHEN:
            character = "-"  # where it is drawn at all, it is drawn so
        if self.size <= CRISP and DIAERESIS in unicodedata.normalize("NFD", character):
            return self.with_dots(unicodedata.normalize("NFD", character)[0])
        if bytes(self.font.getmask(character)) == self.missing:
            raise KeyError(f"the font has no {character!r}")
        mask, top = self.sharpest(character)
        left, right = self.sides(character)
        if character in HANGING:  # the pen is at its stem
            left -= min(column for row in mask[:top] for column, level in enumerate(row) if level)
        return Glyph(mask, left, top, left + len(mask[0]) + right)

    def advance(self, character: str) -> int:
        """The width of its design, rounded."""
        return int(self.design.getlength(character) * self.size / DESIGN_SIZE + 0.5)

    def sides(self, character: str) -> tuple[int, int]:
        """Empty columns to the left and right of its ink: as in the design, rather narrow, but never touching the next.

        The font's own hints are a pixel too generous at small sizes, and the rounded width of the design is uneven there.
        """
        drawn, (left, _) = self.design.getmask2(character, "L", anchor="ls")
        right = self.design.getlength(character) - left - drawn.size[0]
        scale = self.size / DESIGN_SIZE
        return max(0, int(left * scale + NARROWING)), max(1, int(right * scale + NARROWING))

    def sharpest(self, character: str) -> tuple[Mask, int]:
        """Its ink and the top of it, shifted sideways by the fraction of a pixel that leaves the fewest pixels half covered."""
        best: tuple[float, Mask, int] | None = None
        for phase in range(PHASES):
            drawn, (_, y) = self.font.getmask2(character, "L", start=(phase / PHASES, 0), anchor="ls")
            coverage = bytes(drawn)
            blur = sum(min(value, 255 - value) for value in coverage)
            if best is not None and blur >= best[0]:
                continue
            mask, cut = trimmed(from_coverage(coverage, drawn.size[0]), self.least)
            best = (blur, mask, -y - cut)
        assert best is not None
        return best[1], best[2]

    def with_dots(self, letter: str) -> Glyph:
        """The letter under two dots as heavy as its stems: the font's own run together to a bar at small sizes."""
        base = self.glyph(letter)
        if letter == "i":  # its own dot goes
            low = self.glyph("x").height
            base = Glyph(base.mask[-low:], base.left, low, base.advance)
        dot, high = self.stem, max(1, self.size // 7)
        gap = 2 if base.width % 2 == 0 and base.width >= 2 * dot + 2 else 1  # in the middle of the letter, if possible
        ceiling = self.capital if letter.isupper() else self.lower  # all letters have their dots equally high
        above = max(0, ceiling - base.top) + 1
        dots = [FULL] * dot + [0] * gap + [FULL] * dot
        wide = max(base.width, len(dots))
        rows = [centred(dots, wide)] * high + [[0] * wide] * above + [centred(row, wide) for row in base.mask]
        overhang = (wide - base.width) // 2
        left = max(0, base.left - overhang)
        return Glyph(rows, left, base.top + high + above, max(base.advance, left + wide + 1))

    def symbol(self, character: str) -> Glyph:
        """One of our own symbols, as tall as a capital and as heavy as its stems, whose middle falls on the pixel grid."""
        size = self.capital - (self.capital - self.stem) % 2
        raised = self.capital - (self.capital - size) // 2
        samples = Image.new("L", (size * SUPERSAMPLING,) * 2, 0)
        pen = ImageDraw.Draw(samples)
        reach = self.stem * SUPERSAMPLING / 2
        span = size * SUPERSAMPLING - 2 * reach
        for stroke in STROKES[character]:
            points = [(reach + x * span - 0.5, reach + y * span - 0.5) for x, y in stroke]
            pen.line(points, fill=255, width=int(2 * reach))
            for x, y in points:
                pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        mask, cut = trimmed(from_samples(samples), 1)
        side = max(1, self.stem // 2)
        return Glyph(mask, side, raised - cut, len(mask[0]) + 2 * side)


def centred(row: list[int], width: int) -> list[int]:
    """The row in the middle of a wider one."""
    before = (width - len(row)) // 2
    return [0] * before + row + [0] * (width - before - len(row))


def trimmed(mask: Mask, least: int) -> tuple[Mask, int]:
    """The mask without the rows and columns at its edges that do not reach a level, and how many rows were cut at the top."""
    rows = [y for y, row in enumerate(mask) if max(row) >= least]
    columns = [x for x in range(len(mask[0])) if max(row[x] for row in mask) >= least]
    return [row[columns[0] : columns[-1] + 1] for row in mask[rows[0] : rows[-1] + 1]], rows[0]
