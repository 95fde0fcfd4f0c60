"""German: Timed."""

NAME = "Auf Zeit"
LINE = "Finde schnell 10, 20 oder 30 SETs"

CHOSEN = ("%(cards)d Karten · ein Tipp: +15 s", "%(cards)d Karten · Tipp: +15 s")

FOR_SETS = "für %d SETs"

HELP = "Finde %d SETs, so schnell du kannst."
HELP_COSTS = "Ein Fehler: +%(wrong)d\xa0s. Ein Tipp: +%(hint)d\xa0s, aber sein SET zählt."
HELP_MORE = "+%d\xa0s"
