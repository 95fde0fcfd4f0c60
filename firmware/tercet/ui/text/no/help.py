"""Norwegian: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Slik spiller du"
HELP_LINE = "Spillets regler og knapper"
HELP_KEY = "hjelp"
TO_RULES = "reglene"
TO_KEYS = "knappene"

HELP_SET = "Et SET: Hver egenskap er lik på alle tre kortene, eller ulik på alle tre."
HELP_DEALT = "Ingen SET? Da kommer tre kort til."
HINTS_OFF = "Tips er slått av i innstillingene."
HELP_NO_MATCH = "Ingen SET? Si fra, så kommer tre kort til."
HELP_NO_MATCH_COSTS = "Feil: %s."

HELP_ONE_SAME = "Én egenskap er lik på alle kortene."
HELP_SAME = (
    "Antallet er likt på alle kortene.",
    "Fargen er lik på alle kortene.",
    "Fyllingen er lik på alle kortene.",
    "Formen er lik på alle kortene.",
)
KEY_CALL = "rop"
KEY_ASK = "spør «ingen SET?»"
