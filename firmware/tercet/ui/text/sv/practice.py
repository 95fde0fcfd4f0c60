"""Swedish: Practice."""

NAME = "Övning"
LINE = "Ingen klocka, tips kort för kort"

CHOSEN = ("%(cards)d kort · ingen klocka · fria tips", "%(cards)d kort · ingen klocka")

SETS_HERE = "%d här"

HELP = "Ingen klocka, inga rekord: ta det lugnt."
HELP_HINT = "Ett tips visar ett kort i ett SET, nästa tips två, sedan alla tre."
