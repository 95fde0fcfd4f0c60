"""Icelandic: Arcade."""

NAME = "Kapphlaup"
LINE = "Í kapp við klukkuna, borð eftir borð"

CHOSEN = ("%d spil · %s í byrjun · vísbending –%d s", "%d spil · %s · vísbending –%d s")

LEVEL = "Borð %d"

REACHED = "komst í borð %d"

HELP = "Finndu SET. Þú hefur %s í byrjun."
HELP_LEVEL = "Nýtt borð eftir %d SET: +%d s, síðar minna."
HELP_HINT = "Vísbending: –%d s, og það SET telst ekki með."
HELP_COUNTS = " Það telst með."
HELP_LESS = "–%d s"
