"""The palettes that a player can choose: the sixteen colours of the canvas, in the order of theme.py.

How far the inks of each are from one another and from the card, in four kinds of eyes, is measured and bounded in
host_tests/ui/test_palettes.py. What the inks are called is said in the texts (COLOURS), by palette.
"""

from tercet.ui import theme

STANDARD, RED_GREEN, BLUE_YELLOW, CONTRAST = range(4)  # the middle two are for eyes that tell these apart badly

_INKS = (  # the STANDARD ones are in theme.py
    (),
    (0xEE6600, 0x1177CC, 0x440022),
    (0xCC0022, 0x1199AA, 0x221155),
    (0xDD2200, 0x0044DD, 0x330022),
)
_STRONG = (0x000000, 0x444444, 0xAAAAAA, 0xDDDDDD, 0xFFFFFF, 0xFFDD00, 0x887700)  # GROUND to ACCENT_DIM


def colours(palette: int) -> tuple:
    """Return the 16 colours 0xRRGGBB of a palette 0..3."""
    if palette == STANDARD:
        return theme.PALETTE
    result = list(_STRONG if palette == CONTRAST else theme.PALETTE[: theme.RED])
    card = result[theme.LIGHT]
    for ink in _INKS[palette]:
        result += [ink, _between(ink, card, 1), _between(ink, card, 2)]
    return tuple(result)


def ring(palette: int) -> int:
    """Return the index of the colour of the ring of what is chosen: bright yellow cannot be seen on a white card."""
    return theme.ACCENT_DIM if palette == CONTRAST else theme.ACCENT


def _between(ink: int, card: int, thirds: int) -> int:
    """Return a colour so many thirds of the way from one to another, every part a multiple of 0x11."""
    colour = 0
    for shift in (16, 8, 0):
        part = ((ink >> shift & 255) * (3 - thirds) + (card >> shift & 255) * thirds) / (3 * 0x11)
        colour |= int(part + 0.5) * 0x11 << shift
    return colour
