"""Decodes saves by the tables of tools/saves/README.md and by nothing of the firmware: what the README says must be true.

A table is known by the name in its first row. The facts that come out have the names of the tables, as in save_samples.py.
"""

from __future__ import annotations

import json
import struct
import zlib
from functools import cache
from pathlib import Path
from typing import NamedTuple

README = Path(__file__).resolve().parents[3] / "tools" / "saves" / "README.md"
HEAD = ["at", "type", "name", "values", "meaning"]
CODES = {"u8": "B", "u16": "H", "u32": "I", "i8": "b", "i16": "h", "i32": "i", "4 bytes": "4s"}
KINDS = {"settings": 1, "records": 2, "solved": 3, "game": 4, "statistics": 5, "medals": 6, "progress": 7}

Facts = dict[str, list[int | str]]


class Field(NamedTuple):
    """One row of a table. values: what is allowed, () for no numbers."""

    at: int
    type: str
    name: str
    values: tuple[range, ...]

    @property
    def size(self) -> int:
        return struct.calcsize("<" + CODES[self.type])


def rows(head: list[str]) -> list[list[list[str]]]:
    """Return the cells of every table of the README with this head (or one that begins so)."""
    found, inside = [], False
    for line in README.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split(" | ")] if line.startswith("|") else []
        if cells[: len(head)] == head:
            inside = True
            found.append([])
        elif not cells:
            inside = False
        elif inside and not cells[0].startswith("---"):
            found[-1].append([cell.strip("| ") for cell in line[1:].split("|")])
    return found


def ranges(text: str) -> tuple[range, ...]:
    """Read `9, 12` or `-1..3`."""
    found = []
    for part in filter(None, text.split(", ")):
        least, _, most = part.partition("..")
        found.append(range(int(least), int(most or least) + 1))
    return tuple(found)


@cache
def tables() -> dict[str, list[Field]]:
    """Return every table of bytes by the name in its first row."""
    found = {}
    for table in rows(HEAD):
        fields = [Field(int(row[0]), row[1], row[2], ranges(row[3])) for row in table]
        assert fields[0].name not in found, f"two tables begin with {fields[0].name}"
        found[fields[0].name] = fields
    return found


class Reader:
    """Takes a file apart from its beginning on; `places` are where each field was found: (name, at, field)."""

    def __init__(self, data: bytes, start: int) -> None:
        self.data, self.at, self.start = data, 0, start
        self.places: list[tuple[str, int, Field]] = []

    def table(self, first: str, prefix: str = "") -> dict[str, int]:
        """Take what a table describes."""
        found = {}
        for field in tables()[first]:
            place = self.at + field.at
            (value,) = struct.unpack_from("<" + CODES[field.type], self.data, place)
            assert any(value in allowed for allowed in field.values), f"{field.name} is {value}, not {field.values}"
            found[prefix + field.name] = value
            self.places.append((prefix + field.name, self.start + place, field))
        self.at += field.at + field.size
        return found

    def list(self, type_: str, count: int | None = None) -> list[int | str]:
        """Take so many numbers, or as many as the byte before them says."""
        if count is None:
            count = self.data[self.at]
            self.at += 1
        found = list(struct.unpack_from(f"<{count}{CODES[type_]}", self.data, self.at))
        self.at += struct.calcsize(f"<{count}{CODES[type_]}")
        return found

    def rest(self) -> list[int | str]:
        """Take all bytes that are left."""
        return self.list("u8", len(self.data) - self.at)

    def facts(self, first: str, prefix: str = "") -> Facts:
        return {name: [value] for name, value in self.table(first, prefix).items()}


def decode(file: str, data: bytes) -> tuple[Facts, list[tuple[str, int, Field]]]:
    """Return (facts, where each field lies in the file) of a save by the name of its file."""
    envelope = tables()["mark"]
    mark, form, kind, zero, length = (
        struct.unpack_from("<" + CODES[field.type], data, field.at)[0] for field in envelope
    )  # fmt: skip
    assert mark == b"TRCT" and form == 1 and zero == 0 and length == len(data) - 16
    assert kind == KINDS[file.partition("-")[0]]
    assert struct.unpack("<I", data[-4:])[0] == zlib.crc32(data[:-4])
    begin = envelope[-1].at + envelope[-1].size
    content = data[begin:-4]
    if file == "settings":
        return _settings(content), []
    reader = Reader(content, begin)
    if file == "records":
        facts = _records(reader)
    elif file == "solved":
        facts = _solved(reader)
    elif file == "statistics":
        facts = reader.facts("statistics version")
        facts["times of games"] = reader.list("u16", int(facts["last games"][0]))
    elif file == "medals":
        facts = reader.facts("medals version")
        for number in range(1, 1 + int(facts["medals"][0])):
            facts[f"medal {number}"] = list(reader.table("medal number").values())
    elif file == "progress":
        facts = _progress(reader)
    else:
        facts = _game(reader, file)
    assert reader.at == len(content), f"{len(content) - reader.at} bytes are not explained"
    return facts, reader.places


def _settings(content: bytes) -> Facts:
    found: Facts = {}
    for name, value in json.loads(content.decode()).items():
        if isinstance(value, dict):
            found.update({f"{name} {choice}": [entry] for choice, entry in value.items()})
        else:
            found[name] = [value]
    return found


def _records(reader: Reader) -> Facts:
    facts = reader.facts("records version")
    for number in range(facts["tables"][0]):
        key = list(reader.table("table kind").values())
        facts[f"table {number + 1}"] = list(key)
        for place in range(key[-1]):
            entry = list(reader.table("score").values())
            if facts["records version"] == [2]:
                entry += reader.table("letter 1").values()
            facts[f"table {number + 1} entry {place + 1}"] = list(entry)
    for skill in range(4):
        facts[f"times of skill {skill}"] = reader.list("u16")
    return facts


def _progress(reader: Reader) -> Facts:
    facts = reader.facts("progress version")
    for part in ("clean", "helped"):
        begin = reader.at
        facts |= {f"{part} {name}": values for name, values in _solved(reader).items()}
        assert reader.at - begin == facts[f"{part} bytes"][0]
    facts |= reader.facts("coach SETs")
    facts |= reader.facts("last kind")
    for number in range(1, 1 + int(facts["last SETs"][0])):
        facts[f"SET {number}"] = list(reader.table("SET took").values())
    return facts


def _solved(reader: Reader) -> Facts:
    facts = reader.facts("solved version")
    for number in range(facts["kinds"][0]):
        kind = list(reader.table("puzzle skill").values())
        facts[f"kind {number + 1}"] = list(kind)
        for place in range(kind[-1]):
            facts[f"kind {number + 1} run {place + 1}"] = list(reader.table("first").values())
    return facts


def _game(reader: Reader, file: str) -> Facts:
    head = reader.table("number")
    choices = json.loads(bytes(reader.list("u8", head["choices length"])).decode())
    facts: Facts = {"number": [head["number"]]}
    facts.update({f"choice {name}": [value] for name, value in choices.items()})
    if file == "game-speed":
        return facts | _seats(reader, reader.facts("speed version")) | {"faces": reader.rest()}
    if file == "game-crossword":
        return facts | _crossword(reader) | {"bag": reader.rest()}
    if file == "game-cubed":
        return facts | _cubed(reader)
    if file == "game-table":
        facts.update(_table(reader))
    else:
        facts.update(reader.facts("version"))
        if file == "game-puzzle":
            facts.update(reader.facts("puzzle generator"))
            facts["cells"] = reader.list("u8", int(facts["puzzle cells"][0]))
            facts["found sets"] = reader.list("u8", int(facts["found bytes"][0]))
            return facts
        if file == "game-practice" and facts["target"] != [0]:
            facts["times of tables"] = reader.list("u32")
        more = {"game-arcade": "gained", "game-practice": "shown", "game-solo": "points"}.get(file)
        facts.update(reader.facts(more) if more else {})
    facts.update(reader.facts("base"))
    for name in ("cells", "stock", "taken"):
        facts[name] = reader.list("u8")
    return facts


def _table(reader: Reader) -> Facts:
    return _seats(reader, reader.facts("table version"))


def _crossword(reader: Reader) -> Facts:
    facts = reader.facts("crossword version")
    for number in range(1, 1 + int(facts["seats"][0])):
        name = f"seat {number} "
        seat = reader.facts("builder", name)
        facts.update(seat)
        facts[name + "history"] = reader.list("i16", int(seat[name + "rounds past"][0]))
        for kind, first in (("dice", "die"), ("guests", "guest cell"), ("moments", "since")):
            for place in range(1, 1 + int(seat[name + kind][0])):
                facts[f"{name}{kind} {place}"] = list(reader.table(first).values())
        if seat[name + "builder"] != [-1]:
            facts.update(reader.facts("does", name))
    return facts


def _seats(reader: Reader, facts: Facts) -> Facts:
    for number in range(1, 1 + int(facts["seats"][0])):
        seat = reader.facts("who", f"seat {number} ")
        facts.update(seat)
        facts[f"seat {number} history"] = reader.list("i16", int(seat[f"seat {number} rounds past"][0]))
        facts[f"seat {number} thoughts"] = reader.list("u32")
    return facts


def _cubed(reader: Reader) -> Facts:
    facts = reader.facts("cubed version")
    facts["bag"] = reader.list("u8", int(facts["in the bag"][0]))
    for name, numbers, count in (("board", 4, "on the board"), ("lies", 3, "laid"), ("plan", 3, "planned")):
        facts[name] = reader.list("u8", numbers * int(facts[count][0]))
    for number in range(1, 1 + int(facts["cubed seats"][0])):
        seat = reader.facts("cubed who", f"seat {number} ")
        facts.update(seat)
        for name, count in (("dice", "hand"), ("faces", "hand"), ("rolls again", "again")):
            facts[f"seat {number} {name}"] = reader.list("u8", int(seat[f"seat {number} {count}"][0]))
        (rounds,) = reader.list("u16", 1)
        facts[f"seat {number} points"] = reader.list("u8", int(rounds))
    return facts
