"""English, the words of the dice games; screens find them as `text.dice`."""

from tercet.ui.text import en_cubed as cubed  # noqa: F401 - screens find these words here

DICE_LEFT = ("die left", "dice left")

ALONE = "alone"

# Speed
SPEED_LINES = (
    ("First to press calls, then picks three.", "First to press calls."),
    ("%d s to pick · wrong or late: –1", "%d s to pick · wrong: –1"),
)
SPEED_ALONE = (
    ("Five rounds against the clock.", "Five rounds, by the clock."),
    ("Wrong: –1 · a WILD fits everywhere", "Wrong: –1"),
)
TIE = "A tie for the lead"
TIE_BREAK = "tie-break"
TO_TIE_BREAK = "tie-break"
ROLLED_AGAIN = "Rolled again"
END_ROUND = "no SET, end the round"
END_ROUND_SHORT = "end the round"
SEARCH_ON = "search on"
NONE_SHORT = "none?"
BY_ROUND = "rounds: %s"

# Crossword
CROSSWORD_LINES = (
    ("Each builds a grid of ten dice.", "A grid of ten dice each."),
    ("First to use all: a point for each die left.", "First to use all wins."),
)
CROSSWORD_ALONE = (
    ("Three grids of ten dice, by the clock.", "Three grids, by the clock."),
    ("A die drawn: +%d s", "A die drawn: +%d s"),
)
CROSSWORD_PRACTICE = (
    ("Three grids of ten dice.", "Three grids of ten dice."),
    ("No clock, and hints.", "No clock, and hints."),
)
NO_PERSON = (("Computer players alone? One person at least.", "One person at least."),)
PRACTICE_ROW = "Practice"
PICK_UP = "pick"
LAY = "lay"
TO_HAND = "to hand"
MORE = "more"
DO = "do it"
ACTIONS = ("Draw a die", "Shift the grid", "Give up the round")  # by screens/crossword.py
DRAW_COST = "Draw a die: +%d s"
SHIFTING = "Keys shift the grid"
DONE = "done"
VIEW = "others"
VIEW_BACK = "next"
NO_DICE = "The bag is empty"
NO_ROOM = "No room there"
NOT_HERE = "No SET there"
NO_HINT = "No SET left to show"
HINT_SHOWN = "These three are a SET"
ALL_USED = "All dice used!"
FIRST_WAS = "%s was first"
TIME_IS_UP = "The time to beat is up"
BUILDS = "builds"
TAKE_OVER = "Your clock starts when you press."
TO_BEAT = "%s is to beat."
BEGIN = "begin"
NOBODY = "Nobody was done"
SO_FAR = "so far"
THREE_GRIDS = "for three grids"
GIVE_UP_LINE = "What you have not used counts for others."
GIVE_UP_YES = "Yes, give it up"
USED = "%d of %d"
DRAWN = ("die drawn", "dice drawn")

# help
HELP_SET = "A SET: each feature is the same on all three dice, or different on all three."
HELP_WILD = "A WILD is whatever you need."
HELP_SPEED = "Three dice that are a SET are yours: +1."
HELP_SPEED_CALL = "First to press calls, and picks in %d s."
HELP_SPEED_ALONE = "%d rounds by the clock: points count, then time."
HELP_SPEED_WRONG = ("Wrong or late: –1.", "Wrong: –1.")
HELP_SPEED_ENDS = ("A round ends when no SET is left, or all agree.", "A round ends when no SET is left, or you say so.")
HELP_SPEED_ROUNDS = "%d rounds. A tie: %d dice, the first SET wins."
KEY_CHOOSE = "choose a die"
KEY_BACKWARD = "one die back"
KEY_FORWARD = "one die on"
HELP_CROSSWORD = (
    "Build a grid of all your dice.",
    "Each die in a SET, along or down.",
    "All hang together. Grey: in no SET yet.",
)
HELP_CROSSWORD_DRAW = "Stuck? Draw a die."
HELP_CROSSWORD_COST = "Stuck? Draw a die: +%d s."
HELP_CROSSWORD_ENDS = "First done: +1 for each die left. %d rounds."
HELP_CROSSWORD_ALONE = "%d grids as fast as you can."
HELP_CROSSWORD_PRACTICE = "%d grids, no clock; a hint shows a SET."
KEY_PICK = "pick up, lay"
KEY_MORE = "draw, shift, give up"
KEY_OTHERS = "see the others"
KEY_BACK = "back to hand, pause"
PICTURES = {  # what the help shows, each with a heading
    "cubed": (
        ("A legal turn", "Two SETs are new: one holds dice that lay there, one is of new dice. +6"),
        ("Not allowed", "The new die is in no SET: two dice show one diamond, this one shows two."),
        ("Not allowed", "The new dice are a SET, but no new SET holds a die that lay there before."),
    ),
    "speed": (
        ("Three alike", "Three equal dice are a SET: each feature is the same on all three."),
        ("A WILD", "A WILD is what the SET wants: any two dice and a WILD are one."),
        ("No SET", "One shows one symbol, two show two: that is neither the same nor different."),
    ),
    "crossword": (
        ("A grid", "Two SETs share a die. Every die is in a SET, and all hang together."),
        ("In no SET", "A grey die is in no SET: three neighbours in a row or a column are wanted."),
        ("Two parts", "Both rows are SETs, but they do not touch: it must be one grid."),
    ),
}
