"""Timed: so many SETs as fast as possible (RULES 3)."""

from tercet.core.single import CONSTANT, FEATURES, SKILL

KIND = 2
TARGETS = (10, 20, 30)  # SETs to find, by choice
CHOICES = (SKILL, ("target", TARGETS, 10), FEATURES, CONSTANT)
RANKED = "time"
COUNTED = 1
SET_UP = "single"
