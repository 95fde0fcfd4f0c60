"""Raspberry Pi Pico with Waveshare Pico-LCD-1.14, version 2: pins and panel by role. Sources and doubts: README.md."""

NAME = "Pico + Waveshare Pico-LCD-1.14 V2"

DISPLAY = {
    "controller": "ST7789",
    "spi": 1,
    "sck": 10,
    "mosi": 11,
    "cs": 9,
    "dc": 8,
    "reset": 12,
    "backlight": 13,
    "baudrate": 62_500_000,  # hertz on the wire
    "polarity": 0,
    "phase": 0,
    "panel": (135, 240),  # columns, rows of glass at rotation 0
    "origin": (52, 40),  # column, row of the controller's memory where the glass begins at rotation 0
    "rotation": 90,  # degrees: 0, 90, 180, 270
    "refresh_order": 0x10,  # MADCTL bits MH (0x04) and ML (0x10)
    "colour_order": "RGB",
    "inversion": True,
    "tuning": (
        (0xB2, b"\x0c\x0c\x00\x33\x33"),  # PORCTRL
        (0xB7, b"\x35"),  # GCTRL
        (0xBB, b"\x19"),  # VCOMS
        (0xC0, b"\x2c"),  # LCMCTRL
        (0xC2, b"\x01"),  # VDVVRHEN
        (0xC3, b"\x12"),  # VRHS
        (0xC4, b"\x20"),  # VDVS
        (0xD0, b"\xa4\xa1"),  # PWCTRL1
        (0xC6, b"\x0f"),  # FRCTRL2: about 60 Hz
        (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
        (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    "UP": {"pins": (2,), "label": "↑", "places": (("left", 1, 0),)},
    "DOWN": {"pins": (18,), "label": "↓", "places": (("left", 1, 2),)},
    "LEFT": {"pins": (16,), "label": "←", "places": (("left", 0, 1),)},
    "RIGHT": {"pins": (20,), "label": "→", "places": (("left", 2, 1),)},
    "SELECT": {
        "pins": (15, 3),
        "label": "A",
        "places": (("right", 0, 0), ("left", 1, 1)),
        "hold": "HINT",
    },  # key A, and the stick pressed in
    "BACK": {"pins": (17,), "label": "B", "places": (("right", 0, 1),), "hold": "MENU"},
}

# Whose call button is which in the table game, by the number of people, and the corner where they are shown; B stays for
# the pause, and two people share the stick, which goes one way at a time: a fourth person has no key
SEATS = {
    1: (("SELECT", "top right"),),
    2: (("UP", "top left"), ("SELECT", "top right")),
    3: (("UP", "top left"), ("SELECT", "top right"), ("DOWN", "bottom left")),
}
