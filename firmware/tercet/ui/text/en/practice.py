"""English: Practice."""

NAME = "Practice"
LINE = "No clock, and hints card by card"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards · no clock · hints are free", "%(cards)d cards · no clock")

SETS_HERE = "%d here"

# help
HELP = "No clock, no records: take your time."
HELP_HINT = "A hint shows one card of a SET, the next hint two, then all three."
