"""The table game: two to four seats round one layout, people and computer players (RULES 5)."""

from tercet.core.match import seats

KIND = 7
CHOICES = seats(2, 1) + (
    ("cards", (0, 1, 2), 0),  # the deck: all 81, those of a beginner, those of one colour
    ("penalty", (0, 1, 2), 0),
    ("pick", range(3, 11), 5),  # seconds
    ("tournament", (0, 1), 0),
    ("rounds", range(1, 10), 1),
)
RANKED = ""
COUNTED = -1
SET_UP = "table"
