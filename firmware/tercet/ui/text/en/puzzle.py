"""English: Puzzle."""

NAME = "Puzzle"
LINE = "All the SETs of one layout"

# set-up: what the choice means, long and short
CHOSEN = ("%d cards, %d SETs · clock up · hint +30 s", "%d cards, %d SETs · hint +30 s")

# choosing a puzzle
WHICH_PUZZLE = "Which puzzle?"
SOLVED = "solved"
NOT_SOLVED = "not solved yet"
RANDOM = "random"
TAKE = "take it"
NEXT_DIGIT = "next digit"
MAKING = "Puzzle %d"
MAKING_LINE = "Laying out the cards …"

# result
FOR_ALL = "all %d SETs"

# keys
VIEW = "view"
NEXT_PUZZLE = "next"
KEY_VIEW = "see the SETs found"

# help
HELP = "Find all %d SETs. The cards stay, and can be used again."
HELP_HINT = "A hint lists a SET: +%d s. A wrong claim costs nothing."
HELP_SAME = "A number is the same puzzle on every Tercet."
