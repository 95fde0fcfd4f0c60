"""English: what the dice games share; screens find it as `text.dice`."""

DICE_LEFT = ("die left", "dice left")
ALONE = "alone"
HELP_SET = "A SET: each feature is the same on all three dice, or different on all."
KEY_CHOOSE = "choose a die"
KEY_WALK = "one die back, one forward"
KEY_HELD = "hold: a row back or forward"
