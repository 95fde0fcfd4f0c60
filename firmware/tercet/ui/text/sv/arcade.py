"""Swedish: Arcade."""

NAME = "Arkad"
LINE = "Mot klockan, nivå för nivå"

CHOSEN = ("%(cards)d kort · börja med %(time)s · tips –%(cost)d s", "%(cards)d kort · %(time)s · tips –%(cost)d s")

LEVEL = "Nivå %d"
TOO_DEAR = "För lite tid: ett tips kostar %d\xa0s"

REACHED = "nivå %d"

HELP = "Hitta SET. Du börjar med %s. Fel kostar inget."
HELP_LEVEL = "%(sets)d SET ger en nivå: +%(seconds)d\xa0s, senare mindre."
HELP_HINT = "Ett tips: –%d\xa0s; dess SET räknas inte."
HELP_COUNTS = " Det räknas."
HELP_LESS = "–%d\xa0s"
