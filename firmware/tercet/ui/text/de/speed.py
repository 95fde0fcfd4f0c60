"""German: Speed."""

NAME = "Speed"
LINE = "42 Würfel: Wer sieht zuerst ein SET?"

LINES = (
    ("Wer zuerst drückt, wählt drei Würfel.", "Wer zuerst drückt, wählt."),
    ("%d s zum Wählen · falsch, zu spät: –1", "%d s · falsch: –1"),
)
ALONE_LINES = (
    ("Fünf Runden gegen die Uhr.", "Fünf Runden auf Zeit."),
    ("Falsch: –1 · ein Joker passt immer", "Falsch: –1"),
)
TIE = "Gleichstand vorn"
TIE_BREAK = "Zusatzrunde"
TO_TIE_BREAK = "Zusatzrunde"
TIE_RULE = "%d Würfel: Erstes SET gewinnt. Falsch: raus."
OTHERS_OUT = "Die anderen sind raus"
ROLLED_AGAIN = "Neu gewürfelt"
END_ROUND = "kein SET, Runde beenden"
END_ROUND_SHORT = "Runde beenden"
SEARCH_ON = "weitersuchen"
NONE_SHORT = "keins?"
BY_ROUND = "je Runde"

HELP = "Finde drei Würfel, die ein SET sind: +1."
HELP_CALL = "Wer zuerst ruft, hat %d\xa0s zum Wählen."
HELP_ALONE = "%d Runden auf Zeit: Erst zählen die Punkte, dann die Zeit."
HELP_WRONG = ("Falsch oder zu spät: –1.", "Falsch: –1.")
HELP_ENDS = (
    "Ende der Runde: kein SET mehr oder alle einig.",
    "Ende der Runde: kein SET mehr oder du sagst es.",
)
HELP_ROUNDS = "%(rounds)d Runden. Gleichstand: %(dice)d Würfel, das erste SET gewinnt."
HELP_WILD = "Ein Joker ist, was du gerade brauchst."
PICTURES = (
    ("Drei gleiche", "Drei gleiche Würfel sind ein SET: Jede Eigenschaft ist auf allen gleich."),
    ("Ein Joker", "Ein Joker ist, was dem SET fehlt: Zwei Würfel und ein Joker sind immer ein SET."),
    ("Kein SET", "Einer zeigt 1 Symbol, zwei zeigen 2: weder alle gleich noch alle verschieden."),
)
