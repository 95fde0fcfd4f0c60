"""German: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Anleitung"
HELP_LINE = "Regeln und Tasten dieses Spiels"
HELP_KEY = "Hilfe"
TO_RULES = "Regeln"
TO_KEYS = "Tasten"

HELP_SET = "Ein SET: Jede Eigenschaft ist auf allen drei Karten gleich oder auf allen verschieden."
HELP_DEALT = "Kein SET da? Drei Karten kommen dazu."
HINTS_OFF = "Tipps sind in den Einstellungen aus."
HELP_NO_MATCH = "Kein SET da? Sag es: drei Karten dazu."
HELP_NO_MATCH_COSTS = "Falsch: %s."

HELP_ONE_SAME = "Eine Eigenschaft ist auf allen Karten gleich."
HELP_SAME = (
    "Die Anzahl ist auf allen Karten gleich.",
    "Die Farbe ist auf allen Karten gleich.",
    "Die Füllung ist auf allen Karten gleich.",
    "Die Form ist auf allen Karten gleich.",
)
KEY_CALL = "rufen"
KEY_ASK = "fragen: kein SET?"
