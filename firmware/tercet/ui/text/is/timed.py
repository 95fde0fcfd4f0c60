"""Icelandic: Timed."""

NAME = "Tímataka"
LINE = "Finndu 10, 20 eða 30 SET sem fyrst"

CHOSEN = ("%d spil · vísbending: +15 s", "%d spil · vísbending +15 s")

FOR_SETS = "að finna %d SET"

HELP = "Finndu %d SET eins hratt og þú getur."
HELP_COSTS = "Villa: +%d s. Vísbending: +%d s, en það SET telst með."
HELP_MORE = "+%d s"
