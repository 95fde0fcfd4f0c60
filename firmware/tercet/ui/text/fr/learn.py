"""French: the words of the tutorial."""

WELCOME = ("Un SET, c’est…", "Trois cartes qui vont ensemble. Voyons lesquelles.")
FEATURE_PAGES = (
    ("Nombre", "Chaque carte a quatre caractéristiques. La première : combien de symboles ?"),
    ("Couleur", "La deuxième : quelle couleur ?"),
    ("Contenu", "La troisième : quel contenu ?"),
    ("Forme", "Et la quatrième : quelle forme ?"),
)
EXAMPLES = (
    ("Un SET", "Quatre questions : identique partout, ou différent partout ?"),
    ("Encore un SET", "Ici identique, là différent : c’est permis."),
    ("Pas un SET", "Deux de la même couleur, mais pas la troisième : raté !"),
)
WHICH_THIRD = "Et la troisième ?"
QUESTION_PAGE = "Quelle carte du bas forme un SET avec ces deux-là ?"
NO_SET = "Pas un SET"
TRY_AGAIN = "réessayer"
SKIP_IT = ("Passer la suite\xa0?", "Dans le menu\xa0: Premiers pas.", "Non, continuer", "Oui, passer")
YOUR_TURN = ("C’est à vous", "Trouvez un SET parmi neuf cartes. Voici vos touches :")
FIND_A_SET = "Trouvez un SET"
FOUND = "Un SET ! Bravo !"
ALL_KEYS = "Vos touches"

HOLD_FOR = "appui long : %s"
KEY_MOVE = "déplacer"
KEY_BACKWARD = "carte précédente"
KEY_FORWARD = "carte suivante"
KEY_CHOOSE = "choisir une carte"
KEY_PAUSE = "pause, retour"
KEY_HINT = "avoir un indice"
KEY_NO_MATCH = "« pas de SET »"
