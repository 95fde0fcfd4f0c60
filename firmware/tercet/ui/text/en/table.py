"""English: the table game."""

NAME = "Table game"
LINE = "2 to 4 players, call and take"

# set-up: the rows, their values, and lines on how it is played, long and short each
DECK = "Cards"
DECKS = ("all 81", "beginner: 27", "one colour: 27")
PENALTY = "Wrong call"
PENALTIES = ("locked out", "loses a SET", "minus one")
ROUNDS = "Rounds"
TOURNAMENT = "Tournament"
LINES = (
    ("First to press calls, then chooses three.", "First to press calls."),
    ("%(seconds)d s to choose · wrong: %(penalty)s", "%(seconds)d s to choose"),
)
TOURNAMENT_LINES = (
    ("Each round one player only deals.", "One player a round deals."),
    ("1 point for every card taken.", "1 point a card."),
)

# help
HELP = "First to press calls, and has %d s."
HELP_RIGHT = ("A SET: 1 point.", "Each card of a SET: 1 point.")
HELP_WRONG = (  # by penalty
    "Wrong or late: out until a SET is taken.",
    "Wrong or late: you lose or owe a SET.",
    "Wrong or late: 1 point less.",
)
HELP_ALL_OUT = "Everybody out? All are in again."  # with the first of them
HELP_DEALS = ("All say there is no SET? Three cards come.", "Each round one player only deals, 3 a press.")
HELP_LAST = "No cards left? The others agree: no SET."  # in a tournament
HELP_COMPUTER = "A computer deals if there is no SET, if all ask, or after a minute."
HELP_ROUNDS = ("There is one round.", "%d rounds; points add up.")

# keys in a tournament
KEY_CALL = "call, or deal"
KEY_ASK = ("at the end: no SET?", "ask for cards, or no SET?")  # without computers, with them
