"""How large the symbols of a card are and where they lie: the largest that fit, the same for one, two and three."""

from collections.abc import Iterator
from dataclasses import dataclass

Position = tuple[int, int]

LEAST_ASPECT = 2.05  # length to thickness: below it an oval is round
MOST_ASPECT = 2.5
MOST_ASPECT_SMALL = 2.85  # small symbols need length, where thickness cannot be had
SMALL = 9  # pixels of thickness up to which a symbol is small


@dataclass(frozen=True)
class Arrangement:
    """Symbols of one card size. Positions are relative to the card's corner, by how many symbols it bears, less one."""

    width: int
    height: int
    upright: bool
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


def even_start(room: int, size: int) -> int | None:
    """The even start that centres `size` in `room` to half a pixel, None where only odd ones would."""
    start = (room - size) // 2
    if start % 2 == 0:
        return start
    return start + 1 if (room - size) % 2 else None


def lying(card_width: int, card_height: int, length: int, thickness: int) -> Arrangement | None:
    """Symbols stacked, None where they do not fit."""
    free = margin(card_width, card_height)
    pitch = thickness + between(thickness)
    x = even_start(card_width, length)
    if x is None or x < free or 2 * pitch + thickness > card_height - 2 * free:
        return None
    spare = card_height - 2 * free - 2 * pitch - thickness
    pitch += spare // 6  # a share of what is left over goes between the symbols, the most of it around them
    positions = tuple(
        tuple((x, (card_height - thickness - pitch * (count - 1)) // 2 + pitch * index) for index in range(count))
        for count in (1, 2, 3)
    )
    return Arrangement(length, thickness, False, positions)


def upright(card_width: int, card_height: int, length: int, thickness: int) -> Arrangement | None:
    """Symbols side by side, None where they do not fit."""
    free = margin(card_width, card_height)
    pitch = thickness + between(thickness)
    pitch += pitch % 2
    if 2 * pitch + thickness > card_width - 2 * free or length > card_height - 2 * free:
        return None
    y = (card_height - length) // 2
    positions = []
    for count in (1, 2, 3):
        # An even thickness needs a pitch of its own for two symbols, so that they too can lie in the middle.
        for distance in (pitch, pitch + 2):
            x = even_start(card_width, thickness + distance * (count - 1))
            if x is not None:
                positions.append(tuple((x + distance * index, y) for index in range(count)))
                break
        else:
            return None
    if positions[2][0][0] < free:
        return None
    return Arrangement(thickness, length, True, tuple(positions))


def candidates(card_width: int, card_height: int) -> Iterator[Arrangement]:
    """Every arrangement that fits the card."""
    for thickness in range(5, card_height):
        most = MOST_ASPECT_SMALL if thickness <= SMALL else MOST_ASPECT
        for length in range(int(thickness * LEAST_ASPECT + 0.999), int(thickness * most) + 1):
            for arrange in (lying, upright):
                arrangement = arrange(card_width, card_height, length, thickness)
                if arrangement is not None:
                    yield arrangement


def largest(card_width: int, card_height: int) -> Arrangement:
    """The arrangement with the largest symbols; of equals, the one with the thicker ones."""
    return max(
        candidates(card_width, card_height),
        key=lambda found: (found.width * found.height, min(found.width, found.height)),
    )
