"""Medals: feats that need skill, how far somebody is, and which were earned (RULES 8, ours): pure data, kept by the store."""

import struct

from tercet.core import games
from tercet.core.cubed import WINS
from tercet.core.match import PERSON
from tercet.core.records import Records
from tercet.core.shim import const
from tercet.core.skill import ADVANCED, EXPERT, FEATURE_COUNT
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics

# Numbers in files, never given twice; in the order of the page.
CLEAN, TIMED, PUZZLES, PUZZLE, ARCADE, QUICK, STREAK, SOLO, TABLE, CUBED, SPEED, CROSSWORD = range(1, 13)

# How a feat is measured: so many of something, or as few faults or milliseconds as that.
COUNT, FAULTS, TIME = range(3)
FEATS = {  # by number: (measure, what must be reached)
    CLEAN: (FAULTS, 0),
    TIMED: (TIME, 90_000),
    PUZZLES: (COUNT, 100),
    PUZZLE: (TIME, 90_000),
    ARCADE: (COUNT, 10),
    QUICK: (TIME, 3_000),
    STREAK: (COUNT, 100),
    SOLO: (TIME, 360_000),
    TABLE: (COUNT, 1),
    CUBED: (COUNT, 1),
    SPEED: (TIME, 480_000),
    CROSSWORD: (TIME, 300_000),
}
SETS = 10  # of the Timed game that counts
POINTS = 55  # at Speed, at least

EARNED, SHOWN = 1, 2  # flags: it was earned; the player was told
MOST = (1 << 30) - 1  # of every value
_RECORDED = (  # medals that the records prove: number, game, target of its table
    (CLEAN, "classic", 0),
    (TIMED, "timed", SETS),
    (PUZZLE, "puzzle", 0),
    (ARCADE, "arcade", 0),
    (SOLO, "solo", 0),
    (CUBED, "cubed", WINS),
    (SPEED, "speed", 0),
    (CROSSWORD, "crossword", 0),
)
_ALL_SETS = const(27)  # of a full deck
_LEVEL = const(4)  # of the quick SET
_VERSION = const(1)
_ENTRY = "<BBI"  # number of the medal, flags, the best value so far
_WIDE = const(6)


class Medals:
    """What is known of each medal: its flags, and the best value so far.

    Medals of numbers that are not known are kept: another version of the firmware may know them.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[int, int]] = {}  # by number: (flags, value)
        self.changed = False  # since the store last looked

    def value(self, number: int) -> int:
        """Return the best value so far, 0..MOST, or -1 where there is none."""
        return self._known[number][1] if number in self._known else -1

    def earned(self, number: int) -> bool:
        """Tell whether a medal was earned."""
        return number in self._known and bool(self._known[number][0] & EARNED)

    def count(self) -> int:
        """Return how many medals were earned."""
        return len([number for number in FEATS if self.earned(number)])

    def due(self) -> list[int]:
        """Return the medals that were earned and that the player was not told of yet."""
        return [number for number in sorted(FEATS) if self._known.get(number, (0, 0))[0] == EARNED]

    def tell(self, number: int) -> None:
        """The player is told of a medal."""
        self._known[number] = (EARNED | SHOWN, self.value(number))
        self.changed = True

    def reached(self, number: int, value: int) -> None:
        """Note what was reached in a feat; a medal that was earned once stays, and a goal that became easier is reached."""
        measure, goal = FEATS[number]
        known = self._known.get(number)
        flags, best = known or (0, value)
        value = min(max(value, best) if measure == COUNT else min(value, best), MOST)
        if value >= goal if measure == COUNT else value <= goal:
            flags |= EARNED
        if (flags, value) != known:
            self._known[number] = (flags, value)
            self.changed = True

    def prove(self, records: Records, statistics: Statistics, solved: Solved) -> None:
        """Note what these prove."""
        for key in records.tables:
            number = _number(key)
            for entry in records.tables[key] if number else ():
                self._entered(number, entry.score, entry.milliseconds, entry.hints)
        self.counted(statistics, solved)

    def counted(self, statistics: Statistics, solved: Solved) -> None:
        """Note what is counted over all games."""
        if statistics.best:
            self.reached(STREAK, statistics.best)
        if solved.total():
            self.reached(PUZZLES, solved.total())

    def entered(self, key: tuple[int, int, int, int], score: int, milliseconds: int, hints: int) -> None:
        """Note what a game proves by what the records have of it: see Records.enter()."""
        number = _number(key)
        if number:
            self._entered(number, score, milliseconds, hints)

    def _entered(self, number: int, score: int, milliseconds: int, hints: int) -> None:
        if number == CLEAN:
            if score == _ALL_SETS and not hints:
                self.reached(CLEAN, 0)
        elif number == ARCADE:
            self.reached(ARCADE, score // 2 + 1)  # every two SETs pass a level
        elif number == CUBED:
            if score:
                self.reached(CUBED, score)
        elif not ((number in (PUZZLE, SOLO) and hints) or (number == SOLO and score) or (number == SPEED and score < POINTS)):
            self.reached(number, milliseconds)

    def played(self, name: str, game, best: tuple) -> None:  # type: ignore[no-untyped-def,type-arg]
        """Note what the records do not have of a game that is over.

        name: of the game; best: (level, -ms, cards) of the hardest SET of it, the fastest of such, or ().
        """
        if name == "classic" and game.table() == _table(name):
            self.reached(CLEAN, game.wrong + game.hints)
        if name in ("classic", "timed", "arcade", "solo") and not game.hints and best and best[0] == _LEVEL:
            self.reached(QUICK, -best[1])
        if name == "table" and _won(game):
            self.reached(TABLE, max(0, self.value(TABLE)) + 1)

    def save(self) -> bytes:
        """Return everything as bytes."""
        parts = bytearray((_VERSION, len(self._known)))
        for number in sorted(self._known):
            parts.extend(struct.pack(_ENTRY, number, *self._known[number]))
        return bytes(parts)

    @classmethod
    def restore(cls, data: bytes) -> "Medals":
        """Return the medals that save() wrote; ValueError for bytes that no medals have."""
        data = bytes(data)
        if len(data) < 2 or data[0] != _VERSION or len(data) != 2 + _WIDE * data[1]:
            raise ValueError("saved medals have version %d, not %r in %d bytes" % (_VERSION, data[:1], len(data)))
        medals = cls()
        for at in range(2, len(data), _WIDE):
            number, flags, value = struct.unpack(_ENTRY, data[at : at + _WIDE])
            if not number or number in medals._known or value > MOST or flags not in (0, EARNED, EARNED | SHOWN):
                raise ValueError("saved medals name number %d with the flags %d and the value %d" % (number, flags, value))
            medals._known[number] = (flags, value)
        return medals


def _number(key: tuple[int, int, int, int]) -> int:
    """Return the medal that entries of a table of the records may prove, 0 for none."""
    for number, name, target in _RECORDED:
        if name in games.NAMES and key == _table(name, target):
            return number
    return 0


def _table(name: str, target: int = 0) -> tuple[int, int, int, int]:
    """Return the key of a game's table at Expert with all features, or of the only one it has."""
    record = games.record(name)
    one = getattr(record, "ONE_TABLE", (EXPERT, FEATURE_COUNT[EXPERT], target))
    return (record.KIND,) + one


def _won(game) -> bool:  # type: ignore[no-untyped-def]
    """Tell whether the only person has won a match with all cards against a computer player from Advanced on."""
    seats = game.seats
    people = [seat.total() for seat in seats if seat.kind == PERSON]
    others = [seat.total() for seat in seats if seat.kind != PERSON]
    best = max([seat.kind for seat in seats])
    return game.cards == 0 and not game.tournament and len(people) == 1 and best >= ADVANCED and people[0] > max(others)
