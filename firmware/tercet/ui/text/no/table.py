"""Norwegian: the table game."""

NAME = "Ved bordet"
LINE = "2 til 4 spillere: rop og ta"

DECK = "Kort"
DECKS = ("alle 81", "nybegynner: 27", "én farge: 27")
PENALTY = "Ved feil"
PENALTIES = ("stå over", "miste et SET", "minus ett")
ROUNDS = "Runder"
TOURNAMENT = "Turnering"
LINES = (
    ("Den som trykker først, velger tre kort.", "Førstemann velger."),
    ("%(seconds)d s til å velge · feil: %(penalty)s", "%(seconds)d s til å velge"),
)
TOURNAMENT_LINES = (
    ("I hver runde er det én som bare deler ut.", "Én spiller deler bare ut."),
    ("1 poeng for hvert kort du tar.", "1 poeng per kort."),
)

HELP = "Den som trykker først, har %d\xa0s på seg."
HELP_RIGHT = ("Et SET: 1 poeng.", "Hvert kort i et SET: 1 poeng.")
HELP_WRONG = (
    "Feil eller sent: Stå over til neste SET.",
    "Feil eller sent: Du mister et SET.",
    "Feil eller sent: 1 poeng mindre.",
)
HELP_ALL_OUT = "Står alle over, er alle med igjen."
HELP_DEALS = ("Sier alle «ingen SET», kommer tre kort.", "Én per runde deler bare ut, 3 per trykk.")
HELP_LAST = "Tom stokk? De andre sier «ingen SET»."
HELP_COMPUTER = "En datamaskin deler ut om SET mangler, om alle ber om det eller etter et minutt."
HELP_ROUNDS = ("Det blir én runde.", "%d runder; poengene legges sammen.")

KEY_CALL = "rop, del ut"
KEY_ASK = ("til slutt: ingen SET?", "kort, eller ingen SET?")
