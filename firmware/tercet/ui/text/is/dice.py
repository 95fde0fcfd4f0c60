"""Icelandic: what the dice games share; screens find it as `text.dice`."""

DICE_LEFT = ("teningur eftir", "teningar eftir")
ALONE = "einn"
HELP_SET = "SETT: hvert einkenni er eins á öllum þremur teningunum eða ólíkt á öllum."
KEY_CHOOSE = "velja tening"
KEY_WALK = "fyrri, næsti teningur"
KEY_HELD = "halda inni: röð fyrir röð"
