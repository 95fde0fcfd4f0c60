"""English. Every word that a player sees is here; the rule book's terms are used throughout."""

TITLE = "Tercet"

# games and skills
CLASSIC = "Classic"
CLASSIC_LINE = "One deck, to its end"
SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert")
SKILL_LINES = (
    "9 cards, all of them solid",
    "9 cards, three features differ",
    "12 cards, all four features",
    "12 cards, all four features",
)
DEALS_BY_ITSELF = "no SET: cards come by themselves"
SAY_NO_MATCH = "no SET: you say No Match"

# what keys do
START = "start"
CHOOSE = "choose"
BACK = "back"
HINT = "hint"
NO_MATCH = "no match"
PAUSE = "pause"
GO_ON = "go on"
AGAIN = "again"
MENU = "menu"
HOLD = "hold"

# shorter words for narrow panels
CHOOSE_SHORT = "pick"
NO_MATCH_SHORT = "no SET"

# set-up
CHOOSE_SKILL = "How well do you play?"

# pause and leaving
PAUSED = "Paused"
CONTINUE = "Continue"
LEAVE = "Leave the game"
REALLY_LEAVE = "Really leave?"
LEAVE_LINE = "This game will be lost."
STAY = "No, play on"
LEAVE_YES = "Yes, leave"

# the play screen
MINUS = "%d–%d"  # SETs found, wrong claims
LEFT = "%d left"
FEATURES = ("number", "colour", "shading", "shape")
ONE_OF = (  # of one card: "1 ..."
    ("with one", "with two", "with three"),
    ("red", "green", "purple"),
    ("solid", "striped", "open"),
    ("diamond", "oval", "squiggle"),
)
TWO_OF = (  # of two cards: "2 ..."
    ("with one", "with two", "with three"),
    ("red", "green", "purple"),
    ("solid", "striped", "open"),
    ("diamonds", "ovals", "squiggles"),
)
RIGHT = "A SET!"
TWO_AND_ONE = "2 %s, 1 %s"
NOT_A_SET = "no SET: %s"
NOT_NONE = "There is a SET: –1"
DEALT = "Right, three more cards"
HINTED = "This was a SET"
HINTED_NONE = "There was no SET: three more cards"

# result; each pair is for one and for any other number
POINTS = ("point", "points")
SETS = ("SET", "SETs")
WRONG = ("wrong claim", "wrong claims")
HINTS = ("hint", "hints")
CARDS_LEFT = ("card left", "cards left")
TIME = "time"

# crash
CRASHED = "Something went wrong"
CRASHED_LINE = "The report is in crash.txt."


def counted(number: int, pair: tuple) -> str:
    """Return the form of a word that goes with a number."""
    return pair[0] if number == 1 else pair[1]
