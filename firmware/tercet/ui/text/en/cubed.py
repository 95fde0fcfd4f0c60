"""English: SET Cubed."""

NAME = "SET Cubed"
LINE = "The board game with dice"

# set-up
LINES = (
    ("Swap a WILD, lay up to three dice.", "Lay up to three dice."),
    ("Every die must be part of a new SET.", "Each in a new SET."),
)
PRACTICE = "Hints"
PRACTICE_LINE = ("With hints it enters no records.", "With hints: no record.")

# the start
WHO_STARTS = "Who has a SET?"
SHOW_IT = "%s: show your SET"
SHOW_SHORT = "%s: your SET"
I_HAVE = "I have one"  # the key of the only person
I_HAVE_SHORT = "I have"
ROLL = "roll all"
NOBODY = "Nobody has a SET?"  # every person who may call is to agree
AGREE = "none: roll all"
NOT_YET = "no, wait"
DECLINED = "Not everyone agrees: look again."
TAKE_BACK_CALL = "none"
HAS_NONE = "%s has no SET."
WAITS = "waits"  # for the next roll, beside a name
WAITS_FOR = "%s waits for the next roll."
ROLLED = "Everybody has rolled."
STARTS = "%(who)s starts: +%(points)d"
HAD_ONE = "%(who)s had a SET: +%(points)d"  # though all agreed that nobody has one

# a turn
YOUR_TURN = "Your turn"
LAST_TURN = "Your last turn"  # somebody has laid all dice
YOUR_DICE = "Roll dice again?"
ROUND = "Round %d"
LAY = "lay"
TAKE = ("take back", "take")
LAY_HERE = ("lay", "lay")
SWAP_HERE = ("swap", "swap")
END = "end turn"
END_SHORT = "end"
PASSES = "pass"
HANDS = "hands"
WORTH = "+%d"
TURN = "Your turn so far"
TURN_WORTH = ("%(sets)d SET: +%(points)d", "%(sets)d SETs: +%(points)d")
END_TURN = "End the turn"
PASS = "Pass"
PASS_LINE = "Lay nothing this time."
LAST_PASS = "If all pass, the game ends."
NOTHING_LAID = "Nothing laid yet"
TAKE_ALL = "Take all back"
TAKE_ALL_LINE = "The dice return to your hand."
A_HINT = "Hint"
HINT_LINE = "Shows the best turn there is."
BACK_TO_BOARD = "board"
LOOKS = "Looking for a turn …"
NO_ROOM = "Three dice are laid already."
SWAPS_FIRST = "Swaps come first."
LOOK = "look round"  # at the whole board
NO_HINT = "No turn: pass."
HINTED = "A legal turn: +%d"

# why a turn is refused, by reason
REFUSALS = (
    ("The grey dice are in no new SET.", "Grey: in no new SET."),
    ("No new SET uses an older die.", "No SET with an older die."),
    ("The first SET must lie on the logo.", "It must lie on the logo."),
)

# what happened
SCORED = ("%(who)s: %(sets)d SET, +%(points)d", "%(who)s: %(sets)d SETs, +%(points)d")
LAST_DIE = "%(who)s, last die: +%(points)d"
PASSED = "%s passes."
BEGINS = "Round %d begins."
SWAPPED = "%s takes the WILD and rolls it."
ALL_PASSED = ("All passed: the game is over.", "All passed. Once more is the end.", "All passed, all roll.")  # by rounds left

# rolling again
AGAIN = "roll it"
KEEP = "keep it"
KEEP_ALL = "keep all"
ROLL_SOME = "roll %d"

# a WILD
WILD = "A WILD"
LAY_IT = "Lay it"
SUGGESTED = "Makes a SET"
WHICH = "%(number)d of %(all)d"
FACE_LINES = ("It keeps this face on the board.", "It keeps this face.")
WORTH_LINE = ("Points here: +%d", "Here: +%d")
NO_SET_LINE = ("By itself it makes no SET here.", "No SET by itself.")

# the end, and records
RECORDS = "Best turn %(best)d · won %(won)d of %(games)d"
BEST_TURN = "best turn %d"

# help
HELP = (
    "Lay up to three dice, each in a new SET.",
    "A SET lies in a row or in a column.",
    "One new SET must use an older die.",
    "A new SET: 3 points. A WILD laid: –1.",
    "A number on a square: points, once.",
    "A die may replace a WILD of its face.",
)
HELP_END = "Somebody's last die ends the game."
HELP_PASSES = "It also ends if all pass again and again."
KEY_BOARD = "lay, take back, swap"
KEY_TURN = "end the turn, pass"
KEY_HANDS = "the other hands"
PICTURES = (  # what the help shows, each with a heading
    ("A legal turn", "Two SETs are new: one uses dice that lay there, one is all new dice. +6"),
    ("Not allowed", "The new die is in no SET: two dice show 1 diamond, this one shows 2."),
    ("Not allowed", "The new dice are a SET, but no new SET uses a die that lay there before."),
)
