"""English: the table game."""

NAME = "Table game"
LINE = "2 to 4 players, call and take"

# set-up: the rows, their values, and lines on how it is played, long and short each
DECK = "Cards"
DECKS = ("all 81", "beginner", "one colour")
PENALTY = "Wrong call"
PENALTIES = ("locked out", "gives a SET", "minus one")
ROUNDS = "Rounds"
TOURNAMENT = "Tournament"
LINES = (
    ("First to press calls, then picks three.", "First to press calls."),
    ("%d s to pick · %s", "%d s to pick"),
)
TOURNAMENT_LINES = (
    ("One seat a round only deals.", "One seat a round deals."),
    ("A point for every card taken.", "A point a card."),
)

# help
HELP = "First to press calls, and picks in %d s."
HELP_RIGHT = ("A SET is a point.", "Each card of a SET is a point.")
HELP_WRONG = (  # by penalty
    "Wrong or late: out until a SET is taken.",
    "Wrong or late: one of your SETs is lost.",
    "Wrong or late: a point less.",
)
HELP_DEALS = ("If all say no SET, three cards come.", "One seat a round only deals cards.")
HELP_ROUNDS = ("One round decides.", "%d rounds; points add up.")
