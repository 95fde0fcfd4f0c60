"""Icelandic: Classic."""

NAME = "Klassískt"
LINE = "Spilaðu stokkinn til enda"

CHOSEN = ("%(cards)d spil · engin tímamörk · vísbending: 0 stig", "%(cards)d spil · vísbending: 0 stig")

MINUS_ONE = " · –1"

HELP = "Spilaðu stokkinn til enda: %d spil."
HELP_POINTS = "SETT: 1 stig. Villa: –1."
HELP_HINT = "Vísbending tekur eitt SETT burt: 0 stig."
HELP_A_POINT = "–1"
