"""Français : les médailles."""

TITLE = "Médailles"
TO_MEDALS = ("médailles", "médailles")
NEW = "Nouvelle médaille\xa0!"
EARNED = "obtenue"
NOT_YET = "pas encore"
BEST = "meilleur\xa0: %s"
FEWEST = "erreurs et indices\xa0: %d"
COUNTS = {3: "%(number)d énigmes sur %(all)d", 5: "niveau %(number)d sur %(all)d", 7: "%(number)d sur %(all)d d’affilée"}
FEATS = (
    ("Sans faute", "Classique, niveau Expert, sans erreur ni indice"),
    ("Sprint", "Chrono, niveau Expert\xa0: %(number)d SETs en %(time)s"),
    ("As des énigmes", "Résolvez %d énigmes"),
    ("Regard vif", "Une énigme, niveau Expert, en %s, sans indice"),
    ("Haute voltige", "Arcade en Expert\xa0: atteignez le niveau %d"),
    ("Éclair", "Un SET où tout diffère, en %s, dans une partie sans indice"),
    ("Main sûre", "%d SETs d’affilée sans erreur"),
    ("Soliste", "Gagnez Solo en %s sans indice"),
    ("Maître de table", "Battez Avancé ou Expert avec les 81 cartes"),
    ("Maître des dés", "Gagnez SET Cubed contre un Expert"),
    ("Chasseur de dés", "Vitesse en solitaire\xa0: %(number)d points en %(time)s"),
    ("Architecte", "Dés croisés en solitaire\xa0: trois grilles en %s"),
)
