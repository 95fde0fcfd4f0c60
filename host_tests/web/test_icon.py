"""The icons of an installed page: the colours of icon.svg, and its three symbols."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image, ImageColor

from tools.web import build
from tools.web.icon import SQUIGGLE, icon


@pytest.mark.parametrize("size", build.ICONS)
def test_it_has_the_inks_of_the_drawing(size: int) -> None:
    """Each of the drawing's colours covers as much as a small symbol, and none is a little beside."""
    drawing = (build.PAGE / "icon.svg").read_text()
    image = Image.open(io.BytesIO(icon(size))).convert("RGB")
    counted = {colour: count for count, colour in image.getcolors(size * size) or []}
    for name in set(re.findall(r'"(#[0-9a-f]{6})"', drawing)):
        assert counted.get(ImageColor.getrgb(name), 0) > size * size // 400, name


def test_the_squiggle_is_that_of_the_drawing() -> None:
    drawing = (build.PAGE / "icon.svg").read_text()
    path = re.search(r'd="(M52[^Z]*)Z"', drawing)
    assert path
    numbers = [float(number) for number in re.findall(r"-?\d+", path[1])]
    start, *curves = SQUIGGLE
    flat = [*start, *(number for curve in curves for point in curve for number in point)]
    assert numbers == flat
