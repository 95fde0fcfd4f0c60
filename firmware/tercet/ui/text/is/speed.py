"""Icelandic: Speed."""

NAME = "Hraðspil"
LINE = "42 teningar: hver sér SETT fyrst?"

LINES = (
    ("Sá sem ýtir fyrst kallar og velur þrjá.", "Sá sem ýtir fyrst kallar."),
    ("%d s til að velja · rangt, of seint: –1", "%d s · rangt: –1"),
)
ALONE_LINES = (
    ("Fimm umferðir í kapp við klukkuna.", "Fimm umferðir á tíma."),
    ("Rangt: –1 · jóker passar alls staðar", "Rangt: –1"),
)
TIE = "Jafnt í efsta sæti"
TIE_BREAK = "bráðabani"
TO_TIE_BREAK = "bráðabani"
TIE_RULE = "%d teningar: fyrsta SETTIÐ vinnur. Rangt: út."
OTHERS_OUT = "Hinir eru úr leik"
ROLLED_AGAIN = "Kastað aftur"
END_ROUND = "ekkert SETT, ljúka umferð"
END_ROUND_SHORT = "ljúka umferð"
SEARCH_ON = "leita áfram"
NONE_SHORT = "ekkert?"
BY_ROUND = "eftir umferðum"

HELP = "Finndu þrjá teninga sem eru SETT: +1."
HELP_CALL = "Sá sem ýtir fyrst kallar og hefur %d s."
HELP_ALONE = "%d umferðir á tíma: fyrst gilda stig, svo tími."
HELP_WRONG = ("Rangt eða of seint: –1.", "Rangt: –1.")
HELP_ENDS = (
    "Umferð lýkur þegar ekkert SETT er eftir eða allir samþykkja.",
    "Umferð lýkur þegar ekkert SETT er eftir eða þú segir það.",
)
HELP_ROUNDS = "%(rounds)d umferðir. Jafnt: %(dice)d teningar, fyrsta SETTIÐ vinnur."
HELP_WILD = "Jóker er það sem þig vantar."
PICTURES = (
    ("Þrír eins", "Þrír eins teningar eru SETT: hvert einkenni er eins á öllum þremur."),
    ("Jóker", "Jóker er það sem vantar: tveir teningar og jóker eru alltaf SETT."),
    ("Ekki SETT", "Einn sýnir 1 tákn, tveir sýna 2: hvorki allt eins né allt ólíkt."),
)
