"""The sixteen colours of the canvas: their indices by name, and what each is on the glass.

Every channel is a multiple of 0x11, so the 12-bit colour of the panel shows exactly these values. The inks differ in
lightness (CIE L* about 28 purple, 43 red, 56 green) as well as in hue, each with a contrast of more than 3:1 to the card.
"""

GROUND = 0  # behind everything
PANEL = 1  # a raised surface; a quarter of the way from GROUND to LIGHT
DIM = 2  # half of the way: text of secondary weight
SOFT = 3  # three quarters
LIGHT = 4  # cards and text
ACCENT = 5  # what is chosen, the clock
ACCENT_DIM = 6  # half of the way from GROUND to ACCENT
RED = 7
RED_TWO_THIRDS = 8  # blended with LIGHT, for the edges of card symbols
RED_ONE_THIRD = 9
GREEN = 10
GREEN_TWO_THIRDS = 11
GREEN_ONE_THIRD = 12
PURPLE = 13
PURPLE_TWO_THIRDS = 14
PURPLE_ONE_THIRD = 15

INKS = (RED, GREEN, PURPLE)  # by the colour feature of a card

PALETTE = (
    0x001122,
    0x334455,
    0x778899,
    0xBBBBBB,
    0xFFFFEE,
    0xFFBB22,
    0x886622,
    0xCC0022,
    0xDD5566,
    0xEEAAAA,
    0x009966,
    0x55BB99,
    0xAADDBB,
    0x4422AA,
    0x8866BB,
    0xBBBBDD,
)

# What the four levels of a mask become, for the pairs of colours that go together. A stencil never draws level 0, a copy does.
LIGHT_ON_GROUND = bytes((GROUND, PANEL, SOFT, LIGHT))
LIGHT_ON_PANEL = bytes((PANEL, DIM, SOFT, LIGHT))
SOFT_ON_GROUND = bytes((GROUND, PANEL, DIM, SOFT))
DIM_ON_GROUND = bytes((GROUND, PANEL, PANEL, DIM))
ACCENT_ON_GROUND = bytes((GROUND, PANEL, ACCENT_DIM, ACCENT))
LIGHT_ON_DIM = bytes((DIM, DIM, SOFT, LIGHT))
ACCENT_ON_PANEL = bytes((PANEL, ACCENT_DIM, ACCENT_DIM, ACCENT))
GROUND_ON_LIGHT = bytes((LIGHT, SOFT, DIM, GROUND))
GROUND_ON_ACCENT = bytes((ACCENT, ACCENT, ACCENT_DIM, GROUND))
INK_ON_CARD = tuple(bytes((LIGHT, ink + 2, ink + 1, ink)) for ink in INKS)  # by the colour feature of a card
