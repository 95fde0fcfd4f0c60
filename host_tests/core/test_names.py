"""Names of three letters: what is one, and how it stands in a file."""

from __future__ import annotations

import pytest
from tercet.core import names

CAPITALS_WITH_ACCENTS = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"


@pytest.mark.parametrize("name", ["A", "Z", "0", "9", "ABC", "A B", "À", "Þ", "ÖØ9", *CAPITALS_WITH_ACCENTS])
def test_names(name: str) -> None:
    assert names.sane(name) == name
    assert names.load(names.save(name)) == name and len(names.save(name)) == names.LONGEST


@pytest.mark.parametrize(
    "other", ["ABCD", "a", "AbC", "A-B", "\xd7", "ß", "¿", "Ā", "A\n", "@", "[", "/", ":", None, 7, ["A"], b"A"]
)
def test_what_is_no_name(other: object) -> None:
    """What is too long, small letters, signs (that of multiplication stands among Latin-1's capitals), and what is no text."""
    assert names.sane(other) == ""


def test_blanks_around_a_name_go() -> None:
    assert [names.sane(name) for name in (" A ", "  B", "C  ", "   ", "")] == ["A", "B", "C", "", ""]


def test_how_it_stands_in_a_file() -> None:
    """Three bytes of Latin-1, zeros behind a shorter name."""
    assert [names.save(name) for name in ("", "A", "AÖ", "A C")] == [b"\0\0\0", b"A\0\0", b"A\xd6\0", b"A C"]


@pytest.mark.parametrize("data", [b"a\0\0", b"\0A\0", b"A\0B", b" A\0", b"A \0", b"\xd7\0\0", b"\xff\0\0", b"A\0", b"ABCD"])
def test_bytes_that_no_name_has(data: bytes) -> None:
    with pytest.raises(ValueError, match="is no name"):
        names.load(data)
