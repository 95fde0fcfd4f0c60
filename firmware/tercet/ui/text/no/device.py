"""Norwegian: the display test, and what the handheld says about itself."""

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

ABOUT = (
    "Versjon %s",
    "%s",
    "%(chip)s · %(free)d av %(all)d kB ledig",
    "MIT-lisens · skrift: B612 (OFL 1.1)",
)
UNOFFICIAL = "Ikke et offisielt SET-produkt. SET er et varemerke som tilhører sin eier."
