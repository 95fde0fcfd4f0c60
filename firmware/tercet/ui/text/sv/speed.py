"""Swedish: Speed."""

NAME = "Blixtspel"
LINE = "42 tärningar: vem ser först?"

LINES = (
    ("Den som trycker först väljer tre.", "Den snabbaste väljer."),
    ("%d s att välja · fel eller sent: –1", "%d s · fel: –1"),
)
ALONE_LINES = (
    ("Fem omgångar mot klockan.", "Fem omgångar på tid."),
    ("Fel: –1 · en joker passar överallt", "Fel: –1"),
)
TIE = "Delad ledning"
TIE_BREAK = "avgörande"
TO_TIE_BREAK = "avgörande"
TIE_RULE = "%d tärningar: första SET vinner. Fel: ute."
OTHERS_OUT = "De andra är ute"
ROLLED_AGAIN = "Nytt slag"
END_ROUND = "inget SET, avsluta omgången"
END_ROUND_SHORT = "avsluta omgången"
SEARCH_ON = "leta vidare"
NONE_SHORT = "inget?"
BY_ROUND = "per omgång"

HELP = "Hitta tre tärningar som är ett SET: +1."
HELP_CALL = "Den som trycker först har %d\xa0s på sig."
HELP_ALONE = "%d omgångar på tid: först räknas poäng, sedan tid."
HELP_WRONG = ("Fel eller sent: –1.", "Fel: –1.")
HELP_ENDS = (
    "Omgången slutar när inget SET finns eller alla är eniga.",
    "Omgången slutar när inget SET finns eller du säger till.",
)
HELP_ROUNDS = "%(rounds)d omgångar. Lika? %(dice)d tärningar, första SET vinner."
HELP_WILD = "En joker blir det du behöver."
PICTURES = (
    ("Tre likadana", "Tre likadana tärningar är ett SET: varje egenskap är samma på alla tre."),
    ("En joker", "En joker är det som saknas: två tärningar och en joker är alltid ett SET."),
    ("Inget SET", "En visar 1 symbol, två visar 2: inte samma på alla, inte olika på alla."),
)
