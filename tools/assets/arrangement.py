"""How large the symbols of a card are and where they lie: the largest that fit, the same for one, two and three."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tools.assets.frames import BOTH_RINGS
from tools.assets.masks import stride

Position = tuple[int, int]

LEAST_ASPECT = 2.05  # length to thickness: below it an oval is round
MOST_ASPECT = 2.5
MOST_ASPECT_SMALL = 2.85  # small symbols need length, where thickness cannot be had
SMALL = 9  # pixels of thickness up to which a symbol is small


@dataclass(frozen=True)
class Arrangement:
    """Symbols of one card size, in pixels. Positions are those of the masks, from the card's corner, by number less one.

    `pad` columns of every mask are empty before the ink begins: masks lie at even x, the ink wherever its middle wants it.
    """

    width: int
    height: int
    upright: bool
    pad: int
    positions: tuple[tuple[Position, ...], ...]


def chosen_ring(card_height: int) -> int:
    """Pixels of the ring that marks a chosen card, counted inward from its edge."""
    return 3 if card_height >= 40 else 2


def margin(card_width: int, card_height: int) -> int:
    """Pixels at least left free between a symbol and the card's edge: the chosen ring, and card around the symbol."""
    if card_height < 40:
        return 3
    return 5 if card_width >= 44 and card_height >= 60 else 4


def between(thickness: int) -> int:
    """Pixels at least left free between two symbols."""
    return 2 if thickness <= 7 else max(3, (thickness + 2) // 4)


def fits(card_width: int, x: int, pad: int, size: int) -> bool:
    """Whether a mask whose ink of this size begins at x lies at an even x, and all its bytes inside the rings of the card."""
    left = x - pad
    return left % 2 == 0 and left >= BOTH_RINGS and left + 4 * stride(pad + size) <= card_width - BOTH_RINGS


def middles(room: int, size: int) -> tuple[int, ...]:
    """The starts that put `size` in the middle of `room`, to half a pixel."""
    start = (room - size) // 2
    return (start, start + 1) if (room - size) % 2 else (start,)


def lying(card_width: int, card_height: int, length: int, thickness: int, pad: int) -> Arrangement | None:
    """Symbols stacked, None where they do not fit."""
    free = margin(card_width, card_height)
    pitch = thickness + between(thickness)
    starts = [x for x in middles(card_width, length) if x >= free and fits(card_width, x, pad, length)]
    if not starts or 2 * pitch + thickness > card_height - 2 * free:
        return None
    spare = card_height - 2 * free - 2 * pitch - thickness
    pitch += spare // 6  # a share of what is left over goes between the symbols, the most of it around them
    positions = tuple(
        tuple((starts[0] - pad, (card_height - thickness - pitch * (count - 1)) // 2 + pitch * index) for index in range(count))
        for count in (1, 2, 3)
    )
    return Arrangement(length, thickness, False, pad, positions)


def upright(card_width: int, card_height: int, length: int, thickness: int, pad: int) -> Arrangement | None:
    """Symbols side by side, None where they do not fit."""
    free = margin(card_width, card_height)
    pitch = thickness + between(thickness)
    pitch += pitch % 2
    pitch += max(0, card_width - 2 * free - 2 * pitch - thickness) // 6 // 2 * 2  # as above, in even steps
    free_sides = max(min(free, 4), (pitch - thickness) * 2 // 3)  # or three symbols would seem to lean against the edges
    if 2 * pitch + thickness > card_width - 2 * free_sides or length > card_height - 2 * free or pad > pitch - thickness:
        return None
    y = (card_height - length) // 2
    positions = []
    for count in (1, 2, 3):
        # An even thickness needs a pitch of its own for two symbols, so that they too can lie in the middle.
        starts = [
            (x, distance)
            for distance in (pitch, pitch + 2)
            for x in middles(card_width, thickness + distance * (count - 1))
            if x >= free_sides and all(fits(card_width, x + distance * index, pad, thickness) for index in range(count))
        ]
        if not starts:
            return None
        x, distance = starts[0]
        positions.append(tuple((x - pad + distance * index, y) for index in range(count)))
    return Arrangement(thickness, length, True, pad, tuple(positions))


def candidates(card_width: int, card_height: int) -> Iterator[Arrangement]:
    """Every arrangement that fits the card."""
    for thickness in range(5, card_height):
        most = MOST_ASPECT_SMALL if thickness <= SMALL else MOST_ASPECT
        for length in range(int(thickness * LEAST_ASPECT + 0.999), int(thickness * most) + 1):
            for pad in range(4):
                for arrange in (lying, upright):
                    arrangement = arrange(card_width, card_height, length, thickness, pad)
                    if arrangement is not None:
                        yield arrangement


def largest(card_width: int, card_height: int, standing: bool | None = None) -> Arrangement:
    """The arrangement with the largest symbols; of equals, the one with the thicker ones, and the smaller masks.

    standing: whether symbols had better stand (True) or lie (False); otherwise only where none fit so.
    """
    return max(
        preferred(candidates(card_width, card_height), standing),
        key=lambda found: (found.width * found.height, min(found.width, found.height), -found.pad),
    )


def preferred(found: Iterable[Arrangement], standing: bool | None) -> list[Arrangement]:
    """Those arrangements whose symbols stand (True) or lie (False), or all if there are none."""
    every = list(found)
    return [one for one in every if one.upright == standing] or every
