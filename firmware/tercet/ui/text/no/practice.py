"""Norwegian: Practice."""

NAME = "Trening"
LINE = "Uten klokke, tips kort for kort"

CHOSEN = ("%(cards)d kort · uten klokke · gratis tips", "%(cards)d kort · uten klokke")

SETS_HERE = "%d her"

HELP = "Ingen klokke, ingen rekorder: ta deg god tid."
HELP_HINT = "Et tips viser ett kort i et SET, det neste to, så alle tre."
