"""English, the words of the dice games; screens find them as `text.dice`."""

GAMES: dict = {  # by the names in screens/games.py, each with a line about it
    "speed": ("Speed", "42 dice, whoever sees first"),
}

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
