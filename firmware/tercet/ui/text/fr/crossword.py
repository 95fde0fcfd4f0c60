"""French: Crossword."""

NAME = "Dés croisés"
LINE = "Une grille avec tous vos dés"

LINES = (
    ("Chacun construit une grille de dix dés.", "Chacun sa grille de dix dés."),
    ("Au premier : 1 point par dé restant.", "Le premier à finir marque."),
)
ALONE_LINES = (
    ("Trois grilles de dix dés, au chrono.", "Trois grilles, au chrono."),
    ("Un dé pioché : +%d s", "Un dé pioché : +%d s"),
)
PRACTICE_LINES = (
    ("Trois grilles de dix dés.", "Trois grilles de dix dés."),
    ("Sans chrono, avec indices.", "Sans chrono, avec indices."),
)
NO_PERSON = (("Il faut au moins un humain.", "Il faut un humain."),)
PRACTICE = "Entraînement"
PICK_UP = "prendre"
LAY = "poser"
TO_HAND = "en main"
MORE = "actions"
ACTIONS = "Que faire ?"
DRAW = "Piocher un dé"
DRAW_LINE = "Un dé de plus en main"
COST = " : +%d s"
SHIFT = "Déplacer la grille"
SHIFT_LINE = "Tous ses dés ensemble."
STOP = "Abandonner la manche"
ADD = "Compléter une autre grille"
ADD_LINE = "Pour y poser un dé de votre main."
UNUSED = "Chaque dé non posé"
ENDS = "Cette manche s’arrête."
SHIFTING = "déplacer la grille"
DONE = "fini"
VIEW = "autres"
VIEW_BACK = "suivante"
NO_ROOM = "Pas de place"
NOT_HERE = "Pas de SET ici"
NO_HINT = "Aucun SET : piochez un dé"
LOOKS = "Recherche d’un SET…"
HINT_SHOWN = "Ces trois-là forment un SET"
ALL_USED = "Tout est posé !"
DONE_IN = "%(who)s a fini : %(time)s"
FIRST_WAS = "%s a fini en premier"
TIME_IS_UP = "Temps à battre dépassé"
BUILDS = "construit"
TAKE_OVER = "Votre chrono part dès que vous appuyez."
TO_BEAT = "À battre : %(who)s, %(time)s."
GAVE_UP = "%s a abandonné."
BEGIN = "jouer"
NOBODY = "Personne n’a fini"
SO_FAR = "jusqu’ici"
THREE_GRIDS = "pour trois grilles"
GIVE_UP_LINE = "Vos dés restants comptent pour les autres."
GIVE_UP_YES = "Oui, abandonner"
USED = "%(used)d sur %(dice)d"
DRAWN = ("dé pioché", "dés piochés")

HELP = (
    "Faites une grille avec tous vos dés.",
    "Chaque dé est dans un SET, en ligne ou en colonne.",
    "Tous se touchent. En gris : hors SET.",
)
HELP_DRAW = "Ça coince ? Piochez un dé."
HELP_COST = "Ça coince ? Piochez un dé : +%d s."
HELP_ENDS = "Le premier marque 1 point par dé restant. %d manches."
HELP_ALONE = "%d grilles, au plus vite."
HELP_PRACTICE = "%d grilles, sans chrono ; un indice montre un SET."
KEY_PICK = "prendre, poser"
KEY_MORE = "piocher, déplacer…"
KEY_OTHERS = "les autres grilles"
KEY_BACK = "remettre en main, pause"
PICTURES = (
    ("Une grille", "Deux SETs partagent un dé. Chaque dé est dans un SET, et tous se touchent."),
    ("Hors SET", "Un dé gris n’est dans aucun SET : il lui faut deux voisins alignés."),
    ("Deux morceaux", "Chaque ligne est un SET, mais elles ne se touchent pas : il faut une seule grille."),
)
