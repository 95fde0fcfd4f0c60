"""Norwegian: Arcade."""

NAME = "Arkade"
LINE = "Mot klokka, nivå for nivå"

CHOSEN = ("%(cards)d kort · begynn med %(time)s · tips –%(cost)d s", "%(cards)d kort · %(time)s · tips –%(cost)d s")

LEVEL = "Nivå %d"
TOO_DEAR = "For lite tid: Et tips koster %d\xa0s"

REACHED = "nivå %d"

HELP = "Finn SET. Du begynner med %s. Feil koster ingenting."
HELP_LEVEL = "%(sets)d SET gir nytt nivå: +%(seconds)d\xa0s, så mindre."
HELP_HINT = "Et tips: –%d\xa0s; SET-et teller ikke."
HELP_COUNTS = " Det teller."
HELP_LESS = "–%d\xa0s"
