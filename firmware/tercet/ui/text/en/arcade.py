"""English: Arcade."""

NAME = "Arcade"
LINE = "Beat the clock, level by level"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards · %(time)s to start · hint –%(cost)d s", "%(cards)d cards · %(time)s · hint –%(cost)d s")

LEVEL = "Level %d"
TOO_DEAR = "Too little time: a hint costs %d s"

# result
REACHED = "level %d"

# help
HELP = "Find SETs. You start with %s. Wrong claims are free."
HELP_LEVEL = "%(sets)d SETs make a level: +%(seconds)d s, later less."
HELP_HINT = "A hint: –%d s; its SET does not count."
HELP_COUNTS = " It counts."
HELP_LESS = "–%d s"
