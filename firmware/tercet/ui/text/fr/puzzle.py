"""French: Puzzle."""

NAME = "Énigme"
LINE = "Trouvez tous les SETs sur la table"

CHOSEN = ("%(cards)d cartes, %(sets)d SETs · un indice : +30 s", "%(cards)d cartes, %(sets)d SETs · indice +30 s")

WHICH_PUZZLE = "Quelle énigme ?"
SOLVED = "résolue"
NOT_SOLVED = "pas encore résolue"
RANDOM = "hasard"
NEXT_DIGIT = "suivant"
MAKING = "Énigme %d"
MAKING_LINE = "Les cartes arrivent…"

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Échelle"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "résolues\xa0: %d"
STREAK = "%d sans faute d’affilée"
HOW = ("pas encore résolue", "résolue", "résolue avec indice ou erreur", "résolue sans faute")

FOR_ALL = "pour les %d SETs"
IN_A_ROW = "sans faute d’affilée"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "trouvés"
NONE_FOUND = "Rien pour l’instant"
NONE_FOUND_LINE = "Il y a %d SETs à trouver."
NEXT_PUZZLE = "suivante"
KEY_VIEW = "les SETs trouvés"

HELP = "Trouvez les %d SETs. Les cartes restent et resservent."
HELP_HINT = "Un indice donne un SET : +%d s. Une erreur ne coûte rien."
HELP_SAME = "Même numéro, même énigme sur tous les Tercet."
