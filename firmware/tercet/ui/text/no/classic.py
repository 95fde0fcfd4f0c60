"""Norwegian: Classic."""

NAME = "Klassisk"
LINE = "Spill gjennom hele stokken"

CHOSEN = ("%(cards)d kort · ingen tidsgrense · tips: 0 poeng", "%(cards)d kort · tips: 0 poeng")

MINUS_ONE = " · –1"

HELP = "Spill gjennom alle %d kortene."
HELP_POINTS = "Et SET: 1 poeng. En feil: –1."
HELP_HINT = "Et tips fjerner et SET: 0 poeng."
HELP_A_POINT = "–1"
