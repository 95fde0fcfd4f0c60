"""English: the display test, and what the handheld says about itself."""

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

# about
ABOUT = (  # version; board; chip and kilobytes of memory, free and in all
    "Version %s",
    "%s",
    "%s · %d of %d KB free",
    "MIT licence · Font: B612 (OFL 1.1)",
)
UNOFFICIAL = "Not an official SET product. SET is a trademark of its owner."

# names of seats and in the records
SEAT_NAMES = "Names"  # the row of a set-up
LETTERS = ""  # that a name may have beside A to Z
