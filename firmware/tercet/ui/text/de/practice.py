"""German: Practice."""

NAME = "Üben"
LINE = "Ohne Uhr, Tipps Karte für Karte"

CHOSEN = ("%(cards)d Karten · ohne Uhr · Tipps gratis", "%(cards)d Karten · ohne Uhr")

SETS_HERE = "%d hier"

HELP = "Keine Uhr, keine Rekorde: Lass dir Zeit."
HELP_HINT = "Ein Tipp zeigt eine Karte eines SETs, der nächste zwei, dann alle drei."
