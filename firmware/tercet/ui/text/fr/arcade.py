"""French: Arcade."""

NAME = "Arcade"
LINE = "Contre la montre, niveau par niveau"

CHOSEN = ("%(cards)d cartes · %(time)s au départ · indice –%(cost)d s", "%(cards)d cartes · %(time)s · indice –%(cost)d s")

LEVEL = "Niveau %d"
TOO_DEAR = "Trop peu de temps\xa0: un indice coûte %d s"

REACHED = "niveau %d"

HELP = "Trouvez des SETs. Départ : %s. Une erreur ne coûte rien."
HELP_LEVEL = "%(sets)d SETs par niveau : +%(seconds)d s, puis moins."
HELP_HINT = "Indice : –%d s, son SET ne compte pas."
HELP_COUNTS = " Cela vaut un SET."
HELP_LESS = "–%d s"
