"""German: the table game."""

NAME = "Am Tisch"
LINE = "2 bis 4 Spieler: rufen und nehmen"

DECK = "Karten"
DECKS = ("alle 81", "Einsteiger: 27", "eine Farbe: 27")
PENALTY = "Bei Fehlern"
PENALTIES = ("aussetzen", "SET abgeben", "Minuspunkt")
ROUNDS = "Runden"
TOURNAMENT = "Turnier"
LINES = (
    ("Wer zuerst drückt, wählt drei Karten.", "Wer zuerst drückt, wählt."),
    ("%(seconds)d s zum Wählen · falsch: %(penalty)s", "%(seconds)d s zum Wählen"),
)
TOURNAMENT_LINES = (
    ("In jeder Runde legt einer nur Karten aus.", "Reihum legt einer nur aus."),
    ("1 Punkt für jede genommene Karte.", "1 Punkt je Karte."),
)

HELP = "Wer zuerst ruft, hat %d\xa0s zum Wählen."
HELP_RIGHT = ("Ein SET: 1 Punkt.", "Jede Karte eines SETs: 1 Punkt.")
HELP_WRONG = (
    "Falsch oder zu spät: raus bis zum nächsten SET.",
    "Falsch oder zu spät: ein SET abgeben oder schulden.",
    "Falsch oder zu spät: 1 Minuspunkt.",
)
HELP_ALL_OUT = "Sind alle raus, sind alle wieder drin."
HELP_DEALS = ("Sagen alle „kein SET“: drei Karten dazu.", "Reihum legt einer nur aus: je Druck drei.")
HELP_LAST = "Am Ende sagen die anderen „kein SET“."
HELP_COMPUTER = "Ein Computer legt nach, wenn kein SET da ist, alle fragen oder 1 Minute um ist."
HELP_ROUNDS = ("Es gibt eine Runde.", "%d Runden; alle Punkte zählen.")

KEY_CALL = "rufen, auslegen"
KEY_ASK = ("am Ende: kein SET?", "mehr Karten? kein SET?")
