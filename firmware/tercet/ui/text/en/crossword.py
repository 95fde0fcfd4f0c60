"""English: Crossword."""

NAME = "Crossword"
LINE = "Build a grid with all your dice"

# set-up: lines on how it is played, long and short each
LINES = (
    ("Each builds a grid of ten dice.", "A grid of ten dice each."),
    ("First done: 1 point for each die left.", "First to use all scores."),
)
ALONE_LINES = (
    ("Three grids of ten dice, by the clock.", "Three grids, by the clock."),
    ("A die drawn: +%d s", "A die drawn: +%d s"),
)
PRACTICE_LINES = (
    ("Three grids of ten dice.", "Three grids of ten dice."),
    ("No clock, and hints.", "No clock, and hints."),
)
NO_PERSON = (("At least one person must play.", "At least one person."),)
PRACTICE = "Practice"
PICK_UP = "choose"
LAY = "lay"
TO_HAND = "to hand"
MORE = "more"
ACTIONS = "What else?"  # a list of:
DRAW = "Draw a die"
DRAW_LINE = "One more die for your hand"
COST = ": +%d s"  # of what there is a clock for one
SHIFT = "Move the grid"
SHIFT_LINE = "Move all its dice together."
STOP = "Give up the round"
ADD = "Add to another grid"  # with an empty bag
ADD_LINE = "Lay a die from your hand there."
UNUSED = "Each die not used"
ENDS = "This round ends."
SHIFTING = "Keys move the grid"
DONE = "done"
VIEW = "others"
VIEW_BACK = "next"
NO_ROOM = "No room there"
NOT_HERE = "No SET there"
NO_HINT = "No SET left: draw a die"
LOOKS = "Looking for a SET …"
HINT_SHOWN = "These three are a SET"
ALL_USED = "All dice used!"
DONE_IN = "%(who)s is done: %(time)s"
FIRST_WAS = "%s was first"
TIME_IS_UP = "The time to beat is up"
BUILDS = "builds"
TAKE_OVER = "Your clock starts when you press."
TO_BEAT = "To beat: %(who)s, %(time)s."  # who was done, and when
GAVE_UP = "%s has given up."
BEGIN = "start"
NOBODY = "Nobody finished"
SO_FAR = "so far"
THREE_GRIDS = "for three grids"
GIVE_UP_LINE = "Your unused dice count for the others."
GIVE_UP_YES = "Yes, give it up"
USED = "%(used)d of %(dice)d"
DRAWN = ("die drawn", "dice drawn")

# help
HELP = (
    "Build a grid with all your dice.",
    "Each die is in a SET, across or down.",
    "All dice must touch. Grey: in no SET yet.",
)
HELP_DRAW = "Stuck? Draw a die."
HELP_COST = "Stuck? Draw a die: +%d s."
HELP_ENDS = "First done: +1 for each die left. %d rounds."
HELP_ALONE = "%d grids as fast as you can."
HELP_PRACTICE = "%d grids, no clock; a hint shows a SET."
KEY_PICK = "choose, lay"
KEY_MORE = "draw, move, give up"
KEY_OTHERS = "see the others"
KEY_BACK = "back to hand, pause"
PICTURES = (  # what the help shows, each with a heading
    ("A grid", "Two SETs share a die. Every die is in a SET, and all dice touch."),
    ("In no SET", "A grey die is in no SET: it needs two neighbours in line."),
    ("Two parts", "Both rows are SETs, but they do not touch: it must be one grid."),
)
