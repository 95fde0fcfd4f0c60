"""Finnish: Arcade."""

NAME = "Arcade"
LINE = "Kelloa vastaan, taso tasolta"

CHOSEN = ("%d korttia · aikaa %s · vihje –%d s", "%d korttia · %s · vihje –%d s")

LEVEL = "Taso %d"

REACHED = "pääsit tasolle %d"

HELP = "Etsi SETejä. Aikaa on aluksi %s."
HELP_LEVEL = "%d SETillä nouset tason: +%d s, myöhemmin vähemmän."
HELP_HINT = "Vihje: –%d s, eikä sen SETiä lasketa."
HELP_COUNTS = " Se lasketaan SETiksi."
HELP_LESS = "–%d s"
