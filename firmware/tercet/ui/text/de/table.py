"""German: the table game."""

NAME = "Am Tisch"
LINE = "2 bis 4 Spieler: rufen und nehmen"

DECK = "Karten"
DECKS = ("alle 81", "Einsteiger", "eine Farbe")
PENALTY = "Bei Fehlern"
PENALTIES = ("aussetzen", "SET abgeben", "Minuspunkt")
ROUNDS = "Runden"
TOURNAMENT = "Turnier"
LINES = (
    ("Wer zuerst drückt, ruft und wählt dann drei.", "Wer zuerst drückt, ruft."),
    ("%d s zum Wählen · falsch: %s", "%d s zum Wählen"),
)
TOURNAMENT_LINES = (
    ("In jeder Runde legt einer nur aus.", "Reihum legt einer nur aus."),
    ("1 Punkt für jede genommene Karte.", "1 Punkt je Karte."),
)

HELP = "Wer zuerst drückt, ruft und hat %d s."
HELP_RIGHT = ("Ein SET: 1 Punkt.", "Jede Karte eines SETs: 1 Punkt.")
HELP_WRONG = (
    "Falsch oder zu spät: aussetzen bis zum nächsten SET.",
    "Falsch oder zu spät: ein SET abgeben oder schulden.",
    "Falsch oder zu spät: 1 Punkt weniger.",
)
HELP_DEALS = ("Sagen alle „kein SET“? Drei Karten kommen.", "In jeder Runde legt einer nur aus, 3 je Druck.")
HELP_LAST = "Stapel leer? Die anderen sagen „kein SET“."
HELP_COMPUTER = "Ein Computer legt nach, wenn kein SET da ist, wenn alle bitten oder nach einer Minute."
HELP_ROUNDS = ("Es gibt eine Runde.", "%d Runden; alle Punkte zählen.")

KEY_CALL = "rufen oder auslegen"
KEY_ASK = ("am Ende: kein SET?", "um Karten bitten; kein SET?")
