"""French: Speed."""

NAME = "Vitesse"
LINE = "42 dés, au plus rapide"

LINES = (
    ("Le premier qui appuie choisit 3 dés.", "Le premier qui appuie choisit."),
    ("%d s pour choisir · erreur, retard : –1", "%d s · erreur : –1"),
)
ALONE_LINES = (
    ("Cinq manches contre la montre.", "Cinq manches, au chrono."),
    ("Erreur : –1 · un joker va partout", "Erreur : –1"),
)
TIE = "Égalité en tête"
TIE_BREAK = "départage"
TO_TIE_BREAK = "départage"
TIE_RULE = "%d dés\xa0: premier SET gagnant. Erreur\xa0: éliminé."
OTHERS_OUT = "Les autres sont éliminés"
ROLLED_AGAIN = "Dés relancés"
END_ROUND = "aucun SET, finir la manche"
END_ROUND_SHORT = "finir la manche"
SEARCH_ON = "chercher encore"
NONE_SHORT = "aucun ?"
BY_ROUND = "par manche"

HELP = "Trois dés qui forment un SET : +1."
HELP_CALL = "Le premier qui appuie choisit en %d s."
HELP_ALONE = "%d manches au chrono : les points, puis le temps."
HELP_WRONG = ("Erreur ou retard : –1.", "Erreur : –1.")
HELP_ENDS = (
    "Aucun SET, ou tous d’accord : la manche est finie.",
    "Aucun SET, ou vous le dites : la manche est finie.",
)
HELP_ROUNDS = "%(rounds)d manches, puis %(dice)d dés s’il y a égalité."
HELP_WILD = "Un joker vaut ce que vous voulez."
PICTURES = (
    ("Trois dés pareils", "Trois dés pareils forment un SET : tout y est identique."),
    ("Un joker", "Un joker vaut ce qui manque : deux dés et un joker forment toujours un SET."),
    ("Pas un SET", "Un dé a 1 symbole, deux en ont 2 : ni identiques, ni tous différents."),
)
