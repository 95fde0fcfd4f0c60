"""Raspberry Pi Pico with Pimoroni Pico Display 1.14: pins and panel by role. Sources and doubts: README.md beside this file."""

NAME = "Pico + Pimoroni Pico Display"

DISPLAY = {
    "controller": "ST7789",
    "spi": 0,
    "sck": 18,
    "mosi": 19,
    "cs": 17,
    "dc": 16,
    "reset": None,
    "backlight": 20,
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
        (0xC0, b"\x2c"),  # LCMCTRL
        (0xC2, b"\x01"),  # VDVVRHEN
        (0xC3, b"\x00"),  # VRHS
        (0xC4, b"\x20"),  # VDVS
        (0xD0, b"\xa4\xa1"),  # PWCTRL1
        (0xC6, b"\x0f"),  # FRCTRL2: about 60 Hz
        (0xB0, b"\x00\xc0"),  # RAMCTRL: no grey banding in dark greens
        (0xB7, b"\x75"),  # GCTRL
        (0xBB, b"\x3d"),  # VCOMS
        (0xD6, b"\xa1"),  # PWCTRL2 of the vendor's driver
        (0xE0, b"\x70\x04\x08\x09\x09\x05\x2a\x33\x41\x07\x13\x13\x29\x2f"),  # PVGAMCTRL
        (0xE1, b"\x70\x03\x09\x0a\x09\x06\x2b\x34\x41\x07\x12\x14\x28\x2e"),  # NVGAMCTRL
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

LAMP = {"red": 6, "green": 7, "blue": 8, "active": 0}
