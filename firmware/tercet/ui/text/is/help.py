"""Icelandic: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Svona er spilað"
HELP_LINE = "Reglur leiksins og takkarnir"
HELP_KEY = "hjálp"
TO_RULES = "reglur"
TO_KEYS = "takkar"

HELP_SET = "SETT: hvert einkenni er eins á öllum þremur spilunum eða ólíkt á öllum."
HELP_DEALT = "Ekkert SETT? Þá bætast þrjú spil við."
HINTS_OFF = "Slökkt er á vísbendingum í stillingum."
HELP_NO_MATCH = "Ekkert SETT? Segðu það: þrjú spil bætast við."
HELP_NO_MATCH_COSTS = "Rangt: %s."

HELP_ONE_SAME = "Eitt einkenni er eins á öllum spilum."
HELP_SAME = (
    "Fjöldinn er sá sami á öllum spilum.",
    "Liturinn er sá sami á öllum spilum.",
    "Fyllingin er sú sama á öllum spilum.",
    "Formið er það sama á öllum spilum.",
)
KEY_CALL = "kalla"
KEY_ASK = "spyrja „ekkert?“"
