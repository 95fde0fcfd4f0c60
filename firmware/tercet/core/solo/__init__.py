"""Solo: the card game alone (RULES 4)."""

KIND = 6
CHOICES = ()
RANKED = "fewest"  # penalty points
ONE_TABLE = (2, 4, 0)  # it is played as Advanced is, with all features
COUNTED = 4
SET_UP = "single"
