"""Icelandic: the tests of display and board, and what the handheld says about itself."""

TEST_FRAME = ("Er lína við allar fjórar brúnir?", "Hún er einn díll á breidd.", "Ýttu á hvaða takka sem er.")
TEST_FIELDS = ("Rautt", "Grænt", "Blátt", "Hvítt", "Svart")
TEST_STEPS = "16 jöfn þrep í hverjum lit"
TEST_LAST = "Var eitthvað að?"
TEST_WRONG = (
    ("speglað, snúið", "rotation"),
    ("brún vantar", "origin"),
    ("rauðu og bláu víxlað", "colour_order"),
    ("eins og negatíva", "inversion"),
    ("suð, slitnar línur", "baudrate"),
)
TEST_WHERE = "Allt í DISPLAY í skránni board.py."

BOARD_TEST = "prófa tækið"
BOARD_TEST_SHORT = "prófa"
BOARD_KEYS = "Ýttu á alla takkana"
BOARD_HOLD = "Haltu takka inni til að halda áfram."
BOARD_QUESTIONS = (
    "Er lína við allar fjórar brúnir?",
    "Ber hver litur rétt nafn?",
    "Eru 16 jöfn þrep í hverjum lit?",
    "Er súlan bein og heil?",
    "Heyrast tónar?",
    "Er ljósið rautt, grænt og svo blátt?",
)
BOARD_ANSWERS = ("Já: ýttu á takka.", "Nei: haltu takka inni.")
BOARD_CODE = "Kóði fyrir skýrslu"
BOARD_MEASURED = ("Takkar", "baudrate", "tuning", "Rafhlaða")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Útgáfa %s",
    "%s",
    "%(chip)s · %(free)d af %(all)d KB laus",
    "MIT-leyfi · letur: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ekki opinber SET-vara. SET er vörumerki eiganda síns."

SEAT_NAMES = "Nöfn"
LETTERS = "ÁÐÉÍÓÚÝÞÆÖ"
YOUR_NAME = "Nafnið þitt"
NO_NAME = "án nafns"
SAME_NAME = "%s heitir það líka."
NEVER_DIMS = "Skjárinn dofnar aldrei."
