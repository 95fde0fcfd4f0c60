"""English: Classic."""

NAME = "Classic"
LINE = "Play through the deck"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards · no time limit · hints: 0 points", "%(cards)d cards · hints: 0 points")

MINUS_ONE = " · –1"

# help
HELP = "Play through all %d cards."
HELP_POINTS = "A SET: 1 point. A wrong claim: –1."
HELP_HINT = "A hint takes a SET away: 0 points."
HELP_A_POINT = "–1"
