"""The page's icon as PNG, for browsers that install it: the drawing of page/icon.svg, on a full square."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

GROUND, PAPER, RING = "#001122", "#fffff0", "#ffbb22"
RED, GREEN, PURPLE = "#cc0022", "#009966", "#4422aa"
UNITS = 512  # of the drawing
COLOURS = 16
FINE = 2  # drawn so much larger, and reduced


def icon(size: int) -> bytes:
    """A PNG of size x size pixels."""
    scale = size * FINE / UNITS
    image = Image.new("RGBA", (size * FINE, size * FINE), GROUND)
    _tilted(
        image,
        scale,
        9,
        (-150, -106, -34, 58),
        lambda draw, at: draw.polygon(at([(-92, -62), (-52, -24), (-92, 14), (-132, -24)]), RED),
    )
    _tilted(
        image,
        scale,
        -9,
        (34, -106, 150, 58),
        lambda draw, at: draw.rounded_rectangle(_flat(at([(56, -40), (128, -8)])), 16 * scale, PURPLE),
    )
    draw, at = ImageDraw.Draw(image), _placed(scale)
    draw.rounded_rectangle(_flat(at([(-74, -102), (74, 102)])), 24 * scale, RING)
    draw.rounded_rectangle(_flat(at([(-62, -90), (62, 90)])), 14 * scale, PAPER)
    draw.rounded_rectangle(_flat(at([(-44, -24), (44, 24)])), 24 * scale, GREEN)
    data = io.BytesIO()
    small = image.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(COLOURS, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return data.getvalue()


def _tilted(image: Image.Image, scale: float, angle: float, card: tuple[int, int, int, int], paint) -> None:  # type: ignore[no-untyped-def]
    layer = Image.new("RGBA", image.size)
    draw, at = ImageDraw.Draw(layer), _placed(scale)
    draw.rounded_rectangle(_flat(at([card[:2], card[2:]])), 16 * scale, PAPER)
    paint(draw, at)
    image.alpha_composite(layer.rotate(angle, Image.Resampling.BICUBIC))


def _placed(scale: float):  # type: ignore[no-untyped-def]
    """What turns points round the drawing's middle into pixels."""
    return lambda points: [((x + UNITS / 2) * scale, (y + UNITS / 2) * scale) for x, y in points]


def _flat(points: list[tuple[float, float]]) -> list[float]:
    return [number for point in points for number in point]
