"""The three shapes of the cards as smooth curves, and their masks in the three shadings.

A shape is described once, lying, in a box of one by one: x to the right, y down. All three are point symmetric.
"""

from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageChops, ImageDraw

from tools.assets.masks import SUPERSAMPLING, Mask, from_samples

Point = tuple[float, float]

DIAMOND, OVAL, SQUIGGLE = range(3)  # by the shape feature of a card
SOLID, STRIPED, OPEN = range(3)  # by the shading feature

CURVE_STEPS = 48  # line segments a Bezier curve is drawn with

# The upper edge of the squiggle, from its left end to its right: cubic Bezier curves, each (control, control, end).
# The lower edge is the same, turned by half a turn.
SQUIGGLE_START: Point = (0.0, 0.58)
SQUIGGLE_EDGE: Sequence[tuple[Point, Point, Point]] = (
    ((0.0, 0.22), (0.12, 0.0), (0.28, 0.0)),  # up and round the hump
    ((0.42, 0.0), (0.50, 0.30), (0.63, 0.30)),  # down into the valley
    ((0.73, 0.30), (0.74, 0.0), (0.855, 0.0)),  # up to the tip
    ((0.95, 0.0), (1.0, 0.18), (1.0, 0.42)),  # round the tip to the right end
)


def bezier(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points along a cubic Bezier curve, without its start."""
    points = []
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        s = 1 - t
        weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        controls = (start, first, second, end)
        points.append(
            (
                sum(weight * control[0] for weight, control in zip(weights, controls, strict=True)),
                sum(weight * control[1] for weight, control in zip(weights, controls, strict=True)),
            )
        )
    return points


def squiggle_outline() -> list[Point]:
    """The closed outline of the squiggle in the unit box."""
    upper = []
    start = SQUIGGLE_START
    for first, second, end in SQUIGGLE_EDGE:
        upper += bezier(start, first, second, end)
        start = end
    return upper + [(1 - x, 1 - y) for x, y in upper]


def filled(shape: int, width: int, height: int) -> Image.Image:
    """The samples of a lying shape of width x height pixels: 255 inside, 0 outside."""
    wide, high = width * SUPERSAMPLING, height * SUPERSAMPLING
    samples = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(samples)
    if shape == OVAL:
        pen.rounded_rectangle((0, 0, wide - 1, high - 1), radius=high / 2, fill=255)
    else:
        unit = [(0.0, 0.5), (0.5, 0.0), (1.0, 0.5), (0.5, 1.0)] if shape == DIAMOND else squiggle_outline()
        pen.polygon([(x * wide - 0.5, y * high - 0.5) for x, y in unit], fill=255)
    # Pillow rounds the two sides of a polygon differently: make the symmetry exact, or a symbol would be a little lopsided.
    samples = ImageChops.lighter(samples, samples.transpose(Image.Transpose.ROTATE_180))
    if shape != SQUIGGLE:
        samples = ImageChops.lighter(samples, samples.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
    return samples


def eroded(samples: Image.Image, distance: float) -> Image.Image:
    """The samples farther than `distance` pixels from the outside."""
    reach = distance * SUPERSAMPLING
    border = int(reach) + 2
    framed = Image.new("L", (samples.width + 2 * border, samples.height + 2 * border), 0)
    framed.paste(samples, (border, border))
    inside = framed.copy()
    rows = int(reach)
    for dy in range(-rows, rows + 1):
        half = int((reach * reach - dy * dy) ** 0.5)
        inside = ImageChops.darker(inside, ImageChops.offset(narrowed(framed, half), 0, dy))
    return inside.crop((border, border, border + samples.width, border + samples.height))


def narrowed(samples: Image.Image, half: int) -> Image.Image:
    """Each sample becomes the least of those up to `half` to its left and right."""
    least = samples
    reach = 0
    while reach < half:
        step = min(half - reach, 2 * reach + 1)  # windows this far apart still touch
        sides = ImageChops.darker(ImageChops.offset(least, step, 0), ImageChops.offset(least, -step, 0))
        least = ImageChops.darker(least, sides)
        reach += step
    return least


def outline_width(height: int) -> float:
    """Pixels of the outline of a lying symbol of this height: two, thinner where that would fill it."""
    if height >= 17:
        return 2.0
    if height >= 12:
        return 1.75 if height >= 14 else 1.5
    return 1.1  # a little more than the pixel that straight parts get, so that slopes are not pale


def stripe_period(width: int, height: int) -> int:
    """Pixels from one stripe to the next in a lying symbol: three, two where three would leave a diamond hardly any stripe.

    In even widths only an odd period can be symmetric.
    """
    return 2 if height <= 7 and width % 2 else 3


@cache
def lying_masks(shape: int, width: int, height: int) -> tuple[Mask, Mask, Mask]:
    """The masks of a lying symbol of width x height pixels: solid, striped, open."""
    samples = filled(shape, width, height)
    inner = eroded(samples, outline_width(height))
    solid = from_samples(samples)
    outline = from_samples(ImageChops.subtract(samples, inner))
    striped = [row.copy() for row in outline]
    period = stripe_period(width, height)
    for x in range(1, width - 1):
        # Counted from the middle in half pixels, so that the stripes are symmetric in even and odd widths.
        from_middle = abs(2 * x + 1 - width)
        if from_middle % (2 * period) != (0 if width % 2 else period):
            continue
        # A stripe that touches the end of the outline would only thicken it.
        if any(row[x - 1] == row[x] == row[x + 1] == 0 for row in outline):
            for y in range(height):
                striped[y][x] = solid[y][x]
    return solid, striped, outline
