"""Icelandic: Arcade."""

NAME = "Kapphlaup"
LINE = "Við klukkuna, borð eftir borð"

CHOSEN = ("%d spil · %s í byrjun · ráð –%d s", "%d spil · %s · ráð –%d s")

LEVEL = "Borð %d"

REACHED = "komst í borð %d"

HELP = "Finndu SET. Þú hefur %s í byrjun."
HELP_LEVEL = "Nýtt borð eftir %d SET: +%d s, síðar minna."
HELP_HINT = "Ráð: –%d s, og það SET telst ekki með."
HELP_COUNTS = " Það telst með."
HELP_LESS = "–%d s"
