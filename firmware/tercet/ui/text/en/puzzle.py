"""English: Puzzle."""

NAME = "Puzzle"
LINE = "Find every SET on the table"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards, %(sets)d SETs · a hint: +30 s", "%(cards)d cards, %(sets)d SETs · hint +30 s")

# choosing a puzzle
WHICH_PUZZLE = "Which puzzle?"
SOLVED = "solved"
NOT_SOLVED = "not solved yet"
RANDOM = "random"
NEXT_DIGIT = "next digit"
MAKING = "Puzzle %d"
MAKING_LINE = "Laying out the cards …"

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Ladder"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "%d solved"
STREAK = "%d clean in a row"
HOW = ("not solved yet", "solved", "solved with a hint or an error", "solved clean")

# result
FOR_ALL = "all %d SETs"
IN_A_ROW = "clean in a row"  # after a number: puzzles solved one after the other without a hint or a wrong claim

# keys
VIEW = "view"
NONE_FOUND = "None found yet"
NONE_FOUND_LINE = "There are %d SETs to find."
NEXT_PUZZLE = "next"
KEY_VIEW = "see the SETs found"

# help
HELP = "Find all %d SETs. Cards stay and can be used again."
HELP_HINT = "A hint finds a SET for you: +%d s. Wrong claims are free."
HELP_SAME = "Each number is the same puzzle on every Tercet."
