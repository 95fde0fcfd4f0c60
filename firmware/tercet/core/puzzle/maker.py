"""Numbered puzzles: the same number and level give the same cards on every device and in every later version (RULES 3).

A puzzle of three features has exactly four SETs in nine cards, one of four features exactly six in twelve. It is found by
changing one card after the other, keeping a change that brings the number of SETs or their levels no further from what
is wanted, and starting anew when that leads nowhere: it never gives up and never shows anything else. Nothing here may
change without a new GENERATOR: test vectors hold it.
"""

from tercet.core import skill as skills
from tercet.core.cards import FEATURES, count_sets, deck
from tercet.core.rng import Rng
from tercet.core.shim import const
from tercet.core.solved import check_number, kind

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterator

GENERATOR = 1  # the version of all that decides which cards a number has; it is kept in saved games
STRAYS = 1  # SETs that may be of other levels than the skill leans to

_STEPS = const(80)  # changes before a new start


def make(number: int, skill: int, features: int = 0, constant: int = skills.AUTOMATIC) -> list[int]:
    """Return the cards of puzzle `number` (1..999 999) in their cells; ValueError for another number or skill.

    features and constant: the player's own choice as in skill.check_features; another kind is another puzzle.
    """
    steps = making(number, skill, features, constant)
    while True:
        cards = next(steps)
        if cards:
            return cards


def making(number: int, skill: int, features: int = 0, constant: int = skills.AUTOMATIC) -> "Iterator[list[int]]":
    """Make a puzzle in small steps, for a loop that has keys to look after: yields [] until it yields the cards."""
    check_number(number)
    features, constant = kind(skill, features, constant)
    if features == skills.FEATURE_COUNT[skill]:
        features = 0
    rng = Rng(number | skill << 20 | features << 22 | constant + 1 << 25 | GENERATOR << 28)
    held, fixed = skills.constant_feature(skill, rng, features, constant)
    cards = deck(held, fixed)
    count, wanted = (9, 4) if held >= 0 else (12, 6)
    while True:
        rng.shuffle(cards)
        badness = _badness(cards[:count], wanted, skill)
        for _ in range(_STEPS):
            if not badness:
                yield cards[:count]
                return
            yield []
            inside, outside = rng.below(count), count + rng.below(len(cards) - count)
            cards[inside], cards[outside] = cards[outside], cards[inside]
            changed = _badness(cards[:count], wanted, skill)
            if changed > badness:
                cards[inside], cards[outside] = cards[outside], cards[inside]
            else:
                badness = changed


def _badness(cards: list[int], wanted: int, skill: int) -> int:
    """How far cards are from a puzzle: 0 for one."""
    lowest, highest = skills.PREFERRED[skill] or (1, FEATURES)
    sets, others = count_sets(cards, lowest, highest)
    return 2 * abs(sets - wanted) + max(0, others - STRAYS)
