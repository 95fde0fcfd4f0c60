"""Classic: one deck, played to its end (RULES 3)."""

from tercet.core.single import CONSTANT, FEATURES, SKILL

KIND = 1
CHOICES = (SKILL, FEATURES, CONSTANT)
RANKED = "score"
COUNTED = 0
SET_UP = "single"
