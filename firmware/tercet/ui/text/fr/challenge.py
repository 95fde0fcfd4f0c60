"""Français : les mots des défis, la même partie pour deux grâce à un code."""

NAME = "Avec un code"
LINE = "Les mêmes cartes qu’un ami"

# the result, and what is shown to a friend
BADGE = "Défi"
KEY = ("défier un ami", "code")  # shows the code of a result; long and short
UNRECORDED = "hors records"

# typing a code
TYPE = "Entrez le code"
NEXT_ONE = "suivant"
ABOUT = "Il figure au résultat d’un ami. Aucun code ne contient 0, 1, I, L ou O."
SIZE = "Un code a huit caractères."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Le caractère %(place)d ne peut pas être %(character)s\xa0: aucun code ne le contient.",
    2: "Le caractère %(place)d ne peut pas être %(character)s\xa0: ce serait une autre version de Tercet.",
    3: "Le caractère %(place)d ne peut pas être %(character)s\xa0: ce jeu n’existe pas ici.",
    4: "Le caractère %(place)d ne peut pas être %(character)s\xa0: cette partie n’existe pas.",
    5: "Au moins un caractère est faux. Comparez-les tous.",
}
DUEL = (
    "Un duel",
    "Entrez le même code sur deux consoles\xa0: les cartes sont les mêmes. "
    "Chaque résultat montre son code et le score atteint. "
    "Le meilleur résultat gagne.",
)
