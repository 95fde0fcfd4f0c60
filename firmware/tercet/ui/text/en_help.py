"""English, the words of the help; en.py hands them on. Numbers come from the rules, see screens/helptext.py."""

HELP = "How to play"
HELP_LINE = "The rules of this game, and its keys"
HELP_KEY = "help"
TO_RULES = "the rules"
TO_KEYS = "the keys"

HELP_SET = "A SET: each feature is the same on all three cards, or different on all three."
HELP_DEALT = "No SET there? Three more cards come."
HELP_NO_MATCH = "No SET there? Say No Match: three cards come."
HELP_NO_MATCH_COSTS = "Wrong: %s."
HELP_A_POINT = "–1"
HELP_MORE = "+%d s"
HELP_LESS = "–%d s"

HELP_ONE_SAME = "One feature is the same on all cards."
HELP_SAME = "The %s is the same on all cards."
HELP_ALL = "All cards are %s."
HELP_ALL_SHOW = "All cards show %s."
HELP_VALUES = (
    ("one symbol", "two symbols", "three symbols"),
    (),  # the palette's words
    ("solid", "striped", "open"),
    ("diamonds", "ovals", "squiggles"),
)

HELP_CLASSIC = "Play %d cards to their end."
HELP_POINTS = "A SET: 1 point. A wrong claim: –1."
HELP_CLASSIC_HINT = "A hint takes a SET: no point."
HELP_TIMED = "Find %d SETs as fast as you can."
HELP_TIMED_COSTS = "A wrong claim: +%d s. A hint: +%d s, but its SET counts."
HELP_PUZZLE = "Find all %d SETs. The cards stay, and can be used again."
HELP_PUZZLE_HINT = "A hint lists a SET: +%d s. A wrong claim costs nothing."
HELP_PUZZLE_SAME = "A number is the same puzzle on every Tercet."
HELP_ARCADE = "Find SETs. The clock runs from %s to 0."
HELP_ARCADE_LEVEL = "%d SETs pass a level: +%d s, later less."
HELP_ARCADE_HINT = "A hint: –%d s, and its SET is lost."
HELP_ARCADE_COUNTS = " It counts."
HELP_PRACTICE = "No clock, no records: take your time."
HELP_PRACTICE_HINT = "A hint shows a card of a SET, the next one two, then all three."
HELP_SOLO = (
    "Find a SET in every 12 of the 81 cards.",
    "Three more cards cost a penalty point.",
    "When the stock is empty, each SET takes a point away. You win with none.",
    "A hint takes a SET. If there is none, three cards come, for a point.",
)
HELP_TABLE = "First to press calls, and picks in %d s."
HELP_TABLE_RIGHT = ("A SET is a point.", "Each card of a SET is a point.")
HELP_TABLE_WRONG = (  # by penalty
    "Wrong or late: out until a SET is taken.",
    "Wrong or late: one of your SETs is lost.",
    "Wrong or late: a point less.",
)
HELP_TABLE_DEALS = ("If all say no SET, three cards come.", "One seat a round only deals cards.")
HELP_ROUNDS = ("One round decides.", "%d rounds; points add up.")

KEY_CALL = "call"
KEY_ASK = "ask: no SET?"
KEY_VIEW = "see the SETs found"
KEY_PLUS = "three more cards"
