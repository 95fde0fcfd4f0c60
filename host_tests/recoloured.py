"""A picture in another palette as it would be in the standard one, for those who read pictures by its hues."""

from __future__ import annotations

from PIL import Image
from tercet.ui import palettes


class WrongColour(ValueError):
    """A pixel has a colour that is none of the palette's sixteen."""


def standard(picture: Image.Image, palette: int) -> Image.Image:
    """Return the picture with the colours of a palette 0..3, and no others, exchanged for those of the standard one."""
    if palette == palettes.STANDARD:
        return picture
    colours, wanted = palettes.colours(palette), palettes.colours(palettes.STANDARD)
    table = {one.to_bytes(3, "big"): other.to_bytes(3, "big") for one, other in zip(colours, wanted, strict=True)}
    data = picture.convert("RGB").tobytes()
    pixels = [data[at : at + 3] for at in range(0, len(data), 3)]
    strange = set(pixels) - set(table)
    if strange:
        raise WrongColour(f"not of palette {palette}: {', '.join(sorted(colour.hex() for colour in strange))}")
    return Image.frombytes("RGB", picture.size, b"".join(table[pixel] for pixel in pixels))
