"""How somebody plays, over all games: counts, streaks, times and the last games; pure data, kept by the store.

The games for one player that have records are counted. Practice is not: its hints are free and it has no clock, so its SETs
would tell little of how fast they are found. Nor is the table game: it belongs to several people.
"""

import struct

from tercet.core.cards import FEATURES, level
from tercet.core.outcome import NOT_NONE, RIGHT, WRONG, Outcome
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from tercet.core.single.rules import Single

PLACES = 5  # for games that count; a game's COUNTED is its place
LAST = 20  # games whose time for a SET is kept
MOST = (1 << 30) - 1  # of every count, and of the milliseconds of a level: 12 days
_LONGEST = const(0xFFFF)  # tenths of a second of one SET: 109 minutes
_VERSION = const(1)
# version; games begun, finished, by kind; SETs; SETs, ms, by level; streak, best streak; wrong claims, by feature; last games
_HEADER = "<B5I5II4I4IIII4IB"
_SIZE = struct.calcsize(_HEADER)


class Statistics:
    """Counts, each 0..MOST.

    played, finished: games by their place, COUNTED; a game is played once something is claimed in it. sets: right claims.
    found, spent: SETs and milliseconds by level 1..4, at the places 0..3. streak: right claims since the last wrong one;
    best: the longest streak. wrong: refused claims; failing: those that a feature 0..3 refused, so a claim may count in
    several. last: tenths of a second a SET in each of the last finished games with a SET, the latest last.
    """

    def __init__(self) -> None:
        self.played = [0] * PLACES
        self.finished = [0] * PLACES
        self.sets = 0
        self.found = [0] * FEATURES
        self.spent = [0] * FEATURES
        self.streak = 0
        self.best = 0
        self.wrong = 0
        self.failing = [0] * FEATURES
        self.last: list[int] = []
        self.changed = False  # since the store last looked

    def judged(self, game: "Single", outcome: Outcome) -> None:
        """Count what a game answered to a claim, or to a No Match; other answers count nothing."""
        if outcome.verdict not in (RIGHT, WRONG, NOT_NONE):
            return
        self.changed = True
        if game.found + game.wrong == 1 or self.empty():  # the latter in the middle of a game, after a reset
            _add(self.played, game.COUNTED)
        if outcome.verdict == RIGHT:
            self.sets = min(MOST, self.sets + 1)
            self.streak = min(MOST, self.streak + 1)
            self.best = max(self.best, self.streak)
            cards = outcome.cards
            self._took(level(cards[0], cards[1], cards[2]) - 1, outcome.took)
        elif outcome.verdict == WRONG:
            self.streak = 0
            self.wrong = min(MOST, self.wrong + 1)
            for feature in outcome.failing:
                _add(self.failing, feature)

    def ended(self, game: "Single", time: int) -> None:
        """Count a game as finished; time: now, in ms, as the game knows it."""
        self.changed = True
        place = game.COUNTED
        _add(self.finished, place)
        self.played[place] = max(self.played[place], self.finished[place])  # no claim was made, or none since a reset
        if game.found:
            self.last.append(min(_LONGEST, game.stopwatch.elapsed(time) // 100 // game.found))
            del self.last[:-LAST]

    def average(self, place: int) -> int:
        """Return the mean milliseconds of a SET of level place + 1, or -1 where none was found."""
        return self.spent[place] // self.found[place] if self.found[place] else -1

    def empty(self) -> bool:
        """Tell whether nothing was counted yet."""
        return not sum(self.played)

    def clear(self) -> None:
        """Forget everything."""
        self.__init__()  # type: ignore[misc]
        self.changed = True

    def save(self) -> bytes:
        """Return everything as bytes, 145 at most."""
        counts = self.played + self.finished + [self.sets] + self.found + self.spent
        counts += [self.streak, self.best, self.wrong] + self.failing + [len(self.last)]
        return struct.pack(_HEADER, _VERSION, *counts) + struct.pack("<%dH" % len(self.last), *self.last)

    @classmethod
    def restore(cls, data: bytes) -> "Statistics":
        """Return the statistics that save() wrote; ValueError for bytes that no statistics have."""
        data = bytes(data)
        if len(data) < _SIZE or data[0] != _VERSION or len(data) != _SIZE + 2 * data[_SIZE - 1]:
            raise ValueError("saved statistics have version %d, not %r in %d bytes" % (_VERSION, data[:1], len(data)))
        counts = list(struct.unpack(_HEADER, data[:_SIZE]))
        if max(counts) > MOST or counts[-1] > LAST:
            raise ValueError("saved statistics count further than any do")
        known = cls()
        known.played, known.finished, known.sets = counts[1:6], counts[6:11], counts[11]
        known.found, known.spent = counts[12:16], counts[16:20]
        known.streak, known.best, known.wrong = counts[20:23]
        known.failing = counts[23:27]
        known.last = list(struct.unpack("<%dH" % counts[27], data[_SIZE:]))
        if not known._fits():
            raise ValueError("saved statistics do not fit together: no play leads there")
        return known

    def _fits(self) -> bool:
        """Tell whether the counts agree with each other; those of most damaged files do not."""
        for place in range(PLACES):
            if self.finished[place] > self.played[place]:
                return False
        for place in range(FEATURES):
            if (self.spent[place] and not self.found[place]) or self.failing[place] > self.wrong:
                return False
        return (
            (not self.empty() or not self.sets + self.wrong)
            and self.streak <= self.best <= self.sets
            and sum(self.found) <= self.sets
            and self.wrong <= sum(self.failing)
            and len(self.last) <= sum(self.finished)
        )

    def _took(self, place: int, milliseconds: int) -> None:
        """Note how long a SET took; when the sum is as much as can be kept, the older half is forgotten."""
        milliseconds = min(milliseconds, 100 * _LONGEST)
        if self.spent[place] + milliseconds > MOST:
            self.found[place] = (self.found[place] + 1) // 2
            self.spent[place] //= 2
        self.spent[place] += milliseconds
        _add(self.found, place)


def _add(counts: list[int], place: int) -> None:
    counts[place] = min(MOST, counts[place] + 1)
