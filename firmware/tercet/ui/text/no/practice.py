"""Norwegian: Practice."""

NAME = "Trening"
LINE = "Uten klokke, tips kort for kort"

CHOSEN = ("%(cards)d kort · uten klokke · gratis tips", "%(cards)d kort · uten klokke")

SETS_HERE = "%d her"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Trener"
KINDS = (
    "SET med samme antall",
    "SET med ulikt antall",
    "SET med samme farge",
    "SET med ulike farger",
    "SET med samme fylling",
    "SET med ulik fylling",
    "SET med samme form",
    "SET med ulike former",
    "SET med én forskjell",
    "SET med to forskjeller",
    "SET med tre forskjeller",
    "SET der alt er ulikt",
)
OVERLOOKS = "Du overser %s."  # one of these
TOO_EARLY = (
    "Etter %d SET til vet treneren hva du overser.",
    "Etter %d SET til vet treneren hva du overser.",
)  # for one SET, and for any other number
NOTHING = "Du overser ingen type SET."
COURSE = "%d bord med ett slikt SET på hvert. Tiden din måles før og etter."
ANOTHER = "annet"
A_COURSE = "Kurs"
PARTS = ("før", "trening", "etter")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Kurset er ferdig"
FASTER = "raskere"  # after a time
SLOWER = "langsommere"
COACH_LINE = ("Finn og tren på det du overser.", "Tren på det du overser.")
PART_LINES = (
    "Fem SET uten tips. Tiden teller.",
    "Åtte SET til trening, med tips. Tiden teller ikke.",
    "Fem SET til uten tips. Tiden teller igjen.",
)
NO_HINTS = "Ingen tips: Tiden teller"

HELP = "Ingen klokke, ingen rekorder: Ta deg god tid."
HELP_HINT = "Et tips viser ett kort i et SET, det neste to, så alle tre."
