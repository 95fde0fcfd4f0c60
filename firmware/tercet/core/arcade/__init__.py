"""Arcade: as many SETs as possible before the clock reaches zero (RULES 3)."""

from tercet.core.single import CONSTANT, FEATURES, SKILL

KIND = 4
CHOICES = (SKILL, FEATURES, CONSTANT)
RANKED = "score"
COUNTED = 3
SET_UP = "arcade"
