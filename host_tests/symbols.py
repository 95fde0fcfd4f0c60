"""Reads the symbols on the picture of one card: their colour by hue, shading by the inner pixels, shape by the silhouette."""

from __future__ import annotations

import functools
import itertools
from dataclasses import dataclass

from PIL import Image, ImageChops

from host_tests.regions import regions, rows_of

COLOURS = ("red", "green", "purple")
SHADINGS = ("solid", "striped", "open")
SHAPES = ("diamond", "oval", "squiggle")

_HUES = (("red", 0, 14), ("accent", 15, 53), ("green", 64, 135), ("purple", 160, 218), ("red", 235, 255))  # of 256
_SATURATED = 30  # of 255: more than the card itself has
_DARK = 0x60

Mask = list[list[bool]]


class Unreadable(ValueError):
    """The picture does not show what a table of cards shows."""


@dataclass(frozen=True)
class Symbol:
    """One symbol, each feature 0..2, and the rectangle it fills."""

    colour: int
    shading: int
    shape: int
    left: int
    top: int
    width: int
    height: int

    def __str__(self) -> str:
        return f"{COLOURS[self.colour]} {SHADINGS[self.shading]} {SHAPES[self.shape]}"


def hue_class(hue: int) -> str:
    """Return what a hue 0..255 is called here; "" for one that belongs to nothing on a table."""
    for name, least, most in _HUES:
        if least <= hue <= most:
            return name
    return ""


_INK_TABLES = (
    [255 if hue_class(one) in COLOURS else 0 for one in range(256)],
    [255 if one >= _SATURATED else 0 for one in range(256)],
    [255 if one >= _DARK else 0 for one in range(256)],
)


def ink_mask(picture: Image.Image) -> Image.Image:
    """Return 255 where a pixel has the colour of an ink, strong or blended with the card, and 0 elsewhere."""
    planes = (plane.point(table) for plane, table in zip(picture.convert("HSV").split(), _INK_TABLES, strict=True))
    return functools.reduce(ImageChops.darker, planes)


def symbols(card: Image.Image) -> list[Symbol]:
    """Return the symbols on a card, in reading order; Unreadable for what is none."""
    width = card.width
    hues = card.convert("HSV").getchannel("H").tobytes()
    coloured = ink_mask(card).tobytes()
    red, green, blue = card.split()
    least = ImageChops.darker(ImageChops.darker(red, green), blue).tobytes()
    paper = max(least)
    strongest = min((level for level, ink in zip(least, coloured, strict=True) if ink), default=paper)
    if paper - strongest < 100:
        raise Unreadable("no symbol that stands out from the card")
    # How much ink a pixel has, 0..255. Every ink lacks one of the three primaries nearly wholly.
    ink = [(paper - level) * 255 // (paper - strongest) if is_ink else 0 for level, is_ink in zip(least, coloured, strict=True)]
    traces = bytes(amount > 70 for amount in ink)
    found = []
    for region in regions(rows_of(traces, width), diagonal=True):
        amounts = [ink[y * width + region.left : y * width + region.right] for y in range(region.top, region.bottom)]
        colour = _colour([hue_class(hues[y * width + x]) for y, first, after in region.runs for x in range(first, after)])
        silhouette = _silhouette(amounts)
        kind = colour, _shading(amounts, silhouette), _shape(_trimmed(silhouette))
        found.append(Symbol(*kind, region.left, region.top, region.width, region.height))
    return found


def _colour(names: list[str]) -> int:
    best = max(range(3), key=lambda colour: names.count(COLOURS[colour]))
    if names.count(COLOURS[best]) < 0.97 * len(names):
        raise Unreadable(f"a symbol of several colours: {', '.join(sorted(set(names)))}")
    return best


def _silhouette(amounts: list[list[int]]) -> Mask:
    """The symbol with all that its outline encloses."""
    width = len(amounts[0]) + 2
    wall = bytearray(width)  # a free margin all round, so that the outside hangs together
    for row in amounts:
        wall += bytes((0, *(amount > 127 for amount in row), 0))
    wall += bytes(width)
    todo = [0]
    while todo:
        place = todo.pop()
        if wall[place] == 0:
            wall[place] = 2
            todo += [near for near in (place - 1, place + 1, place - width, place + width) if 0 <= near < len(wall)]
    return [[cell != 2 for cell in wall[start + 1 : start + width - 1]] for start in range(width, len(wall) - width, width)]


def _trimmed(mask: Mask) -> Mask:
    rows = [y for y, row in enumerate(mask) if any(row)]
    columns = [x for x in range(len(mask[0])) if any(row[x] for row in mask)]
    if len(rows) < 5 or len(columns) < 5:
        raise Unreadable(f"a stain of {len(columns)}x{len(rows)} pixels, too small for a symbol")
    return [row[columns[0] : columns[-1] + 1] for row in mask[rows[0] : rows[-1] + 1]]


def _shrunk(mask: Mask) -> Mask:
    """The mask without the pixels at its edge, corners counting as touch."""
    none = [False] * len(mask[0])
    narrow = [
        [False, *(a and b and c for a, b, c in zip(row, row[1:], row[2:], strict=False)), False] for row in (none, *mask, none)
    ]
    return [
        [a and b and c for a, b, c in zip(*rows, strict=True)] for rows in zip(narrow, narrow[1:], narrow[2:], strict=False)
    ]


def _shading(amounts: list[list[int]], silhouette: Mask) -> int:
    """Solid, striped or open, by the ink that lies inside the outline."""
    inner = _shrunk(_shrunk(silhouette))
    if sum(map(sum, inner)) < 4:
        inner = _shrunk(silhouette)
    inside = [(x, y) for y, row in enumerate(inner) for x, here in enumerate(row) if here]
    if not inside:
        raise Unreadable("a symbol without an inside")
    covered = sum(amounts[y][x] for x, y in inside) / len(inside) / 255
    if covered > 0.88:
        return 0
    if covered < 0.12:
        return 2
    for axis in (0, 1):
        lines: dict[int, list[int]] = {}
        for place in inside:
            lines.setdefault(place[axis], []).append(amounts[place[1]][place[0]])
        means = [sum(line) / len(line) / 255 for _, line in sorted(lines.items())]
        changes = sum(1 for a, b in itertools.pairwise(means) if (a > 0.5) != (b > 0.5))
        if min(means) < 0.25 and max(means) > 0.75 and changes >= 2:
            return 1
    raise Unreadable(f"inside a symbol {covered:.0%} is ink, but it makes no stripes")


def _shape(mask: Mask) -> int:
    """Diamond, oval or squiggle, by symmetry and by how much of its rectangle the silhouette fills."""
    area = sum(map(sum, mask))
    turned = _differing(mask, [row[::-1] for row in mask[::-1]]) / area
    mirrored = _differing(mask, [row[::-1] for row in mask]) / area
    filled = area / (len(mask) * len(mask[0]))
    if turned > 0.1:
        raise Unreadable(f"a silhouette that is not the same upside down: {turned:.0%} differ")
    if mirrored > 0.15:
        return 2
    if mirrored < 0.08:
        if 0.4 < filled < 0.66:
            return 0
        if filled > 0.76:
            return 1
    raise Unreadable(f"no known silhouette: {mirrored:.0%} differ in a mirror, {filled:.0%} of its rectangle filled")


def _differing(one: Mask, other: Mask) -> int:
    return sum(a != b for row, back in zip(one, other, strict=True) for a, b in zip(row, back, strict=True))
