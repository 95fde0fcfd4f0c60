"""English: Classic."""

NAME = "Classic"
LINE = "One deck, played to its end"

# set-up: what the choice means, long and short
CHOSEN = ("%d cards · clock up · a hint earns nothing", "%d cards · hints earn nothing")

MINUS_ONE = " · –1"

# help
HELP = "Play %d cards to their end."
HELP_POINTS = "A SET: 1 point. A wrong claim: –1."
HELP_HINT = "A hint takes a SET: no point."
HELP_A_POINT = "–1"
