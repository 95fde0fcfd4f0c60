"""Finnish: the tests of display and board, and what the handheld says about itself."""

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

BOARD_TEST = "testaa laite"
BOARD_TEST_SHORT = "testaa"
BOARD_KEYS = "Paina jokaista nappia"
BOARD_HOLD = "Jatka pitämällä nappia painettuna."
BOARD_QUESTIONS = (
    "Onko joka reunassa viiva?",
    "Vastaako joka väri nimeään?",
    "Onko kussakin 16 tasaista sävyä?",
    "Onko palkki suora ja ehjä?",
    "Kuuluuko säveliä?",
    "Valo: punainen, vihreä, sininen?",
)
BOARD_ANSWERS = ("Kyllä: paina nappia.", "Ei: pidä nappi painettuna.")
BOARD_CODE = "Koodi raporttia varten"
BOARD_MEASURED = ("Napit", "baudrate", "tuning", "Akku")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Versio %s",
    "%s",
    "%(chip)s · %(free)d/%(all)d kt vapaana",
    "MIT-lisenssi · B612-fontti: OFL 1.1",
)
UNOFFICIAL = "Ei virallinen SET-tuote. SET on omistajansa tavaramerkki."

SEAT_NAMES = "Nimet"
LETTERS = "ÅÄÖ"
YOUR_NAME = "Nimesi"
NO_NAME = "ei nimeä"
SAME_NAME = "Sama nimi: %s."
NEVER_DIMS = "Näyttö ei himmene."
