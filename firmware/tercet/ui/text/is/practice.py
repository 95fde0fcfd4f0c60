"""Icelandic: Practice."""

NAME = "Æfing"
LINE = "Engin klukka, ráð eitt spil í senn"

CHOSEN = ("%d spil · engin klukka · ókeypis ráð", "%d spil · engin klukka")

SETS_HERE = "%d hér"

HELP = "Engin klukka og engin met: ekkert liggur á."
HELP_HINT = "Ráð sýnir eitt spil úr SET, næsta ráð tvö, svo öll þrjú."
