"""Speed: 42 dice on the table, and everybody searches at once (RULES 6.2)."""

from tercet.core.match import seats

KIND = 9
CHOICES = seats(1, 0) + (("pick", range(3, 11), 5),)  # pick: seconds
RANKED = "score"  # of games of one person alone
ONE_TABLE = (0, 3, 0)  # a made-up key: it has no skill and no target, but its table in the files of records bears this
COUNTED = -1
SET_UP = "speed"
