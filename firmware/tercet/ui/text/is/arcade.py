"""Icelandic: Arcade."""

NAME = "Kapphlaup"
LINE = "Í kapp við klukkuna, borð eftir borð"

CHOSEN = ("%(cards)d spil · %(time)s í byrjun · vísbending –%(cost)d s", "%(cards)d spil · %(time)s · vísbending –%(cost)d s")

LEVEL = "Borð %d"
TOO_DEAR = "Of lítill tími: vísbending kostar %d s"

REACHED = "borð %d"

HELP = "Finndu SETT. Þú hefur %s í byrjun. Villur kosta ekkert."
HELP_LEVEL = "Nýtt borð eftir %(sets)d SETT: +%(seconds)d s, síðar minna."
HELP_HINT = "Vísbending: –%d s, og það SETT telst ekki með."
HELP_COUNTS = " Það telst með."
HELP_LESS = "–%d s"
