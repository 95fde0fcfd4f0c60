"""Finnish: Arcade."""

NAME = "Arcade"
LINE = "Kelloa vastaan, taso tasolta"

CHOSEN = ("%(cards)d korttia · aikaa %(time)s · vihje –%(cost)d s", "%(cards)d korttia · %(time)s · vihje –%(cost)d s")

LEVEL = "Taso %d"
TOO_DEAR = "Liian vähän aikaa: vihje maksaa %d s"

REACHED = "taso %d"

HELP = "Etsi SETejä. Aikaa on aluksi %s. Virhe ei maksa mitään."
HELP_LEVEL = "%(sets)d SETillä nouset tason: +%(seconds)d s, myöhemmin vähemmän."
HELP_HINT = "Vihje: –%d s, eikä sen SETiä lasketa."
HELP_COUNTS = " Se lasketaan SETiksi."
HELP_LESS = "–%d s"
