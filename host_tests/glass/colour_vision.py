"""How far apart colours are, in eyes that tell all colours apart and in the three kinds that do not.

Two published simulations of a full lack of one kind of cones, each for sRGB made linear, results cut off at 0 and 1:

- Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
  Visualization and Computer Graphics 15 (6), 2009, pages 1291-1298; the matrices of severity 1.0. The authors call theirs for
  tritanopia an approximation, hence also:
- Brettel, Vienot, Mollon: "Computerized simulation of color appearance for dichromats", Journal of the Optical Society of
  America A 14 (10), 1997, pages 2647-2655: two half-planes, and the plane between them. Composed with sRGB and the cones of
  Smith and Pokorny as libDaltonLens publishes them.

The distance is CIEDE2000 (Sharma, Wu, Dalal: "The CIEDE2000 color-difference formula: implementation notes, supplementary test
data, and mathematical observations", Color Research and Application 30 (1), 2005, pages 21-30): 1 can just be seen with two
large fields side by side, 100 is from black to white. Lightness L* is that of CIE Lab, for D65.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

NORMAL = "normal"
_MACHADO: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_BRETTEL: dict[str, tuple[Triple, Matrix, Matrix]] = {  # where the first is not negative the second holds, else the third
    "protanopia": (
        (0.00048, 0.00393, -0.00441),
        ((0.14980, 1.19548, -0.34528), (0.10764, 0.84864, 0.04372), (0.00384, -0.00540, 1.00156)),
        ((0.14570, 1.16172, -0.30742), (0.10816, 0.85291, 0.03892), (0.00386, -0.00524, 1.00139)),
    ),
    "deuteranopia": (
        (-0.00281, -0.00611, 0.00892),
        ((0.36477, 0.86381, -0.22858), (0.26294, 0.64245, 0.09462), (-0.02006, 0.02728, 0.99278)),
        ((0.37298, 0.88166, -0.25464), (0.25954, 0.63506, 0.10540), (-0.01980, 0.02784, 0.99196)),
    ),
    "tritanopia": (
        (0.03901, -0.02788, -0.01113),
        ((1.01277, 0.13548, -0.14826), (-0.01243, 0.86812, 0.14431), (0.07589, 0.80500, 0.11911)),
        ((0.93678, 0.18979, -0.12657), (0.06154, 0.81526, 0.12320), (-0.37562, 1.12767, 0.24796)),
    ),
}
_XYZ: Matrix = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
KINDS = tuple(_MACHADO)
EYES = (NORMAL, *(f"{kind}, {model}" for kind in KINDS for model in ("Machado", "Brettel")))


def linear(colour: int) -> Triple:
    """A colour 0xRRGGBB of sRGB as linear parts 0..1 (IEC 61966-2-1)."""
    red, green, blue = (_unbent((colour >> shift & 0xFF) / 255) for shift in (16, 8, 0))
    return red, green, blue


def seen(colour: int, eyes: str) -> Triple:
    """L*, a*, b* of a colour 0xRRGGBB as one of EYES sees it."""
    light = linear(colour)
    if eyes != NORMAL:
        kind, model = eyes.split(", ")
        if model == "Machado":
            matrix = _MACHADO[kind]
        else:
            normal, above, below = _BRETTEL[kind]
            matrix = above if _dot(normal, light) >= 0 else below
        red, green, blue = (min(1.0, max(0.0, value)) for value in _times(matrix, light))
        light = red, green, blue
    return _lab(light)


def distance(first: Triple, second: Triple) -> float:
    """CIEDE2000 of two colours in Lab."""
    (light_1, a_1, b_1), (light_2, a_2, b_2) = first, second
    mean = (hypot(a_1, b_1) + hypot(a_2, b_2)) / 2
    grey = (1 - sqrt(mean**7 / (mean**7 + 25**7))) / 2
    a_1, a_2 = a_1 * (1 + grey), a_2 * (1 + grey)
    chroma_1, chroma_2 = hypot(a_1, b_1), hypot(a_2, b_2)
    hue_1, hue_2 = degrees(atan2(b_1, a_1)) % 360, degrees(atan2(b_2, a_2)) % 360
    coloured = bool(chroma_1 * chroma_2)
    turn = (hue_2 - hue_1 + 180) % 360 - 180 if coloured else 0.0
    by_hue = 2 * sqrt(chroma_1 * chroma_2) * sin(radians(turn) / 2)
    light, chroma = (light_1 + light_2) / 2, (chroma_1 + chroma_2) / 2
    hue = (hue_1 + turn / 2) % 360 if coloured else hue_1 + hue_2
    weight = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    weight += 0.32 * cos(radians(3 * hue + 6)) - 0.20 * cos(radians(4 * hue - 63))
    step_light = (light_2 - light_1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    step_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    step_hue = by_hue / (1 + 0.015 * chroma * weight)
    blue = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2)))) * 2 * sqrt(chroma**7 / (chroma**7 + 25**7))
    return sqrt(step_light**2 + step_chroma**2 + step_hue**2 + blue * step_chroma * step_hue)


def contrast(first: int, second: int) -> float:
    """The contrast of two colours 0xRRGGBB, 1..21, after WCAG 2."""
    dark, light = sorted(_dot((0.2126, 0.7152, 0.0722), linear(colour)) for colour in (first, second))
    return (light + 0.05) / (dark + 0.05)


def distances(colours: Sequence[int], eyes: str) -> list[float]:
    """The distances of every two of some colours, in the order of combinations()."""
    return [distance(first, second) for first, second in combinations([seen(colour, eyes) for colour in colours], 2)]


def report(name: str, names: Sequence[str], colours: Sequence[int]) -> Iterator[str]:
    """Lines of a table: what some eyes make of a palette's inks and its card, the least distance, and where it stands."""
    pairs = [f"{first}-{second}" for first, second in combinations(names, 2)]
    yield f"{name}: " + ", ".join(f"{one} {colour:06X}" for one, colour in zip(names, colours, strict=True))
    yield f"  {'':24}" + "".join(f"{pair:>15}" for pair in pairs) + "   L* of each"
    least = (1000.0, "")
    for eyes in EYES:
        found = distances(colours, eyes)
        light = " ".join(f"{seen(colour, eyes)[0]:3.0f}" for colour in colours)
        yield f"  {eyes:24}" + "".join(f"{value:15.1f}" for value in found) + f"   {light}"
        least = min(least, *((value, f"{pair} in {eyes}") for value, pair in zip(found, pairs, strict=True)))
    yield f"  least: {least[0]:.1f}, {least[1]}"


def _unbent(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _dot(first: Triple, second: Triple) -> float:
    return sum(one * other for one, other in zip(first, second, strict=True))


def _times(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (_dot(row, vector) for row in matrix)
    return first, second, third


def _lab(light: Triple) -> Triple:
    white = _times(_XYZ, (1.0, 1.0, 1.0))
    x, y, z = (_root(value / most) for value, most in zip(_times(_XYZ, light), white, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116
