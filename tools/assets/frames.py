"""The frame of a card: soft corners, the cursor's ring around it, the ring of a chosen card inside it.

A frame has four states; bit 0 is set where the cursor is, bit 1 where the card is chosen. Straight parts are nested
rectangles; only the corners need masks.
"""

from PIL import Image, ImageDraw

from tools.assets.masks import FULL, SUPERSAMPLING, Mask, from_samples

PLAIN, CURSOR, CHOSEN, CURSOR_AND_CHOSEN = range(4)
REACH = 2  # pixels by which a frame is larger than its card on each side: the cursor's ring
BOTH_RINGS = 3  # pixels that the dark line of the cursor and the accent ring take from a chosen card under the cursor
CORNER = 8  # width and height of a corner's mask in pixels

# What the levels of a corner's mask mean, by state: names of the theme.
CORNER_LEVELS = (
    ("GROUND", "DIM", "SOFT", "LIGHT"),
    ("GROUND", "DIM", "SOFT", "LIGHT"),
    ("GROUND", "ACCENT_DIM", "ACCENT", "LIGHT"),
    ("GROUND", "DIM", "ACCENT", "LIGHT"),
)


def radius(card_height: int) -> int:
    """Pixels of a card's corner radius."""
    return 5 if card_height >= 40 else 4


def bands(state: int, ring: int) -> tuple[tuple[int, str], ...]:
    """Nested rectangles from outside to inside, each (pixels inside the card's edge, colour name)."""
    nested = [(-REACH, "LIGHT" if state & CURSOR else "GROUND")]
    if state & CURSOR:
        nested.append((0, "GROUND"))
    if state == CURSOR_AND_CHOSEN:
        nested += [(1, "ACCENT"), (BOTH_RINGS, "LIGHT")]
    elif state == CHOSEN:
        nested += [(0, "ACCENT"), (ring, "LIGHT")]
    else:
        nested.append((1 if state & CURSOR else 0, "LIGHT"))
    return tuple(nested)


def corner(state: int, ring: int, card_radius: int) -> Mask:
    """The top left corner of a frame, its own corner REACH pixels up and left of the card's."""
    nested = bands(state, ring)
    light = Image.new("L", (CORNER * SUPERSAMPLING,) * 2, 0)  # whatever is no ground: the samples that are blended
    accent = light.copy()
    for inset, colour in nested:
        rounded(light, inset, card_radius, 0 if colour == "GROUND" else 255)
        rounded(accent, inset, card_radius, 255 if colour == "ACCENT" else 0)
    if nested[0][1] == "GROUND":
        square = Image.new("L", light.size, 0)
        rounded(square, nested[1][0], card_radius, 255)
        light = square
    blended, accents = from_samples(light), from_samples(accent)
    if not state & CHOSEN:
        return blended
    return [
        [chosen_level(level, amber) for level, amber in zip(*rows, strict=True)] for rows in zip(blended, accents, strict=True)
    ]


def chosen_level(light: int, accent: int) -> int:
    """The level of a pixel in a frame with an accent ring: one blend for all edges, since accent to card has no colour."""
    if light == 0:
        return 0
    if light < FULL:
        return 1
    return 2 if accent >= 2 else FULL


def rounded(samples: Image.Image, inset: int, card_radius: int, value: int) -> None:
    """Fill a rectangle so far inside the card's edge, without end to the right and down, with a concentric corner."""
    start = (REACH + inset) * SUPERSAMPLING
    end = 4 * CORNER * SUPERSAMPLING
    bend = max(card_radius - inset, 1) * SUPERSAMPLING
    ImageDraw.Draw(samples).rounded_rectangle((start, start, end, end), radius=bend, fill=value)


def turned(top_left: Mask) -> tuple[Mask, Mask, Mask, Mask]:
    """The four corners: top left, top right, bottom left, bottom right."""
    top_right = [row[::-1] for row in top_left]
    return top_left, top_right, top_left[::-1], top_right[::-1]
