"""Icelandic: the display test, and what the handheld says about itself."""

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

ABOUT = (
    "Útgáfa %s",
    "%s",
    "%s · %d af %d KB laus",
    "MIT-leyfi · letur: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ekki opinber SET-vara. SET er vörumerki eiganda síns."

SEAT_NAMES = "Nöfn"
LETTERS = "ÁÐÉÍÓÚÝÞÆÖ"
