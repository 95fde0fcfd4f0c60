"""French: Practice."""

NAME = "Entraînement"
LINE = "Sans chrono, avec des indices"

CHOSEN = ("%(cards)d cartes · sans chrono · indices gratuits", "%(cards)d cartes · sans chrono")

SETS_HERE = "%d ici"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Coach"
KINDS = (
    "SETs où le nombre est identique",
    "SETs où le nombre diffère",
    "SETs où la couleur est identique",
    "SETs où la couleur diffère",
    "SETs où le contenu est identique",
    "SETs où le contenu diffère",
    "SETs où la forme est identique",
    "SETs où la forme diffère",
    "SETs à une différence",
    "SETs à deux différences",
    "SETs à trois différences",
    "SETs où tout diffère",
)
OVERLOOKS = "Vous manquez les %s."  # one of these
TOO_EARLY = (
    "Encore %d SET, et le coach saura ce qui vous échappe.",
    "Encore %d SETs, et le coach saura ce qui vous échappe.",
)  # for one SET, and for any other number
NOTHING = "Aucun type de SET ne vous échappe."
COURSE = "%d tables avec un seul SET de ce type. Votre temps est mesuré avant et après."
ANOTHER = "autre"
A_COURSE = "Cours"
PARTS = ("avant", "exercice", "après")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Cours terminé"
FASTER = "de moins"  # after a time
SLOWER = "de plus"
COACH_LINE = ("Travaillez ce qui vous échappe.", "Travaillez vos lacunes.")
PART_LINES = (
    "Cinq SETs sans indice. Le temps compte.",
    "Huit SETs pour s’entraîner, avec indices. Le temps ne compte pas.",
    "Encore cinq SETs sans indice. Le temps compte à nouveau.",
)
NO_HINTS = "Pas d’indice\xa0: le temps compte"

HELP = "Ni chrono ni records : prenez votre temps."
HELP_HINT = "Un indice montre une carte d’un SET, le suivant deux, puis les trois."
