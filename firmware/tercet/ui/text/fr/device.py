"""French: the tests of display and board, and what the handheld says about itself."""

TEST_FRAME = ("Une ligne sur les quatre bords ?", "Elle fait un pixel de large.", "Appuyez sur une touche.")
TEST_FIELDS = ("Rouge", "Vert", "Bleu", "Blanc", "Noir")
TEST_STEPS = "16 paliers égaux par bande"
TEST_LAST = "Un défaut ?"
TEST_WRONG = (
    ("image tournée, en miroir", "rotation"),
    ("un bord manque", "origin"),
    ("rouge et bleu inversés", "colour_order"),
    ("comme un négatif", "inversion"),
    ("parasites, lignes hachées", "baudrate"),
)
TEST_WHERE = "Tout est dans DISPLAY, fichier board.py."

BOARD_TEST = "tester la console"
BOARD_TEST_SHORT = "tester"
BOARD_KEYS = "Appuyez sur chaque touche"
BOARD_HOLD = "Pour continuer, maintenez une touche."
BOARD_QUESTIONS = (
    "Une ligne sur les quatre bords ?",
    "Chaque couleur porte-t-elle son nom ?",
    "16 paliers égaux par bande ?",
    "La barre est-elle droite et entière ?",
    "Entendez-vous des notes ?",
    "Voyant rouge, puis vert, puis bleu ?",
)
BOARD_ANSWERS = ("Oui : appuyez sur une touche.", "Non : maintenez une touche.")
BOARD_CODE = "Code pour un rapport"
BOARD_MEASURED = ("Touches", "baudrate", "tuning", "Batterie")
BOARD_MEGAHERTZ = "%s MHz"
BOARD_VOLTS = "%(volts)d%(point)s%(tenths)d V"

ABOUT = (
    "Version %s",
    "%s",
    "%(chip)s · %(free)d sur %(all)d ko libres",
    "Licence MIT · Police : B612 (OFL 1.1)",
)
UNOFFICIAL = "Ceci n’est pas un produit SET officiel. SET est une marque de son propriétaire."

SEAT_NAMES = "Noms"
LETTERS = "ÀÂÇÉÈÊËÎÏÔÙÛ"
YOUR_NAME = "Votre nom"
NO_NAME = "sans nom"
SAME_NAME = "%s porte aussi ce nom."
NEVER_DIMS = "L’écran ne se met jamais en veille."
