"""French: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Règles du jeu"
HELP_LINE = "Les règles et les touches de ce jeu"
HELP_KEY = "aide"
TO_RULES = "les règles"
TO_KEYS = "les touches"

HELP_SET = "Un SET : pour chaque caractéristique, trois cartes identiques ou toutes différentes."
HELP_DEALT = "Pas de SET ? Trois cartes s’ajoutent."
HINTS_OFF = "Les indices sont désactivés dans les réglages."
HELP_NO_MATCH = "Pas de SET ? Dites-le : trois cartes s’ajoutent."
HELP_NO_MATCH_COSTS = "Erreur : %s."

HELP_ONE_SAME = "Une caractéristique ne varie pas."
HELP_SAME = (
    "Le nombre ne varie pas.",
    "La couleur ne varie pas.",
    "Le contenu ne varie pas.",
    "La forme ne varie pas.",
)
KEY_CALL = "crier « SET »"
KEY_ASK = "« pas de SET ? »"
