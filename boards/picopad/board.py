"""Pajenicko PicoPad: pins and panel by role. Sources and doubts: README.md beside this file."""

NAME = "Pajenicko PicoPad"

DISPLAY = {
    "controller": "ST7789",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 21,
    "dc": 17,
    "reset": 20,
    "backlight": 16,
    "baudrate": 62_500_000,  # hertz on the wire
    "polarity": 1,
    "phase": 1,
    "panel": (240, 320),  # columns, rows of glass at rotation 0
    "origin": (0, 0),  # column, row of the controller's memory where the glass begins at rotation 0
    "rotation": 90,  # degrees: 0, 90, 180, 270
    "refresh_order": 0x00,  # MADCTL bits MH (0x04) and ML (0x10)
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
        (0xC6, b"\x0f"),  # FRCTRL2: about 60 Hz
        (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
        (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    "UP": {"pins": (4,), "label": "Up", "places": (("left", 1, 0),)},
    "DOWN": {"pins": (5,), "label": "Down", "places": (("left", 1, 2),)},
    "LEFT": {"pins": (3,), "label": "Left", "places": (("left", 0, 1),)},
    "RIGHT": {"pins": (2,), "label": "Right", "places": (("left", 2, 1),)},
    "SELECT": {"pins": (7,), "label": "A", "places": (("right", 0, 1),)},
    "BACK": {"pins": (6,), "label": "B", "places": (("right", 1, 1),)},
    "HINT": {"pins": (9,), "label": "X", "places": (("right", 0, 0),)},
    "MENU": {"pins": (8,), "label": "Y", "places": (("right", 1, 0),)},
}

# Whose call button is which in the table game, by the number of people, and the corner where they are shown
SEATS = {
    1: (("HINT", "top right"),),
    2: (("UP", "top left"), ("HINT", "top right")),
    3: (("UP", "top left"), ("HINT", "top right"), ("SELECT", "bottom right")),
    4: (("UP", "top left"), ("HINT", "top right"), ("DOWN", "bottom left"), ("SELECT", "bottom right")),
}

SOUND = {"pin": 15}

# volts behind the diode, which takes 0.31 of them: a cell of 3.4 is as good as empty, one of 4.1 is full
BATTERY = {"adc": 29, "divider": 3, "empty": 3.1, "full": 3.8, "radio": 25}

UNUSED = {22: 1, 13: 1}  # the yellow lamp; the blue lamp and the SD card: each is off while its pin is high
