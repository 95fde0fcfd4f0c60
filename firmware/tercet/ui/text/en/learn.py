"""English, the words of the tutorial; en.py hands them on."""

WELCOME = ("What is a SET?", "Three cards that go together. See which ones do.")
FEATURE_PAGES = (  # by feature
    ("Number", "Every card has four features. The first: how many symbols?"),
    ("Colour", "The second: which colour?"),
    ("Shading", "The third: how are they filled?"),
    ("Shape", "And the fourth: which shape?"),
)
EXAMPLES = (
    ("A SET", "Ask four times: same on all, or different on all?"),
    ("A SET, too", "Some the same, some different: that is fine."),
    ("No SET", "Two share a colour, one does not. That spoils it."),
)
WHICH_THIRD = "Which third card?"
QUESTION_PAGE = "Which card below makes a SET with these two?"
NO_SET = "No SET"
TRY_AGAIN = "try again"
SKIP_IT = ("Skip the rest?", "The menu has it: Learn to play.", "No, go on", "Yes, skip")  # question, line, no, yes
YOUR_TURN = ("Your turn", "Find a SET in nine cards. These are your keys:")
FIND_A_SET = "Find a SET"
FOUND = "A SET! Well done."
ALL_KEYS = "Your keys"

# what the keys do, in more words than in the bottom line
HOLD_FOR = "hold: %s"
KEY_MOVE = "move"
KEY_BACKWARD = "one card back"
KEY_FORWARD = "one card forward"
KEY_CHOOSE = "choose a card"
KEY_PAUSE = "pause, go back"
KEY_HINT = "get a hint"
KEY_NO_MATCH = "say there is no SET"
