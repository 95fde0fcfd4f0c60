"""The games there are, in the order in which the menu lists them: a new game is its rooms and one word here.

A game's name is that of its rooms: core/NAME and screens/NAME, and its words are ui/text/LANGUAGE/NAME. What the rest of the
firmware has to know of it stands at the head of its room in the core, core/NAME/__init__.py, as constants:

KIND: its number in files, 1..255, never given twice.
CHOICES: what can be chosen before it, in the order of its set-up: (name, allowed values, value at first) each; the values
are a tuple of whole numbers, or a range of consecutive ones.
RANKED: how its best games are ordered in the records: by "score", by "fewest" points, by "time", or "" where none are kept.
TARGETS, ONE_TABLE: which tables the records have of it (core/records.py).
OWN_SCORES: the records have more of it than its best games; it stands in screens/NAME/scores.py.
COUNTED: its place 0..4 in the statistics, or -1.
SET_UP: the room in screens/ that has its set-up.

Its rules are core/NAME/rules.py, what it saves core/NAME/save.py, its screen is screens/NAME/screen.py.
"""

ALONE = ("classic", "timed", "puzzle", "arcade", "solo", "practice")
TOGETHER = ("table",)
CARD_GAMES = ALONE + TOGETHER
DICE_GAMES = ("cubed", "speed", "crossword")
NAMES = CARD_GAMES + DICE_GAMES

SEEDS = 397_627  # a game for one is dealt from a seed below this, so that every one has a code (core/challenge/code.py)


def record(name: str):  # type: ignore[no-untyped-def]  # a module
    """Return the module core/NAME, whose constants say what there is to know of a game. It is imported when first wanted."""
    return getattr(__import__("tercet.core." + name).core, name)
