"""Reads the symbols on the picture of one card: their colour by hue, shading by the inner pixels, shape by the silhouette."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy import ndimage

from host_tests.glass.regions import Mask, regions

COLOURS = ("red", "green", "purple")
SHADINGS = ("solid", "striped", "open")
SHAPES = ("diamond", "oval", "squiggle")

_HUES = (("red", 0, 14), ("accent", 15, 53), ("green", 64, 135), ("purple", 160, 218), ("red", 235, 255))  # of 256
_SATURATED = 30  # of 255: more than the card itself has
_DARK = 0x60
_ALL_ROUND = np.ones((3, 3), dtype=bool)


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


_CLASSES = ("", *COLOURS, "accent")
_CLASS_OF_HUE = np.array([_CLASSES.index(hue_class(hue)) for hue in range(256)], dtype=np.uint8)


def ink_mask(picture: Image.Image) -> Mask:
    """Tell where a pixel has the colour of an ink, strong or blended with the card."""
    hsv = np.asarray(picture.convert("HSV"))
    kinds = _CLASS_OF_HUE[hsv[..., 0]]
    return (kinds >= 1) & (kinds <= len(COLOURS)) & (hsv[..., 1] >= _SATURATED) & (hsv[..., 2] >= _DARK)


def symbols(card: Image.Image) -> list[Symbol]:
    """Return the symbols on a card, in reading order; Unreadable for what is none."""
    kinds = _CLASS_OF_HUE[np.asarray(card.convert("HSV"))[..., 0]]
    coloured = ink_mask(card)
    least = np.asarray(card).min(axis=2).astype(int)
    paper = int(least.max())
    strongest = int(least[coloured].min()) if coloured.any() else paper
    if paper - strongest < 100:
        raise Unreadable("no symbol that stands out from the card")
    # How much ink a pixel has, 0..255. Every ink lacks one of the three primaries nearly wholly.
    ink = np.where(coloured, (paper - least) * 255 // (paper - strongest), 0)
    found = []
    for region in regions(ink > 70, diagonal=True):
        amounts = ink[region.place]
        colour = _colour(kinds[region.place][region.mask])
        silhouette = ndimage.binary_fill_holes(amounts > 127)  # with all that its outline encloses
        kind = colour, _shading(amounts, silhouette), _shape(_trimmed(silhouette))
        found.append(Symbol(*kind, region.left, region.top, region.width, region.height))
    return found


def _colour(kinds: NDArray[np.uint8]) -> int:
    counts = np.bincount(kinds, minlength=len(_CLASSES))
    best = int(counts[1 : 1 + len(COLOURS)].argmax())
    if counts[best + 1] < 0.97 * kinds.size:
        raise Unreadable(f"a symbol of several colours: {', '.join(_CLASSES[one] for one in np.flatnonzero(counts))}")
    return best


def _trimmed(mask: Mask) -> Mask:
    rows, columns = np.flatnonzero(mask.any(axis=1)), np.flatnonzero(mask.any(axis=0))
    if len(rows) < 5 or len(columns) < 5:
        raise Unreadable(f"a stain of {len(columns)}x{len(rows)} pixels, too small for a symbol")
    return mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def _shading(amounts: NDArray[np.int_], silhouette: Mask) -> int:
    """Solid, striped or open, by the ink that lies inside the outline."""
    narrower = ndimage.binary_erosion(silhouette, _ALL_ROUND)  # without the pixels at its edge, corners counting as touch
    inner = ndimage.binary_erosion(narrower, _ALL_ROUND)
    if np.count_nonzero(inner) < 4:
        inner = narrower
    if not inner.any():
        raise Unreadable("a symbol without an inside")
    covered = float(amounts[inner].mean()) / 255
    if covered > 0.88:
        return 0
    if covered < 0.12:
        return 2
    for axis in (0, 1):
        counts = inner.sum(axis=axis)
        lines = np.flatnonzero(counts)
        means = (np.where(inner, amounts, 0).sum(axis=axis)[lines] / counts[lines] / 255).tolist()
        changes = sum(1 for a, b in itertools.pairwise(means) if (a > 0.5) != (b > 0.5))
        if min(means) < 0.25 and max(means) > 0.75 and changes >= 2:
            return 1
    raise Unreadable(f"inside a symbol {covered:.0%} is ink, but it makes no stripes")


def _shape(mask: Mask) -> int:
    """Diamond, oval or squiggle, by symmetry and by how much of its rectangle the silhouette fills."""
    area = np.count_nonzero(mask)
    turned = np.count_nonzero(mask != mask[::-1, ::-1]) / area
    mirrored = np.count_nonzero(mask != mask[:, ::-1]) / area
    filled = area / mask.size
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
