"""Norwegian: what the dice games share."""

DICE_LEFT = ("terning igjen", "terninger igjen")
ALONE = "alene"
HELP_SET = "Et SET: Hver egenskap er lik på alle tre terningene, eller ulik på alle tre."
KEY_CHOOSE = "velg en terning"
KEY_WALK = "en terning tilbake, fram"
KEY_HELD = "hold: rad for rad"
