"""Practice: endless, no clock, hints one card at a time, no records (RULES 3)."""

from tercet.core.single import CONSTANT, FEATURES, SKILL

KIND = 5
CHOICES = (SKILL, ("count", (0, 1), 0), FEATURES, CONSTANT)  # count: whether it says how many SETs are on the table
RANKED = ""
COUNTED = -1
SET_UP = "practice"
