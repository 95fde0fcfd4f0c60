"""Swedish: the tests of display and board, and what the handheld says about itself."""

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

BOARD_TEST = "testa enheten"
BOARD_TEST_SHORT = "testa"
BOARD_KEYS = "Tryck på varje knapp"
BOARD_HOLD = "Håll in en knapp för att gå vidare."
BOARD_QUESTIONS = (
    "Syns en linje längs alla fyra kanter?",
    "Stämmer varje färg med sitt namn?",
    "Är det 16 jämna steg i varje?",
    "Är stapeln rak och hel?",
    "Hörs det toner?",
    "Lyser lampan rött, grönt, blått?",
)
BOARD_ANSWERS = ("Ja: tryck på en knapp.", "Nej: håll in en knapp.")
BOARD_CODE = "Kod för en rapport"
BOARD_MEASURED = ("Knappar", "baudrate", "tuning", "Batteri")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Version %s",
    "%s",
    "%(chip)s · %(free)d av %(all)d kB ledigt",
    "MIT-licens · typsnitt: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ingen officiell SET-produkt. SET är ett varumärke som tillhör sin ägare."

SEAT_NAMES = "Namn"
LETTERS = "ÅÄÖ"
YOUR_NAME = "Ditt namn"
NO_NAME = "utan namn"
SAME_NAME = "%s heter också så."
NEVER_DIMS = "Skärmen dämpas aldrig."
