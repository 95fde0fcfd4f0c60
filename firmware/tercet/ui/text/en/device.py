"""English: the tests of display and board, and what the handheld says about itself."""

# the display test
TEST_FRAME = ("Is there a line at all four edges?", "It is one pixel wide.", "Press any key.")
TEST_FIELDS = ("Red", "Green", "Blue", "White", "Black")
TEST_STEPS = "16 even steps each"
TEST_LAST = "Was it wrong?"
TEST_WRONG = (  # what was seen, and which constant to change
    ("mirrored, turned", "rotation"),
    ("an edge missing", "origin"),
    ("red and blue swapped", "colour_order"),
    ("like a negative", "inversion"),
    ("noise, torn lines", "baudrate"),
)
TEST_WHERE = "All in DISPLAY of the board's board.py."

# the test of the board
BOARD_TEST = "test the board"  # in a hint line; the next one where there is little room
BOARD_TEST_SHORT = "test"
BOARD_KEYS = "Press every key"
BOARD_HOLD = "To go on, hold a key."
BOARD_QUESTIONS = (  # edges, pure colours, steps, a bar that moves, sound, lamp
    "Is there a line at all four edges?",
    "Is each colour what it is called?",
    "Are there 16 even steps each?",
    "Is the bar straight and whole?",
    "Do you hear notes?",
    "Is the lamp red, green, then blue?",
)
BOARD_ANSWERS = ("Yes: press a key.", "No: hold a key.")
BOARD_CODE = "Code for a report"
BOARD_MEASURED = ("Keys", "baudrate", "tuning", "Battery")  # the middle two as board.py has them
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

# about
ABOUT = (  # version; board; chip and kilobytes of memory, free and in all
    "Version %s",
    "%s",
    "%(chip)s · %(free)d of %(all)d KB free",
    "MIT licence · Font: B612 (OFL 1.1)",
)
UNOFFICIAL = "Not an official SET product. SET is a trademark of its owner."

# names of seats and in the records
SEAT_NAMES = "Names"  # the row of a set-up
LETTERS = ""  # that a name may have beside A to Z
YOUR_NAME = "Your name"  # who has a record is asked for it
NO_NAME = "no name"  # a key
SAME_NAME = "%s has this name, too."  # a player
NEVER_DIMS = "The display stays as it is."  # of the row "Dims after"
