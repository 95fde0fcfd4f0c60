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

FOR_ALL = "alle %d SET"

VIEW = "funn"
NONE_FOUND = "Ingen funnet ennå"
NONE_FOUND_LINE = "Det er %d SET å finne."
NEXT_PUZZLE = "neste"
KEY_VIEW = "se funnene dine"

HELP = "Finn alle %d SET. Kortene blir liggende og kan brukes igjen."
HELP_HINT = "Et tips finner et SET for deg: +%d\xa0s. Feil koster ingenting."
HELP_SAME = "Samme nummer er samme oppgave på alle Tercet."
