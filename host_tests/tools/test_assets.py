"""The generated faces and fonts: what is committed is what the generators make, and every character is in order."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tools.assets import faces, fonts, fontsource, glyphs, paths
from tools.assets.masks import pack, stride, unpack
from tools.assets.preview import Preview, glyph, text_width

NAMES = tuple(fonts.SIZES)


@pytest.fixture(scope="session")
def font_file() -> Path:
    """The font itself, fetched for real."""
    return fontsource.fetch()


@pytest.fixture(params=NAMES)
def font(request: pytest.FixtureRequest) -> ModuleType:
    return paths.load(paths.FONTS / f"{request.param}.py")


def test_a_mask_survives_packing() -> None:
    mask = [[(x * y + x) % 4 for x in range(7)] for y in range(5)]
    packed = pack(mask)
    assert len(packed) == 5 * stride(7)
    assert unpack(packed, 7, 5) == mask
    assert packed[0] == 0b00_01_10_11  # the left pixel in the highest bits


@pytest.mark.parametrize(("width", "height"), faces.PANELS)
def test_faces_are_what_the_generator_makes(width: int, height: int) -> None:
    committed = (paths.FACES / f"faces_{width}x{height}.py").read_text()
    assert faces.module(width, height) == committed


@pytest.mark.parametrize("name", NAMES)
def test_fonts_are_what_the_generator_makes(name: str, font_file: Path) -> None:
    committed = (paths.FONTS / f"{name}.py").read_text()
    assert fonts.module(font_file, fonts.SIZES[name]) == committed


def test_a_missing_client_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(fontsource.FontUnavailable, match="npm is missing"):
        fontsource.fetch(tmp_path)


def test_another_font_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{fontsource.VERSION}-{Path(fontsource.MEMBER).name}").write_bytes(b"no font")
    with pytest.raises(fontsource.FontUnavailable, match="delete it"):
        fontsource.fetch(tmp_path)


def test_fonts_are_small() -> None:
    modules = [paths.load(paths.FONTS / f"{name}.py") for name in NAMES]
    assert sum(len(module.INDEX) + len(module.DATA) for module in modules) <= 36_000


def test_generated_modules_say_where_they_come_from() -> None:
    for path in (*paths.FONTS.glob("*.py"), *paths.FACES.glob("*.py")):
        if path.name == "__init__.py":
            continue
        text = path.read_text()
        assert f"`{paths.COMMAND}`" in text and " bytes." in text
        assert max(map(len, text.splitlines())) <= 128


def test_every_character_has_its_own_ink(font: ModuleType) -> None:
    seen: dict[tuple[object, ...], str] = {}
    for character in fonts.characters():
        offset, width, height, left, top, advance = glyph(font, character)
        if character.isspace():
            assert width == height == 0 and advance > 0
            continue
        assert width > 0 and height > 0
        ink = font.DATA[offset : offset + stride(width) * height]
        assert any(ink)
        if character in "\u00ad\u00b8,":  # soft hyphen is a hyphen; cedilla and comma may look alike where pixels are few
            continue
        key = (width, height, left, top, ink)
        assert seen.setdefault(key, character) == character, f"{character} looks like {seen[key]}"


def test_characters_stay_in_their_cells(font: ModuleType) -> None:
    for character in fonts.characters():
        offset, width, height, left, top, advance = glyph(font, character)
        assert left + width <= advance and (left >= 0 or character in glyphs.HANGING)
        assert top >= 0 and top + height <= font.HEIGHT
        assert offset + stride(width) * height <= len(font.DATA)


def test_a_tail_lies_under_the_letter_before(font: ModuleType) -> None:
    """A j stands as near to the letter before it as an i does, or there is a gap in "Kirjaimet". But two tails never touch."""
    offset, width, _, left, top, advance = glyph(font, "j")
    above = range(offset, offset + stride(width) * (font.BASELINE - top), stride(width))
    columns = [x for row in above for x in range(width) if font.DATA[row + x // 4] >> (6 - 2 * (x % 4)) & 3]
    assert left + min(columns) == 0, "its stem is not at the pen"
    assert advance == glyph(font, "i")[5]
    for before, gap in (("r", 0), (" ", 0), ("g", -left), ("j", -left), ("", -left)):
        assert text_width(font, before + "j") == text_width(font, before) + gap + advance, before


def test_digits_are_of_one_width(font: ModuleType) -> None:
    assert {glyph(font, digit)[5] for digit in "0123456789"} == {font.DIGIT}
    assert text_width(font, "1:11") == text_width(font, "8:88")


@pytest.mark.parametrize("colon", ":;")
def test_a_colon_stands_apart_from_the_digit_before_it(font: ModuleType, colon: str) -> None:
    """ "8:04" was read as "&04"."""
    for digit in "0123456789":
        _, width, _, left, _, advance = glyph(font, digit)
        assert advance - left - width + glyph(font, colon)[3] >= 1, digit + colon


def test_capitals_and_digits_stand_on_the_baseline(font: ModuleType) -> None:
    for character in "AEHILMNTXZ1247":
        _, _, height, _, top, _ = glyph(font, character)
        assert top + height == font.BASELINE
    _, _, height, _, top, _ = glyph(font, "H")
    assert height == font.CAPITAL and top == font.BASELINE - font.CAPITAL


@pytest.mark.parametrize("name", ["small", "medium"])
def test_dots_of_an_umlaut_are_two(name: str) -> None:
    font = paths.load(paths.FONTS / f"{name}.py")
    for character in "ÄÖÜäöüëïÿ":
        offset, width, height, *_ = glyph(font, character)
        first = unpack(font.DATA, width, height, offset)[0]
        dots = "".join("#" if level else " " for level in first).split()
        assert len(dots) == 2 and dots[0] == dots[1]


def test_a_character_no_font_has_is_a_question_mark(font: ModuleType) -> None:
    assert glyph(font, "\u4e2d") == glyph(font, "\x07") == glyph(font, "\x85") == glyph(font, "?")


def test_a_preview_refuses_to_draw_outside() -> None:
    preview = Preview(240, 135)
    with pytest.raises(IndexError):
        preview.fill(238, 0, 4, 4, 1)
