"""Swedish: the display test, and what the handheld says about itself."""

TEST_FRAME = ("Syns en linje längs alla fyra kanter?", "Den är en pixel bred.", "Tryck på valfri knapp.")
TEST_FIELDS = ("Röd", "Grön", "Blå", "Vit", "Svart")
TEST_STEPS = "16 jämna steg i varje"
TEST_LAST = "Var något fel?"
TEST_WRONG = (
    ("spegelvänd, vriden", "rotation"),
    ("en kant saknas", "origin"),
    ("rött och blått ombytta", "colour_order"),
    ("som ett negativ", "inversion"),
    ("brus, brutna rader", "baudrate"),
)
TEST_WHERE = "Allt finns under DISPLAY i board.py."

ABOUT = (
    "Version %s",
    "%s",
    "%s · %d av %d kB ledigt",
    "MIT-licens · typsnitt: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ingen officiell SET-produkt. SET är ett varumärke som tillhör sin ägare."

SEAT_NAMES = "Namn"
LETTERS = "ÅÄÖ"
