"""Wanted: "Prove each by simulating the three kinds of colour blindness (published matrices, cited) and measuring the distance
of the three inks and of each from the card: state the least distance and where it stands; inks differ in lightness too."

The simulations and the distance are those of glass/colour_vision.py, which cites them. `pytest -s` on this file prints the
table.
"""

from __future__ import annotations

import colorsys
from itertools import combinations

import pytest
from tercet.ui import palettes, theme
from tercet.ui.text import LANGUAGES, en, initials, words

from host_tests.glass import colour_vision

PALETTES = range(4)
NAMES = en.PALETTES

# Least distances of two inks, and of an ink from the card, in any eyes, rounded down.
LEAST = {palettes.STANDARD: 15, palettes.RED_GREEN: 36, palettes.BLUE_YELLOW: 35, palettes.CONTRAST: 29}
FROM_CARD = {palettes.STANDARD: 29, palettes.RED_GREEN: 32, palettes.BLUE_YELLOW: 32, palettes.CONTRAST: 42}

# What a hue in degrees (and, where it matters, a value 0..1) may be called.
HUES = {
    "red": (345, 375), "orange": (18, 38), "green": (90, 165), "teal": (178, 195), "blue": (205, 235), "navy": (235, 262),
    "purple": (248, 285), "plum": (290, 330),
}  # fmt: skip
DARK = {"navy": 0.4, "plum": 0.4}


def inks(palette: int) -> list[int]:
    """The three inks of a palette."""
    return [palettes.colours(palette)[ink] for ink in theme.INKS]


def table() -> list[str]:
    """The measurements of all palettes."""
    lines = ["Distances in CIEDE2000 between the inks and the card of each palette; see host_tests/glass/colour_vision.py."]
    for palette in PALETTES:
        card = palettes.colours(palette)[theme.LIGHT]
        lines += ["", *colour_vision.report(NAMES[palette], (*en.COLOURS[palette], "card"), (*inks(palette), card))]
    return lines


def test_the_table_has_a_row_for_all_eyes() -> None:
    """It is printed for who runs this with -s."""
    lines = table()
    print("\n" + "\n".join(lines))
    for name in (*NAMES, *colour_vision.EYES):
        assert any(name in line for line in lines), name


def test_the_distance_is_that_of_the_publication() -> None:
    """Pairs from table 1 of Sharma, Wu and Dalal: blue ones, where the rotation counts, and large distances."""
    for first, second, wanted in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (61, -5, 29), 22.8977),
        ((50, 2.5, 0), (56, -27, -3), 31.9030),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ):
        assert colour_vision.distance(first, second) == pytest.approx(wanted, abs=1e-4)
        assert colour_vision.distance(second, first) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("kind", colour_vision.EYES)
def test_greys_stay_grey_in_all_eyes(kind: str) -> None:
    """A wrong number in a matrix would colour them."""
    for grey in (0x000000, 0x444444, 0x888888, 0xFFFFFF):
        light, a, b = colour_vision.seen(grey, kind)
        assert (
            abs(a) < 0.5 and abs(b) < 0.5 and light == pytest.approx(colour_vision.seen(grey, colour_vision.NORMAL)[0], abs=0.3)
        )


def test_what_such_eyes_confuse_is_confused() -> None:
    """Pure red and a dark yellow-green are far apart for most; those who lack a kind of cones see less of it."""
    red, olive = 0xFF0000, 0x6F6F00
    for kind in ("protanopia, Machado", "protanopia, Brettel"):
        assert (
            colour_vision.distances((red, olive), kind)[0] < colour_vision.distances((red, olive), colour_vision.NORMAL)[0] / 3
        )


def test_the_standard_palette_is_the_one_of_the_theme() -> None:
    assert palettes.colours(palettes.STANDARD) == theme.PALETTE


@pytest.mark.parametrize("palette", PALETTES)
def test_sixteen_colours_of_twelve_bits(palette: int) -> None:
    colours = palettes.colours(palette)
    assert len(colours) == len(set(colours)) == 16
    assert all(byte % 0x11 == 0 for colour in colours for byte in colour.to_bytes(3, "big"))


@pytest.mark.parametrize("palette", PALETTES)
def test_inks_are_blended_evenly_with_the_card(palette: int) -> None:
    """The edges of symbols: a third and two thirds of the way, as near as twelve bits allow."""
    colours = palettes.colours(palette)
    for ink in theme.INKS:
        ramp = [colours[index].to_bytes(3, "big") for index in (ink, ink + 1, ink + 2, theme.LIGHT)]
        for step in (1, 2):
            for first, between, last in zip(ramp[0], ramp[step], ramp[3], strict=True):
                assert abs(first + (last - first) * step / 3 - between) <= 0x11 / 2 + 1


@pytest.mark.parametrize("palette", PALETTES)
def test_inks_are_apart_in_all_eyes(palette: int) -> None:
    """Each palette in all eyes, also those that it is not made for: the least distances are stated in LEAST and FROM_CARD."""
    card = palettes.colours(palette)[theme.LIGHT]
    for kind in colour_vision.EYES:
        assert min(colour_vision.distances(inks(palette), kind)) >= LEAST[palette], kind
        assert min(colour_vision.distances((ink, card), kind)[0] for ink in inks(palette)) >= FROM_CARD[palette], kind


def test_the_palettes_for_colour_blindness_are_better_than_the_standard_one_for_it() -> None:
    for palette, kinds in ((palettes.RED_GREEN, ("protanopia", "deuteranopia")), (palettes.BLUE_YELLOW, ("tritanopia",))):
        for kind in colour_vision.EYES:
            if kind.startswith(kinds):
                better, standard = (min(colour_vision.distances(inks(one), kind)) for one in (palette, palettes.STANDARD))
                assert better > standard + 3, f"{NAMES[palette]} in {kind}: {better:.1f}, standard {standard:.1f}"


@pytest.mark.parametrize("palette", PALETTES)
def test_inks_differ_in_lightness(palette: int) -> None:
    """CASES: "Red and green of the same lightness: unplayable for one man in twelve. Inks must differ in lightness too"."""
    light = [colour_vision.seen(ink, colour_vision.NORMAL)[0] for ink in inks(palette)]
    assert min(abs(first - second) for first, second in combinations(light, 2)) >= 10


@pytest.mark.parametrize("palette", PALETTES)
def test_inks_and_text_are_legible(palette: int) -> None:
    """WCAG 2: 3:1 for shapes, 4.5:1 for text; with the most contrast 4.5:1 for the inks, 9:1 for nearly all text."""
    colours = palettes.colours(palette)
    strong = palette == palettes.CONTRAST
    assert min(colour_vision.contrast(ink, colours[theme.LIGHT]) for ink in inks(palette)) >= (4.5 if strong else 3)
    for text, ground in ((theme.LIGHT, theme.GROUND), (theme.SOFT, theme.GROUND), (theme.ACCENT, theme.GROUND)):
        assert colour_vision.contrast(colours[text], colours[ground]) >= (13 if strong else 7)
    assert colour_vision.contrast(colours[theme.LIGHT], colours[theme.PANEL]) >= (9 if strong else 7)
    assert colour_vision.contrast(colours[theme.DIM], colours[theme.GROUND]) >= (7 if strong else 4.5)


@pytest.mark.parametrize("palette", PALETTES)
def test_the_ring_of_a_chosen_card_can_be_seen_with_the_most_contrast(palette: int) -> None:
    """WCAG 2: 3:1 for shapes, against the card inside of it and the ground outside; in all palettes against the ground."""
    colours = palettes.colours(palette)
    ring = colours[palettes.ring(palette)]
    assert colour_vision.contrast(ring, colours[theme.GROUND]) >= 3
    if palette == palettes.CONTRAST:
        assert colour_vision.contrast(ring, colours[theme.LIGHT]) >= 3


@pytest.mark.parametrize("palette", PALETTES)
def test_the_inks_are_what_they_are_called(palette: int) -> None:
    """CASES: "Help says "red" where the palette shows orange"."""
    for word, ink in zip(en.COLOURS[palette], inks(palette), strict=True):
        hue, _, value = colorsys.rgb_to_hsv(*(byte / 255 for byte in ink.to_bytes(3, "big")))
        first, last = HUES[word]
        assert first <= hue * 360 <= last or first <= hue * 360 + 360 <= last, f"{word} is {ink:06X}, hue {hue * 360:.0f}"
        assert value <= DARK.get(word, 1), f"{ink:06X} is too bright for {word}"


def test_each_palette_has_its_words_and_letters() -> None:
    """The letters on the cards are the words' first ones; they must tell the inks apart, in every language."""
    for language in range(len(LANGUAGES)):
        text = words(language)
        assert len(text.COLOURS) == len(text.PALETTES) == len(text.PALETTE_LINES) == len(PALETTES)
        for names in text.COLOURS:
            letters = initials(names)
            assert len(names) == len(set(letters)) == 3
            assert all(name.upper().startswith(word) and len(word) <= 2 for name, word in zip(names, letters, strict=True))


def test_the_table_names_the_least_distance_of_each() -> None:
    lines = table()
    print("\n".join(lines))
    assert len([line for line in lines if line.startswith("  least: ")]) == len(PALETTES)
