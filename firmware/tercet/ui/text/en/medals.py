"""English: the medals."""

TITLE = "Medals"
TO_MEDALS = ("medals", "medals")  # what a key of the records leads to
NEW = "A new medal!"
EARNED = "earned"
NOT_YET = "not yet"
BEST = "best so far: %s"  # time
FEWEST = "mistakes and hints: %d"  # in the best game so far
COUNTS = {
    3: "%(number)d of %(all)d puzzles",
    5: "level %(number)d of %(all)d",
    7: "%(number)d of %(all)d in a row",
}  # by number: how far, of how many
FEATS = (  # in the order of core/medals.py: what it is called, what is to be done
    ("Spotless", "Classic at Expert without a mistake or a hint"),
    ("Sprinter", "Timed at Expert: %(number)d SETs in %(time)s"),
    ("Puzzler", "Solve %d puzzles"),
    ("Sharp eye", "A puzzle at Expert in %s, without a hint"),
    ("High flyer", "Arcade at Expert: reach level %d"),
    ("Lightning", "A SET with all four different in %s, in a game without hints"),
    ("Sure hand", "%d SETs in a row with no wrong claim"),
    ("Soloist", "Win Solo in %s without a hint"),
    ("Table champion", "Beat Advanced or Expert with all 81 cards"),
    ("Cube master", "Win SET Cubed against an Expert"),
    ("Dice hunter", "Speed alone: %(number)d points in %(time)s"),
    ("Architect", "Crossword alone: three grids in %s"),
)
