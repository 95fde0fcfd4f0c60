"""What is no file of ours, and what ends too early: each is refused, in words that say why."""

from __future__ import annotations

import binascii
import struct

import pytest
from tercet.core.saved import choices, file, sets

CONTENT = b"what was kept"


def with_checksum(data: bytes) -> bytes:
    return data + struct.pack("<I", binascii.crc32(data))


def head(mark: bytes = b"TRCT", version: int = 1, kind: int = file.RECORDS, zero: int = 0, length: int = len(CONTENT)) -> bytes:
    return with_checksum(struct.pack("<4sBBHI", mark, version, kind, zero, length) + CONTENT)


def test_a_file_byte_by_byte() -> None:
    """Mark, format, kind, two zeros, length, content, CRC-32: as tools/saves/README.md says; also with nothing in it."""
    assert file.wrap(file.RECORDS, CONTENT) == head()
    assert file.unwrap(file.RECORDS, head()) == CONTENT
    assert file.unwrap(file.GAME, file.wrap(file.GAME, b"")) == b""


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "at least 16 bytes, not 0"),
        (head()[:15], "at least 16 bytes, not 15"),
        (head(mark=b"TRCX"), "not a file of Tercet, or one of a later version: it begins with b'TRCX"),
        (head(version=2), "not a file of Tercet, or one of a later version"),
        (head(version=0), "not a file of Tercet, or one of a later version"),
        (head(zero=1), "not a file of Tercet, or one of a later version"),
        (head(length=len(CONTENT) - 1), f"a file of {16 + len(CONTENT)} bytes cannot have {len(CONTENT) - 1} bytes of content"),
        (head(length=len(CONTENT) + 1), f"a file of {16 + len(CONTENT)} bytes cannot have {len(CONTENT) + 1} bytes of content"),
        (head()[:-1] + b"\0", "the checksum is wrong: the file is damaged"),
        (head(kind=file.GAME), f"a file of kind {file.GAME}, not {file.RECORDS}"),
    ],
)
def test_what_is_no_file(data: bytes, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        file.unwrap(file.RECORDS, data)


def test_content_has_a_limit() -> None:
    large = bytes(file.MOST + 1)
    data = with_checksum(struct.pack("<4sBBHI", b"TRCT", 1, file.RECORDS, 0, len(large)) + large)
    with pytest.raises(ValueError, match="cannot have 65537 bytes of content"):
        file.unwrap(file.RECORDS, data)
    assert file.unwrap(file.RECORDS, file.wrap(file.RECORDS, large[:-1])) == large[:-1]


def test_a_game_and_its_choices() -> None:
    for number in (0, (1 << 30) - 1):
        for parts in ((b"{}", b"game"), (b"", b""), (b"{}", b"")):
            assert file.unpack_game(file.pack_game(number, *parts)) == (number, *parts)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"12345", "at least 6 bytes, not 5"),
        (struct.pack("<IH", 1 << 30, 0), "cannot have number 1073741824 and 0 bytes of choices"),
        (struct.pack("<IH", 7, 3) + b"12", "cannot have number 7 and 3 bytes of choices"),
    ],
)
def test_what_is_no_game(content: bytes, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        file.unpack_game(content)


def test_numbers_are_taken_one_after_the_other() -> None:
    for data in (b"\x01\x02\x03\x04\x05", bytearray(b"\x01\x02\x03\x04\x05")):
        reader = file.Reader(data)
        assert reader.take("<BH") == (1, 0x0302) and reader.part(1) == b"\x04" and reader.rest() == b"\x05"
        for take in (lambda reader=reader: reader.take("<H"), lambda reader=reader: reader.part(2)):
            with pytest.raises(ValueError, match="ends too early"):
                take()
        assert reader.rest() == b"\x05", "what cannot be taken stays"


@pytest.mark.parametrize("cards", [(-1, 1, 2), (1, -1, 2), (1, 2, -1), (81, 1, 2), (1, 81, 2), (1, 2, 81)])
def test_cards_that_there_are_not_are_left_out(cards: tuple[int, int, int]) -> None:
    good = [5, 0, 1, 2]
    assert sets.load([5, *cards, *good], range(10), lambda *three: True) == [(5, (0, 1, 2))]


def test_numbers_that_there_are_not_are_left_out() -> None:
    saved = [number for first in (-1, 0, 9, 10) for number in (first, 0, 40, 80)]
    assert sets.load(saved, range(10), sets.is_set) == [(0, (0, 40, 80)), (9, (0, 40, 80))]
    assert sets.load([3, 0, 40, 80, 4, 0, 40], range(10), sets.is_set) == [(3, (0, 40, 80))], "the last one is cut"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"{", "saved choices are damaged: "),
        (b"\xff", "saved choices are damaged: "),
        (b"[1]", "saved choices are <class 'list'>, not a JSON object"),
    ],
)
def test_what_are_no_choices(data: bytes, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        choices.load(data)


def test_the_values_of_a_choice() -> None:
    known = (("skill", range(4), 0), ("target", (10, 20, 30), 10))
    assert choices.values_of(known, "skill") == range(4) and choices.values_of(known, "target") == (10, 20, 30)
