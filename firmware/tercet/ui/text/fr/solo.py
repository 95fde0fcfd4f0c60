"""French: Solo."""

NAME = "Solo"
LINE = "Finissez la pile sans pénalité"

CHOSEN = (
    ("Ça coince ? +3 cartes, 1 pénalité.", "+3 cartes : 1 pénalité."),
    ("Zéro pénalité à la fin, c’est gagné.", "À zéro, c’est gagné."),
)

PENALTIES = ("pénalité", "pénalités")
WON = "Gagné !"
LOST = "Perdu"
LEFT_OVER = "reste %s"

PLUS = ("+3 cartes", "+3")
KEY_PLUS = "3 cartes de plus"

HELP = (
    "Empochez les 81 cartes, SET par SET.",
    "Ça coince ? +3 cartes, 1 pénalité.",
    "Pile vide ? Chaque SET efface une pénalité. À zéro, c’est gagné.",
    "Un indice : 1 pénalité, et son SET n’en efface pas. Pas de SET ? +3 cartes, encore 1.",
)
