"""The page's icon as PNG, for browsers that install it: the drawing of page/icon.svg, on a full square."""

from __future__ import annotations

import io

from PIL import Image, ImageColor, ImageDraw

GROUND, PAPER, RING = "#001122", "#fffff0", "#ffbb22"
RED, GREEN, PURPLE = "#cc0022", "#009966", "#4422aa"
SQUIGGLE = (  # the start of the path in icon.svg, and of each of its curves two points that pull and the end
    (52, -18),
    ((48, -34), (58, -46), (74, -46)),
    ((88, -46), (98, -38), (108, -39)),
    ((118, -40), (122, -46), (128, -44)),
    ((138, -41), (136, -22), (128, -12)),
    ((118, 0), (106, 1), (94, -4)),
    ((82, -9), (74, -10), (66, -4)),
    ((58, 2), (54, -8), (52, -18)),
)
BESIDE = ((PAPER, GROUND), (PAPER, RED), (PAPER, PURPLE), (PAPER, GREEN), (PAPER, RING), (RING, GROUND))  # colours that touch
STEPS = 4  # between two of them: a smooth edge, and the colours themselves stay what they are
UNITS = 512  # of the drawing
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
        lambda draw, at: draw.polygon(at(_outline(SQUIGGLE)), PURPLE),
    )
    draw, at = ImageDraw.Draw(image), _placed(scale)
    draw.rounded_rectangle(_flat(at([(-74, -102), (74, 102)])), 24 * scale, RING)
    draw.rounded_rectangle(_flat(at([(-62, -90), (62, 90)])), 14 * scale, PAPER)
    draw.rounded_rectangle(_flat(at([(-44, -24), (44, 24)])), 24 * scale, GREEN)
    data = io.BytesIO()
    small = image.convert("RGB").resize((size, size), Image.Resampling.LANCZOS)
    small.quantize(palette=_palette(), dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return data.getvalue()


def _tilted(image: Image.Image, scale: float, angle: float, card: tuple[int, int, int, int], paint) -> None:  # type: ignore[no-untyped-def]
    layer = Image.new("RGBA", image.size)
    draw, at = ImageDraw.Draw(layer), _placed(scale)
    draw.rounded_rectangle(_flat(at([card[:2], card[2:]])), 16 * scale, PAPER)
    paint(draw, at)
    image.alpha_composite(layer.rotate(angle, Image.Resampling.BICUBIC))


def _palette() -> Image.Image:
    """The colours of the drawing, and those between them at its edges."""
    found = []
    for pair in BESIDE:
        one, other = (ImageColor.getrgb(name) for name in pair)
        for step in range(STEPS + 1):
            found.append(tuple((a * (STEPS - step) + b * step) // STEPS for a, b in zip(one, other, strict=True)))
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in dict.fromkeys(found) for part in colour])
    return image


def _outline(path: tuple) -> list[tuple[float, float]]:  # type: ignore[type-arg]
    """Points of a path of curves."""
    points = [path[0]]
    for a, b, c in path[1:]:
        start = points[-1]
        for step in range(1, 17):
            t = step / 16
            parts = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            points.append(
                tuple(sum(part * place[i] for part, place in zip(parts, (start, a, b, c), strict=True)) for i in (0, 1))
            )
    return points


def _placed(scale: float):  # type: ignore[no-untyped-def]
    """What turns points round the drawing's middle into pixels."""
    return lambda points: [((x + UNITS / 2) * scale, (y + UNITS / 2) * scale) for x, y in points]


def _flat(points: list[tuple[float, float]]) -> list[float]:
    return [number for point in points for number in point]
