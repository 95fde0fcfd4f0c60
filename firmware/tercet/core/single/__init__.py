"""What the games for one player share: claims, No Match, hints, the clock, the save; and what can be chosen before them."""

SKILL = ("skill", (0, 1, 2, 3), 0)
FEATURES = ("features", (0, 3, 4), 0)  # 0: as many as the skill has
CONSTANT = ("constant", (-1, 0, 1, 2, 3), -1)  # the feature that is the same on all cards; -1: as the skill has it
