"""German: Crossword."""

NAME = "Kreuz & Quer"
LINE = "Bau ein Gitter aus deinen Würfeln"

LINES = (
    ("Jeder baut ein Gitter aus zehn Würfeln.", "Jeder baut ein Gitter."),
    ("Zuerst fertig: 1 Punkt je übrigem Würfel.", "Wer zuerst fertig ist, punktet."),
)
ALONE_LINES = (
    ("Drei Gitter aus zehn Würfeln, auf Zeit.", "Drei Gitter, auf Zeit."),
    ("Einen Würfel ziehen: +%d s", "Würfel ziehen: +%d s"),
)
PRACTICE_LINES = (
    ("Drei Gitter aus zehn Würfeln.", "Drei Gitter aus zehn Würfeln."),
    ("Ohne Uhr, mit Tipps.", "Ohne Uhr, mit Tipps."),
)
NO_PERSON = (("Mindestens ein Mensch muss mitspielen.", "Mindestens ein Mensch."),)
PRACTICE = "Üben"
PICK_UP = "nehmen"
LAY = "legen"
TO_HAND = "zurück"
MORE = "mehr"
ACTIONS = "Was noch?"
DRAW = "Würfel ziehen"
DRAW_LINE = "Einer mehr in deinem Vorrat"
COST = ": +%d s"
SHIFT = "Gitter schieben"
SHIFT_LINE = "Alle seine Würfel auf einmal."
STOP = "Runde aufgeben"
ADD = "Bei anderen anlegen"
ADD_LINE = "Mit einem Würfel aus deinem Vorrat."
UNUSED = "Jeder übrige Würfel"
ENDS = "Diese Runde endet."
SHIFTING = "Tasten schieben das Gitter"
DONE = "fertig"
VIEW = "andere"
VIEW_BACK = "weiter"
NO_ROOM = "Da ist kein Platz"
NOT_HERE = "Da ist kein SET"
NO_HINT = "Kein SET mehr: Zieh einen Würfel"
LOOKS = "Ein SET wird gesucht …"
HINT_SHOWN = "Diese drei sind ein SET"
ALL_USED = "Alle verbaut!"
DONE_IN = "%(who)s ist fertig: %(time)s"
FIRST_WAS = "%s war zuerst fertig"
TIME_IS_UP = "Die Zeit ist um"
BUILDS = "baut"
TAKE_OVER = "Deine Uhr läuft, sobald du drückst."
TO_BEAT = "Zu schlagen: %(who)s, %(time)s."
GAVE_UP = "%s hat aufgegeben."
BEGIN = "Start"
NOBODY = "Niemand wurde fertig"
SO_FAR = "bisher"
THREE_GRIDS = "für drei Gitter"
GIVE_UP_LINE = "Was dir bleibt, zählt für die anderen."
GIVE_UP_YES = "Ja, aufgeben"
USED = "%(used)d von %(dice)d"
DRAWN = ("gezogen", "gezogen")

HELP = (
    "Bau ein Gitter aus allen deinen Würfeln.",
    "Jeder muss in ein SET: Zeile oder Spalte.",
    "Alle hängen zusammen. Grau: ohne SET.",
)
HELP_DRAW = "Ratlos? Zieh einen Würfel."
HELP_COST = "Ratlos? Zieh einen Würfel: +%d\xa0s."
HELP_ENDS = "Wer zuerst fertig ist: +1 je übrigem Würfel. %d Runden."
HELP_ALONE = "%d Gitter, so schnell du kannst."
HELP_PRACTICE = "%d Gitter ohne Uhr; ein Tipp zeigt ein SET."
KEY_PICK = "nehmen, legen"
KEY_MORE = "ziehen, schieben, Ende"
KEY_OTHERS = "die anderen ansehen"
KEY_BACK = "zurücknehmen, Pause"
PICTURES = (
    ("Ein Gitter", "Zwei SETs teilen sich einen Würfel. Alle sind in einem SET und hängen zusammen."),
    ("In keinem SET", "Ein grauer Würfel ist in keinem SET: Er braucht zwei Nachbarn in einer Reihe."),
    ("Zwei Teile", "Beide Reihen sind SETs, aber sie berühren sich nicht. Es muss ein einziges Gitter sein."),
)
