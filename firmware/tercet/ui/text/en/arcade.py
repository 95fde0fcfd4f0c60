"""English: Arcade."""

NAME = "Arcade"
LINE = "Beat the clock, level by level"

# set-up: what the choice means, long and short
CHOSEN = ("%d cards · %s to start · hint –%d s", "%d cards · %s · hint –%d s")

LEVEL = "Level %d"

# result
REACHED = "reached level %d"

# help
HELP = "Find SETs. You start with %s."
HELP_LEVEL = "%d SETs make a level: +%d s, later less."
HELP_HINT = "A hint: –%d s; its SET does not count."
HELP_COUNTS = " It counts."
HELP_LESS = "–%d s"
