"""Finnish: Practice."""

NAME = "Harjoittelu"
LINE = "Ei kelloa, vihjeet kortti kerrallaan"

CHOSEN = ("%(cards)d korttia · ei kelloa · ilmaiset vihjeet", "%(cards)d korttia · ei kelloa")

SETS_HERE = "pöydällä %d"

HELP = "Ei kelloa eikä ennätyksiä: mieti rauhassa."
HELP_HINT = "Vihje näyttää SETistä yhden kortin, seuraava kaksi, sitten kaikki."
