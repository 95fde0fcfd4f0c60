"""French: Practice."""

NAME = "Entraînement"
LINE = "Sans chrono, avec des indices"

CHOSEN = ("%(cards)d cartes · sans chrono · indices gratuits", "%(cards)d cartes · sans chrono")

SETS_HERE = "%d ici"

HELP = "Ni chrono ni records : prenez votre temps."
HELP_HINT = "Un indice montre une carte d’un SET, le suivant deux, puis les trois."
