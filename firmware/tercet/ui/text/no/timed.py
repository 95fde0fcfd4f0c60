"""Norwegian: Timed."""

NAME = "På tid"
LINE = "Finn raskt 10, 20 eller 30 SET"

CHOSEN = ("%(cards)d kort · et tips: +15 s", "%(cards)d kort · tips +15 s")

FOR_SETS = "for %d SET"

HELP = "Finn %d SET så fort du kan."
HELP_COSTS = "En feil: +%(wrong)d\xa0s. Et tips: +%(hint)d\xa0s, men SET-et teller."
HELP_MORE = "+%d\xa0s"
