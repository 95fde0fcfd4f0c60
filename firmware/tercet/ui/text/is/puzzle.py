"""Icelandic: Puzzle."""

NAME = "Þraut"
LINE = "Finndu öll SETTIN á borðinu"

CHOSEN = ("%(cards)d spil, %(sets)d SETT · vísbending: +30 s", "%(cards)d spil, %(sets)d SETT · vísbending +30 s")

WHICH_PUZZLE = "Hvaða þraut?"
SOLVED = "leyst"
NOT_SOLVED = "enn óleyst"
RANDOM = "tilviljun"
NEXT_DIGIT = "næsti stafur"
MAKING = "Þraut %d"
MAKING_LINE = "Verið að leggja spilin …"

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Stigi"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "%d leystar"
STREAK = "%d villulausar í röð"
HOW = ("enn óleyst", "leyst", "leyst með vísbendingu eða villu", "leyst án villu")

FOR_ALL = "öll %d SETTIN"
IN_A_ROW = "villulausar í röð"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "fundin"
NONE_FOUND = "Ekkert fundið enn"
NONE_FOUND_LINE = "Á borðinu eru %d SETT."
NEXT_PUZZLE = "næsta"
KEY_VIEW = "sjá fundin SETT"

HELP = "Finndu öll %d SETTIN. Spilin liggja kyrr og má nota aftur."
HELP_HINT = "Vísbending finnur SETT fyrir þig: +%d s. Villur kosta ekkert."
HELP_SAME = "Sama númer er sama þraut á öllum Tercet-tækjum."
