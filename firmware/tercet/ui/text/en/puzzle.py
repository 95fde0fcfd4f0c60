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

# result
FOR_ALL = "all %d SETs"

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
