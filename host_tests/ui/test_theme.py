"""The colours: true on a 12-bit panel, legible, and apart in lightness for eyes that do not tell the hues apart."""

from itertools import combinations

import pytest
from tercet.ui import theme


def luminance(colour: int) -> float:
    """Relative luminance after WCAG 2."""
    channels = ((colour >> shift & 0xFF) / 255 for shift in (16, 8, 0))
    red, green, blue = (value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: int, second: int) -> float:
    """WCAG contrast of two palette indices."""
    dark, light = sorted(luminance(theme.PALETTE[index]) for index in (first, second))
    return (light + 0.05) / (dark + 0.05)


def lightness(index: int) -> float:
    """CIE L* of a palette index."""
    return float(116 * luminance(theme.PALETTE[index]) ** (1 / 3) - 16)


def test_sixteen_colours_of_twelve_bits() -> None:
    assert len(theme.PALETTE) == len(set(theme.PALETTE)) == 16
    assert all(byte % 0x11 == 0 for colour in theme.PALETTE for byte in colour.to_bytes(3, "big"))


def test_inks_stand_out_from_the_card_and_differ_in_lightness() -> None:
    assert all(contrast(ink, theme.LIGHT) >= 3 for ink in theme.INKS)
    assert all(abs(lightness(first) - lightness(second)) >= 10 for first, second in combinations(theme.INKS, 2))


@pytest.mark.parametrize("ink", theme.INKS)
def test_ink_is_blended_evenly_with_the_card(ink: int) -> None:
    ramp = [theme.PALETTE[index].to_bytes(3, "big") for index in (ink, ink + 1, ink + 2, theme.LIGHT)]
    for step in (1, 2):
        for channel in range(3):
            wanted = ramp[0][channel] + (ramp[3][channel] - ramp[0][channel]) * step / 3
            assert abs(ramp[step][channel] - wanted) <= 0x11 / 2 + 1


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (theme.LIGHT, theme.GROUND, 7),
        (theme.LIGHT, theme.PANEL, 7),
        (theme.SOFT, theme.GROUND, 7),
        (theme.DIM, theme.GROUND, 4.5),
        (theme.ACCENT, theme.GROUND, 7),
        (theme.GROUND, theme.ACCENT, 7),
    ],
)
def test_text_is_legible(text: int, ground: int, least: float) -> None:
    assert contrast(text, ground) >= least
