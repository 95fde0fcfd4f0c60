"""Crossword: each seat builds a grid of its dice, in which every die is part of a SET (RULES 6.3)."""

from tercet.core.match import seats

KIND = 10
CHOICES = seats(1, 0) + (("practice", (0, 1), 0),)  # practice: alone, no clock and with hints
RANKED = "time"  # of games of one person alone
ONE_TABLE = (0, 3, 0)  # a made-up key: it has no skill and no target, but its table in the files of records bears this
COUNTED = -1
SET_UP = "crossword"
