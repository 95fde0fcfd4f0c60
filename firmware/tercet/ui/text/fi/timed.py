"""Finnish: Timed."""

NAME = "Aikapeli"
LINE = "Etsi nopeasti 10, 20 tai 30 SETiä"

CHOSEN = ("%(cards)d korttia · vihje: +15 s", "%(cards)d korttia · vihje +15 s")

FOR_SETS = "%d SETiä"

HELP = "Etsi %d SETiä niin nopeasti kuin voit."
HELP_COSTS = "Virhe: +%(wrong)d s. Vihje: +%(hint)d s, mutta sen SET lasketaan."
HELP_MORE = "+%d s"
