"""Norwegian: Speed."""

NAME = "Lynspill"
LINE = "42 terninger: Hvem ser først?"

LINES = (
    ("Den som trykker først, velger tre.", "Førstemann velger."),
    ("%d s til å velge · feil eller sent: –1", "%d s · feil: –1"),
)
ALONE_LINES = (
    ("Fem runder mot klokka.", "Fem runder på tid."),
    ("Feil: –1 · en joker passer overalt", "Feil: –1"),
)
TIE = "Delt ledelse"
TIE_BREAK = "omspill"
TO_TIE_BREAK = "omspill"
TIE_RULE = "%d terninger: Første SET vinner. Feil: ute."
OTHERS_OUT = "De andre er ute"
ROLLED_AGAIN = "Nytt kast"
END_ROUND = "ingen SET, avslutt runden"
END_ROUND_SHORT = "avslutt runden"
SEARCH_ON = "let videre"
NONE_SHORT = "ingen?"
BY_ROUND = "per runde"

HELP = "Finn tre terninger som er et SET: +1."
HELP_CALL = "Den som trykker først, har %d\xa0s på seg."
HELP_ALONE = "%d runder på tid: Først teller poeng, så tid."
HELP_WRONG = ("Feil eller for sent: –1.", "Feil: –1.")
HELP_ENDS = (
    "Runden slutter når ingen SET er igjen eller alle er enige.",
    "Runden slutter når ingen SET er igjen eller du sier fra.",
)
HELP_ROUNDS = "%(rounds)d runder. Likt? %(dice)d terninger, første SET vinner."
HELP_WILD = "En joker blir det du trenger."
PICTURES = (
    ("Tre like", "Tre like terninger er et SET: Hver egenskap er lik på alle tre."),
    ("En joker", "En joker er det som mangler: To terninger og en joker er alltid et SET."),
    ("Ikke et SET", "Én viser 1 symbol, to viser 2: ikke likt på alle, ikke ulikt på alle."),
)
