"""Puzzle: one fixed layout, find all its SETs (RULES 3)."""

import struct

from tercet.core import skill as skills
from tercet.core.cards import CARDS, FEATURES, find_sets, value
from tercet.core.layout import Layout
from tercet.core.outcome import ALREADY, HINTED, IGNORED, RIGHT, Outcome
from tercet.core.puzzle import COUNTED, KIND
from tercet.core.puzzle import maker as puzzle
from tercet.core.single.rules import Single
from tercet.core.solved import FIRST


class Puzzle(Single):
    """One puzzle; target is its number, 1..999 999. Cards stay. A SET claimed twice is told so and costs nothing.

    found_sets: the SETs found, as cells in ascending order, in the order found; hinted ones are among them.
    cards: the cells, where they were made before (see puzzle.making).
    """

    KIND = KIND
    COUNTED = COUNTED
    HINT_COST = 30

    def __init__(
        self,
        skill: int,
        seed: int,
        time: int,
        features: int = 0,
        constant: int = skills.AUTOMATIC,
        target: int = FIRST,
        cards: "list[int] | None" = None,
    ) -> None:
        self.generator = puzzle.GENERATOR
        self.found_sets: list[tuple[int, int, int]] = []
        self._cards_made = cards or puzzle.make(target, skill, features, constant)
        super().__init__(skill, seed, time, features, constant, target)
        self.constant, self.fixed = _held(self._cards_made)
        self.sets = find_sets(self.layout.cells)

    @property
    def says_no_match(self) -> bool:
        """No Match is not offered."""
        return False

    def table(self) -> "tuple[int, int, int, int]":
        """The puzzles of a skill share a table: the number is no target."""
        return self.KIND, self.skill, self.features, 0

    def _first_layout(self) -> Layout:
        layout = Layout([], 0, self.rng)
        layout.base = len(self._cards_made)
        layout.cells = list(self._cards_made)
        return layout

    def hint(self, time: int) -> Outcome:
        """Show a SET and list it as found."""
        if not self._playing(time):
            return Outcome(IGNORED)
        self.hints += 1
        cells = [one for one in self.sets if one not in self.found_sets][0]
        self.found_sets.append(cells)
        self.progress += 1
        self._last_set = self.stopwatch.elapsed(time)
        return self._charge(Outcome(HINTED, cells, self._cards(cells)), self.HINT_COST, time)

    def _take(self, cells: tuple[int, int, int], cards: tuple[int, ...], time: int) -> Outcome:
        i, j, k = sorted(cells)
        if (i, j, k) in self.found_sets:
            return Outcome(ALREADY, cells, cards)
        self.found_sets.append((i, j, k))
        self.found += 1
        outcome = Outcome(RIGHT, cells, cards)
        played = self.stopwatch.elapsed(time)
        outcome.took = played - self._last_set
        self._last_set = played
        self._advance(outcome, time)
        return self._judge(outcome, time)

    def _ended(self, time: int) -> bool:
        return len(self.found_sets) == len(self.sets)

    def _save_more(self) -> bytes:
        cells = self.layout.cells
        found = bytes([cell for one in self.found_sets for cell in one])
        return struct.pack("<BBB", self.generator, len(cells), len(found)) + bytes(cells) + found

    def _restore_more(self, data: bytes) -> None:
        if len(data) < 3 or len(data) != 3 + data[1] + data[2] or data[2] % 3:
            raise ValueError("a saved puzzle has %d bytes, which does not fit" % len(data))
        self.generator = data[0]
        cards = list(data[3 : 3 + data[1]])
        if len(set(cards)) != len(cards) or max(cards, default=0) >= CARDS:
            raise ValueError("a saved puzzle names a card twice, or one that does not exist")
        self.layout.cells = cards
        self.sets = find_sets(cards)
        found = data[3 + data[1] :]
        self.found_sets = [(found[i], found[i + 1], found[i + 2]) for i in range(0, len(found), 3)]

    def _fits(self, time: int) -> bool:
        known = [one for one in self.found_sets if one in self.sets]
        cells = self.layout.cells
        hinted = self.progress - self.found
        return (
            (self.generator != puzzle.GENERATOR or cells == self._cards_made)
            and len(cells) == skills.LAYOUT_CELLS[self.features]
            and (self.constant, self.fixed) == _held(cells)
            and len(self.sets) == skills.PUZZLE_SETS[self.features]
            and len(known) == len(set(self.found_sets)) == len(self.found_sets) == self.progress
            and 0 <= hinted <= self.hints
            and self.over == self._ended(time)
        )


def _held(cards: list[int]) -> tuple[int, int]:
    """Return (feature, value) that all cards share, or (-1, 0)."""
    for feature in range(FEATURES):
        fixed = value(cards[0], feature)
        if not [card for card in cards if value(card, feature) != fixed]:
            return feature, fixed
    return -1, 0
