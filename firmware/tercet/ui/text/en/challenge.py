"""English: the words of challenges, which are the same game for two by a code."""

NAME = "Play a code"
LINE = "The same cards as a friend"

# the result, and what is shown to a friend
BADGE = "Challenge"
KEY = ("challenge a friend", "code")  # shows the code of a result; long and short
UNRECORDED = "not recorded"

# typing a code
TYPE = "Type the code"
NEXT_ONE = "next"
ABOUT = "A friend's result shows it. No code has 0, 1, I, L or O."
SIZE = "A code has eight characters."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character, where one is known to be wrong
    0: "Character %(place)d cannot be %(character)s: no code has it.",
    2: "Character %(place)d cannot be %(character)s: that is another version of Tercet.",
    3: "Character %(place)d cannot be %(character)s: there is no such game here.",
    4: "Character %(place)d cannot be %(character)s: there is no such game.",
    5: "At least one character is wrong. Please compare them all.",
}
DUEL = (
    "A duel",
    "Type the same code on two handhelds: both get the same cards. "
    "Each result shows its code and what was reached. "
    "The better result wins.",
)
