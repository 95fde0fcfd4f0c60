"""Finnish: Classic."""

NAME = "Klassinen"
LINE = "Yksi pakka loppuun asti"

CHOSEN = ("%(cards)d korttia · ei aikarajaa · vihje: 0 pistettä", "%(cards)d korttia · vihje: 0 pistettä")

MINUS_ONE = " · –1"

HELP = "Pelaa %d kortin pakka loppuun."
HELP_POINTS = "SET: 1 piste. Virhe: –1."
HELP_HINT = "Vihje vie SETin: 0 pistettä."
HELP_A_POINT = "–1"
