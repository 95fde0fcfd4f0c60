"""The reader reads every card as the firmware paints it, on every table of every panel, and nothing that is no card."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw

from host_tests.glass import reader
from host_tests.glass.drawn import Table, draw

SIZES = ((240, 240), (320, 240), (240, 135))
COLUMNS = (3, 4, 5, 6, 7)
GROUND = (0, 0x11, 0x22)


def tables(columns: int, seed: int) -> list[Table]:
    """All 81 cards on tables of so many columns, with a cursor and chosen cards that wander."""
    chance = random.Random(seed)
    deck = chance.sample(range(81), 81)
    cells = 3 * columns
    found: list[Table] = []
    for start in range(0, 81, cells):
        cards = (deck + deck)[start : start + cells]
        cursor = chance.randrange(-1, cells)
        chosen = chance.sample(range(cells), chance.randrange(4))
        if len(found) % 2 and cursor >= 0:
            chosen = [cursor, *(cell for cell in chosen if cell != cursor)][:3]  # both rings on one card
        found.append((cards, cursor, chosen))
    return found


def same(glass: reader.Glass, table: Table) -> None:
    cards, cursor, chosen = table
    wrong = {cell: str(glass.cards[cell]) for cell, card in enumerate(cards) if glass.codes[cell] != max(card, -1)}
    assert not wrong, f"{table}: read as {wrong}"
    assert glass.cursor == (None if cursor < 0 else cursor), table
    assert glass.chosen == set(chosen), table


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_all_cards_with_rings(size: tuple[int, int], columns: int) -> None:
    """CASES: "One cached face is re-tinted and spoils others: draw all 81 in one picture and compare".

    Every one of the 81 faces is told from every other on 9, 12, 15, 18 and 21 cards, whatever rings are round it.
    """
    drawn = tables(columns, columns)
    for picture, table in zip(draw(*size, drawn), drawn, strict=True):
        glass = reader.read(picture)
        same(glass, table)
        assert not glass.refused


@pytest.mark.parametrize("columns", COLUMNS)
@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_refused_cards(size: tuple[int, int], columns: int) -> None:
    """The ring of a refused card is told from that of a chosen one without colour: it is broken."""
    drawn = tables(columns, columns)
    for picture, (cards, cursor, refused) in zip(draw(*size, drawn, refused=True), drawn, strict=True):
        glass = reader.read(picture)
        same(glass, (cards, cursor, ()))
        assert glass.refused == set(refused), (cards, cursor, refused)


@pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)
def test_missing_cards(size: tuple[int, int]) -> None:
    """Gaps at the end of a deck: the cards that are left keep their cells."""
    chance = random.Random(3)
    drawn: list[Table] = []
    for cells in (9, 12, 12, 12, 15, 18, 21):
        for left in (2, 3, 3, 6, 9):
            there = chance.sample(range(cells), left)
            cards = [chance.randrange(81) if cell in there else -1 for cell in range(cells)]
            drawn.append((cards, there[0], there[1:3]))
    for picture, table in zip(draw(*size, drawn), drawn, strict=True):
        same(reader.read(picture), table)


def test_the_number_of_a_card() -> None:
    """number * 27 + colour * 9 + shading * 3 + shape, and the words that belong to it."""
    assert reader.Card(2, 1, 1, 2).code == 2 * 27 + 9 + 3 + 2
    assert str(reader.Card(2, 1, 1, 2)) == "3 green striped squiggle"


def _spoil_colour(picture: Image.Image) -> None:
    """One of the three symbols of the first card gets another ink."""
    for x in range(8, 50):
        for y in range(24, 42):
            red, green, blue = picture.getpixel((x, y))  # type: ignore[misc]
            picture.putpixel((x, y), (green, red, blue))


def _lower(picture: Image.Image) -> None:
    """The second card of the bottom row lies some pixels too low."""
    card = picture.crop((61, 155, 119, 222))
    picture.paste(GROUND, (61, 155, 119, 222))
    picture.paste(card, (61, 163))


def _wide(picture: Image.Image) -> None:
    """Two cards that fill the glass."""
    card = picture.crop((61, 19, 119, 87)).resize((114, 100))
    picture.paste(GROUND, (0, 0, 240, 240))
    picture.paste(card, (3, 70))
    picture.paste(card, (123, 70))


def _two_cursors(picture: Image.Image) -> None:
    picture.paste(picture.crop((0, 18, 60, 88)), (120, 18))


SPOILT: dict[str, tuple[Callable[[Image.Image], None], str]] = {
    "a symbol in another ink": (_spoil_colour, "differ|several colours"),
    "half a card": (lambda p: ImageDraw.Draw(p).rectangle((0, 52, 61, 90), fill=GROUND), "no cell|not in its middle"),
    "a stain on a card": (lambda p: ImageDraw.Draw(p).rectangle((66, 25, 69, 28), fill=(0xCC, 0, 0x22)), "stain|middle"),
    "half a symbol": (
        lambda p: ImageDraw.Draw(p).rectangle((28, 20, 56, 85), fill=(255, 255, 238)),
        "upside down|middle|no kn",
    ),
    "half a ring": (lambda p: ImageDraw.Draw(p).rectangle((0, 18, 240, 20), fill=GROUND), "half a ring"),
    "an empty card": (lambda p: ImageDraw.Draw(p).rectangle((68, 26, 108, 80), fill=(255, 255, 238)), "nothing is printed"),
    "no card": (lambda p: p.paste(GROUND, (0, 0, 240, 240)), "no card on the glass"),
    "a card of another game": (_wide, "make no table"),
    "a card too low": (_lower, "no cell"),
    "two cursors": (_two_cursors, "rings of a cursor round"),
}


@pytest.mark.parametrize("name", SPOILT)
def test_what_cannot_be_read_is_said(name: str) -> None:
    """A wrong picture raises Unreadable; it is never taken for some card."""
    spoil, words = SPOILT[name]
    codes = [54 + 3, *range(1, 12)]  # the first is three red striped diamonds
    picture = draw(240, 240, [(codes, 0, (4,))])[0]
    assert reader.read(picture).codes == tuple(codes)
    spoil(picture)
    with pytest.raises(reader.Unreadable, match=words):
        reader.read(picture)


def test_cards_and_inks_are_seen_anywhere() -> None:
    """What the tests of the pause rely on: a single card, or a part of one, does not go unseen."""
    picture = draw(240, 240, [([5, 6, 7] + [-1] * 9, -1, ())])[0]
    assert reader.cards_seen(picture) == 3
    assert reader.inks_seen(picture) > 100
    empty = Image.new("RGB", (240, 240), GROUND)
    assert reader.cards_seen(empty) == reader.inks_seen(empty) == 0
    empty.paste(picture.crop((20, 30, 40, 60)), (100, 100))
    assert reader.inks_seen(empty) > 10
