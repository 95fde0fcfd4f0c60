"""Where symbols and letter lie on a card that also shows its colour's letter, in its upper left corner."""

from collections.abc import Iterable
from dataclasses import replace

from tools.assets import arrangement
from tools.assets.arrangement import Arrangement, Position
from tools.assets.frames import BOTH_RINGS
from tools.assets.masks import stride
from tools.assets.shapes import stripe_period

LETTER = (8, 8)  # width and height in pixels of the widest capital of the small font
CLEAR = 1  # pixels at least between the letter and what is beside it
DOWN, RIGHT = 6, 6  # pixels by which symbols may be moved out of the letter's way

Size = tuple[int, int, int, bool]  # pad, width, height, upright: as masks are kept


def corner(card_height: int) -> Position:
    """The place of the letter's upper left pixel on a card."""
    inside = arrangement.chosen_ring(card_height) + CLEAR
    return inside, inside


def moved(found: Arrangement, card_width: int, card_height: int) -> Arrangement | None:
    """The arrangement moved right and down by as little as makes room for the letter; None if there is none."""
    ring = arrangement.chosen_ring(card_height)
    ways = [(right, down) for right in range(0, RIGHT + 1, 2) for down in range(DOWN + 1)]
    for right, down in sorted(ways, key=lambda way: (sum(way), way)):
        positions = tuple(tuple((x + right, y + down) for x, y in places) for places in found.positions)
        candidate = replace(found, positions=positions)
        if all(_free(place, candidate, card_width, card_height, ring) for places in positions for place in places):
            return candidate
    return None


def striped(found: Arrangement) -> bool:
    """Whether a small diamond has stripes enough to be told from an open one: they lie closer in odd lengths."""
    length, thickness = max(found.width, found.height), min(found.width, found.height)
    return thickness > arrangement.SMALL or stripe_period(length, thickness) == 2


def _free(place: Position, found: Arrangement, card_width: int, card_height: int, ring: int) -> bool:
    """Whether a symbol at this place keeps clear of the letter and the rings, and its mask's bytes of both rings."""
    x, y = place
    left, right, bottom = x + found.pad, x + found.pad + found.width, y + found.height
    letter_x, letter_y = corner(card_height)
    beside = left >= letter_x + LETTER[0] + CLEAR or y >= letter_y + LETTER[1] + CLEAR
    inside = right <= card_width - ring - CLEAR and bottom <= card_height - ring - CLEAR
    return beside and inside and x >= BOTH_RINGS and x + 4 * stride(found.pad + found.width) <= card_width - BOTH_RINGS


def largest(card_width: int, card_height: int, sizes: Iterable[Size], standing: bool) -> Arrangement:
    """The largest symbols with a letter, standing or lying if they fit so; of a size whose masks there are, if one fits."""
    kept = [placed for size in sizes if (placed := _placed(card_width, card_height, size))]
    found = [fitting for one in kept if (fitting := moved(one, card_width, card_height))]
    if not any(one.upright == standing for one in found):
        candidates = arrangement.candidates(card_width, card_height)
        found += [fitting for one in candidates if striped(one) and (fitting := moved(one, card_width, card_height))]
    found = arrangement.preferred(found, standing)
    return max(found, key=lambda one: (one.width * one.height, min(one.width, one.height), -one.pad))


def _placed(card_width: int, card_height: int, size: Size) -> Arrangement | None:
    """The symbols of a size in the middle of a card; None where they do not fit."""
    pad, width, height, upright = size
    if upright:
        return arrangement.upright(card_width, card_height, height, width, pad)
    return arrangement.lying(card_width, card_height, width, height, pad)
