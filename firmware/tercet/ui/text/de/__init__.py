"""German: the words that are no game's own. The terms are those of the printed rule sheets; the player is "du"."""

from tercet.ui.text import counted, found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "ALLEIN", "ZUSAMMEN", "WÜRFEL", "MEHR")
WAITS = "Wartet: %s"
RECORDS = ("Rekorde", "Deine besten Spiele")
SETTINGS = ("Einstellungen", "Farben, Licht, Ton und mehr", "Farben, Licht und mehr")
TUTORIAL = ("SET lernen", "Was ein SET ist, Schritt für Schritt")
SKILLS = ("Einsteiger", "Kenner", "Profi", "Experte")

SAFE = "Abgesicherter Modus"

START = "Start"
CHOOSE = "wählen"
UP = "hoch"
DOWN = "runter"
BACK = "zurück"
HINT = "Tipp"
NO_MATCH = "kein SET"
PAUSE = "Pause"
BEST = "Top 10"
BEST_SHORT = "Top 10"
CLEAR = "löschen"
CHANGE = "ändern"
NEXT = "weiter"
GO_ON = "weiter"
SKIP = "überspringen"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "zum Menü"
AGAIN = "nochmal"
MENU = "Menü"

CHOOSE_SHORT = "wählen"
NO_MATCH_SHORT = "keins"

PLAY = "Spielen"
SKILL = "Stufe"
CARDS = "Eigenschaften"
CONSTANT = "Fällt weg"
TARGET = "Gesuchte SETs"
PUZZLE_NUMBER = "Rätsel"
SHOW_COUNT = "SETs zählen"
OF_SKILL = "nach Stufe"
OF_SKILL_NOW = "nach Stufe: %d"
SURPRISE = "Zufall"
CONSTANT_VALUES = ("Anzahl", "Farbe", "Füllung", "Form")
YES = "ja"
NO = "nein"
SAYS = ("Neue Karten kommen von selbst.", "Du sagst „kein SET“.")
LEANS = ("Leichte SETs.", "SETs aller Art.", "SETs aller Art.", "Schwere SETs.")

SEATS = "Anzahl Spieler"
SEAT = "Spieler %d"
PERSON = "Mensch"
COMPUTER_PLAYS = "Hier spielt der Computer."
PICK = "Zeit zum Wählen"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Dieses Gerät hat nur %d Ruftasten.", "Es gibt nur %d Ruftasten.")
SHORT_SKILLS = ("Ein.", "Ken.", "Pro.", "Exp.")
PLAYER = "Spieler %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Wähle drei: %d s"
PICKING_SHORT = "%d s"
QUESTION = "Kein SET? Alle drücken!"
QUESTION_SHORT = "Kein SET? Drückt!"
QUESTION_SHORTEST = "+3? Drückt!"
QUESTION_NONE = "Keins? Drückt!"
MORE_CARDS = ("Mehr Karten? Alle drücken!", "Mehr? Alle drücken!", "+3? Drückt!")
PLUS_THREE = "kein SET?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "Karten?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "ein SET!"
GIVES_BACK = "ein SET, gleich abgegeben"
SEES_ONE = "%s sieht ein SET"
WILL_DEAL = "%s legt gleich nach"
FULL_TABLE = "In 21 Karten ist ein SET"
EMPTY_STOCK = "Der Stapel ist leer"
TOO_LATE = "zu spät"
ALL_AGREED = "Drei Karten dazu"
DECLINED = "Es geht weiter"
MISSED = "Dieses SET lag noch da"
OUT = "raus"
OWES = "schuldet %d"
MASTER = "legt aus"
CALL = "SET!"
ROUND_OVER = "Die Runde ist vorbei"
MATCH_OVER = "Das Spiel ist vorbei"
ROUND_OF = "Runde %(round)d von %(rounds)d"
ROUNDS = ("Runden %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "Runde"
ROUND_DONE = "Runde %(round)d von %(rounds)d vorbei"
GIVEN_UP = "%s: aufgegeben"
COUNTING = ("Punkte bis dahin", "nur beendete Runden zählen")
WINS = "%s gewinnt!"
TIE_OF = "Gleichstand: %s"
DEALS_NEXT = "nun legt %s aus"
DEALT_THEN = "– hat ausgelegt"
HARDEST = "schwerstes SET: %s"
NEXT_ROUND = "nächste Runde"
QUESTION_ONE = ("Kein SET? Drück!", "+3? Drück!")
MORE_ONE = ("Mehr Karten? Drück!", "Mehr? Drück!", "+3? Drück!")
ENDS = ("Runde beenden? Alle drücken!", "Ende? Drückt!")
ENDS_ONE = ("Runde beenden? Drück!", "Ende? Drück!")
CHOOSES = "%(who)s: %(seconds)d s"
PLAYER_SHORT = "S%d"
ALL_BACK = "Alle wieder drin"

PAUSED = "Pause"
CONTINUE = "Weiterspielen"
START_AGAIN = "Neu beginnen"
REALLY_AGAIN = "Neu beginnen?"
START_AGAIN_LINE = "Ein neues Spiel, genauso eingestellt."
LEAVE = "Später weiter"
LEAVE_LINE = "Das Spiel wartet im Menü auf dich."
GIVE_UP = "Aufgeben"
GIVE_UP_LINE = "Dieses Spiel geht verloren."
REALLY_GIVE_UP = "Wirklich aufgeben?"
STAY = "Nein, weiterspielen"
GIVE_UP_YES = "Ja, aufgeben"

CONTINUE_LINE = "Weiter, wo du aufgehört hast"
NEW_GAME = "Neues Spiel"
NEW_GAME_LINE = "Ein anderes anfangen"
REALLY_NEW = "Neues Spiel beginnen?"
REALLY_NEW_LINE = "Das wartende Spiel geht verloren."
KEEP_GAME = "Nein, behalten"
NEW_YES = "Ja, neu beginnen"

NO_DISK = "Spielstände unlesbar"
WITHOUT_SAVING = "Trotzdem spielen"
WITHOUT_SAVING_LINE = "Nichts wird gespeichert oder gelöscht."
ERASE = "Speicher löschen"
ERASE_LINE = "Alle Dateien darin gehen verloren."
REALLY_ERASE = "Wirklich löschen?"
ERASE_NO = "Nein, behalten"
ERASE_YES = "Ja, löschen"
NOTES = {
    "damaged": ("Spielstand beschädigt", "Es gilt, was sich noch lesen lässt. Der beschädigte bleibt als %s erhalten."),
    "gone": ("Das Spiel ist verloren", "Leider ließ es sich nicht rechtzeitig speichern."),
    "full": ("Der Speicher ist voll", "Du kannst spielen, aber nicht speichern. Lösche dort eigene Dateien."),
    "read-only": ("Speichern gesperrt", "Der Speicher ist schreibgeschützt. Du kannst spielen, aber nicht speichern."),
    "broken": ("Speichern geht nicht", "Du kannst spielen, aber beim Ausschalten geht alles verloren."),
    "erased": ("Speicher bereit", "Ab jetzt wird gespeichert."),
    "not erased": ("Löschen misslungen", "Der Speicher ist wohl abgenutzt. Du kannst spielen, aber nicht speichern."),
    "restarted": ("Tercet ist abgestürzt", "Es hat sich selbst neu gestartet. Es gilt der zuletzt gespeicherte Stand."),
    "battery": ("Akku fast leer", "Lade ihn bald. Bevor er leer ist, wird dein Spiel gespeichert."),
    "safe": (
        "Abgesicherter Modus",
        "Nichts wird gelesen oder gespeichert, das Bild ist träge. Zum Beenden aus- und einschalten.",
    ),
}
COMPUTER_LINE = ("Computer verbunden", "Alles ist gespeichert. Zum Weiterspielen aus- und einschalten.")

FIRST_COLOURS = ("Deine Farben", "Welche drei unterscheidest du am besten?", "Ändern kannst du sie in den Einstellungen.")

SETTING_ROWS = {
    "language": ("Sprache", "Die Sprache aller Texte."),
    "palette": ("Farben", ""),
    "letters": ("Buchstaben", "Ein Buchstabe je Karte für die Farbe."),
    "brightness": ("Helligkeit", "Wie hell das Display ist."),
    "dim": ("Dimmen nach", "Ohne Tastendruck; später ganz dunkel."),
    "volume": ("Ton", "Wie laut die Töne sind."),
    "lamp": ("Lampe", "Die Lampe zeigt richtig und falsch."),
    "hints": ("Tipps", "Beim Üben gibt es immer Tipps."),
    "pick": (PICK, "So viel Zeit hast du nach dem Rufen."),
    "animation": ("Animation", "Karten blinken, neue kommen später."),
    "sign": ("Rekordnamen", "Für jeden Rekord ein Name."),
    "test": ("Displaytest", "Ränder, reine Farben, Abstufungen."),
    "about": ("Info", "Version, Gerät und Lizenz."),
}
PALETTES = ("normal", "Rot-Grün-Schwäche", "Blau-Gelb-Schwäche", "hoher Kontrast")
PALETTE_LINES = (
    "Rot, Grün und Violett.",
    "Orange, Blau und Violett.",
    "Rot, Türkis und Blau.",
    "Rot, Blau und Violett auf Weiß.",
)
VOLUMES = ("aus", "leise", "mittel", "laut")
ON = "an"
OFF = "aus"
NEVER = "nie"
MINUTES = "%d min"

LEFT = "noch %d"
OF = "%(number)d von %(all)d"
FEATURES = ("Anzahl", "Farbe", "Füllung", "Form")
COLOURS = (
    ("rot", "grün", "violett"),
    ("orange", "blau", "violett"),
    ("rot", "türkis", "blau"),
    ("rot", "blau", "violett"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("voll", "halb", "leer"),
    ("Raute", "Balken", "Welle"),
)
TWO_OF = (
    ("1 Symbol", "2 Symbole", "3 Symbole"),
    COLOURS[0],
    ("voll", "halb", "leer"),
    ("Rauten", "Balken", "Wellen"),
)
DECIMAL = ","
RIGHT = "Ein SET!"
ALL_DIFFERENT = "verschieden"
DIFFERENT = "je anders"
SAME = "gleich"
NOT_A_SET = "Kein SET: %s"
MARKS = ("×", "✓")
NOT_NONE = "Es gibt ein SET"
DEALT = "Richtig, drei Karten dazu"
HINTED = "Das ist ein SET"
HINTED_NONE = "Kein SET da: drei Karten dazu"
SHOWN = ("Eine Karte eines SETs", "Zwei Karten eines SETs", "Das ist ein SET: Wähle es")
SHOWN_NONE = "Hier ist kein SET"
ALREADY = "Schon gefunden"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Level %(level)d! +%(seconds)d s"
DONE = "Geschafft! %s"
TIME_UP = "Die Zeit ist um!"
WAS_THERE = "Dieses SET lag da"
NONE_LEFT = ("Es ist kein SET mehr da", "Ein SET! Das war das letzte")

POINTS = ("Punkt", "Punkte")
SETS = ("SET", "SETs")
WRONG = ("Fehler", "Fehler")
HINTS = ("Tipp", "Tipps")
CARDS_LEFT = ("übrig", "übrig")
IN_TIME = "%(what)s in %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "Strafzeit"
PER_SET = "pro SET"
THIS_GAME = ("dieses Spiel", "jetzt")
LAST_TIME = ("letztes Mal", "zuvor")
BEST_BEFORE = ("bisher bestes", "bestes")
AVERAGE_GAME = ("Durchschnitt", "Schnitt")
BEST_TEN = ("Top 10", "Top 10")
MISSED_OF = "Verpasst: %(number)d von %(all)s"
REVIEW = ("ansehen", "mehr")  # a key: the SETs of a game that is over
LAST_GAME = ("letztes Spiel", "letztes")  # a key: the same of the last one
SLOWEST = "Langsamstes: %s"  # SET, after a time
HARDEST_SET = "Schwerstes SET: %s"
CLEARED = "Abgeräumt!"
FIRST_ONE = "Premiere!"
BEFORE = "%(now)s (bisher: %(before)s)"
PLACES = (
    "Rekord!",
    "Platz 2",
    "Platz 3",
    "Platz 4",
    "Platz 5",
    "Platz 6",
    "Platz 7",
    "Platz 8",
    "Platz 9",
    "Platz 10",
)

NO_RECORDS = "Noch keine Spiele"
RECENT = "Letzte %(sets)d SETs: je %(time)s"
HINTED_GAMES = "%s: mit Tipps"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d Eigenschaften"
PUZZLE_SIGN = "Nr. %d"
REALLY_CLEAR = "Liste löschen?"
CLEAR_LINE = "Diese Rekorde gehen verloren."
KEEP = "Nein, behalten"
CLEAR_YES = "Ja, löschen"
WITH_HINTS = "T"

STATISTICS = "Statistik"
TO_STATISTICS = ("Statistik", "Zahlen")
NO_STATISTICS = "Noch nichts da. Spiel ein, zwei Spiele und schau dann wieder nach."
GAMES_PLAYED = ("Spiel", "Spiele")
BEST_STREAK = ("SETs in Folge", "in Folge")
NO_TIME = "–"
SET_TAKES = "Zeit pro SET, nach Unterschieden"
DIFFER = ("1 Unterschied", "2 Unterschiede", "3 Unterschiede", "4 Unterschiede")
WRONG_CLAIMS = "Fehler"
REFUSED_BY = "%d insgesamt; daran lag es:"
NONE_REFUSED = "Noch keiner. Es war immer ein SET."
LAST_GAMES = "Letzte Spiele"
LAST_TAKES = "Zeit pro SET, Spiel für Spiel"
NONE_FINISHED = "Noch kein Spiel mit einem SET beendet."
LATEST = "zuletzt %s"
USUAL = "typisch %s"
RESET = "auf null"
REALLY_RESET = "Statistik auf null setzen?"
RESET_LINE = "Deine Rekorde bleiben."
RESET_YES = "Ja, auf null"

CRASHED = "Da ging etwas schief"
CRASHED_GAME = "Dein Spiel ist gesichert"
CRASHED_LINE = "Mehr dazu steht in crash.txt."


def __getattr__(name: str):
    """The words of the help, the tutorial and the display test, and those that the dice games share (`dice`), are read when
    they are first wanted: the start need not wait for them, and a game need not have them in memory.
    """
    return found(__name__, name)
