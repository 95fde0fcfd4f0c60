"""French: the words that are no game's own. The terms are those of the printed rules."""

from tercet.ui.text import found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "EN SOLITAIRE", "ENSEMBLE", "DÉS", "ET AUSSI")
WAITS = "En attente : %s"
RECORDS = ("Records", "Vos meilleures parties")
SETTINGS = ("Réglages", "Couleurs, luminosité, son, etc.", "Couleurs, luminosité, etc.")
TUTORIAL = ("Premiers pas", "Ce qu’est un SET, étape par étape")
SKILLS = ("Débutant", "Moyen", "Avancé", "Expert")

SAFE = "Mode sans échec"

START = "jouer"
CHOOSE = "choisir"
UP = "haut"
DOWN = "bas"
BACK = "retour"
HINT = "indice"
NO_MATCH = "pas de SET"
PAUSE = "pause"
BEST = "top 10"
BEST_SHORT = "top 10"
CLEAR = "vider"
CHANGE = "changer"
NEXT = "suite"
GO_ON = "continuer"
SKIP = "passer"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "vers le menu"
AGAIN = "rejouer"
MENU = "menu"

CHOOSE_SHORT = "choisir"
NO_MATCH_SHORT = "aucun"

PLAY = "Jouer"
SKILL = "Niveau"
CARDS = "Caractéristiques"
CONSTANT = "Ne varie pas"
TARGET = "SETs à trouver"
PUZZLE_NUMBER = "Énigme"
SHOW_COUNT = "Compter les SETs"
OF_SKILL = "auto"
OF_SKILL_NOW = "auto : %d"
SURPRISE = "au hasard"
CONSTANT_VALUES = ("nombre", "couleur", "contenu", "forme")
YES = "oui"
NO = "non"
SAYS = ("Les cartes s’ajoutent seules.", "Vous dites « pas de SET ».")
LEANS = ("SETs faciles.", "SETs variés.", "SETs variés.", "SETs difficiles.")

SEATS = "Joueurs"
SEAT = "Joueur %d"
PERSON = "humain"
COMPUTER_PLAYS = "L’ordinateur joue ici."
PICK = "Temps pour choisir"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Joueurs humains : %d au maximum.", "Humains : %d au maximum.")
SHORT_SKILLS = ("Déb.", "Moy.", "Av.", "Exp.")
PLAYER = "Joueur %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Choisissez-en 3 : %d s"
PICKING_SHORT = "%d s"
QUESTION = "Pas de SET ? Appuyez tous."
QUESTION_SHORT = "Aucun ? Appuyez."
QUESTION_SHORTEST = "+3 ? Appuyez."
QUESTION_NONE = "Rien ? Appuyez."
MORE_CARDS = ("Des cartes ? Appuyez tous.", "Cartes ? Appuyez.", "+3 ? Appuyez.")
PLUS_THREE = "pas de SET ?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "cartes ?"
BY_NAME = "%(who)s : %(says)s"
TAKES = "un SET !"
GIVES_BACK = "un SET, aussitôt rendu"
SEES_ONE = "%s voit un SET"
WILL_DEAL = "%s va distribuer"
FULL_TABLE = "Parmi 21 cartes, il y a un SET"
EMPTY_STOCK = "La pile est vide"
TOO_LATE = "trop tard"
ALL_AGREED = "Trois cartes de plus"
DECLINED = "La partie continue"
MISSED = "Personne n’a vu ce SET"
OUT = "passe"
OWES = "doit %d"
MASTER = "meneur"
CALL = "SET\xa0!"
ROUND_OVER = "La manche est finie"
MATCH_OVER = "La partie est finie"
ROUND_OF = "Manche %(round)d sur %(rounds)d"
ROUNDS = ("manches %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "manche"
ROUND_DONE = "Manche %(round)d sur %(rounds)d finie"
GIVEN_UP = "%s : abandon"
COUNTING = ("points jusqu’ici", "seules les manches finies comptent")
WINS = "%s gagne !"
TIE_OF = "Égalité : %s"
DEALS_NEXT = "prochain meneur : %s"
DEALT_THEN = "– : meneur"
HARDEST = "SET le plus difficile : %s"
NEXT_ROUND = "manche suivante"
QUESTION_ONE = ("Pas de SET ? Appuyez.", "+3 ? Appuyez.")
MORE_ONE = ("Des cartes ? Appuyez.", "Encore ? Appuyez.", "+3 ? Appuyez.")
ENDS = ("Finir la manche ? Appuyez tous.", "Finir ? Appuyez.")
ENDS_ONE = ("Finir la manche ? Appuyez.", "Finir ? Appuyez.")
CHOOSES = "%(who)s : %(seconds)d s"
PLAYER_SHORT = "J%d"
ALL_BACK = "Tous de retour"

PAUSED = "Pause"
CONTINUE = "Continuer"
START_AGAIN = "Recommencer"
REALLY_AGAIN = "Recommencer ?"
START_AGAIN_LINE = "Une nouvelle partie, mêmes réglages."
LEAVE = "Retour au menu"
LEAVE_LINE = "La partie vous y attend."
GIVE_UP = "Abandonner"
GIVE_UP_LINE = "Cette partie sera perdue."
REALLY_GIVE_UP = "Vraiment abandonner ?"
STAY = "Non, continuer"
GIVE_UP_YES = "Oui, abandonner"

CONTINUE_LINE = "Reprendre là où vous en étiez"
NEW_GAME = "Nouvelle partie"
NEW_GAME_LINE = "En commencer une autre"
REALLY_NEW = "Nouvelle partie ?"
REALLY_NEW_LINE = "La partie en attente sera perdue."
KEEP_GAME = "Non, la garder"
NEW_YES = "Oui, commencer"

NO_DISK = "Sauvegardes illisibles"
WITHOUT_SAVING = "Jouer quand même"
WITHOUT_SAVING_LINE = "Rien n’est enregistré ni effacé."
ERASE = "Effacer la mémoire"
ERASE_LINE = "Tous les fichiers seront perdus."
REALLY_ERASE = "Vraiment effacer ?"
ERASE_NO = "Non, tout garder"
ERASE_YES = "Oui, effacer"
NOTES = {
    "damaged": ("Sauvegarde abîmée", "Ce qui peut encore être lu est utilisé. L’autre est gardée : %s."),
    "gone": ("La partie est perdue", "Désolé, elle n’a pas pu être enregistrée à temps."),
    "full": ("La mémoire est pleine", "Le jeu continue, mais sans sauvegarde. Supprimez-y quelques-uns de vos fichiers."),
    "read-only": ("Mémoire protégée", "Elle est en lecture seule. Le jeu continue, mais sans sauvegarde."),
    "broken": ("Sauvegarde impossible", "Le jeu continue, mais tout sera perdu si vous éteignez."),
    "erased": ("La mémoire est prête", "Désormais, les parties sont enregistrées."),
    "not erased": ("Échec de l’effacement", "La mémoire est peut-être usée. Le jeu continue, mais sans sauvegarde."),
    "restarted": ("Tercet s’est bloqué", "Il a redémarré tout seul. Votre partie reprend à la dernière sauvegarde."),
    "battery": ("Batterie faible", "Rechargez-la bientôt. Votre partie sera enregistrée à temps."),
    "safe": ("Mode sans échec", "Rien n’est lu ni enregistré, et l’écran est lent. Pour quitter, éteignez puis rallumez."),
}
COMPUTER_LINE = ("Ordinateur connecté", "Tout est enregistré. Pour continuer à jouer, éteignez puis rallumez.")

FIRST_COLOURS = ("Vos couleurs", "Quel trio distinguez-vous le mieux ?", "Modifiable plus tard dans les réglages.")

SETTING_ROWS = {
    "language": ("Langue", "La langue de tous les textes."),
    "palette": ("Couleurs", ""),
    "letters": ("Lettres", "L’initiale de la couleur sur les cartes."),
    "brightness": ("Luminosité", "La luminosité de l’écran."),
    "dim": ("Veille après", "Sans appui ; puis l’écran s’éteint."),
    "volume": ("Son", "Le volume des sons."),
    "lamp": ("Voyant", "Il montre si c’est juste ou faux."),
    "hints": ("Indices", "Toujours permis à l’entraînement."),
    "pick": (PICK, "Pour trouver vos cartes après « SET »."),
    "animation": ("Animation", "Clignotement et arrivée des cartes."),
    "sign": ("Records signés", "Les dix meilleures portent un nom."),
    "test": ("Test de l’écran", "Bords, couleurs pures, dégradés."),
    "about": ("À propos", "Version, console et licence."),
}
PALETTES = ("normales", "daltonisme rouge-vert", "daltonisme bleu-jaune", "fort contraste")
PALETTE_LINES = (
    "Rouge, vert et violet.",
    "Orange, bleu et prune.",
    "Rouge, cyan et marine.",
    "Rouge, bleu et prune sur blanc.",
)
VOLUMES = ("coupé", "faible", "moyen", "fort")
ON = "oui"
OFF = "non"
NEVER = "jamais"
MINUTES = "%d min"

LEFT = "reste %d"
OF = "%(number)d sur %(all)d"
FEATURES = ("nombre", "couleur", "contenu", "forme")
COLOURS = (
    ("rouge", "vert", "violet"),
    ("orange", "bleu", "prune"),
    ("rouge", "cyan", "marine"),
    ("rouge", "bleu", "prune"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("plein", "hachuré", "vide"),
    ("losange", "barre", "vague"),
)
TWO_OF = (
    ("1 symbole", "2 symboles", "3 symboles"),
    COLOURS[0],
    ("plein", "hachuré", "vide"),
    ("losanges", "barres", "vagues"),
)
DECIMAL = ","
RIGHT = "Un SET !"
ALL_DIFFERENT = "partout différent"
DIFFERENT = "différent"
SAME = "identique"
NOT_A_SET = "Pas un SET : %s"
MARKS = ("×", "✓")
NOT_NONE = "Il y a un SET"
DEALT = "Exact, trois cartes de plus"
HINTED = "Voici un SET"
HINTED_NONE = "Pas de SET : trois cartes de plus"
SHOWN = ("Une carte d’un SET", "Deux cartes d’un SET", "Voici un SET : choisissez-le")
SHOWN_NONE = "Pas de SET ici"
ALREADY = "Déjà trouvé"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Niveau %(level)d ! +%(seconds)d s"
DONE = "Fini ! %s"
TIME_UP = "Temps écoulé !"
WAS_THERE = "Il restait ce SET"
NONE_LEFT = ("Il ne reste aucun SET", "Un SET\xa0! Il n’en reste aucun")

POINTS = ("point", "points")
SETS = ("SET", "SETs")
WRONG = ("erreur", "erreurs")
HINTS = ("indice", "indices")
CARDS_LEFT = ("restante", "restantes")
IN_TIME = "%(what)s en %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "de pénalité"
PER_SET = "par SET"
THIS_GAME = ("cette partie", "celle-ci")
LAST_TIME = ("la dernière fois", "avant")
BEST_BEFORE = ("meilleure avant", "record")
AVERAGE_GAME = ("moyenne", "moyenne")
BEST_TEN = ("dix meilleures", "top 10")
MISSED_OF = "Manqués\xa0: %(number)d sur %(all)s"
REVIEW = ("revoir", "suite")  # a key: the SETs of a game that is over
LAST_GAME = ("dernière partie", "dernière")  # a key: the same of the last one
SLOWEST = "Le plus lent\xa0: %s"  # SET, after a time
HARDEST_SET = "SET le plus dur\xa0: %s"
CLEARED = "Table vide !"
FIRST_ONE = "Première\xa0!"
BEFORE = "%(now)s (avant : %(before)s)"
PLACES = (
    "Record !",
    "2e place",
    "3e place",
    "4e place",
    "5e place",
    "6e place",
    "7e place",
    "8e place",
    "9e place",
    "10e place",
)

NO_RECORDS = "Pas encore de partie"
RECENT = "%(sets)d derniers SETs : %(time)s chacun"
HINTED_GAMES = "%s : avec indices"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d caractéristiques"
PUZZLE_SIGN = "n° %d"
REALLY_CLEAR = "Vider la liste ?"
CLEAR_LINE = "Ces records seront perdus."
KEEP = "Non, les garder"
CLEAR_YES = "Oui, vider"
WITH_HINTS = "i"

STATISTICS = "Statistiques"
TO_STATISTICS = ("statistiques", "stats")
NO_STATISTICS = "Rien pour l’instant. Jouez une partie ou deux, puis revenez voir."
GAMES_PLAYED = ("partie", "parties")
BEST_STREAK = ("SETs d’affilée", "d’affilée")
NO_TIME = "–"
SET_TAKES = "Temps par SET, selon les différences"
DIFFER = ("1 différence", "2 différences", "3 différences", "4 différences")
WRONG_CLAIMS = "Erreurs"
REFUSED_BY = "%d en tout, par caractéristique"
NONE_REFUSED = "Aucune jusqu’ici. Que des SETs !"
LAST_GAMES = "Dernières parties"
LAST_TAKES = "Temps par SET, partie par partie"
NONE_FINISHED = "Aucune partie terminée avec un SET."
LATEST = "dernière : %s"
USUAL = "d’habitude : %s"
RESET = "à zéro"
REALLY_RESET = "Remettre à zéro ?"
RESET_LINE = "Les records sont conservés."
RESET_YES = "Oui, tout à zéro"

CRASHED = "Une erreur s’est produite"
CRASHED_GAME = "Votre partie est enregistrée"
CRASHED_LINE = "Plus de détails dans crash.txt."


def counted(number: int, pair: tuple) -> str:
    """Return the form of a word that goes with a number: in French 0 is singular, too."""
    return pair[0] if -2 < number < 2 else pair[1]


def __getattr__(name: str):
    """The words of the help, the tutorial and the display test, and those that the dice games share (`dice`), are read when
    they are first wanted: the start need not wait for them, and a game need not have them in memory.
    """
    return found(__name__, name)
