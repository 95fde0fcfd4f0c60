"""Finnish: what the dice games share; screens find it as `text.dice`."""

DICE_LEFT = ("noppa jäljellä", "noppaa jäljellä")
ALONE = "yksin"
HELP_SET = "SET: jokainen aihe on kaikissa kolmessa nopassa sama tai kaikissa eri."
KEY_CHOOSE = "valitse noppa"
KEY_WALK = "edellinen, seuraava noppa"
KEY_HELD = "pitkään: rivi kerrallaan"
