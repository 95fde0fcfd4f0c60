"""Wanted: "with any of them, letters on the cards as a second cue": on every table of every panel, read off the pictures."""

from __future__ import annotations

import random
from types import ModuleType

import pytest
from PIL import Image, ImageChops, ImageOps
from tercet.core.challenge.code import ALPHABET
from tercet.ui.cards import places as table
from tercet.ui.text import LANGUAGES, initials
from tercet.ui.text import words as texts

from host_tests.glass import reader, words
from host_tests.glass.drawn import Table, draw
from host_tests.runs.tiers import first_of
from tools.assets import lettered, shapes
from tools.assets.faces import COLUMNS, PANELS
from tools.assets.masks import unpack
from tools.assets.preview import Preview, glyph
from tools.assets.preview import fonts as all_fonts

RING = 3  # pixels of a card's edge that belong to a ring


def all_cards(columns: int) -> list[Table]:
    """All 81 cards on tables of so many columns, with cursors and chosen cards that wander."""
    chance = random.Random(columns)
    deck, cells = chance.sample(range(81), 81), 3 * columns
    return [
        ((deck + deck)[start : start + cells], chance.randrange(-1, cells), chance.sample(range(cells), chance.randrange(4)))
        for start in range(0, 81, cells)
    ]


def corner(picture: Image.Image, rectangle: tuple[int, int, int, int]) -> Image.Image:
    """The corner of a card in which its letter stands, bright on dark, as words are looked for."""
    x, y, _, height = rectangle
    left, top = lettered.corner(height)
    wide, tall = lettered.LETTER
    return ImageOps.invert(picture.crop((x + left, y + top - 1, x + left + wide, y + top + tall + 1)))


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("size", first_of([(size,) for size in PANELS], 2), ids="{0[0]}x{0[1]}".format)
def test_all_81_cards_with_letters(size: tuple[int, int], columns: int) -> None:
    """CASES: "One cached face is re-tinted and spoils others: draw all 81 in one picture and compare": each card is read as
    itself, its letter in its own ink, the rings as without letters; and each letter is the one of its colour."""
    letters = "RGP"
    drawn = all_cards(columns)
    for picture, (cards, cursor, chosen) in zip(draw(*size, drawn, letters), drawn, strict=True):
        glass = reader.read(picture, letters=True)
        assert glass.codes == tuple(cards)
        assert glass.cursor == (cursor if cursor >= 0 else None) and glass.chosen == set(chosen)
        for card, rectangle in zip(cards, table.cells(*size, columns), strict=True):
            assert words.which(corner(picture, rectangle), letters) == letters[card // 9 % 3], f"{card} at {rectangle}"


def test_a_card_without_its_letter_is_refused() -> None:
    """The reader does not take it for one with a letter."""
    picture = draw(240, 240, [(range(12), -1, ())])[0]
    assert reader.read(picture).codes == tuple(range(12))
    with pytest.raises(reader.Unreadable):
        reader.read(picture, letters=True)


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("size", PANELS, ids="{0[0]}x{0[1]}".format)
def test_symbols_keep_clear_of_the_letter_and_are_the_same_size_for_all_numbers(size: tuple[int, int], columns: int) -> None:
    """CASES: "shapes shrink with their number"; nor do they touch the letter or a ring."""
    faces = Preview(*size).faces
    ink_and_pad, height, row_bytes, offset, positions = faces.LETTERED[columns - 3]
    oval = unpack(faces.MASKS, ink_and_pad, height, offset + shapes.OVAL * 3 * row_bytes * height)
    pad = min(row.index(next(filter(None, row))) for row in oval)
    _, _, card_width, card_height = table.cells(*size, columns)[0]
    x, y = faces.LETTER
    wide, tall = lettered.LETTER
    assert [len(places) for places in positions] == [1, 2, 3]
    for places in positions:
        for left, top in places:
            assert left + pad > x + wide or top > y + tall, "under the letter"
            assert left + ink_and_pad <= card_width - (RING if card_height > 40 else 2) and top + height < card_height - (
                RING if card_height > 40 else 2
            )


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("size", first_of([(size,) for size in PANELS], 2), ids="{0[0]}x{0[1]}".format)
def test_a_second_letter_covers_nothing(size: tuple[int, int], columns: int) -> None:
    """Where two colours begin alike ("vert", "violet") there are two letters; what is there without the second one stays."""
    drawn = all_cards(columns)
    second = ("", "E", "I")
    both, one = draw(*size, drawn, ("R", "VE", "VI")), draw(*size, drawn, ("R", "V", "V"))
    for picture, without, (cards, _, _) in zip(both, one, drawn, strict=True):
        for card, rectangle in zip(cards, table.cells(*size, columns), strict=True):
            x, y, width, height = rectangle
            box = (x, y, x + width, y + height)
            letter = ImageChops.difference(picture.crop(box), without.crop(box))
            area = letter.getbbox()
            assert bool(area) == bool(second[card // 9 % 3]), f"{card} at {rectangle}"
            if area:
                assert len(without.crop(box).crop(area).getcolors() or ()) == 1, f"something lies under the letter of {card}"
                around = (area[0] - 1, area[1] - 1, area[2] + 1, area[3] + 1)
                assert words.which(letter.crop(around), "EI") == second[card // 9 % 3]


def test_every_letter_fits_its_place() -> None:
    small = all_fonts()[0]
    for language in range(len(LANGUAGES)):
        for names in texts(language).COLOURS:
            for letter in "".join(initials(names)):
                _, width, height, left, top, _ = glyph(small, letter)
                assert left >= 0 and left + width <= lettered.LETTER[0] and height <= lettered.LETTER[1]
                assert top == small.BASELINE - small.CAPITAL


ALIKE = ("8B", "6G", "5S", "2Z", "DQ", "UV", "MN")  # in other types
SHARE = 1 / 3  # of the ink of the lighter one that two characters differ by, at least


def inked(font: ModuleType, character: str) -> dict[tuple[int, int], int]:
    """Where a character has ink, as {(x, y): 1..3}."""
    offset, width, height, left, top, _ = glyph(font, character)
    rows = unpack(font.DATA, width, height, offset)
    return {(left + x, top + y): ink for y, row in enumerate(rows) for x, ink in enumerate(row) if ink}


@pytest.mark.parametrize("size", range(3))
def test_characters_of_codes_are_told_apart(size: int) -> None:
    """CASES: "Letters of a code mixed up." No 0 and O, no 1, I and L; the other pairs look different here."""
    assert not set(ALPHABET) & set("01ILO")
    font = all_fonts()[size]
    for pair in ALIKE:
        assert set(pair) <= set(ALPHABET)
        one, other = (inked(font, character) for character in pair)
        differ = sum(abs(one.get(place, 0) - other.get(place, 0)) for place in one.keys() | other.keys())
        assert differ >= SHARE * min(sum(one.values()), sum(other.values())), f"{pair} at size {size}"
