"""Reads a table of cards off a picture of the glass, from the picture alone.

It knows the game in words, as somebody who looks at it does: light cards on a dark ground, in three rows round the middle
of the glass; inks red, green and purple; a ring in the accent colour is a chosen card, a light ring round a card is the
cursor. It has no card faces, sizes or places of the firmware. What cannot be read raises Unreadable; it never guesses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from host_tests.glass.regions import Mask, Region, brightest, regions
from host_tests.glass.symbols import COLOURS, SHADINGS, SHAPES, Unreadable, hue_class, ink_mask, symbols

__all__ = ["Card", "Glass", "Unreadable", "cards_seen", "inks_seen", "read"]

ROWS = 3
_DARK = 0x60  # no channel reaches this: the ground, or a surface that is hardly raised from it
_LEAST = 20  # pixels: no card is narrower or lower
_ASKEW = 3  # pixels that a card may lie beside its place
_LETTER = 9  # pixels: no letter is wider or higher, or farther from the corner
_ASIDE = 4  # pixels by which a letter may move the symbols aside
_EDGE = 6  # pixels from the edge inwards in which all rings lie


@dataclass(frozen=True)
class Card:
    """Each feature 0..2: one, two, three; red, green, purple; solid, striped, open; diamond, oval, squiggle."""

    number: int
    colour: int
    shading: int
    shape: int

    @property
    def code(self) -> int:
        """The card's number 0..80."""
        return self.number * 27 + self.colour * 9 + self.shading * 3 + self.shape

    def __str__(self) -> str:
        return f"{self.number + 1} {COLOURS[self.colour]} {SHADINGS[self.shading]} {SHAPES[self.shape]}"


@dataclass(frozen=True)
class Glass:
    """What lies on the table. A cell is column * 3 + row; None in `cards` is an empty place."""

    cards: tuple[Card | None, ...]
    cursor: int | None = None
    chosen: frozenset[int] = field(default_factory=frozenset)
    refused: frozenset[int] = field(default_factory=frozenset)
    places: tuple[tuple[int, int], ...] = ()  # the middle of each cell, in pixels

    @property
    def codes(self) -> tuple[int, ...]:
        """Card numbers in cell order, -1 for an empty place."""
        return tuple(-1 if card is None else card.code for card in self.cards)


def read(picture: Image.Image, letters: bool = False) -> Glass:
    """Return the table that a picture shows; Unreadable says what is wrong with it. letters: each card has one in a corner."""
    found = _cards(picture)
    if not found:
        raise Unreadable("there is no card on the glass")
    places = _grid(picture.size, found)
    cells: dict[int, Region] = {}
    for region in found:
        cell = _cell(region, places)
        if cell in cells:
            raise Unreadable(f"two cards share cell {cell}: {_where(cells[cell])} and {_where(region)}")
        cells[cell] = region
    cards: list[Card | None] = [None] * len(places)
    hsv, inks = np.asarray(picture.convert("HSV")), ink_mask(picture)
    chosen, refused, cursors = set(), set(), []
    for cell, region in cells.items():
        try:
            cards[cell] = _card(picture, inks, region, letters)
            cursor, accent, broken = _rings(hsv, region)
        except Unreadable as problem:
            raise Unreadable(f"the card {_where(region)}: {problem}") from None
        if accent:
            chosen.add(cell)
        if broken:
            refused.add(cell)
        if cursor:
            cursors.append(cell)
    if len(cursors) > 1:
        raise Unreadable(f"rings of a cursor round the cells {cursors}")
    cursor_at = cursors[0] if cursors else None
    return Glass(tuple(cards), cursor_at, frozenset(chosen), frozenset(refused), tuple(places))


def cards_seen(picture: Image.Image) -> int:
    """Return how many cards are anywhere on the glass, in a table or not."""
    return len(_cards(picture))


def inks_seen(picture: Image.Image) -> int:
    """Return how many pixels have the ink of a card's symbol: 0 where no card is to be seen, however small a part."""
    return int(np.count_nonzero(ink_mask(picture)))


def _cards(picture: Image.Image) -> list[Region]:
    """Every card, with what is on it and round it, in no order."""
    all_regions = regions(brightest(picture) >= _DARK)
    large = [one.trimmed() for one in all_regions if one.width >= _LEAST and one.height >= _LEAST]
    outer = [one for one in large if not any(other.encloses(one) for other in large)]
    cards = []
    for one in outer:
        # A cursor's ring may or may not hang together with its card, but both nearly fill the rectangle.
        area = one.area + sum(other.area for other in large if one.encloses(other))
        if area > 0.7 * one.width * one.height:
            cards.append(one)
    return cards


def _grid(size: tuple[int, int], cards: list[Region]) -> list[tuple[int, int]]:
    """The middle of every cell: three rows and so many columns that they fill the width, round the middle of the glass.

    Cards lie so close that a gap is less than a quarter of a card; the gap is the same both ways.
    """
    width, height = min(card.width for card in cards), min(card.height for card in cards)
    if len(cards) < 2:
        raise Unreadable("a card alone: it may have a ring, so its size cannot be told")
    fitting = [columns for columns in range(3, 8) if width < size[0] / columns < width * 1.25]
    if len(fitting) != 1:
        raise Unreadable(f"cards {width} pixels wide make no table on {size[0]} pixels")
    columns = fitting[0]
    right = _pitch([card.centre[0] for card in cards], size[0] / 2, columns, size[0] / columns)
    below = _pitch([card.centre[1] for card in cards], size[1] / 2, ROWS, height + max(1, right - width))
    return [
        (round(size[0] / 2 + (column - (columns - 1) / 2) * right), round(size[1] / 2 + (row - 1) * below))
        for column in range(columns)
        for row in range(ROWS)
    ]


def _pitch(centres: list[float], middle: float, count: int, about: float) -> float:
    """The distance of neighbouring lines, exactly, from the line that is farthest from the middle; `about` if unknown."""
    farthest = max(centres, key=lambda centre: abs(centre - middle))
    steps = round((farthest - middle) / about + (count - 1) / 2) - (count - 1) / 2
    return (farthest - middle) / steps if steps else about


def _cell(card: Region, places: Sequence[tuple[int, int]]) -> int:
    x, y = card.centre
    for cell, (left, top) in enumerate(places):
        if abs(left - x) <= _ASKEW and abs(top - y) <= _ASKEW:
            return cell
    raise Unreadable(f"the card {_where(card)} lies in no cell of the table")


def _card(picture: Image.Image, inks: Mask, region: Region, letters: bool) -> Card:
    card, ink = picture.crop((region.left, region.top, region.right, region.bottom)), inks[region.place].copy()
    askew, letter = _ASKEW, None
    if letters:
        letter = _letter(ink)
        askew += _ASIDE
        ink[letter.place] = False
    down, across = np.flatnonzero(ink.any(axis=1)).tolist(), np.flatnonzero(ink.any(axis=0)).tolist()
    if not down:
        raise Unreadable("nothing is printed on it")
    left, top, right, bottom = across[0], down[0], across[-1] + 1, down[-1] + 1
    if abs(left + right - card.width) > 2 * askew or abs(top + bottom - card.height) > 2 * askew:
        raise Unreadable("its symbols are not in its middle")
    printed = card.crop((left - 1, top - 1, right + 1, bottom + 1))
    found = Card(*_features(printed.size, printed.tobytes()))
    if letter:
        hsv = np.asarray(card.convert("HSV"))[letter.place]
        if {hue_class(int(hue)) for hue in hsv[..., 0][hsv[..., 1] > 100]} != {COLOURS[found.colour]}:
            raise Unreadable("its letter has not the colour of its symbols")
    return found


def _letter(ink: Mask) -> Region:
    """The letter in the upper left corner of a card."""
    found = regions(ink, diagonal=True)
    if not found:
        raise Unreadable("nothing is printed on it")
    first = min(found, key=lambda one: one.left + one.top)
    if max(first.width, first.height) > _LETTER or max(first.left, first.top) > _LETTER:
        raise Unreadable("there is no letter in its corner")
    return first


@lru_cache(maxsize=4096)
def _features(size: tuple[int, int], pixels: bytes) -> tuple[int, int, int, int]:
    """number, colour, shading, shape of what is printed on a card; the same pixels come again and again in a game."""
    found = symbols(Image.frombytes("RGB", size, pixels))
    if not 1 <= len(found) <= 3:
        raise Unreadable(f"{len(found)} symbols")
    kinds = {(symbol.colour, symbol.shading, symbol.shape) for symbol in found}
    if len(kinds) > 1:
        raise Unreadable("its symbols differ: " + ", ".join(map(str, found)))
    sizes = {(symbol.width, symbol.height) for symbol in found}
    if len(sizes) > 1:
        raise Unreadable(f"its symbols have the sizes {sorted(sizes)}")
    return (len(found) - 1, *kinds.pop())


def _rings(hsv: NDArray[np.uint8], region: Region) -> tuple[bool, bool, bool]:
    """Tell whether the cursor, the accent and a broken ring are round a card, by the lines along each edge from it inwards.

    Unreadable when they are along some edges only.
    """
    rings: dict[str, list[bool]] = {"cursor": [], "accent": [], "broken ring": []}
    card = hsv[region.place]
    down, across = region.height // 5, region.width // 5  # from the corners
    turned = card.swapaxes(0, 1)
    for edge in (
        card[:_EDGE, across:-across],
        card[::-1][:_EDGE, across:-across],
        turned[:_EDGE, down:-down],
        turned[::-1][:_EDGE, down:-down],
    ):
        dark = (edge[..., 2] < _DARK).mean(axis=1)
        middle = edge[:, edge.shape[1] // 2].tolist()
        rings["cursor"].append(bool((dark > 0.9).any()))
        rings["broken ring"].append(bool(((dark > 0.25) & (dark < 0.75)).any()))
        rings["accent"].append(any(saturation > 100 and hue_class(hue) == "accent" for hue, saturation, _ in middle))
    for name, seen in rings.items():
        if any(seen) and not all(seen):
            raise Unreadable(f"half a ring: the {name} is along some edges only")
    return all(rings["cursor"]), all(rings["accent"]), all(rings["broken ring"])


def _where(region: Region) -> str:
    return f"at {region.left},{region.top} ({region.width}x{region.height})"
