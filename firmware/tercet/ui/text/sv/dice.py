"""Swedish: what the dice games share."""

DICE_LEFT = ("tärning kvar", "tärningar kvar")
ALONE = "ensam"
HELP_SET = "Ett SET: varje egenskap är samma på alla tre tärningarna, eller olika på alla tre."
KEY_CHOOSE = "välj en tärning"
KEY_BACKWARD = "en tärning bakåt"
KEY_FORWARD = "en tärning framåt"
