"""Swedish: what the dice games share."""

DICE_LEFT = ("tärning kvar", "tärningar kvar")
ALONE = "ensam"
HELP_SET = "Ett SET: varje egenskap är samma på alla tre tärningarna, eller olika på alla tre."
KEY_CHOOSE = "välj en tärning"
KEY_WALK = "en tärning bakåt, framåt"
KEY_HELD = "håll in: rad för rad"
