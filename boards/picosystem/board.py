"""Pimoroni PicoSystem: pins and panel by role. Sources and doubts: README.md beside this file."""

NAME = "Pimoroni PicoSystem"

DISPLAY = {
    "controller": "ST7789",
    "spi": 0,
    "sck": 6,
    "mosi": 7,
    "cs": 5,
    "dc": 9,
    "reset": 4,
    "backlight": 12,
    "baudrate": 62_500_000,  # hertz on the wire
    "polarity": 0,
    "phase": 0,
    "panel": (240, 240),  # columns, rows of glass at rotation 0
    "origin": (0, 0),  # column, row of the controller's memory where the glass begins at rotation 0
    "rotation": 0,  # degrees: 0, 90, 180, 270
    "refresh_order": 0x04,  # MADCTL bits MH (0x04) and ML (0x10)
    "colour_order": "RGB",
    "inversion": True,
    "tuning": (
        (0xB2, b"\x0c\x0c\x00\x33\x33"),  # PORCTRL
        (0xB7, b"\x14"),  # GCTRL
        (0xBB, b"\x25"),  # VCOMS
        (0xC0, b"\x2c"),  # LCMCTRL
        (0xC2, b"\x01"),  # VDVVRHEN
        (0xC3, b"\x12"),  # VRHS
        (0xC4, b"\x20"),  # VDVS
        (0xD0, b"\xa4\xa1"),  # PWCTRL1
        (0xC6, b"\x1e"),  # FRCTRL2: about 40 Hz
        (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
        (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    "UP": {"pins": (23,), "label": "Up", "places": (("left", 1, 0),)},
    "DOWN": {"pins": (20,), "label": "Down", "places": (("left", 1, 2),)},
    "LEFT": {"pins": (22,), "label": "Left", "places": (("left", 0, 1),)},
    "RIGHT": {"pins": (21,), "label": "Right", "places": (("left", 2, 1),)},
    "SELECT": {"pins": (18,), "label": "A", "places": (("right", 2, 1),)},
    "BACK": {"pins": (19,), "label": "B", "places": (("right", 1, 2),)},
    "HINT": {"pins": (17,), "label": "X", "places": (("right", 1, 0),)},
    "MENU": {"pins": (16,), "label": "Y", "places": (("right", 0, 1),)},
}

# Whose call button is which in the table game, by the number of people, and the corner where they are shown
SEATS = {
    1: (("HINT", "top right"),),
    2: (("UP", "top left"), ("HINT", "top right")),
    3: (("UP", "top left"), ("HINT", "top right"), ("SELECT", "bottom right")),
    4: (("UP", "top left"), ("HINT", "top right"), ("DOWN", "bottom left"), ("SELECT", "bottom right")),
}

SOUND = {"pin": 11}

LAMP = {"red": 14, "green": 13, "blue": 15, "active": 1}

# volts: the vendor calls 2.8 empty, but from 3.4 on a cell is as good as empty, and the supply of the converter falls with it
BATTERY = {"adc": 26, "divider": 3, "empty": 3.4, "full": 4.1}
