"""English: Speed."""

NAME = "Speed"
LINE = "42 dice, whoever sees first"

# set-up: lines on how it is played, long and short each
LINES = (
    ("First to press calls, then picks three.", "First to press calls."),
    ("%d s to pick · wrong or late: –1", "%d s to pick · wrong: –1"),
)
ALONE_LINES = (
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
BY_ROUND = "by round"

# help
HELP = "Three dice that are a SET are yours: +1."
HELP_CALL = "First to press calls, and picks in %d s."
HELP_ALONE = "%d rounds by the clock: points count, then time."
HELP_WRONG = ("Wrong or late: –1.", "Wrong: –1.")
HELP_ENDS = ("A round ends when no SET is left, or all agree.", "A round ends when no SET is left, or you say so.")
HELP_ROUNDS = "%d rounds. A tie: %d dice, the first SET wins."
HELP_WILD = "A WILD is whatever you need."
PICTURES = (  # what the help shows, each with a heading
    ("Three alike", "Three equal dice are a SET: each feature is the same on all three."),
    ("A WILD", "A WILD is what the SET wants: any two dice and a WILD are one."),
    ("No SET", "One shows one symbol, two show two: that is neither the same nor different."),
)
