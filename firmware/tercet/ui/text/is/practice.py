"""Icelandic: Practice."""

NAME = "Æfing"
LINE = "Engin klukka, vísbendingar í skrefum"

CHOSEN = ("%(cards)d spil · engin klukka · ókeypis vísbendingar", "%(cards)d spil · engin klukka")

SETS_HERE = "%d hér"

HELP = "Engin klukka og engin met: ekkert liggur á."
HELP_HINT = "Vísbending sýnir eitt spil úr SETTI, sú næsta tvö, svo öll þrjú."
