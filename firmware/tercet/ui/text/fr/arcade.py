"""French: Arcade."""

NAME = "Arcade"
LINE = "Contre la montre, niveau par niveau"

CHOSEN = ("%d cartes · %s au départ · indice –%d s", "%d cartes · %s · indice –%d s")

LEVEL = "Niveau %d"

REACHED = "niveau %d atteint"

HELP = "Trouvez des SETs. Vous avez %s au départ."
HELP_LEVEL = "%d SETs font un niveau : +%d s, puis moins."
HELP_HINT = "Un indice : –%d s, et son SET ne compte pas."
HELP_COUNTS = " Cela compte."
HELP_LESS = "–%d s"
