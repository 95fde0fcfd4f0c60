"""Icelandic: Timed."""

NAME = "Tímataka"
LINE = "Finndu 10, 20 eða 30 SETT sem fyrst"

CHOSEN = ("%(cards)d spil · vísbending: +15 s", "%(cards)d spil · vísbending +15 s")

FOR_SETS = "að finna %d SETT"

HELP = "Finndu %d SETT eins hratt og þú getur."
HELP_COSTS = "Villa: +%(wrong)d s. Vísbending: +%(hint)d s, en það SETT telst með."
HELP_MORE = "+%d s"
