"""German: Classic."""

NAME = "Klassisch"
LINE = "Spiel den ganzen Stapel durch"

CHOSEN = ("%(cards)d Karten · ohne Zeitlimit · Tipp: 0 Punkte", "%(cards)d Karten · Tipp: 0 Punkte")

MINUS_ONE = " · –1"

HELP = "Spiel alle %d Karten durch."
HELP_POINTS = "Ein SET: 1 Punkt. Ein Fehler: –1."
HELP_HINT = "Ein Tipp nimmt ein SET weg: 0 Punkte."
HELP_A_POINT = "–1"
