"""German: Practice."""

NAME = "Üben"
LINE = "Ohne Uhr, Tipps Karte für Karte"

CHOSEN = ("%(cards)d Karten · ohne Uhr · Tipps gratis", "%(cards)d Karten · ohne Uhr")

SETS_HERE = "%d hier"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Trainer"
KINDS = (
    "SETs, bei denen die Anzahl gleich ist",
    "SETs, bei denen die Anzahl verschieden ist",
    "SETs, bei denen die Farbe gleich ist",
    "SETs, bei denen die Farbe verschieden ist",
    "SETs, bei denen die Füllung gleich ist",
    "SETs, bei denen die Füllung verschieden ist",
    "SETs, bei denen die Form gleich ist",
    "SETs, bei denen die Form verschieden ist",
    "SETs mit einer verschiedenen Eigenschaft",
    "SETs mit zwei verschiedenen Eigenschaften",
    "SETs mit drei verschiedenen Eigenschaften",
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
COACH_LINE = ("Findet und übt, was du übersiehst.", "Übt, was du übersiehst.")
PART_LINES = (
    "Fünf SETs ohne Tipps. Die Zeit zählt.",
    "Acht SETs zum Üben, mit Tipps. Die Zeit zählt nicht.",
    "Noch fünf SETs ohne Tipps. Die Zeit zählt wieder.",
)
NO_HINTS = "Kein Tipp, die Zeit zählt"

HELP = "Keine Uhr, keine Rekorde: Lass dir Zeit."
HELP_HINT = "Ein Tipp zeigt eine Karte eines SETs, der nächste zwei, dann alle drei."
