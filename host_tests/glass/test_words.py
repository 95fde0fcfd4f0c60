"""Known texts are found where they stand, in every font, and not as a part of longer ones."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui import theme

from host_tests.glass import words
from tools.assets.preview import Preview


@pytest.fixture
def picture(tmp_path: Path) -> Image.Image:
    """Two lines in each font, as the firmware sets them: bright on the ground and on a panel."""
    preview = Preview(320, 240)
    preview.fill(0, 120, 320, 120, theme.PANEL)
    for index, font in enumerate(words.FONTS):
        preview.text(7, 10 + 36 * index, f"{index}: 11 left", font, theme.LIGHT_ON_GROUND)
        preview.text(31, 125 + 36 * index, f"{index}: 2 red, 1 green", font, theme.LIGHT_ON_PANEL)
    preview.save(tmp_path / "words.png")
    with Image.open(tmp_path / "words.png") as image:
        return image.convert("RGB")


@pytest.mark.parametrize("index", range(3))
def test_found_in_every_font(picture: Image.Image, index: int) -> None:
    place = words.find(picture, f"{index}: 11 left")
    assert place is not None and (place.left, place.top) == (7, 10 + 36 * index)
    assert words.find(picture, f"{index}: 2 red, 1 green") is not None


def test_not_found_where_it_is_not(picture: Image.Image) -> None:
    assert len(words.places(picture, "11 left")) == 3
    for text in ("1 left", "12 left", "11 lef", "2 red, 1 gree", "0: 11 left 2", "3 red, 1 green", "1 red"):
        assert not words.shows(picture, text), text


def test_numbers_beside_labels(picture: Image.Image) -> None:
    assert words.beside(picture, "11", "left") and words.beside(picture, "1", "green")
    assert not words.beside(picture, "1", "left") and not words.beside(picture, "2", "green")


def test_a_text_that_no_font_has_is_said() -> None:
    with pytest.raises(ValueError, match="no ink"):
        words.shows(Image.new("RGB", (240, 240)), " ")
    with pytest.raises(ValueError, match="fonts have no"):
        words.shows(Image.new("RGB", (240, 240)), "漢")
