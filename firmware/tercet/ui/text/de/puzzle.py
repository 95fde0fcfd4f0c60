"""German: Puzzle."""

NAME = "Rätsel"
LINE = "Finde alle SETs einer Auslage"

CHOSEN = ("%(cards)d Karten, %(sets)d SETs · ein Tipp: +30 s", "%(cards)d Karten, %(sets)d SETs · Tipp: +30 s")

WHICH_PUZZLE = "Welches Rätsel?"
SOLVED = "gelöst"
NOT_SOLVED = "noch nicht gelöst"
RANDOM = "Zufall"
NEXT_DIGIT = "weiter"
MAKING = "Rätsel %d"
MAKING_LINE = "Karten werden ausgelegt …"

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Leiter"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "%d gelöst"
STREAK = "%d fehlerfrei in Folge"
HOW = ("noch nicht gelöst", "gelöst", "mit Tipp oder Fehler gelöst", "fehlerfrei gelöst")

FOR_ALL = "für alle %d SETs"
IN_A_ROW = "fehlerfrei in Folge"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "Liste"
NONE_FOUND = "Noch keins gefunden"
NONE_FOUND_LINE = "Es gibt %d SETs zu finden."
NEXT_PUZZLE = "nächstes"
KEY_VIEW = "gefundene SETs"

HELP = "Finde alle %d SETs. Die Karten bleiben liegen; jede darf in mehreren SETs sein."
HELP_HINT = "Ein Tipp findet ein SET für dich: +%d\xa0s. Fehler kosten nichts."
HELP_SAME = "Gleiche Nummer, gleiches Rätsel: auf jedem Tercet."
