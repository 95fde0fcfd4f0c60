"""Finnish: the display test, and what the handheld says about itself."""

TEST_FRAME = ("Onko joka reunassa viiva?", "Se on yhden pikselin levyinen.", "Jatka millä tahansa napilla.")
TEST_FIELDS = ("Punainen", "Vihreä", "Sininen", "Valkoinen", "Musta")
TEST_STEPS = "Kussakin 16 tasaista sävyä"
TEST_LAST = "Oliko jotain vialla?"
TEST_WRONG = (
    ("peilattu tai kierretty", "rotation"),
    ("reuna puuttuu", "origin"),
    ("punainen näkyy sinisenä", "colour_order"),
    ("kuin negatiivi", "inversion"),
    ("kohinaa, katkoja", "baudrate"),
)
TEST_WHERE = "Kaikki: board.py, kohta DISPLAY."

ABOUT = (
    "Versio %s",
    "%s",
    "%s · %d/%d kt vapaana",
    "MIT-lisenssi · B612-fontti: OFL 1.1",
)
UNOFFICIAL = "Ei virallinen SET-tuote. SET on omistajansa tavaramerkki."

SEAT_NAMES = "Nimet"
LETTERS = "ÅÄÖ"
