"""German: the display test, and what the handheld says about itself."""

TEST_FRAME = ("Ist an allen vier Rändern eine Linie?", "Sie ist ein Pixel breit.", "Weiter mit jeder Taste.")
TEST_FIELDS = ("Rot", "Grün", "Blau", "Weiß", "Schwarz")
TEST_STEPS = "Je 16 gleiche Stufen"
TEST_LAST = "War etwas falsch?"
TEST_WRONG = (
    ("gespiegelt, gedreht", "rotation"),
    ("ein Rand fehlt", "origin"),
    ("Rot und Blau vertauscht", "colour_order"),
    ("wie ein Negativ", "inversion"),
    ("Rauschen, Risse im Bild", "baudrate"),
)
TEST_WHERE = "Alles unter DISPLAY in board.py."

ABOUT = (
    "Version %s",
    "%s",
    "%s · %d von %d KB frei",
    "MIT-Lizenz · Schrift: B612 (OFL 1.1)",
)
UNOFFICIAL = "Kein offizielles SET-Produkt. SET ist eine Marke ihres Inhabers."

SEAT_NAMES = "Namen"
LETTERS = "ÄÖÜ"
