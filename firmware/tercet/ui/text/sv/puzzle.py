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

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Stege"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "%d lösta"
STREAK = "%d felfria i rad"
HOW = ("inte löst än", "löst", "löst med tips eller fel", "löst utan fel")

FOR_ALL = "alla %d SET"
IN_A_ROW = "felfria i rad"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "lista"
NONE_FOUND = "Inget hittat än"
NONE_FOUND_LINE = "Det finns %d SET att hitta."
NEXT_PUZZLE = "nästa"
KEY_VIEW = "se hittade SET"

HELP = "Hitta alla %d SET. Korten ligger kvar och kan användas igen."
HELP_HINT = "Ett tips hittar ett SET åt dig: +%d\xa0s. Fel kostar inget."
HELP_SAME = "Samma nummer är samma pussel på alla Tercet."
