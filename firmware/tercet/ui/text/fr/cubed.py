"""French: SET Cubed."""

NAME = "SET Cubed"
LINE = "Le jeu de plateau avec des dés"

LINES = (
    ("Échangez un joker, posez 1 à 3 dés.", "Posez un à trois dés."),
    ("Chaque dé va dans un nouveau SET.", "Chacun dans un nouveau SET."),
)
PRACTICE = "Indices"
PRACTICE_LINE = ("Avec indices, pas de record.", "Avec indices, pas de record.")

WHO_STARTS = "Qui a un SET ?"
SHOW_IT = "%s : montrez votre SET"
SHOW_SHORT = "%s : votre SET"
I_HAVE = "j’ai un SET"
I_HAVE_SHORT = "un SET"
ROLL = "relancer"
NOBODY = "Personne n’a de SET ?"
AGREE = "d’accord, relancer"
NOT_YET = "attendez"
DECLINED = "Pas tous d’accord : cherchez encore."
TAKE_BACK_CALL = "aucun"
HAS_NONE = "%s n’a pas de SET."
WAITS = "attend"
WAITS_FOR = "%s attend le prochain lancer."
ROLLED = "Tout le monde a relancé."
STARTS = "%(who)s commence : +%(points)d"
HAD_ONE = "%(who)s avait un SET : +%(points)d"

YOUR_TURN = "C’est à vous"
LAST_TURN = "Votre dernier coup"
YOUR_DICE = "Relancer des dés ?"
ROUND = "Tour %d"
LAY = "poser"
TAKE = ("reprendre", "ôter")
LAY_HERE = ("poser", "poser")
SWAP_HERE = ("échanger", "échange")
END = "valider"
END_SHORT = "ok"
PASSES = "passer"
HANDS = "mains"
WORTH = "+%d"
TURN = "Votre coup"
TURN_WORTH = ("%(sets)d SET : +%(points)d", "%(sets)d SETs : +%(points)d")
END_TURN = "Valider le coup"
PASS = "Passer"
PASS_LINE = "Ne rien poser cette fois."
LAST_PASS = "Si tous passent, la partie est finie."
NOTHING_LAID = "Rien n’est encore posé"
TAKE_ALL = "Tout reprendre"
TAKE_ALL_LINE = "Les dés reviennent en main."
A_HINT = "Indice"
HINT_LINE = "Montre le meilleur coup possible."
BACK_TO_BOARD = "plateau"
LOOKS = "Recherche d’un coup…"
NO_ROOM = "Trois dés sont déjà posés."
SWAPS_FIRST = "Échangez avant de poser."
LOOK = "regarder"
NO_HINT = "Aucun coup : passez."
HINTED = "Un coup permis : +%d"

REFUSALS = (
    ("Dés gris : dans aucun nouveau SET.", "Gris : aucun nouveau SET."),
    ("Aucun SET avec un dé déjà en place.", "SET sans dé déjà en place."),
    ("Le premier SET va sur le logo.", "Il va sur le logo."),
)

SCORED = ("%(who)s : %(sets)d SET, +%(points)d", "%(who)s : %(sets)d SETs, +%(points)d")
LAST_DIE = "%(who)s, dernier dé\xa0: +%(points)d"
PASSED = "%s passe."
BEGINS = "Le tour %d commence."
SWAPPED = "%s prend le joker et le lance."
ALL_PASSED = (
    "Tous ont passé : la partie est finie.",
    "Tous ont passé. Encore une fois : c’est fini.",
    "Tous ont passé : on relance.",
)

AGAIN = "relancer"
KEEP = "garder"
KEEP_ALL = "tout garder"
ROLL_SOME = "lancer %d"

WILD = "Un joker"
LAY_IT = "Le poser"
SUGGESTED = "Fait un SET"
WHICH = "%(number)d sur %(all)d"
FACE_LINES = ("Il garde cette face sur le plateau.", "Il garde cette face.")
WORTH_LINE = ("Points ici : +%d", "Ici : +%d")
NO_SET_LINE = ("Seul, il ne forme pas de SET ici.", "Seul, pas de SET.")

RECORDS = "Meilleur coup %(best)d · gagné %(won)d fois sur %(games)d"
BEST_TURN = "meilleur coup : %d"

HELP = (
    "1 à 3 dés, chacun dans un nouveau SET.",
    "Un SET se lit en ligne ou en colonne.",
    "Un SET au moins inclut un dé en place.",
    "Nouveau SET : 3 points. Joker posé : –1.",
    "Case bonus : ses points, une fois.",
    "Échangez un joker contre le même dé.",
)
HELP_END = "Un joueur n’a plus de dé : c’est la fin."
HELP_PASSES = "Fin aussi si tous passent sans cesse."
KEY_BOARD = "poser, reprendre, échanger"
KEY_TURN = "valider, passer"
KEY_HANDS = "les autres mains"
PICTURES = (
    ("Un coup permis", "Deux nouveaux SETs : l’un avec des dés déjà en place, l’autre tout neuf. +6"),
    ("Interdit", "Le nouveau dé n’est dans aucun SET : deux dés ont 1 losange, lui en a 2."),
    ("Interdit", "Les nouveaux dés forment un SET, mais aucun SET n’a de dé déjà en place."),
)
