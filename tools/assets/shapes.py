"""The three shapes of the cards as smooth curves, and their masks in the three shadings.

A shape is described once, lying, in a box of one by one: x to the right, y down. All three are point symmetric.
"""

from collections.abc import Sequence

from PIL import Image, ImageChops, ImageDraw

from tools.assets.masks import SUPERSAMPLING, Mask, from_samples

Point = tuple[float, float]

DIAMOND, OVAL, SQUIGGLE = range(3)  # by the shape feature of a card
SOLID, STRIPED, OPEN = range(3)  # by the shading feature

CURVE_STEPS = 48  # line segments a Bezier curve is drawn with

# The upper edge of the squiggle, from its left end to its right: cubic Bezier curves, each (control, control, end).
# The lower edge is the same, turned by half a turn.
SQUIGGLE_START: Point = (0.0, 0.60)
SQUIGGLE_EDGE: Sequence[tuple[Point, Point, Point]] = (
    ((0.0, 0.26), (0.11, 0.0), (0.27, 0.0)),  # up and round the hump
    ((0.44, 0.0), (0.52, 0.30), (0.66, 0.30)),  # down into the valley
    ((0.76, 0.30), (0.80, 0.0), (0.89, 0.0)),  # up to the tip
    ((0.96, 0.0), (1.0, 0.17), (1.0, 0.40)),  # round the tip to the right end
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
    """Pixels of the outline of a lying symbol of this height: one and a half, thinner where that would fill it."""
    if height >= 20:
        return 2.0
    return 1.5 if height >= 13 else 1.3 if height >= 9 else 1.0


def stripe_period(height: int) -> int:
    """Pixels from one stripe to the next, in a lying symbol of this height."""
    return 3


def lying_mask(shape: int, shading: int, width: int, height: int) -> Mask:
    """The mask of a lying symbol of width x height pixels."""
    samples = filled(shape, width, height)
    solid = from_samples(samples)
    if shading == SOLID:
        return solid
    inner = eroded(samples, outline_width(height))
    outline = from_samples(ImageChops.subtract(samples, inner))
    if shading == OPEN:
        return outline
    period = stripe_period(height)
    for x in range(1, width - 1):
        # Counted from the middle in half pixels, so that the stripes are symmetric in even and odd widths.
        from_middle = abs(2 * x + 1 - width)
        if from_middle % (2 * period) != (0 if width % 2 else period):
            continue
        # A stripe that touches the end of the outline would only thicken it.
        if not any(row[x - 1] == row[x] == row[x + 1] == 0 for row in outline):
            continue
        for y in range(height):
            outline[y][x] = solid[y][x]
    return outline
