"""Swedish: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Så spelar du"
HELP_LINE = "Spelets regler och knappar"
HELP_KEY = "hjälp"
TO_RULES = "reglerna"
TO_KEYS = "knapparna"

HELP_SET = "Ett SET: varje egenskap är samma på alla tre korten, eller olika på alla tre."
HELP_DEALT = "Inget SET? Då kommer tre kort till."
HINTS_OFF = "Tips är avstängda i inställningarna."
HELP_NO_MATCH = "Inget SET? Säg det, så kommer tre kort till."
HELP_NO_MATCH_COSTS = "Fel: %s."

HELP_ONE_SAME = "En egenskap är samma på alla kort."
HELP_SAME = (
    "Antalet är samma på alla kort.",
    "Färgen är samma på alla kort.",
    "Fyllningen är samma på alla kort.",
    "Symbolen är samma på alla kort.",
)
KEY_CALL = "ropa"
KEY_ASK = "fråga ”inget SET?”"
