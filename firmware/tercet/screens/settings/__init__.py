"""How the handheld itself is set: what can be chosen, as core/games.py says it of games."""

from tercet.ui.text import offered

CHOICES = (  # the palettes are those of ui/palettes.py
    ("language", offered(), 0),  # who chose one that is not there reads the first
    ("palette", (0, 1, 2, 3), 0),
    ("letters", (0, 1), 0),
    ("brightness", (0, 1, 2, 3, 4), 4),
    ("dim", (30, 60, 120, 300, 0), 120),  # seconds without a key; 0: never
    ("volume", (0, 1, 2, 3), 2),
    ("lamp", (0, 1), 1),
    ("hints", (0, 1), 1),
    ("animation", (0, 1), 1),
    ("sign", (0, 1), 0),  # whether a game among the best ten asks for a name
)
