"""What a file of ours looks like: a mark, a kind, a length, the content, a checksum. Byte by byte in tools/saves/README.md."""

import binascii
import struct

SETTINGS, RECORDS, SOLVED, GAME, STATISTICS, MEDALS, PROGRESS = range(1, 8)  # kinds of content

_MARK = b"TRCT"
FORMAT = 1
_HEADER = "<4sBBHI"  # mark, format, kind, 0, bytes of content
_GAME = "<IH"  # number of the game, bytes of its choices
MOST = 1 << 16  # bytes of content: more than any file of ours has


def pieces(kind: int, content: "list[bytes]") -> "list[bytes]":
    """Return a file as pieces to be written one after the other, the checksum last.

    kind: one of those above; content: pieces of at most MOST bytes together. Full records are 9 KB, and after a thousand
    games the heap may have no such room in one piece: whoever keeps much hands it out in pieces of a few hundred bytes.
    """
    length = sum([len(piece) for piece in content])
    if length > MOST:
        raise ValueError("a file has at most %d bytes of content, not %d" % (MOST, length))
    found = [struct.pack(_HEADER, _MARK, FORMAT, kind, 0, length)] + content
    checksum = 0
    for piece in found:
        checksum = binascii.crc32(piece, checksum)
    found.append(struct.pack("<I", checksum))
    return found


def wrap(kind: int, content: bytes) -> bytes:
    """Return the bytes of a file in one piece."""
    return b"".join(pieces(kind, [content]))


def unwrap(kind: int, data: bytes) -> bytes:
    """Return the content of a file of this kind; ValueError for anything that wrap() did not write so."""
    start = struct.calcsize(_HEADER)
    if len(data) < start + 4:
        raise ValueError("a file has at least %d bytes, not %d" % (start + 4, len(data)))
    mark, version, found, zero, length = struct.unpack(_HEADER, data[:start])
    if mark != _MARK or version != FORMAT or zero:
        raise ValueError("not a file of Tercet, or one of a later version: it begins with %r" % (data[:8],))
    if length != len(data) - start - 4 or length > MOST:
        raise ValueError("a file of %d bytes cannot have %d bytes of content" % (len(data), length))
    if struct.unpack("<I", data[-4:])[0] != binascii.crc32(memoryview(data)[:-4]):
        raise ValueError("the checksum is wrong: the file is damaged")
    if found != kind:
        raise ValueError("a file of kind %d, not %d" % (found, kind))
    return data[start:-4]


def pack_game(number: int, choices: bytes, game: bytes) -> bytes:
    """Return the content of a game's file.

    number: 0..2**30-1, drawn when the game began; choices: as choices.py writes them; game: what its save() returned.
    """
    return struct.pack(_GAME, number, len(choices)) + choices + game


def unpack_game(content: bytes) -> tuple[int, bytes, bytes]:
    """Return (number, choices, game), or raise ValueError."""
    start = struct.calcsize(_GAME)
    if len(content) < start:
        raise ValueError("a saved game has at least %d bytes, not %d" % (start, len(content)))
    number, length = struct.unpack(_GAME, content[:start])
    if number >= 1 << 30 or start + length > len(content):
        raise ValueError("a saved game cannot have number %d and %d bytes of choices" % (number, length))
    return number, content[start : start + length], content[start + length :]


class Reader:
    """Takes numbers from the head of some bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data if isinstance(data, bytes) else bytes(data)
        self._at = 0

    def take(self, layout: str) -> tuple[int, ...]:
        """Return the numbers of a struct layout; ValueError where the bytes end too early."""
        size = struct.calcsize(layout)
        part = self._data[self._at : self._at + size]
        if len(part) < size:
            raise ValueError("a saved match ends too early")
        self._at += size
        return struct.unpack(layout, part)

    def head(self, layout: str, version: int, kind: int) -> tuple[int, ...]:
        """Return the numbers of a match's head, which begins with version and kind of a game; ValueError for any other."""
        entries = self.take(layout)
        if entries[:2] != (version, kind):
            raise ValueError("a saved match has version %d and kind %d, not %d and %d" % ((version, kind) + entries[:2]))
        return entries

    def part(self, count: int) -> bytes:
        """Return so many bytes; ValueError where they end too early."""
        part = self._data[self._at : self._at + count]
        if len(part) < count:
            raise ValueError("a saved match ends too early")
        self._at += count
        return part

    def rest(self) -> bytes:
        """Return what is left."""
        return self._data[self._at :]
