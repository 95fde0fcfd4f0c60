"""French: Classic."""

NAME = "Classique"
LINE = "Jouez toute la pile"

CHOSEN = ("%(cards)d cartes · temps illimité · indice : 0 point", "%(cards)d cartes · indice : 0 point")

MINUS_ONE = " · –1"

HELP = "Jouez les %d cartes jusqu’au bout."
HELP_POINTS = "Un SET : 1 point. Une erreur : –1."
HELP_HINT = "Un indice retire un SET : 0 point."
HELP_A_POINT = "–1"
