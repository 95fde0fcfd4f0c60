"""Swedish: Puzzle."""

NAME = "Pussel"
LINE = "Hitta alla SET på bordet"

CHOSEN = ("%(cards)d kort, %(sets)d SET · ett tips: +30 s", "%(cards)d kort, %(sets)d SET · tips +30 s")

WHICH_PUZZLE = "Vilket pussel?"
SOLVED = "löst"
NOT_SOLVED = "inte löst än"
RANDOM = "slumpa"
NEXT_DIGIT = "nästa siffra"
MAKING = "Pussel %d"
MAKING_LINE = "Korten läggs ut …"

FOR_ALL = "alla %d SET"

VIEW = "lista"
NONE_FOUND = "Inget hittat än"
NONE_FOUND_LINE = "Det finns %d SET att hitta."
NEXT_PUZZLE = "nästa"
KEY_VIEW = "se hittade SET"

HELP = "Hitta alla %d SET. Korten ligger kvar och kan användas igen."
HELP_HINT = "Ett tips hittar ett SET åt dig: +%d\xa0s. Fel kostar inget."
HELP_SAME = "Samma nummer är samma pussel på alla Tercet."
