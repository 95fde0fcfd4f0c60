"""Connected regions of a mask, for what reads pictures."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image

Mask = NDArray[np.bool_]
_CORNERS_TOO = np.ones((3, 3), dtype=bool)


def brightest(picture: Image.Image) -> NDArray[np.uint8]:
    """The strongest of the three colours of each pixel, 0..255."""
    red, green, blue = (np.asarray(plane) for plane in picture.convert("RGB").split())
    return np.maximum(np.maximum(red, green), blue)


@dataclass(frozen=True, eq=False)
class Region:
    """Pixels that hang together, and the rectangle round them; right and bottom lie outside. mask: of the rectangle."""

    left: int
    top: int
    mask: Mask

    @property
    def width(self) -> int:
        return int(self.mask.shape[1])

    @property
    def height(self) -> int:
        return int(self.mask.shape[0])

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def area(self) -> int:
        return int(np.count_nonzero(self.mask))

    @property
    def place(self) -> tuple[slice, slice]:
        """The rectangle, to index an array of the whole picture with."""
        return slice(self.top, self.bottom), slice(self.left, self.right)

    def trimmed(self) -> Region:
        """The region without what sticks out of its four sides, such as a letter that touches a card's ring."""
        down = np.flatnonzero(self.mask.sum(axis=1) >= self.width / 2)
        across = np.flatnonzero(self.mask.sum(axis=0) >= self.height / 2)
        if not down.size or not across.size:
            return self
        mask = self.mask[down[0] : down[-1] + 1, across[0] : across[-1] + 1]
        return Region(self.left + int(across[0]), self.top + int(down[0]), mask)

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def encloses(self, other: Region) -> bool:
        """Tell whether the other's rectangle lies inside this one's, apart from its edge."""
        return self.left < other.left and self.top < other.top and self.right > other.right and self.bottom > other.bottom


def regions(mask: Mask, diagonal: bool = False) -> list[Region]:
    """The regions of pixels that are set, in reading order of their first pixel. diagonal: corners touch too."""
    from scipy import ndimage  # half a second: the tests of the rules, which look at no picture, need not wait for it

    labels, count = ndimage.label(mask, _CORNERS_TOO if diagonal else None)
    found = []
    for number, place in enumerate(ndimage.find_objects(labels, count), 1):
        down, across = place
        found.append(Region(across.start, down.start, labels[place] == number))
    return found
