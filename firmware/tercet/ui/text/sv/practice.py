"""Swedish: Practice."""

NAME = "Övning"
LINE = "Ingen klocka, tips kort för kort"

CHOSEN = ("%(cards)d kort · ingen klocka · gratis tips", "%(cards)d kort · ingen klocka")

SETS_HERE = "%d här"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Tränare"
KINDS = (
    "SET med samma antal",
    "SET med olika antal",
    "SET med samma färg",
    "SET med olika färger",
    "SET med samma fyllning",
    "SET med olika fyllning",
    "SET med samma symbol",
    "SET med olika symboler",
    "SET med en skillnad",
    "SET med två skillnader",
    "SET med tre skillnader",
    "SET där allt är olika",
)
OVERLOOKS = "Du missar %s."  # one of these
TOO_EARLY = (
    "Efter %d SET till vet tränaren vad du missar.",
    "Efter %d SET till vet tränaren vad du missar.",
)  # for one SET, and for any other number
NOTHING = "Du missar ingen sorts SET."
COURSE = "%d bord med ett sådant SET på varje. Din tid mäts före och efter."
ANOTHER = "annan"
A_COURSE = "Kurs"
PARTS = ("före", "träning", "efter")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Kursen är klar"
FASTER = "snabbare"  # after a time
SLOWER = "långsammare"
COACH_LINE = ("Hitta och träna det du missar.", "Träna det du missar.")
PART_LINES = (
    "Fem SET utan tips. Tiden räknas.",
    "Åtta SET för träning, med tips. Tiden räknas inte.",
    "Fem SET till utan tips. Tiden räknas igen.",
)
NO_HINTS = "Inga tips, tiden räknas"

HELP = "Ingen klocka, inga rekord: ta det lugnt."
HELP_HINT = "Ett tips visar ett kort i ett SET, nästa tips två, sedan alla tre."
