"""English: Timed."""

NAME = "Timed"
LINE = "Find 10, 20 or 30 SETs, fast"

# set-up: what the choice means, long and short
CHOSEN = ("%(cards)d cards · a hint: +15 s", "%(cards)d cards · hint +15 s")

# result
FOR_SETS = "for %d SETs"

# help
HELP = "Find %d SETs as fast as you can."
HELP_COSTS = "A wrong claim: +%(wrong)d s. A hint: +%(hint)d s, but its SET counts."
HELP_MORE = "+%d s"
