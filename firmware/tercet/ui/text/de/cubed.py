"""German: SET Cubed."""

NAME = "SET³"
LINE = "Das Brettspiel mit Würfeln"

LINES = (
    ("Joker tauschen, bis zu drei legen.", "Bis zu drei Würfel legen."),
    ("Jeder Würfel muss in ein neues SET.", "Jeder in ein neues SET."),
)
PRACTICE = "Tipps"
PRACTICE_LINE = ("Mit Tipps gibt es keinen Rekord.", "Mit Tipps kein Rekord.")

WHO_STARTS = "Wer hat ein SET?"
SHOW_IT = "%s: Zeig dein SET"
SHOW_SHORT = "%s: dein SET"
I_HAVE = "ich habe eins"
I_HAVE_SHORT = "ich"
ROLL = "alle würfeln"
NOBODY = "Hat niemand ein SET?"
AGREE = "keins: alle würfeln"
NOT_YET = "Moment"
DECLINED = "Nicht alle stimmen zu: Sucht weiter."
TAKE_BACK_CALL = "doch nicht"
HAS_NONE = "%s hat kein SET."
WAITS = "wartet"
WAITS_FOR = "%s wartet auf den nächsten Wurf."
ROLLED = "Alle haben gewürfelt."
STARTS = "%(who)s beginnt: +%(points)d"
HAD_ONE = "%(who)s hatte ein SET: +%(points)d"

YOUR_TURN = "Du bist dran"
LAST_TURN = "Dein letzter Zug"
YOUR_DICE = "Nochmal würfeln?"
ROUND = "Runde %d"
LAY = "legen"
TAKE = ("zurücknehmen", "zurück")
LAY_HERE = ("legen", "legen")
SWAP_HERE = ("tauschen", "Tausch")
END = "Zug beenden"
END_SHORT = "Ende"
PASSES = "passen"
HANDS = "Vorräte"
WORTH = "+%d"
TURN = "Dein Zug bisher"
TURN_WORTH = ("%(sets)d SET: +%(points)d", "%(sets)d SETs: +%(points)d")
END_TURN = "Zug beenden"
PASS = "Passen"
PASS_LINE = "Diesmal nichts legen."
LAST_PASS = "Passen alle, ist das Spiel aus."
NOTHING_LAID = "Noch nichts gelegt"
TAKE_ALL = "Alles zurücknehmen"
TAKE_ALL_LINE = "Die Würfel kommen in deinen Vorrat."
A_HINT = "Tipp"
HINT_LINE = "Zeigt den besten Zug."
BACK_TO_BOARD = "Spielplan"
LOOKS = "Ein Zug wird gesucht …"
NO_ROOM = "Drei Würfel sind schon gelegt."
SWAPS_FIRST = "Erst tauschen, dann legen."
LOOK = "umsehen"
NO_HINT = "Kein Zug möglich: passen."
HINTED = "Ein erlaubter Zug: +%d"

REFUSALS = (
    ("Die grauen Würfel sind in keinem neuen SET.", "Grau: in keinem neuen SET."),
    ("Kein neues SET mit einem älteren Würfel.", "Kein SET mit älterem Würfel."),
    ("Das erste SET gehört aufs Logo.", "Es gehört aufs Logo."),
)

SCORED = ("%(who)s: %(sets)d SET, +%(points)d", "%(who)s: %(sets)d SETs, +%(points)d")
LAST_DIE = "%(who)s, letzter Würfel: +%(points)d"
PASSED = "%s passt."
BEGINS = "Runde %d beginnt."
SWAPPED = "%s nimmt den Joker und würfelt ihn."
ALL_PASSED = ("Alle passen: Das Spiel ist aus.", "Alle passen. Noch einmal, dann ist Schluss.", "Alle passen und würfeln neu.")

AGAIN = "würfeln"
KEEP = "behalten"
KEEP_ALL = "alle behalten"
ROLL_SOME = "%d würfeln"

WILD = "Ein Joker"
LAY_IT = "Legen"
SUGGESTED = "Ergibt ein SET"
WHICH = "%(number)d von %(all)d"
FACE_LINES = ("Er bleibt so, solange er liegt.", "Er bleibt so.")
WORTH_LINE = ("Punkte hier: +%d", "Hier: +%d")
NO_SET_LINE = ("Allein ergibt er hier kein SET.", "Allein kein SET.")

RECORDS = "Bester Zug %(best)d · %(won)d von %(games)d gewonnen"
BEST_TURN = "bester Zug %d"

HELP = (
    "Leg bis zu drei, jeden in ein neues SET.",
    "SETs liegen waagerecht oder senkrecht.",
    "Ein neues SET braucht einen alten Würfel.",
    "Neues SET: 3 Punkte. Joker gelegt: –1.",
    "Bonusfeld: so viele Punkte, einmal.",
    "Ein gleicher Würfel ersetzt einen Joker.",
)
HELP_END = "Wer alle gelegt hat, beendet das Spiel."
HELP_PASSES = "Passen alle immer wieder, endet es auch."
KEY_BOARD = "legen, zurück, tauschen"
KEY_TURN = "Zug beenden, passen"
KEY_HANDS = "Vorräte der anderen"
PICTURES = (
    ("Erlaubt", "Zwei SETs sind neu: eins mit Würfeln, die schon lagen, eins nur aus neuen. +6"),
    ("Nicht erlaubt", "Der neue Würfel ist in keinem SET: Zwei Würfel zeigen 1 Raute, er zeigt 2."),
    ("Nicht erlaubt", "Die neuen Würfel sind ein SET, aber in keinem neuen SET ist einer, der schon lag."),
)
