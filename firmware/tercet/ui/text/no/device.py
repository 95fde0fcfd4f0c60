"""Norwegian: the tests of display and board, and what the handheld says about itself."""

TEST_FRAME = ("Er det en strek langs alle fire kanter?", "Den er én piksel bred.", "Trykk på en knapp.")
TEST_FIELDS = ("Rød", "Grønn", "Blå", "Hvit", "Svart")
TEST_STEPS = "16 jevne trinn i hver"
TEST_LAST = "Var noe galt?"
TEST_WRONG = (
    ("speilvendt, dreid", "rotation"),
    ("en kant mangler", "origin"),
    ("rødt og blått byttet om", "colour_order"),
    ("som et negativ", "inversion"),
    ("støy, brutte linjer", "baudrate"),
)
TEST_WHERE = "Alt ligger under DISPLAY i board.py."

BOARD_TEST = "test enheten"
BOARD_TEST_SHORT = "test"
BOARD_KEYS = "Trykk på hver knapp"
BOARD_HOLD = "Hold inne en knapp for å gå videre."
BOARD_QUESTIONS = (
    "Er det en strek langs alle fire kanter?",
    "Stemmer hver farge med navnet?",
    "Er det 16 jevne trinn i hver?",
    "Er stolpen rett og hel?",
    "Hører du toner?",
    "Lyser lampa rødt, grønt, blått?",
)
BOARD_ANSWERS = ("Ja: Trykk på en knapp.", "Nei: Hold inne en knapp.")
BOARD_CODE = "Kode til en rapport"
BOARD_MEASURED = ("Knapper", "baudrate", "tuning", "Batteri")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Versjon %s",
    "%s",
    "%(chip)s · %(free)d av %(all)d kB ledig",
    "MIT-lisens · skrift: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ikke et offisielt SET-produkt. SET er et varemerke som tilhører sin eier."

SEAT_NAMES = "Navn"
LETTERS = "ÆØÅ"
YOUR_NAME = "Navnet ditt"
NO_NAME = "uten navn"
SAME_NAME = "%s heter også det."
NEVER_DIMS = "Skjermen dempes aldri."
