"""French: Arcade."""

NAME = "Arcade"
LINE = "Contre la montre, niveau par niveau"

CHOSEN = ("%d cartes · %s au départ · indice –%d s", "%d cartes · %s · indice –%d s")

LEVEL = "Niveau %d"

REACHED = "niveau %d atteint"

HELP = "Trouvez des SETs. Départ : %s."
HELP_LEVEL = "%d SETs par niveau : +%d s, puis moins."
HELP_HINT = "Indice : –%d s, son SET ne compte pas."
HELP_COUNTS = " Cela vaut un SET."
HELP_LESS = "–%d s"
