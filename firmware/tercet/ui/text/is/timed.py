"""Icelandic: Timed."""

NAME = "Tímataka"
LINE = "Finndu 10, 20 eða 30 SET sem fyrst"

CHOSEN = ("%(cards)d spil · vísbending: +15 s", "%(cards)d spil · vísbending +15 s")

FOR_SETS = "að finna %d SET"

HELP = "Finndu %d SET eins hratt og þú getur."
HELP_COSTS = "Villa: +%(wrong)d s. Vísbending: +%(hint)d s, en það SET telst með."
HELP_MORE = "+%d s"
