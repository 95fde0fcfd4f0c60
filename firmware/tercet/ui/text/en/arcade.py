"""English: Arcade."""

NAME = "Arcade"
LINE = "Beat the clock, level by level"

# set-up: what the choice means, long and short
CHOSEN = ("%d cards · %s down · hint –%d s", "%d cards · %s · hint –%d s")

LEVEL = "Level %d"

# result
REACHED = "reached level %d"

# help
HELP = "Find SETs. The clock runs from %s to 0."
HELP_LEVEL = "%d SETs pass a level: +%d s, later less."
HELP_HINT = "A hint: –%d s, and its SET is lost."
HELP_COUNTS = " It counts."
HELP_LESS = "–%d s"
