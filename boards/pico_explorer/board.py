"""Raspberry Pi Pico in Pimoroni's Explorer Base: pins and panel by role. Sources and doubts: README.md beside this file."""

NAME = "Pico + Pimoroni Pico Explorer"

DISPLAY = {
    "controller": "ST7789",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "reset": None,
    "backlight": None,  # always lit
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
        (0xC0, b"\x2c"),  # LCMCTRL
        (0xC2, b"\x01"),  # VDVVRHEN
        (0xC3, b"\x12"),  # VRHS
        (0xC4, b"\x20"),  # VDVS
        (0xD0, b"\xa4\xa1"),  # PWCTRL1
        (0xC6, b"\x0f"),  # FRCTRL2: about 60 Hz
        (0xB0, b"\x00\xc0"),  # RAMCTRL: no grey banding in dark greens
        (0xB7, b"\x14"),  # GCTRL
        (0xBB, b"\x37"),  # VCOMS
        (0xE0, b"\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23"),  # PVGAMCTRL
        (0xE1, b"\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23"),  # NVGAMCTRL
    ),
}

BUTTONS = {
    "PREVIOUS": {"pins": (12,), "label": "A", "places": (("left", 0, 0),)},
    "NEXT": {"pins": (13,), "label": "B", "places": (("left", 0, 1),)},
    "SELECT": {"pins": (14,), "label": "X", "places": (("right", 0, 0),), "hold": "HINT"},
    "BACK": {"pins": (15,), "label": "Y", "places": (("right", 0, 1),), "hold": "MENU"},
}

# Whose call button is which in the table game, by the number of people, and the corner where they are shown; Y stays
# for the pause, so that a fourth person has no key
SEATS = {
    1: (("SELECT", "top right"),),
    2: (("PREVIOUS", "top left"), ("SELECT", "top right")),
    3: (("PREVIOUS", "top left"), ("SELECT", "top right"), ("NEXT", "bottom left")),
}

SOUND = {"pin": 0}  # by a wire from GP0 to AUDIO

UNUSED = {8: 0, 9: 0, 10: 0, 11: 0}  # the motors stand still
