"""French: the display test, and what the handheld says about itself."""

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

ABOUT = (
    "Version %s",
    "%s",
    "%(chip)s · %(free)d sur %(all)d Ko libres",
    "Licence MIT · Police : B612 (OFL 1.1)",
)
UNOFFICIAL = "Ceci n’est pas un produit SET officiel. SET est une marque de son propriétaire."
