"""German: Arcade."""

NAME = "Arcade"
LINE = "Gegen die Uhr, Level für Level"

CHOSEN = ("%d Karten · anfangs %s · Tipp: –%d s", "%d Karten · %s · Tipp: –%d s")

LEVEL = "Level %d"

REACHED = "Level %d erreicht"

HELP = "Finde SETs. Du beginnst mit %s."
HELP_LEVEL = "Je %d SETs ein Level: +%d\xa0s, später weniger."
HELP_HINT = "Ein Tipp: –%d\xa0s; sein SET zählt nicht."
HELP_COUNTS = " Das zählt."
HELP_LESS = "–%d\xa0s"
