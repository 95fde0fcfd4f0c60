"""PicoBoy Color: pins and panel by role. Sources and doubts: README.md beside this file."""

NAME = "PicoBoy Color"

DISPLAY = {
    "controller": "ST7789",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 10,
    "dc": 8,
    "reset": 9,
    "backlight": 26,
    "baudrate": 62_500_000,  # hertz on the wire
    "polarity": 0,
    "phase": 0,
    "panel": (240, 280),  # columns, rows of glass at rotation 0
    "origin": (0, 20),  # column, row of the controller's memory where the glass begins at rotation 0
    "margin": 16,  # rows at the top and at the bottom that stay empty: the corners of the glass are round
    "rotation": 180,  # degrees: 0, 90, 180, 270
    "refresh_order": 0x00,  # MADCTL bits MH (0x04) and ML (0x10)
    "colour_order": "RGB",
    "inversion": True,
    "tuning": (
        (0xB2, b"\x0c\x0c\x00\x33\x33"),  # PORCTRL
        (0xB7, b"\x35"),  # GCTRL
        (0xBB, b"\x1f"),  # VCOMS
        (0xC0, b"\x2c"),  # LCMCTRL
        (0xC2, b"\x01"),  # VDVVRHEN
        (0xC3, b"\x12"),  # VRHS
        (0xC4, b"\x20"),  # VDVS
        (0xD0, b"\xa4\xa1"),  # PWCTRL1
        (0xC6, b"\x0f"),  # FRCTRL2: about 60 Hz
        (0xE0, b"\xd0\x08\x11\x08\x0c\x15\x39\x33\x50\x36\x13\x14\x29\x2d"),  # PVGAMCTRL
        (0xE1, b"\xd0\x08\x10\x08\x06\x06\x39\x44\x51\x0b\x16\x14\x2f\x31"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    "UP": {"pins": (4,), "label": "↑", "places": (("below", 1, 0),)},
    "DOWN": {"pins": (2,), "label": "↓", "places": (("below", 1, 2),)},
    "LEFT": {"pins": (3,), "label": "←", "places": (("below", 0, 1),)},
    "RIGHT": {"pins": (1,), "label": "→", "places": (("below", 2, 1),)},
    "SELECT": {
        "pins": (27, 0),
        "label": "A",
        "places": (("below", 4, 1), ("below", 1, 1)),
        "hold": "HINT",
    },  # key A, and the stick pressed in
    "BACK": {"pins": (28,), "label": "B", "places": (("below", 5, 1),), "hold": "MENU"},
}

# Whose call button is which in the table game, by the number of people, and the corner where they are shown; B stays for
# the pause, and two people share the stick, which goes one way at a time: a fourth person has no key
SEATS = {
    1: (("SELECT", "top right"),),
    2: (("UP", "top left"), ("SELECT", "top right")),
    3: (("UP", "top left"), ("SELECT", "top right"), ("LEFT", "bottom left")),
}

SOUND = {"pin": 15}
