"""A picture in another palette as it would be in the standard one, for those who read pictures by its hues."""

from __future__ import annotations

import numpy as np
from PIL import Image
from tercet.ui import palettes, theme


class WrongColour(ValueError):
    """A pixel has a colour that is none of the palette's sixteen."""


def standard(picture: Image.Image, palette: int) -> Image.Image:
    """Return the picture with the colours of a palette 0..3, and no others, exchanged for those of the standard one."""
    if palette == palettes.STANDARD:
        return picture
    colours, wanted = palettes.colours(palette), palettes.colours(palettes.STANDARD)
    pixels = np.asarray(picture.convert("RGB")).astype(np.uint32) @ np.array([1 << 16, 1 << 8, 1], dtype=np.uint32)
    known, place = np.unique(pixels, return_inverse=True)
    table = dict(zip(colours, wanted, strict=True))
    ring = palettes.ring(palette)  # what is chosen is read by its ring
    table[colours[ring]] = wanted[theme.ACCENT]
    strange = [colour for colour in known.tolist() if colour not in table]
    if strange:
        raise WrongColour(f"not of palette {palette}: {', '.join(f'{colour:06x}' for colour in strange)}")
    exchanged = np.array([list(table[colour].to_bytes(3, "big")) for colour in known.tolist()], dtype=np.uint8)
    return Image.fromarray(exchanged[place.reshape(pixels.shape)])
