"""Norwegian: Arcade."""

NAME = "Arkade"
LINE = "Mot klokka, nivå for nivå"

CHOSEN = ("%d kort · begynn med %s · tips –%d s", "%d kort · %s · tips –%d s")

LEVEL = "Nivå %d"

REACHED = "nådde nivå %d"

HELP = "Finn SET. Du begynner med %s."
HELP_LEVEL = "%d SET gir nytt nivå: +%d\xa0s, så mindre."
HELP_HINT = "Et tips: –%d\xa0s; SET-et teller ikke."
HELP_COUNTS = " Det teller."
HELP_LESS = "–%d\xa0s"
