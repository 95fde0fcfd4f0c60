"""French: the table game."""

NAME = "À plusieurs"
LINE = "De 2 à 4 : criez « SET » !"

DECK = "Cartes"
DECKS = ("les 81", "débutant\xa0: 27", "une couleur\xa0: 27")
PENALTY = "Erreur"
PENALTIES = ("passer", "rendre un SET", "–1 point")
ROUNDS = "Manches"
TOURNAMENT = "Tournoi"
LINES = (
    ("Le premier qui appuie choisit 3 cartes.", "Le premier qui appuie choisit."),
    ("%(seconds)d s pour choisir · erreur : %(penalty)s", "%(seconds)d s pour choisir"),
)
TOURNAMENT_LINES = (
    ("Un meneur par manche distribue sans jouer.", "Le meneur distribue sans jouer."),
    ("Chaque carte empochée : 1 point.", "1 point par carte."),
)

HELP = "Le premier qui appuie choisit en %d s."
HELP_RIGHT = ("Un SET vaut 1 point.", "Chaque carte d’un SET vaut 1 point.")
HELP_WRONG = (
    "Erreur ou retard : passez jusqu’au prochain SET.",
    "Erreur ou retard : un SET à rendre.",
    "Erreur ou retard : 1 point de moins.",
)
HELP_ALL_OUT = "Si tous passent, tous reviennent."
HELP_DEALS = (
    "Tous disent « pas de SET » ? Trois cartes s’ajoutent.",
    "Le meneur distribue 3 par 3, sans jouer.",
)
HELP_LAST = "Pile vide ? Les autres disent « pas de SET »."
HELP_COMPUTER = "Un ordinateur distribue faute de SET, si tous le demandent ou après 1 minute."
HELP_ROUNDS = ("Une seule manche.", "%d manches ; les points s’additionnent.")

KEY_CALL = "crier, distribuer"
KEY_ASK = ("« pas de SET ? »", "cartes ? pas de SET ?")
