"""Norwegian: Puzzle."""

NAME = "Oppgave"
LINE = "Finn alle SET på bordet"

CHOSEN = ("%(cards)d kort, %(sets)d SET · et tips: +30 s", "%(cards)d kort, %(sets)d SET · tips +30 s")

WHICH_PUZZLE = "Hvilken oppgave?"
SOLVED = "løst"
NOT_SOLVED = "ikke løst ennå"
RANDOM = "tilfeldig"
NEXT_DIGIT = "neste siffer"
MAKING = "Oppgave %d"
MAKING_LINE = "Kortene legges ut …"

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Stige"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "%d løst"
STREAK = "%d feilfrie på rad"
HOW = ("ikke løst ennå", "løst", "løst med tips eller feil", "løst uten feil")

FOR_ALL = "alle %d SET"
IN_A_ROW = "feilfrie på rad"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "funn"
NONE_FOUND = "Ingen funnet ennå"
NONE_FOUND_LINE = "Det er %d SET å finne."
NEXT_PUZZLE = "neste"
KEY_VIEW = "se funnene dine"

HELP = "Finn alle %d SET. Kortene blir liggende og kan brukes igjen."
HELP_HINT = "Et tips finner et SET for deg: +%d\xa0s. Feil koster ingenting."
HELP_SAME = "Samme nummer er samme oppgave på alle Tercet."
