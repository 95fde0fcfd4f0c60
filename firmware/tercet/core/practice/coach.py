"""What somebody overlooks, by the SETs that they took and those that they left (RULES 3, ours): pure data, kept by the store.

Every SET that lies on a table is taken by the player or is missed: its cards go with another SET, a hint shows it, or No
Match is said while it lies there. In Puzzle, where all are found in the end, those of the first half count as taken. Who
sees all kinds of SETs alike takes and misses them alike: of the SETs of one level, those taken have a feature the same as
often as all that are dealt, and so have those missed. How often that is is known, since the rules treat all features alike:
with four features and two that differ, in half of them. Levels are never compared with each other here: SETs with more
differences are harder for everybody. Nor are times: a pause at the table would look like a weakness.

For each of eight kinds of SETs (a feature is the same, a feature differs) the evidence is the likelihood of all this for a
player who overlooks the kind, whose odds to take such a SET are lower and to miss it higher by a factor of 1.4, over that
for one who does not. For the latter, if SETs lay alone, this ratio would be a martingale that begins at 1, and the chance
that it ever reaches 160 at most 1/160 (Ville's inequality), however often one looks at it and however many games are
played: for eight kinds together one in twenty. SETs of one table share cards, and lean to the same kinds for a while: with
160 some more than one in twenty were accused. So 1000 is asked for. host_tests/core/practice/test_coach.py measures what
comes of it.
"""

import struct

from tercet.core.cards import FEATURES, find_sets, level, value
from tercet.core.outcome import HINTED, NOT_NONE, RIGHT
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from tercet.core.outcome import Outcome
    from tercet.core.single.rules import Single

KINDS = 2 * FEATURES  # 2 * feature: SETs in which it is the same; 1 more: in which it differs
COURSES = KINDS + FEATURES  # what can be trained: the kinds, then the levels 1..4
PROOF = 6908  # evidence from which on a kind is said to be overlooked: 1000 * ln 1000
ENOUGH = 900  # SETs after which nothing is said to be overlooked: nine of ten who take three times as long are known by then
MOST = 4000  # SETs after which counting starts from 0: how somebody played long ago says little

OVERLOOKS, TOO_EARLY, NOTHING = range(3)

_LONGEST = const(600_000)  # ms of one SET that count
_HEADER = "<HH8i8H8H4H8I"
_SIZE = struct.calcsize(_HEADER)

# 1000 * ln of the likelihood ratio, by how many twelfths of the SETs of a level are of a kind: of one that is taken and of the
# kind, taken and not of it, missed and of the kind, missed and not of it.
_RATIOS = {
    3: (-262, 74, 241, -95),
    4: (-236, 100, 211, -125),
    6: (-182, 154, 154, -182),
    8: (-125, 211, 100, -236),
    9: (-95, 241, 74, -262),
}


class Coach:
    """Counts of SETs. evidence: 1000 * ln of the ratio, by kind; sets: SETs counted, 0..MOST; games: the finished ones of them.

    found, spent, missed: SETs taken, their ms, and SETs missed, by kind; each SET is of as many kinds as its deck has features.
    left: SETs missed, by level 1..4 at the places 0..3.
    """

    def __init__(self) -> None:
        self._begin()
        self.changed = False  # since the store last looked

    def _begin(self) -> None:
        self.sets = self.games = 0
        self.evidence = [0] * KINDS
        self.found = [0] * KINDS
        self.missed = [0] * KINDS
        self.left = [0] * FEATURES
        self.spent = [0] * KINDS
        self._told: list[tuple[int, int, int]] = []  # missed, and on the table still

    def clear(self) -> None:
        """Begin anew."""
        self._begin()
        self.changed = True

    def judged(self, game: "Single", outcome: "Outcome", before: list[int]) -> None:
        """Count the SETs that a game's answer has decided about; before: its cells until then."""
        verdict = outcome.verdict
        if verdict not in (RIGHT, HINTED, NOT_NONE):
            return
        listed = getattr(game, "found_sets", None)
        if listed is not None:  # Puzzle: nothing leaves the table
            early = verdict == RIGHT and 2 * len(listed) <= len(game.sets)  # type: ignore[attr-defined]
            self._count(game, outcome.cards, early, outcome.took)
            return
        there = set(game.layout.cells)
        told = []
        for i, j, k in find_sets(before):
            cards = before[i], before[j], before[k]
            mine = verdict != NOT_NONE and i in outcome.cells and j in outcome.cells and k in outcome.cells
            stays = cards[0] in there and cards[1] in there and cards[2] in there
            if stays and (verdict == NOT_NONE or cards in self._told):
                told.append(cards)
            if (verdict == NOT_NONE or not stays) and cards not in self._told:
                self._count(game, cards, mine and verdict == RIGHT, outcome.took)
        self._told = told

    def ended(self) -> None:
        """A game was finished."""
        self.games += 1
        self.changed = True

    def _count(self, game: "Single", cards: "tuple[int, ...]", taken: bool, took: int) -> None:
        """Count a SET. Its cards may lie in any order."""
        self.changed = True
        if self.sets >= MOST:
            self._begin()
        self.sets += 1
        different = level(cards[0], cards[1], cards[2])
        if not taken:
            self.left[different - 1] += 1
        for feature in range(FEATURES):
            if feature == game.constant:
                continue
            differs = value(cards[0], feature) != value(cards[1], feature)
            kind = 2 * feature + differs
            if taken:
                self.found[kind] += 1
                self.spent[kind] += min(took, _LONGEST)
            else:
                self.missed[kind] += 1
            if different < game.features:  # else there are no others of the level
                twelfths = 12 * different // game.features
                self.evidence[2 * feature] += _RATIOS[12 - twelfths][2 * (not taken) + differs]
                self.evidence[2 * feature + 1] += _RATIOS[twelfths][2 * (not taken) + (not differs)]

    def advice(self) -> tuple[int, int]:
        """Return (OVERLOOKS, kind), (TOO_EARLY, how many SETs more it takes), or (NOTHING, 0)."""
        most = max(self.evidence)
        if most >= PROOF:
            return OVERLOOKS, self.evidence.index(most)
        if self.sets < ENOUGH:
            return TOO_EARLY, ENOUGH - self.sets
        return NOTHING, 0

    def save(self) -> bytes:
        """Return everything as bytes."""
        counts = [self.sets, min(self.games, MOST)] + self.evidence + self.found + self.missed + self.left + self.spent
        return struct.pack(_HEADER, *counts)

    @classmethod
    def restore(cls, data: bytes) -> "Coach":
        """Return what save() wrote; ValueError for bytes that it never writes."""
        if len(data) != _SIZE:
            raise ValueError("the coach's counts have %d bytes, not %d" % (_SIZE, len(data)))
        counts = list(struct.unpack(_HEADER, data))
        coach = cls()
        coach.sets, coach.games = counts[:2]
        coach.evidence, coach.found, coach.missed = counts[2:10], counts[10:18], counts[18:26]
        coach.left, coach.spent = counts[26:30], counts[30:]
        if not coach._fits():
            raise ValueError("the coach's counts do not fit together: no play leads there")
        return coach

    def _fits(self) -> bool:
        """Tell whether the counts agree with each other; those of most damaged files do not."""
        missed = sum(self.left)
        for kind in range(0, KINDS, 2):
            taken = self.found[kind] + self.found[kind + 1]
            left = self.missed[kind] + self.missed[kind + 1]
            if taken + missed > self.sets or left > missed:  # fewer where the feature was constant
                return False
        for kind in range(KINDS):
            if abs(self.evidence[kind]) > 300 * self.sets or self.spent[kind] > _LONGEST * self.found[kind]:
                return False
        return max(self.sets, self.games) <= MOST


def matches(what: int, cards: "tuple[int, ...]") -> bool:
    """Tell whether a SET is what is trained: of a kind, or of level what - KINDS + 1."""
    if what >= KINDS:
        return level(cards[0], cards[1], cards[2]) == what - KINDS + 1
    return (value(cards[0], what // 2) != value(cards[1], what // 2)) == what % 2
