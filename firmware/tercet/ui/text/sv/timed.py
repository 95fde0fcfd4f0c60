"""Swedish: Timed."""

NAME = "På tid"
LINE = "Hitta snabbt 10, 20 eller 30 SET"

CHOSEN = ("%(cards)d kort · ett tips: +15 s", "%(cards)d kort · tips +15 s")

FOR_SETS = "för %d SET"

HELP = "Hitta %d SET så fort du kan."
HELP_COSTS = "Ett fel: +%(wrong)d\xa0s. Ett tips: +%(hint)d\xa0s, men dess SET räknas."
HELP_MORE = "+%d\xa0s"
