"""Swedish: the table game."""

NAME = "Vid bordet"
LINE = "2 till 4 spelare: ropa och ta"

DECK = "Kort"
DECKS = ("alla 81", "nybörjare: 27", "en färg: 27")
PENALTY = "Vid fel"
PENALTIES = ("stå över", "lämna ett SET", "minus ett")
ROUNDS = "Omgångar"
TOURNAMENT = "Turnering"
LINES = (
    ("Den som trycker först väljer tre kort.", "Den snabbaste väljer."),
    ("%(seconds)d s att välja · fel: %(penalty)s", "%(seconds)d s att välja"),
)
TOURNAMENT_LINES = (
    ("I varje omgång är en spelare bara givare.", "En spelare är bara givare."),
    ("1 poäng för varje kort du tar.", "1 poäng per kort."),
)

HELP = "Den som trycker först har %d\xa0s på sig."
HELP_RIGHT = ("Ett SET: 1 poäng.", "Varje kort i ett SET: 1 poäng.")
HELP_WRONG = (
    "Fel eller sent: stå över till nästa SET.",
    "Fel eller sent: du lämnar ett SET.",
    "Fel eller sent: 1 poäng mindre.",
)
HELP_ALL_OUT = "Står alla över är alla med igen."
HELP_DEALS = ("Säger alla ”inget SET” kommer tre kort.", "En per omgång delar bara ut, 3 i taget.")
HELP_LAST = "Leken slut? De andra säger ”inget SET”."
HELP_COMPUTER = "En dator delar ut om SET saknas, om alla ber om det eller efter en minut."
HELP_ROUNDS = ("Det blir en omgång.", "%d omgångar; poängen läggs ihop.")

KEY_CALL = "ropa, dela ut"
KEY_ASK = ("till sist: inget SET?", "kort, eller inget SET?")
