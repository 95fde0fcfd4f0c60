"""Which puzzle a number and some choices mean, and which puzzles were solved: as runs, since most people go on in order."""

import struct

from tercet.core import skill as skills
from tercet.core.cards import FEATURES, SHADING
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterator

_VERSION = const(1)
_MOST = const(1000)  # runs kept in all: a file of 8 KB, 4 KB on the heap
_WIDE = const(10)  # bits of a run's length: a run is one number, first << 10 | last - first, below 2**30
_LONGEST = const((1 << 10) - 1)  # last - first of a run; a longer one is kept as several
_PIECE = const(256)  # bytes of runs in one piece of a file


FIRST, LAST = 1, 999_999


def check_number(number: int) -> None:
    """Raise ValueError unless a number is 1..999 999."""
    if not FIRST <= number <= LAST:
        raise ValueError("a puzzle has a number from %d to %d, not %r" % (FIRST, LAST, number))


def kind(skill: int, features: int, constant: int) -> tuple[int, int]:
    """Return (features, constant) in the plain form of a choice: choices that lead to the same cards are the same puzzle.

    features 3 or 4, never 0; constant AUTOMATIC where it makes no difference: with four features, and solid for a
    Beginner, who has solid cards anyway. So a choice that another skill left behind changes no puzzle.
    """
    skills.check_skill(skill)
    skills.check_features(features, constant)
    features = features or skills.FEATURE_COUNT[skill]
    if features == FEATURES or (skill == skills.BEGINNER and constant == SHADING):
        constant = skills.AUTOMATIC
    return features, constant


class Solved:
    """Numbers 1..999 999 by (skill, features, constant), where choices that lead to the same cards count as one."""

    def __init__(self) -> None:
        self._runs: dict[tuple[int, int, int], list[int]] = {}
        self.changed = False  # since the store last looked

    def has(self, skill: int, features: int, constant: int, number: int) -> bool:
        """Tell whether a puzzle was solved."""
        for run in self._runs.get(_kind(skill, features, constant), ()):
            if 0 <= number - (run >> _WIDE) <= run & _LONGEST:
                return True
        return False

    def add(self, skill: int, features: int, constant: int, number: int) -> None:
        """Note a puzzle as solved; ValueError for a number that no puzzle has."""
        check_number(number)
        if self.has(skill, features, constant, number):
            return
        runs = self._runs.setdefault(_kind(skill, features, constant), [])
        run = number << _WIDE
        for other in list(runs):
            if _last(other) == number - 1 and (other & _LONGEST) + 1 + (run & _LONGEST) <= _LONGEST:
                run = other + 1 + (run & _LONGEST)
                runs.remove(other)
            elif other >> _WIDE == number + 1 and (run & _LONGEST) + 1 + (other & _LONGEST) <= _LONGEST:
                run += 1 + (other & _LONGEST)
                runs.remove(other)
        runs.append(run)
        while sum([len(each) for each in self._runs.values()]) > _MOST:
            max(self._runs.values(), key=len).pop(0)  # the oldest of the longest list is forgotten
        self.changed = True

    def count(self, skill: int, features: int, constant: int) -> int:
        """Return how many puzzles of a kind were solved."""
        return sum([(run & _LONGEST) + 1 for run in self._runs.get(_kind(skill, features, constant), ())])

    def total(self) -> int:
        """Return how many puzzles were solved, of all kinds."""
        return sum([(run & _LONGEST) + 1 for runs in self._runs.values() for run in runs])

    def runs(self, skill: int, features: int, constant: int) -> "list[tuple[int, int]]":
        """Return which puzzles of a kind were solved, in order: (first, last) of each run."""
        found: list[tuple[int, int]] = []
        for run in sorted(self._runs.get(_kind(skill, features, constant), ())):
            first = run >> _WIDE
            if found and found[-1][1] == first - 1:
                first = found.pop()[0]
            found.append((first, _last(run)))
        return found

    def next(self, skill: int, features: int, constant: int, start: int = FIRST) -> int:
        """Return the lowest number from `start` on that was not solved; LAST where all were."""
        for run in sorted(self._runs.get(_kind(skill, features, constant), ())):
            if 0 <= start - (run >> _WIDE) <= run & _LONGEST:
                start = _last(run) + 1
        return min(start, LAST)

    def save(self) -> bytes:
        """Return everything as bytes."""
        return b"".join(self.pieces())

    def pieces(self) -> "list[bytes]":
        """Return what save() returns, in pieces: it may be 8 KB."""
        found = [struct.pack("<BB", _VERSION, len(self._runs))]
        for key in sorted(self._runs):
            found.append(struct.pack("<BBbH", key[0], key[1], key[2], sum(1 for _ in _joined(self._runs[key]))))
            piece = bytearray()
            for first, last in _joined(self._runs[key]):
                piece.extend(struct.pack("<II", first, last))
                if len(piece) == _PIECE:
                    found.append(bytes(piece))
                    piece = bytearray()
            found.append(bytes(piece))
        return found

    @classmethod
    def restore(cls, data: bytes) -> "Solved":
        """Return what save() wrote; ValueError for bytes that it never writes."""
        solved = cls()
        if len(data) < 2 or data[0] != _VERSION:
            raise ValueError("saved puzzle numbers have version %d, not %r" % (_VERSION, data[:1]))
        at = 2
        for _ in range(data[1]):
            if len(data) < at + 5:
                raise ValueError("saved puzzle numbers end too early")
            level, features, constant, count = struct.unpack("<BBbH", data[at : at + 5])
            key = _kind(level, features, constant)
            if key != (level, features, constant) or key in solved._runs:
                raise ValueError("saved puzzle numbers are of a kind %r that is not kept" % ((level, features, constant),))
            at += 5
            if len(data) < at + 8 * count:
                raise ValueError("saved puzzle numbers end too early")
            runs: list[int] = []
            for _ in range(count):
                first, last = struct.unpack("<II", data[at : at + 8])
                if not FIRST <= first <= last <= LAST:
                    raise ValueError("saved puzzle numbers %d to %d do not exist" % (first, last))
                for start in range(first, last + 1, _LONGEST + 1):
                    runs.append(start << _WIDE | min(last - start, _LONGEST))
                at += 8
            solved._runs[key] = runs
            ordered = sorted(runs)
            for place in range(1, len(ordered)):
                if _last(ordered[place - 1]) >= ordered[place] >> _WIDE:
                    raise ValueError("saved puzzle numbers name %d twice" % (ordered[place] >> _WIDE))
        if at != len(data):
            raise ValueError("saved puzzle numbers have %d bytes too many" % (len(data) - at))
        return solved


def _joined(runs: "list[int]") -> "Iterator[tuple[int, int]]":
    """Yield (first, last) of runs as they are kept; a long one, which is kept as several, is one again."""
    first = last = -1
    for run in runs:
        if first >= 0 and last + 1 == run >> _WIDE and (last - first) & _LONGEST == _LONGEST:
            last = _last(run)
            continue
        if first >= 0:
            yield first, last
        first, last = run >> _WIDE, _last(run)
    if first >= 0:
        yield first, last


def _last(run: int) -> int:
    return (run >> _WIDE) + (run & _LONGEST)


def _kind(skill: int, features: int, constant: int) -> tuple[int, int, int]:
    features, constant = kind(skill, features, constant)
    return skill, features, constant
