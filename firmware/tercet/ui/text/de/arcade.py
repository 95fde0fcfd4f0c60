"""German: Arcade."""

NAME = "Arcade"
LINE = "Gegen die Uhr, Level für Level"

CHOSEN = ("%(cards)d Karten · anfangs %(time)s · Tipp: –%(cost)d s", "%(cards)d Karten · %(time)s · Tipp: –%(cost)d s")

LEVEL = "Level %d"
TOO_DEAR = "Zu wenig Zeit: Ein Tipp kostet %d\xa0s"

REACHED = "Level %d"

HELP = "Finde SETs. Du beginnst mit %s. Fehler kosten nichts."
HELP_LEVEL = "Je %(sets)d SETs ein Level: +%(seconds)d\xa0s, später weniger."
HELP_HINT = "Ein Tipp: –%d\xa0s; sein SET zählt nicht."
HELP_COUNTS = " Das zählt wie ein SET."
HELP_LESS = "–%d\xa0s"
