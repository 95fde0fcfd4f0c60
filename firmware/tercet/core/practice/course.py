"""A course of Practice: tables on which one SET lies, and it is of the kind that is trained (RULES 3, ours)."""

import struct

from tercet.core import skill as skills
from tercet.core.cards import CARDS, FEATURES, third_card
from tercet.core.layout import Change
from tercet.core.outcome import IGNORED, Outcome
from tercet.core.practice.coach import COURSES, KINDS, matches
from tercet.core.practice.rules import Practice
from tercet.core.shim import const

BEFORE, AFTER = 5, 5  # tables whose times are measured, without hints: the first ones and the last ones
TRAINED = 8  # tables between them
TABLES = BEFORE + TRAINED + AFTER

_TARGET = const(15)  # the byte of a save in which the target begins, by which a course is told from Practice
_LONGEST = const((1 << 30) - 1)  # ms in a save


class Course(Practice):
    """One course; target is what is trained and 1 more, 1..COURSES: see coach.py. times: ms of each table that was solved.

    A table stays until its SET is found; then all its cards go, and another one is dealt. It is over after TABLES of them.
    """

    def __init__(
        self, skill: int, seed: int, time: int, features: int = 0, constant: int = skills.AUTOMATIC, target: int = 1
    ) -> None:
        if not 1 <= target <= COURSES:
            raise ValueError("a course is 1..%d, not %r" % (COURSES, target))
        self.what = target - 1
        self.times: list[int] = []
        features, constant = _cards_for(self.what, skill, features, constant)
        super().__init__(skill, seed, time, features, constant, target)

    @property
    def says_no_match(self) -> bool:
        """There always is a SET."""
        return False

    @property
    def measured(self) -> bool:
        """Whether the time for the table counts as that before or after: there are no hints then."""
        return self.part()[0] != 1

    def part(self) -> tuple[int, int, int]:
        """Return (0 before, 1 training, 2 after; tables of it that are done; tables of it)."""
        done = len(self.times)
        if done < BEFORE:
            return 0, done, BEFORE
        done -= BEFORE
        return (1, done, TRAINED) if done < TRAINED else (2, done - TRAINED, AFTER)

    def trains_a_kind(self) -> bool:
        """Whether what is trained is something that the coach may have said to be overlooked."""
        return self.what < KINDS

    def before(self) -> int:
        """Return the middle one of the times of the first tables, in ms: one long pause does not spoil it."""
        return sorted(self.times[:BEFORE])[BEFORE // 2]

    def after(self) -> int:
        """Return the middle one of the times of the last tables, in ms."""
        return sorted(self.times[-AFTER:])[AFTER // 2]

    def hint(self, time: int) -> Outcome:
        """Show one card more of the SET; nothing while the time is measured."""
        return Outcome(IGNORED) if self.measured else super().hint(time)

    def _take(self, cells: tuple[int, int, int], cards: tuple[int, ...], time: int) -> Outcome:
        self.times.append(self.stopwatch.elapsed(time) - self._last_set)
        outcome = super()._take(cells, cards, time)
        outcome.moved = ()
        return outcome

    def _settle(self, change: Change, time: int) -> Change:
        """Deal a whole table."""
        self._shown = 0
        layout = self.layout
        count = skills.LAYOUT_CELLS[self.features]
        cards = layout.stock + layout.taken + layout.cells
        layout.cells = self._table(sorted(cards), count)
        layout.taken = []
        layout.stock = [card for card in sorted(cards) if card not in layout.cells]
        return Change((), tuple(range(count)))

    def _table(self, deck: list[int], count: int) -> list[int]:
        """Return so many cards with one SET, of the kind that is trained, in random order."""
        rng = self.rng
        while True:
            a, b = deck[rng.below(len(deck))], deck[rng.below(len(deck))]
            c = third_card(a, b)
            if a == b or not matches(self.what, (a, b, c)):
                continue
            closed = bytearray(CARDS)  # cards that lie there, or would make another SET
            cells = [a, b, c]
            for card in cells:
                closed[card] = 1
            rest = list(deck)
            rng.shuffle(rest)
            for card in rest:
                if closed[card]:
                    continue
                for other in cells:
                    closed[third_card(card, other)] = 1
                closed[card] = 1
                cells.append(card)
                if len(cells) == count:
                    rng.shuffle(cells)
                    return cells

    def _ended(self, time: int) -> bool:
        return len(self.times) >= TABLES

    def _save_more(self) -> bytes:
        times = [min(one, _LONGEST) for one in self.times]
        return bytes((len(times),)) + struct.pack("<%dI" % len(times), *times) + super()._save_more()

    def _restore_more(self, data: bytes) -> None:
        count = data[0] if data else 0
        size = 1 + 4 * count
        if count > TABLES or len(data) < size:
            raise ValueError("a saved course has the times of %d tables in %d bytes" % (count, len(data)))
        self.times = list(struct.unpack("<%dI" % count, data[1:size]))
        super()._restore_more(data[size:])

    def _fits(self, time: int) -> bool:
        return super()._fits(time) and max(self.times, default=0) <= _LONGEST

    def _counts_fit(self, time: int) -> bool:
        layout = self.layout
        sets = layout.sets()
        if not 1 <= self.target <= COURSES or len(sets) != 1 or len(layout.cells) != layout.base or layout.taken:
            return False
        i, j, k = sets[0]
        right = matches(self.what, (layout.cells[i], layout.cells[j], layout.cells[k]))
        return right and self.found == self.progress == len(self.times) and self.over == self._ended(time)


def is_course(data: bytes) -> bool:
    """Tell whether the save of a game of Practice is one of a course."""
    return data[_TARGET : _TARGET + 4] not in (b"\0\0\0\0", b"")


def _cards_for(what: int, skill: int, features: int, constant: int) -> tuple[int, int]:
    """Return (features, constant) as they were chosen, or so that what is trained can differ."""
    skills.check_skill(skill)
    skills.check_features(features, constant)
    features = features or skills.FEATURE_COUNT[skill]
    if features == FEATURES or what == COURSES - 1:
        return FEATURES, skills.AUTOMATIC
    if what >= KINDS:
        return features, constant
    trained = what // 2
    if constant == skills.AUTOMATIC or constant == trained:
        constant = (trained + 1) % FEATURES
    return features, constant
