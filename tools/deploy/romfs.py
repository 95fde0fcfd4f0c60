"""MicroPython's ROMFS (docs/reference/romfs): files in an image that is mounted at /rom and whose bytecode runs where it lies.

An image is records: a kind, a length, a payload, the numbers in groups of seven bits, the highest first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

HEADER = b"\xd2\xcd\x31"
PADDING, DATA, FOLDER, FILE = 1, 2, 4, 5
# Files begin this far apart, so that one that grows a little does not shift all that follow it.
UNIT = 256


class Place(NamedTuple):
    """Where the record of a file lies in an image: from `start` up to `end`, padding included."""

    path: str
    start: int
    end: int


def image(files: dict[str, bytes]) -> bytes:
    """The image of these files, by their paths with slashes."""
    tree: dict[str, dict | bytes] = {}  # type: ignore[type-arg]
    for path, data in files.items():
        folder = tree
        *folders, name = path.split("/")
        for part in folders:
            folder = folder.setdefault(part, {})  # type: ignore[assignment]
        folder[name] = data
    payload = _folder(tree)
    length = _number(len(payload))
    if (len(HEADER) + len(length) + len(payload)) % 2:
        length = b"\x80" + length  # an image has an even length
    return HEADER + length + payload


def places(data: bytes) -> list[Place]:
    """The files of an image, in their order; ValueError: this is no image."""
    if not data.startswith(HEADER):
        raise ValueError("no ROMFS image: it begins with other bytes")
    length, start = _read(data, len(HEADER))
    return list(_walk(data, start, start + length, ""))


def content(data: bytes) -> dict[str, bytes]:
    """The files of an image with what is in them."""
    found = {}
    for path, start, _ in places(data):
        _, at = _read(data, start)
        _, at = _read(data, at)
        length, at = _read(data, at)
        at += length
        _, at = _read(data, at)
        length, at = _read(data, at)
        found[path] = data[at : at + length]
    return found


def _folder(tree: dict) -> bytes:  # type: ignore[type-arg]
    payload = b""
    for name, what in sorted(tree.items()):
        encoded = _number(len(name)) + name.encode("ascii")
        if isinstance(what, dict):
            payload += _record(FOLDER, encoded + _folder(what))
        else:
            payload += _padded(_record(FILE, encoded + _record(DATA, what)))
    return payload


def _padded(record: bytes) -> bytes:
    gap = -len(record) % UNIT
    while gap:
        for length in range(max(0, gap - 4), gap):
            padding = _record(PADDING, bytes(length))
            if len(padding) == gap:
                return record + padding
        gap += UNIT  # no record has just this length
    return record


def _record(kind: int, payload: bytes) -> bytes:
    return _number(kind) + _number(len(payload)) + payload


def _number(value: int) -> bytes:
    groups = [value & 0x7F]
    while value := value >> 7:
        groups.insert(0, 0x80 | value & 0x7F)
    return bytes(groups)


def _read(data: bytes, at: int) -> tuple[int, int]:
    """(the number that begins there, where the next thing begins)."""
    value = 0
    while True:
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if not byte & 0x80:
            return value, at


def _walk(data: bytes, at: int, end: int, folder: str) -> Iterator[Place]:
    waiting: Place | None = None  # its padding may follow
    while at < end:
        start = at
        kind, at = _read(data, at)
        length, at = _read(data, at)
        if kind == PADDING and waiting:
            waiting = waiting._replace(end=at + length)
        elif kind in (FILE, FOLDER):
            if waiting:
                yield waiting
                waiting = None
            size, name_at = _read(data, at)
            path = folder + data[name_at : name_at + size].decode("ascii")
            if kind == FOLDER:
                yield from _walk(data, name_at + size, at + length, path + "/")
            else:
                waiting = Place(path, start, at + length)
        at += length
    if waiting:
        yield waiting
