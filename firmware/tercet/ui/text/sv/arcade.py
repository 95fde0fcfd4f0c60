"""Swedish: Arcade."""

NAME = "Arkad"
LINE = "Mot klockan, nivå för nivå"

CHOSEN = ("%d kort · börja med %s · tips –%d s", "%d kort · %s · tips –%d s")

LEVEL = "Nivå %d"

REACHED = "nådde nivå %d"

HELP = "Hitta SET. Du börjar med %s."
HELP_LEVEL = "%d SET ger en nivå: +%d\xa0s, senare mindre."
HELP_HINT = "Ett tips: –%d\xa0s; dess SET räknas inte."
HELP_COUNTS = " Det räknas."
HELP_LESS = "–%d\xa0s"
