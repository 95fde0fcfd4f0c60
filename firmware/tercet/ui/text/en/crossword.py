"""English: Crossword."""

NAME = "Crossword"
LINE = "Build a grid of all your dice"

# set-up: lines on how it is played, long and short each
LINES = (
    ("Each builds a grid of ten dice.", "A grid of ten dice each."),
    ("First to use all: a point for each die left.", "First to use all wins."),
)
ALONE_LINES = (
    ("Three grids of ten dice, by the clock.", "Three grids, by the clock."),
    ("A die drawn: +%d s", "A die drawn: +%d s"),
)
PRACTICE_LINES = (
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
ACTIONS = ("Draw a die", "Shift the grid", "Give up the round")  # by screens/crossword/screen.py
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
HELP = (
    "Build a grid of all your dice.",
    "Each die in a SET, along or down.",
    "All hang together. Grey: in no SET yet.",
)
HELP_DRAW = "Stuck? Draw a die."
HELP_COST = "Stuck? Draw a die: +%d s."
HELP_ENDS = "First done: +1 for each die left. %d rounds."
HELP_ALONE = "%d grids as fast as you can."
HELP_PRACTICE = "%d grids, no clock; a hint shows a SET."
KEY_PICK = "pick up, lay"
KEY_MORE = "draw, shift, give up"
KEY_OTHERS = "see the others"
KEY_BACK = "back to hand, pause"
PICTURES = (  # what the help shows, each with a heading
    ("A grid", "Two SETs share a die. Every die is in a SET, and all hang together."),
    ("In no SET", "A grey die is in no SET: three neighbours in a row or a column are wanted."),
    ("Two parts", "Both rows are SETs, but they do not touch: it must be one grid."),
)
