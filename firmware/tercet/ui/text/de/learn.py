"""German: the words of the tutorial."""

WELCOME = ("Was ist ein SET?", "Drei Karten, die zusammenpassen. Finde heraus, welche.")
FEATURE_PAGES = (
    ("Anzahl", "Jede Karte hat vier Eigenschaften. Die erste: Wie viele Symbole?"),
    ("Farbe", "Die zweite: Welche Farbe?"),
    ("Füllung", "Die dritte: Wie sind sie gefüllt?"),
    ("Form", "Und die vierte: Welche Form?"),
)
EXAMPLES = (
    ("Ein SET", "Frag viermal: Bei allen gleich oder bei allen verschieden?"),
    ("Auch ein SET", "Manches gleich, manches verschieden: Auch das gilt."),
    ("Kein SET", "Zwei haben dieselbe Farbe, eine nicht: Das passt nicht."),
)
WHICH_THIRD = "Welche passt?"
QUESTION_PAGE = "Welche Karte unten ergibt mit diesen beiden ein SET?"
NO_SET = "Kein SET"
TRY_AGAIN = "nochmal"
SKIP_IT = ("Rest überspringen?", "„SET lernen“ bleibt im Menü.", "Nein, weiter", "Ja, überspringen")
YOUR_TURN = ("Du bist dran", "Finde ein SET unter neun Karten. Das sind deine Tasten:")
FIND_A_SET = "Finde ein SET"
FOUND = "Ein SET! Sehr gut."
ALL_KEYS = "Deine Tasten"

HOLD_FOR = "halten: %s"
KEY_MOVE = "bewegen"
KEY_BACKWARD = "eine Karte zurück"
KEY_FORWARD = "eine Karte weiter"
KEY_CHOOSE = "Karte wählen"
KEY_PAUSE = "Pause, zurück"
KEY_HINT = "Tipp holen"
KEY_NO_MATCH = "„kein SET“ sagen"
