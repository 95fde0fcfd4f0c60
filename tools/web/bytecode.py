"""MicroPython's bytecode, an .mpy file, taken apart by kind of content: like beside like takes less room when compressed.

Each file has a table of the words that it names; most are in other files too, and are kept once (Parts.words, whole entries).
"""

from __future__ import annotations

from typing import NamedTuple

_HEAD = 4  # bytes: "M", version, flags, bits of a small number
_WITHOUT_BYTES, _TEXTS, _TUPLE = (0, 1, 2, 3, 4), (5, 6), 10  # kinds of constants, as py/persistentcode.h numbers them


class Parts(NamedTuple):
    """head, words, constants, code: one after the other they are the file."""

    head: bytes
    words: list[bytes]
    constants: bytes
    code: bytes


def parts(file: bytes) -> Parts:
    """Take a file apart."""
    count, at = _number(file, _HEAD)
    constants, begin = _number(file, at)
    words = []
    at = begin
    for _ in range(count):
        value, end = _number(file, at)
        end += 0 if value & 1 else (value >> 1) + 1  # odd: the number of a word that every MicroPython has
        words.append(file[at:end])
        at = end
    first = at
    for _ in range(constants):
        at = _after_constant(file, at)
    return Parts(file[:begin], words, file[first:at], file[at:])


def _after_constant(file: bytes, at: int) -> int:
    kind = file[at]
    if kind in _WITHOUT_BYTES:
        return at + 1
    count, at = _number(file, at + 1)
    if kind != _TUPLE:
        return at + count + (kind in _TEXTS)
    for _ in range(count):
        at = _after_constant(file, at)
    return at


def _number(file: bytes, at: int) -> tuple[int, int]:
    """A number in groups of seven bits, and where it ends."""
    value = 0
    while True:
        value = value << 7 | file[at] & 127
        at += 1
        if file[at - 1] < 128:
            return value, at
