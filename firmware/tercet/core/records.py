"""The best games, and how fast SETs are found (RULES 3, ours): pure data, kept by the store."""

import struct

from tercet.core import skill as skills
from tercet.core.shim import const

BEST = 10  # entries a table
RECENT = 100  # SETs whose times are kept, for each skill
_TOLD = const((1 << 20) - 1)
_ORDERS = const(1023)  # after so many games the order in time begins again: it only decides between equal times
_LONGEST = const(0xFFFF)  # tenths of a second of one SET: 109 minutes
_VERSION, _NAMED = 1, 2  # versions: without names, and with them; the former is written where nobody has a name
struct_error = getattr(struct, "error", ValueError)  # MicroPython raises ValueError
_HEADER = "<BIIB"  # version, games, number of the last, tables
_ENTRY = "<iIHI"  # score, ms, hints, number of the game


class Entry:
    """One game in a table: score and ms decide its place; hints marks it; number is the order in time.

    told, 1.._TOLD, 0 for none: what players call it, the number of a puzzle; in the lower bits of number, the order above it.
    name: whose game it was, see core/names.py, "" where nobody said.
    """

    name = ""  # few have one: it takes no room in the others

    def __init__(self, score: int, milliseconds: int, hints: int, number: int) -> None:
        self.score = score
        self.milliseconds = milliseconds
        self.hints = hints
        self.number = number

    @property
    def told(self) -> int:
        """What players call the game; 0: it has no name, or is older than this field."""
        return self.number & _TOLD if self.number > _TOLD else 0

    def rank(self) -> tuple[int, int, int]:
        """Less is better: more points first, then less time, then the earlier game."""
        return -self.score, self.milliseconds, self.number


class Records:
    """Tables of the best ten games by a key, and the times of the last SETs by skill.

    A key is what makes games comparable: (kind of game, skill, features, target), each 0..255; a game's table() returns its.
    Tables of kinds that are not known are kept: another version of the firmware may know them.
    """

    def __init__(self) -> None:
        self.tables: dict[tuple[int, int, int, int], list[Entry]] = {}
        self.games = 0  # games that ever ended
        self.last = 0  # the number that the last of them was given when it began
        self._recent: list[list[int]] = [[], [], [], []]  # tenths of a second, the latest last
        self.changed = False  # since the store last looked

    def enter(
        self, key: tuple[int, int, int, int], score: int, milliseconds: int, hints: int, number: int = 0, told: int = 0
    ) -> int:
        """Enter a finished game; return its place, 0 for the best, or -1 if it is not among the best ten.

        number: 0..2**30-1, by which the game is known; it tells that a saved game was entered already. told: see Entry.
        """
        self.games += 1
        self.last = number
        self.changed = True
        order = (self.games % _ORDERS + 1) * (_TOLD + 1) + told if told else self.games
        entry = Entry(score, milliseconds, hints, order)
        table = self.tables.setdefault(key, [])
        place = 0
        while place < len(table) and table[place].rank() < entry.rank():
            place += 1
        if place >= BEST:
            return -1
        table.insert(place, entry)
        del table[BEST:]
        return place

    def passed(self, number: int) -> None:
        """Note that a game is over but is not entered. number: by which it is known, 0 for none; a save of it is over, too."""
        self.games += 1
        self.last = number or self.last
        self.changed = True

    def best(self, key: tuple[int, int, int, int]) -> list[Entry]:
        """Return the entries of a table, the best first."""
        return self.tables.get(key, [])

    def clear(self, key: tuple[int, int, int, int]) -> None:
        """Forget a table."""
        self.tables.pop(key, None)
        self.changed = True

    def took(self, skill: int, milliseconds: int) -> None:
        """Note how long a SET took that the player found alone."""
        times = self._recent[skill]
        times.append(min(_LONGEST, milliseconds // 100))
        if len(times) > RECENT:
            times.pop(0)
        self.changed = True

    def average(self, skill: int, last: int) -> int:
        """Return the mean milliseconds of the last so many SETs, or -1 if there is none."""
        times = self._recent[skill][-last:]
        return sum(times) * 100 // len(times) if times else -1

    def count(self, skill: int) -> int:
        """Return how many times are kept, 0..RECENT."""
        return len(self._recent[skill])

    def sign(self, key: tuple[int, int, int, int], place: int, name: str) -> None:
        """Write a name, or "" for none, to the entry at a place of a table."""
        self.tables[key][place].name = name
        self.changed = True

    def save(self) -> bytes:
        """Return everything as bytes."""
        return b"".join(self.pieces())

    def pieces(self) -> "list[bytes]":
        """Return what save() returns, in pieces: full records are 9 KB."""
        named = bool([entry for table in self.tables.values() for entry in table if entry.name])
        if named:
            from tercet.core import names  # most have none
        found = [struct.pack(_HEADER, _NAMED if named else _VERSION, self.games, self.last, len(self.tables))]
        for key in sorted(self.tables):
            table = self.tables[key]
            parts = bytearray(key)
            parts.append(len(table))
            for entry in table:
                parts.extend(struct.pack(_ENTRY, entry.score, entry.milliseconds, entry.hints, entry.number))
                if named:
                    parts.extend(names.save(entry.name))
            found.append(bytes(parts))
        for times in self._recent:
            found.append(struct.pack("<B%dH" % len(times), len(times), *times))
        return found

    @classmethod
    def restore(cls, data: bytes) -> "Records":
        """Return the records that save() wrote; ValueError for bytes that no records have."""
        records = cls()
        size = struct.calcsize(_ENTRY)
        data = bytes(data)
        try:
            at = struct.calcsize(_HEADER)
            version, records.games, records.last, tables = struct.unpack(_HEADER, data[:at])
            if version == _NAMED:
                from tercet.core import names  # most have none
            for _ in range(tables):
                kind, skill, features, target, count = data[at : at + 5]
                if not kind or skill >= skills.SKILLS or features not in skills.LAYOUT_CELLS:
                    raise ValueError("no game is of kind %d, skill %d, %d features" % (kind, skill, features))
                at += 5
                table = []
                for _ in range(count):
                    table.append(Entry(*struct.unpack(_ENTRY, data[at : at + size])))
                    at += size
                    if version == _NAMED:
                        name = names.load(data[at : at + names.LONGEST])
                        if name:
                            table[-1].name = name
                        at += names.LONGEST
                ranks = [entry.rank() for entry in table]
                if count > BEST or ranks != sorted(ranks):
                    raise ValueError("a table of %d entries, or in no order" % count)
                records.tables[kind, skill, features, target] = table
            for times in records._recent:
                count = data[at]
                if count > RECENT:
                    raise ValueError("%d times" % count)
                times.extend(struct.unpack("<%dH" % count, data[at + 1 : at + 1 + 2 * count]))
                at += 1 + 2 * count
        except (ValueError, IndexError, struct_error) as error:
            raise ValueError("saved records are damaged: %s" % error) from None
        if version not in (_VERSION, _NAMED) or at != len(data):
            raise ValueError("saved records have version 1 or 2 and %d bytes, not %r and %d" % (at, version, len(data)))
        return records


def tables(record) -> "list[tuple[int, int, int, int]]":  # type: ignore[no-untyped-def]  # a module, see core/games.py
    """Return the keys of the tables that a game has as it is set by default: one, or one for each skill and target."""
    if not record.RANKED:
        return []
    if hasattr(record, "ONE_TABLE"):
        return [(record.KIND,) + record.ONE_TABLE]
    targets = getattr(record, "TARGETS", (0,))
    return [(record.KIND, skill, skills.FEATURE_COUNT[skill], target) for skill in range(skills.SKILLS) for target in targets]
