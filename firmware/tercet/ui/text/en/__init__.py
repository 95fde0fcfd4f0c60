"""English: the words that are no game's own. The rule book's terms are used throughout."""

from tercet.ui.text import counted, found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "ALONE", "TOGETHER", "DICE", "MORE")  # of rows in the menu; the first has no caption
WAITS = "Waits: %s"
RECORDS = ("Records", "Your best games")
SETTINGS = ("Settings", "Colours, light, sound and more", "Colours, light and more")  # the last on a board without sound
TUTORIAL = ("Learn to play", "What a SET is, step by step")
SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert")

SAFE = "Safe mode"

# what keys do
START = "start"
CHOOSE = "choose"
UP = "up"
DOWN = "down"
BACK = "back"
HINT = "hint"
NO_MATCH = "no match"
PAUSE = "pause"
BEST = "best ten"
BEST_SHORT = "best"
CLEAR = "clear"
CHANGE = "change"
NEXT = "next"
GO_ON = "continue"
SKIP = "skip"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "to the menu"
AGAIN = "again"
MENU = "menu"

# shorter words for narrow panels
CHOOSE_SHORT = "choose"
NO_MATCH_SHORT = "no SET"

# set-up: the rows, their values, and the line that says what the choice means
PLAY = "Play"
SKILL = "Skill"
CARDS = "Features"
CONSTANT = "Left out"
TARGET = "SETs to find"
PUZZLE_NUMBER = "Puzzle"
SHOW_COUNT = "Count SETs"
OF_SKILL = "automatic"
OF_SKILL_NOW = "automatic: %d"  # how many features that is
SURPRISE = "random"
CONSTANT_VALUES = ("number", "colour", "shading", "shape")
YES = "yes"
NO = "no"
SAYS = ("New cards come by themselves.", "You say No Match.")
LEANS = ("Easy SETs.", "All kinds of SETs.", "All kinds of SETs.", "Hard SETs.")

# matches: seats, calls, the question
SEATS = "Seats"
SEAT = "Seat %d"
PERSON = "person"
COMPUTER_PLAYS = "A computer plays here."  # of a row in a set-up that says only its skill
PICK = "Time to choose"
SECONDS = "%d s"
TOO_FEW_KEYS = ("This board has call keys for %d people.", "Call keys for %d people only.")
SHORT_SKILLS = ("Beg.", "Int.", "Adv.", "Exp.")
PLAYER = "Player %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Choose three: %d s"
PICKING_SHORT = "%d s"
QUESTION = "No SET? All press to agree."
QUESTION_SHORT = "No SET? All press."
QUESTION_SHORTEST = "+3? All press."
QUESTION_NONE = "None? Press."  # where agreeing brings no cards
MORE_CARDS = ("More cards? All press to agree.", "More? All press.", "+3? All press.")  # who asks a master for them
PLUS_THREE = "no SET?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "cards?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "a SET!"
GIVES_BACK = "a SET, given back"
SEES_ONE = "%s sees a SET"
WILL_DEAL = "%s will deal"
FULL_TABLE = "21 cards hold a SET"
EMPTY_STOCK = "No cards are left to deal"
TOO_LATE = "too late"
ALL_AGREED = "Three more cards"
DECLINED = "The game goes on"
MISSED = "This SET was missed"
OUT = "out"
OWES = "owes %d"  # SETs
MASTER = "deals"
CALL = "SET!"  # beside a call key: what its owner calls
ROUND_OVER = "The round is over"
MATCH_OVER = "The game is over"
ROUND_OF = "Round %(round)d of %(rounds)d"
ROUNDS = ("rounds %(first)d–%(last)d", "%(first)d–%(last)d")  # what a key shows; the shorter one where there is little room
ROUND = "round"  # before the numbers of the rounds
ROUND_DONE = "Round %(round)d of %(rounds)d done"
GIVEN_UP = "%s: given up"  # round
COUNTING = ("points so far", "only finished rounds count")  # of a match that was given up
WINS = "%s wins!"
TIE_OF = "A tie: %s"
DEALS_NEXT = "%s deals next"
DEALT_THEN = "– dealt"  # what the dash in place of points means
HARDEST = "hardest SET: %s"
NEXT_ROUND = "next round"
QUESTION_ONE = ("No SET? Press to agree.", "+3? Press.")  # where one person alone is to press
MORE_ONE = ("More cards? Press to agree.", "More? Press.", "+3? Press.")
ENDS = ("End the round? All press.", "End? All press.")  # the question where no cards come
ENDS_ONE = ("End the round? Press.", "End? Press.")
CHOOSES = "%(who)s: %(seconds)d s"  # who has the call
PLAYER_SHORT = "P%d"
ALL_BACK = "All are in again"  # nobody was left who may call

# pause and leaving
PAUSED = "Paused"
CONTINUE = "Continue"
START_AGAIN = "Start again"
REALLY_AGAIN = "Start again?"
START_AGAIN_LINE = "A new game with the same choices."
LEAVE = "Leave for now"
LEAVE_LINE = "The game waits for you in the menu."
GIVE_UP = "Give up"
GIVE_UP_LINE = "This game will be lost."
REALLY_GIVE_UP = "Really give up?"
STAY = "No, keep it"
GIVE_UP_YES = "Yes, give up"

# a game that waits
CONTINUE_LINE = "Go on from where you stopped"
NEW_GAME = "New game"
NEW_GAME_LINE = "Start another one"
REALLY_NEW = "Start a new game?"
REALLY_NEW_LINE = "The game that is waiting will be lost."
KEEP_GAME = "No, keep it"
NEW_YES = "Yes, start"

# the disk, and what the player is told once: a heading and words
NO_DISK = "Saves cannot be read"
WITHOUT_SAVING = "Play anyway"
WITHOUT_SAVING_LINE = "Nothing is saved, and nothing is erased."
ERASE = "Erase the disk"
ERASE_LINE = "All files on it will be lost."
REALLY_ERASE = "Really erase?"
ERASE_NO = "No, leave it"
ERASE_YES = "Yes, erase"
NOTES = {
    "damaged": ("A save was damaged", "What can still be read is used. The damaged one is kept as %s."),
    "gone": ("The game is lost", "Sorry: it could not be saved in time."),
    "full": ("The disk is full", "You can play, but games cannot be saved. Delete some files of your own from it."),
    "read-only": ("Saving is not allowed", "The disk can only be read. You can play, but games are not saved."),
    "broken": ("Saving does not work", "You can play, but games are lost when the power goes off."),
    "erased": ("The disk is ready", "Games are saved from now on."),
    "not erased": ("Erasing failed", "The disk may be worn out. You can play, but games are not saved."),
    "restarted": ("Tercet stopped working", "It has started again by itself. Your game is as it was last saved."),
    "battery": ("The battery is low", "Charge it soon. Your game is saved before it runs out."),
    "safe": ("Safe mode", "Nothing is read or saved, and the display is slow. To leave it, switch off and on again."),
}
COMPUTER_LINE = ("A computer is connected", "Everything is saved. To play on, switch off and on again.")

# the very first question: a heading, what is asked, where it can be changed
FIRST_COLOURS = ("Your colours", "Which three can you tell apart best?", "You can change this in Settings.")

# settings: what each row is called, and the line about it
SETTING_ROWS = {
    "language": ("Language", "The language of all texts."),
    "palette": ("Palette", ""),
    "letters": ("Letters", "A letter on each card for its colour."),
    "brightness": ("Brightness", "How bright the display is."),
    "dim": ("Dims after", "Without a press; later it goes dark."),
    "volume": ("Sound", "How loud the sounds are."),
    "lamp": ("Lamp", "The small lamp shows right and wrong."),
    "hints": ("Hints", "Practice always has hints."),
    "pick": (PICK, "To find your three cards after a call."),
    "animation": ("Animation", "Cards flash, and new ones come later."),
    "sign": ("Sign records", "The best ten games ask for a name."),
    "test": ("Display test", "Edges, pure colours, even steps."),
    "about": ("About", "Version, board and licence."),
}
PALETTES = ("standard", "red-green blindness", "blue-yellow blindness", "high contrast")
PALETTE_LINES = (
    "Red, green and purple.",
    "Orange, blue and plum.",
    "Red, teal and navy.",
    "Red, blue and plum on white.",
)
VOLUMES = ("off", "soft", "medium", "loud")
ON = "on"
OFF = "off"
NEVER = "never"
MINUTES = "%d min"

# the play screen
LEFT = "%d left"
OF = "%(number)d of %(all)d"
FEATURES = ("number", "colour", "shading", "shape")
COLOURS = (  # of the inks, by palette, the one place that names them; initials() are printed on the cards
    ("red", "green", "purple"),
    ("orange", "blue", "plum"),
    ("red", "teal", "navy"),
    ("red", "blue", "plum"),
)
ONE_OF = (  # of one card: "1 ..."
    ("1", "2", "3"),
    COLOURS[0],  # or those of the palette
    ("solid", "striped", "open"),
    ("diamond", "oval", "squiggle"),
)
TWO_OF = (  # of two cards: "2 ..."
    ("1 symbol", "2 symbols", "3 symbols"),
    COLOURS[0],
    ("solid", "striped", "open"),
    ("diamonds", "ovals", "squiggles"),
)
DECIMAL = "."  # in 8.2 s
RIGHT = "A SET!"
ALL_DIFFERENT = "all different"
DIFFERENT = "different"
SAME = "the same"
NOT_A_SET = "Not a SET: %s"
MARKS = ("×", "✓")  # a feature refuses, or allows a SET
NOT_NONE = "There is a SET"
DEALT = "Right, three more cards"
HINTED = "This is a SET"
HINTED_NONE = "No SET here: three more cards"
SHOWN = ("One card of a SET", "Two cards of a SET", "This is a SET: choose it")
SHOWN_NONE = "There is no SET here"
ALREADY = "Already found"
PENALTY = " · +%d s"  # where the clock counts up
LESS_TIME = " · –%d s"  # where it counts down
MORE_TIME = "Level %(level)d! +%(seconds)d s"
DONE = "Done! %s"
TIME_UP = "Time is up!"
WAS_THERE = "This SET was there"
NONE_LEFT = ("No SET is left", "A SET! None is left")  # the game is over: alone, and after the SET that was the last one

# result; each pair is for one and for any other number
POINTS = ("point", "points")
SETS = ("SET", "SETs")
WRONG = ("wrong", "wrong")
HINTS = ("hint", "hints")
CARDS_LEFT = ("card left", "cards left")
IN_TIME = "%(what)s in %(time)s"  # what was reached, and how long it took
MORE_SECONDS = "+%d s"
PENALTIES = "extra"  # seconds
PER_SET = "a SET"
THIS_GAME = ("this game", "now")  # the bars; the shorter one where there is little room
LAST_TIME = ("last time", "before")
BEST_BEFORE = ("best before", "best")
AVERAGE_GAME = ("average", "average")
BEST_TEN = ("best ten", "ten best")
MISSED_OF = "Missed: %(number)d of %(all)s"
REVIEW = ("review", "more")  # a key: the SETs of a game that is over
LAST_GAME = ("last game", "last")  # a key: the same of the last one
SLOWEST = "Slowest: %s"  # SET, after a time
HARDEST_SET = "Hardest SET: %s"
CLEARED = "Cleared!"
FIRST_ONE = "First one!"
BEFORE = "%(now)s (before: %(before)s)"
PLACES = (
    "Best ever!",
    "2nd best",
    "3rd best",
    "4th best",
    "5th best",
    "6th best",
    "7th best",
    "8th best",
    "9th best",
    "10th best",
)

# records
NO_RECORDS = "No games yet"
RECENT = "Last %(sets)d SETs: %(time)s each"
HINTED_GAMES = "%s: with hints"  # what the mark below means
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d features"
PUZZLE_SIGN = "no. %d"
REALLY_CLEAR = "Clear this list?"
CLEAR_LINE = "These best games will be lost."
KEEP = "No, keep them"
CLEAR_YES = "Yes, clear"
WITH_HINTS = "h"  # the mark of a game with hints, where there is no room for their number

# statistics
STATISTICS = "Statistics"
TO_STATISTICS = ("statistics", "totals")
NO_STATISTICS = "Nothing yet. Play a game or two, then look here again."
GAMES_PLAYED = ("game", "games")
BEST_STREAK = ("SETs in a row", "in a row")  # the shorter one beside a long number
NO_TIME = "–"
SET_TAKES = "Time for a SET, by features that differ"
DIFFER = ("1 feature differs", "2 features differ", "3 features differ", "all 4 differ")  # how many features of a SET
WRONG_CLAIMS = "Wrong claims"
REFUSED_BY = "%d in all, by what was wrong"
NONE_REFUSED = "None yet. Every claim was a SET."
LAST_GAMES = "Last games"
LAST_TAKES = "Time for a SET, game by game"
NONE_FINISHED = "No finished game with a SET yet."
LATEST = "last %s"
USUAL = "typical %s"
RESET = "reset"
REALLY_RESET = "Reset the statistics?"
RESET_LINE = "Your best games are kept."
RESET_YES = "Yes, reset"

# crash
CRASHED = "Something went wrong"
CRASHED_GAME = "Your game is safe"
CRASHED_LINE = "Details are in crash.txt."


def __getattr__(name: str):
    """The words of the help, the tutorial and the display test, and those that the dice games share (`dice`), are read when
    they are first wanted: the start need not wait for them, and a game need not have them in memory.
    """
    return found(__name__, name)
