"""The four skill levels of the handheld's games (RULES 3)."""

from tercet.core.cards import FEATURES, SHADING
from tercet.core.rng import Rng

BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = 0, 1, 2, 3
SKILLS = 4

AUTOMATIC = -1  # for a constant feature: let the skill decide

# One entry a skill, Beginner first.
FEATURE_COUNT = (3, 3, 4, 4)
DEALS_BY_ITSELF = (True, True, False, False)  # No Match: dealt automatically, or the player must say it
PREFERRED = ((1, 2), None, None, (3, 4))  # levels (lowest, highest) of the SETs that are rather on offer
ARCADE_SECONDS = (600, 360, 240, 120)  # on the clock at the start
ARCADE_HINT = (5, 10, 15, 20)  # seconds that a hint costs
ARCADE_BONUS = (60, 45, 30, 20)  # B in the seconds for passing a level: max(5, round(B * 0.8**(L-1)))

LAYOUT_CELLS = {3: 9, 4: 12}  # by the number of features
DECK_CARDS = {3: 27, 4: 81}
PUZZLE_SETS = {3: 4, 4: 6}


def check_skill(skill: int) -> None:
    """Raise ValueError unless skill is 0..3."""
    if not 0 <= skill < SKILLS:
        raise ValueError("a skill is 0 (Beginner) to 3 (Expert), not %r" % (skill,))


def check_features(features: int, constant: int) -> None:
    """Raise ValueError unless features is 0 (by skill), 3 or 4 and constant a feature 0..3 or AUTOMATIC."""
    if features not in (0, 3, 4):
        raise ValueError("a game has 3 or 4 features, or 0 for those of its skill, not %r" % (features,))
    if not AUTOMATIC <= constant < FEATURES:
        raise ValueError("the constant feature is 0..3, or -1 for that of the skill, not %r" % (constant,))


def constant_feature(skill: int, rng: Rng, features: int = 0, constant: int = AUTOMATIC) -> tuple[int, int]:
    """Return (feature, value) held constant in a game, or (-1, 0) with all four features.

    Beginner: always solid. Intermediate, and other skills with three features of choice: another feature and value
    from game to game. features and constant as in check_features: the player's own choice.
    """
    check_skill(skill)
    check_features(features, constant)
    if (features or FEATURE_COUNT[skill]) == FEATURES:
        return -1, 0
    if constant == AUTOMATIC:
        if skill == BEGINNER:
            return SHADING, 0
        return rng.below(FEATURES), rng.below(3)
    return constant, 0 if constant == SHADING else rng.below(3)
