"""How far somebody has come: how puzzles were solved, what the coach counts, the SETs of the last game; kept by the store."""

import struct

from tercet.core.cards import is_set
from tercet.core.practice.coach import Coach
from tercet.core.saved import sets as savedsets
from tercet.core.saved.file import Reader
from tercet.core.shim import const
from tercet.core.skill import SKILLS
from tercet.core.solved import Solved

_VERSION = const(1)
_MOST = const((1 << 30) - 1)  # puzzles in a row
_HEADER = "<BIIHHH"  # version, streak, best streak, bytes of: clean ones, helped ones, the coach
_LAST = "<BBB"  # kind of the last game, 0: none; its skill; SETs
_SET = "<i3B"  # ms, or what else stands for it in screens/single/seen.py; cards

OPEN, SOLVED, HELPED, CLEAN = range(4)  # a puzzle: not solved, solved somehow, with a hint or a wrong claim, with neither


class Progress:
    """clean, helped: puzzles solved without a hint or a wrong claim, and with. One that is in both was helped first.

    streak: puzzles solved clean one after the other, each for the first time; best: the longest. A hint or an error ends it.
    coach: core/practice/coach.py. last: (kind of the last finished game, its skill, its SETs as whole numbers), () for none.
    """

    def __init__(self) -> None:
        self.clean = Solved()
        self.helped = Solved()
        self.streak = 0
        self.best = 0
        self.coach = Coach()
        self.last: tuple = ()  # type: ignore[type-arg]
        self._changed = False

    @property
    def changed(self) -> bool:
        """Whether anything has changed since the store last looked; setting it is for all of it."""
        return self._changed or self.coach.changed

    @changed.setter
    def changed(self, changed: bool) -> None:
        self._changed = self.coach.changed = changed

    def helps(self) -> None:
        """A hint was taken in a puzzle, or a wrong claim made."""
        if self.streak:
            self.streak = 0
            self._changed = True

    def solves(self, skill: int, features: int, constant: int, number: int, clean: bool, first: bool) -> None:
        """A puzzle was solved; first: not before."""
        (self.clean if clean else self.helped).add(skill, features, constant, number)
        if clean and first:
            self.streak = min(_MOST, self.streak + 1)
            self.best = max(self.best, self.streak)
        self._changed = True

    def how(self, solved: Solved, skill: int, features: int, constant: int, number: int) -> int:
        """Return OPEN, SOLVED, HELPED or CLEAN. solved: all that were ever solved, also before this was kept."""
        if self.clean.has(skill, features, constant, number):
            return CLEAN
        if self.helped.has(skill, features, constant, number):
            return HELPED
        return SOLVED if solved.has(skill, features, constant, number) else OPEN

    def ends(self, kind: int, skill: int, sets: "list[int]") -> None:
        """A game was finished. sets: as core/saved/sets.py has them."""
        self.last = (kind, skill, sets)
        self._changed = True

    def save(self) -> bytes:
        """Return everything as bytes."""
        return b"".join(self.pieces())

    def pieces(self) -> "list[bytes]":
        """Return what save() returns, in pieces: with a thousand runs of each kind it is 16 KB."""
        parts = self.clean.pieces(), self.helped.pieces(), [self.coach.save()]
        lengths = [sum([len(piece) for piece in part]) for part in parts]
        found = [struct.pack(_HEADER, _VERSION, self.streak, self.best, *lengths)]
        for part in parts:
            found.extend(part)
        kind, skill, sets = self.last or (0, 0, [])
        data = bytearray(struct.pack(_LAST, kind, skill, len(sets) // savedsets.WIDE))
        for at in range(0, len(sets), savedsets.WIDE):
            data.extend(struct.pack(_SET, *sets[at : at + savedsets.WIDE]))
        found.append(bytes(data))
        return found

    @classmethod
    def restore(cls, data: bytes) -> "Progress":
        """Return what save() wrote; ValueError for bytes that it never writes."""
        known = cls()
        reader = Reader(data)
        version, known.streak, known.best, clean, helped, coach = reader.take(_HEADER)
        if version != _VERSION:
            raise ValueError("saved progress has version %d, not %d" % (_VERSION, version))
        if not known.streak <= known.best <= _MOST:
            raise ValueError("saved progress has a streak of %d and a best one of %d" % (known.streak, known.best))
        known.clean = Solved.restore(reader.part(clean))
        known.helped = Solved.restore(reader.part(helped))
        known.coach = Coach.restore(reader.part(coach))
        kind, skill, count = reader.take(_LAST)
        sets = [one for _ in range(count) for one in reader.take(_SET)]
        whole = len(savedsets.load(sets, range(-2, _MOST), is_set)) == count and skill < SKILLS
        if reader.rest() or not whole or (sets and not kind):
            raise ValueError("saved progress has bytes too many, or a game that there is not")
        known.last = (kind, skill, sets) if kind else ()
        return known
