"""The four skill levels of the handheld's games (RULES 3)."""

from tercet.core.cards import FEATURES, SHADING
from tercet.core.rng import Rng

BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = 0, 1, 2, 3
SKILLS = 4

# One entry a skill, Beginner first.
FEATURE_COUNT = (3, 3, 4, 4)
LAYOUT_CELLS = (9, 9, 12, 12)
DEALS_BY_ITSELF = (True, True, False, False)  # No Match: dealt automatically, or the player must say it


def check(skill: int) -> None:
    """Raise ValueError unless skill is 0..3."""
    if not 0 <= skill < SKILLS:
        raise ValueError("a skill is 0 (Beginner) to 3 (Expert), not %r" % (skill,))


def constant_feature(skill: int, rng: Rng) -> tuple[int, int]:
    """Return (feature, value) held constant in a game of this skill, or (-1, 0) with all four features.

    Beginner: always solid. Intermediate: another feature and value from game to game.
    """
    check(skill)
    if FEATURE_COUNT[skill] == FEATURES:
        return -1, 0
    if skill == BEGINNER:
        return SHADING, 0
    return rng.below(FEATURES), rng.below(3)
