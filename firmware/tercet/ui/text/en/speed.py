"""English: Speed."""

NAME = "Speed"
LINE = "42 dice: who sees a SET first?"

# set-up: lines on how it is played, long and short each
LINES = (
    ("First to press calls, then chooses three.", "First to press calls."),
    ("%d s to choose · wrong or late: –1", "%d s · wrong: –1"),
)
ALONE_LINES = (
    ("Five rounds against the clock.", "Five rounds, by the clock."),
    ("Wrong: –1 · a WILD fits everywhere", "Wrong: –1"),
)
TIE = "A tie for the lead"
TIE_BREAK = "tie-break"
TO_TIE_BREAK = "tie-break"
TIE_RULE = "%d dice: the first SET wins. Wrong: out."
OTHERS_OUT = "The others are out"
ROLLED_AGAIN = "Rolled again"
END_ROUND = "no SET, end the round"
END_ROUND_SHORT = "end the round"
SEARCH_ON = "keep looking"
NONE_SHORT = "none?"
BY_ROUND = "by round"

# help
HELP = "Find three dice that are a SET: +1."
HELP_CALL = "First to press calls, and has %d s."
HELP_ALONE = "%d rounds by the clock: points count, then time."
HELP_WRONG = ("Wrong or late: –1.", "Wrong: –1.")
HELP_ENDS = ("A round ends when no SET is left, or all agree.", "A round ends when no SET is left, or you say so.")
HELP_ROUNDS = "%(rounds)d rounds. A tie: %(dice)d dice, the first SET wins."
HELP_WILD = "A WILD is whatever you need."
PICTURES = (  # what the help shows, each with a heading
    ("Three alike", "Three equal dice are a SET: each feature is the same on all three."),
    ("A WILD", "A WILD is whatever the SET needs: any two dice and a WILD are a SET."),
    ("No SET", "One shows 1 symbol, two show 2: not all the same, and not all different."),
)
