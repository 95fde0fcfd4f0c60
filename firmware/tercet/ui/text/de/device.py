"""German: the tests of display and board, and what the handheld says about itself."""

TEST_FRAME = ("Ist an allen vier Rändern eine Linie?", "Sie ist ein Pixel breit.", "Weiter mit jeder Taste.")
TEST_FIELDS = ("Rot", "Grün", "Blau", "Weiß", "Schwarz")
TEST_STEPS = "Je 16 gleichmäßige Stufen"
TEST_LAST = "War etwas falsch?"
TEST_WRONG = (
    ("gespiegelt, gedreht", "rotation"),
    ("ein Rand fehlt", "origin"),
    ("Rot und Blau vertauscht", "colour_order"),
    ("wie ein Negativ", "inversion"),
    ("Rauschen, Risse im Bild", "baudrate"),
)
TEST_WHERE = "Alles unter DISPLAY in board.py."

BOARD_TEST = "Gerät testen"
BOARD_TEST_SHORT = "Test"
BOARD_KEYS = "Drücke jede Taste"
BOARD_HOLD = "Weiter: eine Taste halten."
BOARD_QUESTIONS = (
    "Ist an allen vier Rändern eine Linie?",
    "Passt jede Farbe zu ihrem Namen?",
    "Sind es je 16 gleichmäßige Stufen?",
    "Ist der Balken gerade und ganz?",
    "Sind Töne zu hören?",
    "Leuchtet die Lampe rot, grün, blau?",
)
BOARD_ANSWERS = ("Ja: eine Taste drücken.", "Nein: eine Taste halten.")
BOARD_CODE = "Code für eine Meldung"
BOARD_MEASURED = ("Tasten", "baudrate", "tuning", "Akku")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Version %s",
    "%s",
    "%(chip)s · %(free)d von %(all)d KB frei",
    "MIT-Lizenz · Schrift: B612 (OFL 1.1)",
)
UNOFFICIAL = "Kein offizielles SET-Produkt. SET ist eine Marke ihres Inhabers."

SEAT_NAMES = "Namen"
LETTERS = "ÄÖÜ"
YOUR_NAME = "Dein Name"
NO_NAME = "ohne"
SAME_NAME = "%s heißt auch so."
NEVER_DIMS = "Das Display wird nie dunkler."
