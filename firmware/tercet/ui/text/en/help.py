"""English: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "How to play"
HELP_LINE = "The rules of this game, and its keys"
HELP_KEY = "help"
TO_RULES = "the rules"
TO_KEYS = "the keys"

HELP_SET = "A SET: each feature is the same on all three cards, or different on all."
HELP_DEALT = "No SET there? Three more cards come."
HINTS_OFF = "Hints are off in the settings."
HELP_NO_MATCH = "No SET there? Say No Match: three cards come."
HELP_NO_MATCH_COSTS = "Wrong: %s."

HELP_ONE_SAME = "One feature is the same on all cards."
HELP_SAME = (  # by feature
    "The number is the same on all cards.",
    "The colour is the same on all cards.",
    "The shading is the same on all cards.",
    "The shape is the same on all cards.",
)
KEY_CALL = "call"
KEY_ASK = "ask “no SET?”"
