"""A Raspberry Pi Pico, a display module and keys that you wire yourself: say which module, or copy this folder and change more.

Every pin is a GPIO number, the one after "GP" on the Pico's back; README.md beside this file says where it is on the Pico
and what to connect to it. `.venv/bin/python -m tools.boards diy` tells you of mistakes before you solder.
"""

# 1. The name: free choice.
NAME = "Pico, display module and keys"

# 2. The display: one of the MODULES below, by its name.
MODULE = "ILI9341 320x240"

# What these modules need, by what their sellers call them: the chip on it, and the glass as you hold it.
MODULES = {
    "ILI9341 320x240": {
        "controller": "ILI9341",
        # The glass, its short side first, as the seller says it.
        "panel": (240, 320),
        # (0, 0) but where the picture is shifted.
        "origin": (0, 0),
        # How you hold it: 0, 90, 180 or 270 degrees. Upside down: add 180.
        "rotation": 90,
        # Red and blue exchanged: the other one, "RGB" or "BGR".
        "colour_order": "BGR",
        # White for black: the other one, True or False.
        "inversion": False,
        # What the maker of this glass wants set. It matters for contrast and evenness only.
        "tuning": (
            (0xCB, b"\x39\x2c\x00\x34\x02"),  # power control A
            (0xCF, b"\x00\xc1\x30"),  # power control B
            (0xE8, b"\x85\x00\x78"),  # driver timing control A
            (0xEA, b"\x00\x00"),  # driver timing control B
            (0xED, b"\x64\x03\x12\x81"),  # power on sequence control
            (0xF7, b"\x20"),  # pump ratio control
            (0xC0, b"\x23"),  # power control 1: 4.6 V
            (0xC1, b"\x10"),  # power control 2
            (0xC5, b"\x3e\x28"),  # VCOM control 1
            (0xC7, b"\x86"),  # VCOM control 2
            (0xB1, b"\x00\x1b"),  # frame rate control: 70 Hz
            (0xB6, b"\x08\x82\x27"),  # display function control: 320 lines
            (0xF2, b"\x00"),  # no three gamma curves
            (0x26, b"\x01"),  # GAMSET
            (0xE0, b"\x0f\x31\x2b\x0c\x0e\x08\x4e\xf1\x37\x07\x10\x03\x0e\x09\x00"),  # positive gamma
            (0xE1, b"\x00\x0e\x14\x03\x11\x07\x31\xc1\x48\x08\x0f\x0c\x31\x36\x0f"),  # negative gamma
        ),
    },
    "ST7789 320x240": {
        "controller": "ST7789",
        "panel": (240, 320),
        "origin": (0, 0),
        "rotation": 90,
        "colour_order": "RGB",
        "inversion": True,
    },
    # The square one is mostly sold without a CS pin. Where yours has one delete "cs", "polarity" and "phase".
    "ST7789 240x240": {
        "controller": "ST7789",
        "panel": (240, 240),
        "origin": (0, 0),
        "rotation": 0,
        "colour_order": "RGB",
        "inversion": True,
        "cs": None,
        "polarity": 1,
        "phase": 1,
    },
    "ST7789 240x135": {
        "controller": "ST7789",
        "panel": (135, 240),
        "origin": (52, 40),
        "rotation": 90,
        "colour_order": "RGB",
        "inversion": True,
    },
}

# How the module is wired; what MODULES says of one comes before what stands here.
DISPLAY = {
    # The bus: unit 0 has SCK on 2, 6, 18 or 22 and MOSI on 3, 7 or 19; unit 1 SCK on 10, 14 or 26, MOSI on 11, 15 or 27.
    "spi": 1,
    "sck": 10,  # on the module: SCK, SCL or CLK
    "mosi": 11,  # MOSI, SDA, SDI or DIN
    # Any pins. None for cs and reset where the module has no such pin; without a CS pin also set polarity and phase to 1.
    "cs": 9,
    "dc": 8,  # DC, RS or A0
    "reset": 12,  # RST, RES or RESET
    "backlight": 13,  # BL, BLK or LED
    # Bits a second. An ILI9341 is promised to take 10 MHz and takes 31.25 and more; an ST7789 takes 62_500_000. If the
    # picture is torn or speckled go down: jumper wires fail above some 33 MHz.
    "baudrate": 31_250_000,
    "polarity": 0,
    "phase": 0,
}
DISPLAY.update(MODULES[MODULE])

# 3. The keys, each from its pin to GND; no resistors. "label" is what the screen calls the key: print it beside it. "places" is
# where it is, for each of its pins: the side of the glass ("left", "right", "below", or "top", "bottom" for a key in an edge
# of the case), and there the column and the row, counted from 0. A cross has its keys at 1, 0; 0, 1; 2, 1; 1, 2 of a side.
# SELECT chooses, BACK goes back and pauses, HINT shows a SET, MENU says that there is none.
BUTTONS = {
    "UP": {"pins": (2,), "label": "Up", "places": (("left", 1, 0),)},
    "DOWN": {"pins": (18,), "label": "Down", "places": (("left", 1, 2),)},
    "LEFT": {"pins": (16,), "label": "Left", "places": (("left", 0, 1),)},
    "RIGHT": {"pins": (20,), "label": "Right", "places": (("left", 2, 1),)},
    "SELECT": {"pins": (15,), "label": "A", "places": (("right", 2, 1),)},
    "BACK": {"pins": (17,), "label": "B", "places": (("right", 1, 2),)},
    "HINT": {"pins": (19,), "label": "X", "places": (("right", 1, 0),)},
    "MENU": {"pins": (21,), "label": "Y", "places": (("right", 0, 1),)},
}
# With four keys only: PREVIOUS and NEXT take the place of the four directions, and a long press that of two keys more:
#     "PREVIOUS": {"pins": (2,), "label": "<", "places": (("left", 0, 0),)},
#     "NEXT": {"pins": (18,), "label": ">", "places": (("left", 0, 1),)},
#     "SELECT": {"pins": (15,), "label": "A", "places": (("right", 0, 0),), "hold": "HINT"},
#     "BACK": {"pins": (17,), "label": "B", "places": (("right", 0, 1),), "hold": "MENU"},

# 4. Whose call button is which in the table game, by the number of people, and the corner where they are shown: of all keys but
# BACK and MENU the one that is nearest to that corner. As many people as you like to have, up to four.
SEATS = {
    1: (("HINT", "top right"),),
    2: (("UP", "top left"), ("HINT", "top right")),
    3: (("UP", "top left"), ("HINT", "top right"), ("SELECT", "bottom right")),
    4: (("UP", "top left"), ("HINT", "top right"), ("DOWN", "bottom left"), ("SELECT", "bottom right")),
}

# 5. What else there may be; take away the "# " of what you have.
# A buzzer without electronics of its own, between this pin and GND:
# SOUND = {"pin": 6}
# A lamp of three colours; active 1: it lights when its pin is high, 0: when it is low.
# LAMP = {"red": 3, "green": 4, "blue": 5, "active": 1}
# A battery at one of the pins 26 to 28, by way of two equal resistors (divider 2), and its volts when empty and full:
# BATTERY = {"adc": 26, "divider": 2, "empty": 3.4, "full": 4.1}
