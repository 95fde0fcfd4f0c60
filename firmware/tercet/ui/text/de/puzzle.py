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

FOR_ALL = "für alle %d SETs"

VIEW = "Liste"
NONE_FOUND = "Noch keins gefunden"
NONE_FOUND_LINE = "Es gibt %d SETs zu finden."
NEXT_PUZZLE = "nächstes"
KEY_VIEW = "gefundene SETs"

HELP = "Finde alle %d SETs. Die Karten bleiben liegen, auch für weitere SETs."
HELP_HINT = "Ein Tipp findet ein SET für dich: +%d\xa0s. Fehler kosten nichts."
HELP_SAME = "Gleiche Nummer, gleiches Rätsel: auf jedem Tercet."
