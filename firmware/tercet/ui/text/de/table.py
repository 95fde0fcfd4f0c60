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
    "Falsch, zu spät: raus bis zum nächsten SET.",
    "Falsch, zu spät: gib oder schulde ein SET.",
    "Falsch oder zu spät: 1 Minuspunkt.",
)
HELP_DEALS = ("Sagen alle „kein SET“? Drei Karten kommen.", "Reihum legt einer nur aus, 3 je Druck.")
HELP_LAST = "Am Ende sagen die anderen „kein SET“."
HELP_COMPUTER = "Ein Computer legt nach, wenn kein SET da ist, alle bitten oder nach 1 Minute."
HELP_ROUNDS = ("Es gibt eine Runde.", "%d Runden; alle Punkte zählen.")

KEY_CALL = "rufen, auslegen"
KEY_ASK = ("am Ende: kein SET?", "Karten? kein SET?")
