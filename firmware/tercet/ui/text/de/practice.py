"""German: Practice."""

NAME = "Üben"
LINE = "Ohne Uhr, Tipps Karte für Karte"

CHOSEN = ("%(cards)d Karten · ohne Uhr · Tipps gratis", "%(cards)d Karten · ohne Uhr")

SETS_HERE = "%d hier"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Trainer"
KINDS = (
    "SETs mit gleicher Anzahl",
    "SETs mit verschiedener Anzahl",
    "SETs mit gleicher Farbe",
    "SETs mit verschiedenen Farben",
    "SETs mit gleicher Füllung",
    "SETs mit verschiedener Füllung",
    "SETs mit gleicher Form",
    "SETs mit verschiedenen Formen",
    "SETs mit einem Unterschied",
    "SETs mit zwei Unterschieden",
    "SETs mit drei Unterschieden",
    "SETs, bei denen alles verschieden ist",
)
OVERLOOKS = "Du übersiehst %s."  # one of these
TOO_EARLY = (
    "Nach %d weiteren SET weiß der Trainer, was du übersiehst.",
    "Nach %d weiteren SETs weiß der Trainer, was du übersiehst.",
)  # for one SET, and for any other number
NOTHING = "Du übersiehst keine Art von SETs."
COURSE = "%d Auslagen mit je einem solchen SET. Deine Zeit wird vorher und nachher gemessen."
ANOTHER = "andere"
A_COURSE = "Kurs"
PARTS = ("vorher", "Training", "nachher")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Kurs beendet"
FASTER = "schneller"  # after a time
SLOWER = "langsamer"
COACH_LINE = ("Finde und übe, was du übersiehst.", "Übe, was du übersiehst.")
PART_LINES = (
    "Fünf SETs ohne Tipps. Die Zeit zählt.",
    "Acht SETs zum Üben, mit Tipps. Die Zeit zählt nicht.",
    "Noch fünf SETs ohne Tipps. Die Zeit zählt wieder.",
)
NO_HINTS = "Kein Tipp: Die Zeit zählt"

HELP = "Keine Uhr, keine Rekorde: Lass dir Zeit."
HELP_HINT = "Ein Tipp zeigt eine Karte eines SETs, der nächste zwei, dann alle drei."
