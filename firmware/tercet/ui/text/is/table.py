"""Icelandic: the table game."""

NAME = "Fjölspilun"
LINE = "2 til 4 leikmenn kalla og taka SETT"

DECK = "Spil"
DECKS = ("öll 81", "fyrir byrjendur: 27", "einn litur: 27")
PENALTY = "Rangt kall"
PENALTIES = ("bíða", "missa SETT", "mínus eitt")
ROUNDS = "Umferðir"
TOURNAMENT = "Mót"
LINES = (
    ("Sá sem ýtir fyrst kallar og velur þrjú.", "Sá sem ýtir fyrst kallar."),
    ("%(seconds)d s til að velja · rangt: %(penalty)s", "%(seconds)d s til að velja"),
)
TOURNAMENT_LINES = (
    ("Í hverri umferð er einn bara gjafari.", "Einn gjafari í umferð."),
    ("1 stig fyrir hvert tekið spil.", "1 stig á spil."),
)

HELP = "Sá sem ýtir fyrst kallar og hefur %d s."
HELP_RIGHT = ("SETT: 1 stig.", "Hvert spil í SETTI: 1 stig.")
HELP_WRONG = (
    "Rangt eða of seint: bið eftir næsta SETTI.",
    "Rangt eða of seint: þú missir eitt SETT.",
    "Rangt eða of seint: einu stigi minna.",
)
HELP_ALL_OUT = "Ef allir bíða lýkur bið allra."
HELP_DEALS = ("Segja allir „ekkert SETT“? Þá koma þrjú spil.", "Í hverri umferð gefur einn, 3 spil í senn.")
HELP_LAST = "Engin ný spil? Hinir segja „ekkert SETT“."
HELP_COMPUTER = "Tölva gefur ef ekkert SETT er á borðinu, ef allir biðja um það eða eftir mínútu."
HELP_ROUNDS = ("Ein umferð er spiluð.", "%d umferðir; stigin leggjast saman.")

KEY_CALL = "kalla eða gefa"
KEY_ASK = ("í lokin: ekkert SETT?", "spil? ekkert SETT?")
