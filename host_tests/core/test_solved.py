"""Solved numbers are remembered and shown: runs of numbers that merge, saves."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.solved import Solved

from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE, SKILLS

PLAIN = (ADVANCED, 4, -1)


def solved(*numbers, of=PLAIN):
    known = Solved()
    for number in numbers:
        known.add(*of, number)
    return known


def numbers_of(known, of=PLAIN, last=60):
    return [number for number in range(1, last) if known.has(*of, number)]


@given(st.lists(st.integers(1, 40), max_size=60))
def test_remembered(numbers):
    """Solved numbers are remembered: each once, in whatever order they were solved; runs that touch become one."""
    known = solved(*numbers)
    assert numbers_of(known) == sorted(set(numbers)) and known.count(*PLAIN) == len(set(numbers))
    runs = sum(number - 1 not in numbers for number in set(numbers))
    assert len(known.save()) == 2 + (5 + 8 * runs if numbers else 0), "a run takes eight bytes, however long it is"
    again = Solved.restore(known.save())
    assert numbers_of(again) == sorted(set(numbers)) and again.save() == known.save()


def test_one_after_the_other():
    """Most people solve them one after the other: a thousand in a row are one run, and so are two runs that meet."""
    assert len(solved(*range(1, 1001)).save()) == 2 + 5 + 8
    known = solved(1, 2, 3, 5, 6, 7)
    assert known.count(*PLAIN) == 6 and len(known.save()) == 2 + 5 + 16
    known.add(*PLAIN, 4)
    assert known.count(*PLAIN) == 7 and len(known.save()) == 2 + 5 + 8


def test_the_first_and_the_last_number():
    """Puzzles are numbered 1 to 999 999: both ends can be solved, nothing beyond."""
    known = solved(1, 999_999)
    assert known.has(*PLAIN, 1) and known.has(*PLAIN, 999_999) and not known.has(*PLAIN, 2)
    assert not known.has(*PLAIN, 0) and not known.has(*PLAIN, 1_000_000)
    for number in (0, -1, 1_000_000):
        with pytest.raises(ValueError, match=f"1 to 999999, not {number}"):
            known.add(*PLAIN, number)
    assert known.count(*PLAIN) == 2


def test_kinds_apart():
    """Numbered 1 to 999 999 for each skill; other features or another constant are other puzzles."""
    kinds = [(skill, 4, -1) for skill in SKILLS]
    kinds += [(skill, 3, constant) for skill in SKILLS for constant in (-1, 0, 1, 2, 3) if (skill, constant) != (BEGINNER, 2)]
    known = Solved()
    for place, of in enumerate(kinds, 1):
        known.add(*of, place)
    for again in (known, Solved.restore(known.save())):
        assert [numbers_of(again, of) for of in kinds] == [[place] for place in range(1, len(kinds) + 1)]


def test_choices_that_come_to_the_same():
    """The same number and level give the same puzzle: solved is solved, however the choice was made."""
    known = solved(5, of=(EXPERT, 0, -1))
    assert all(known.has(EXPERT, features, constant, 5) for features in (0, 4) for constant in range(-1, 4))
    known = solved(6, of=(BEGINNER, 3, 2))
    assert known.has(BEGINNER, 0, -1, 6) and known.has(BEGINNER, 3, -1, 6) and not known.has(BEGINNER, 3, 1, 6)
    known = solved(7, of=(INTERMEDIATE, 0, 2))
    assert not known.has(INTERMEDIATE, 3, -1, 7) and known.has(INTERMEDIATE, 3, 2, 7)


def test_it_stays_small():
    """A file of 8 KB: of more than 1000 runs the oldest are forgotten, never the latest; the save can be read again."""
    known = solved(*range(1, 5001, 2))
    assert known.count(*PLAIN) == 1000 and known.has(*PLAIN, 4999) and not known.has(*PLAIN, 1)
    assert len(known.save()) == 2 + 5 + 8000
    assert Solved.restore(known.save()).count(*PLAIN) == 1000
    for number in range(1, 2001, 2):  # of another kind: the longest list gives way until both are as long
        known.add(BEGINNER, 3, 2, number)
    assert known.count(*PLAIN) == known.count(BEGINNER, 3, 2) == 500 and known.has(*PLAIN, 4999)
    assert known.has(BEGINNER, 3, 2, 1999) and len(known.save()) == 2 + 2 * 5 + 8000


def test_runs_of_any_length():
    """A run is kept in numbers of 1024 puzzles at most, which nobody sees: what was solved is told as one run."""
    known = solved(*range(1000, 3500), 7)
    for again in (known, Solved.restore(known.save())):
        assert again.runs(*PLAIN) == [(7, 7), (1000, 3499)] and again.count(*PLAIN) == again.total() == 2501
        assert [again.has(*PLAIN, number) for number in (999, 1000, 2023, 2024, 3499, 3500)] == [False] + 4 * [True] + [False]
        assert again.next(*PLAIN, 1000) == 3500 and again.next(*PLAIN) == 1
    backwards = solved(*range(3499, 999, -1))
    assert backwards.runs(*PLAIN) == [(1000, 3499)]
    long = struct.pack("<BBBBbHII", 1, 1, PLAIN[0], 4, -1, 1, 1, 999_999)  # as 1.0.0 wrote it: one run, however long
    assert Solved.restore(long).save() == long, "and one it stays"
    assert Solved.restore(long).runs(*PLAIN) == [(1, 999_999)] and Solved.restore(long).count(*PLAIN) == 999_999


def test_pieces():
    """The heap may have no room for 8 KB in one piece: what is written is the same bytes in pieces of a few hundred."""
    known = solved(*range(1, 1999, 2))
    assert b"".join(known.pieces()) == known.save() and max(map(len, known.pieces())) <= 256


def test_changed():
    """The store writes only what changed: a puzzle solved twice is no change."""
    known = Solved()
    assert not known.changed
    known.add(*PLAIN, 3)
    assert known.changed
    known.changed = False
    known.add(*PLAIN, 3)
    assert not known.changed


def sample():
    known = solved(1, 2, 3, 9, 500_000, 999_999)
    for number in (4, 6, 5, 70_000):
        known.add(BEGINNER, 3, -1, number)
    known.add(INTERMEDIATE, 3, 1, 12)
    return known


def survives(data):
    """Restore damaged bytes: ValueError, or numbers that can be used and saved."""
    try:
        known = Solved.restore(bytes(data))
    except ValueError as error:
        assert str(error)
        return False
    before = known.count(*PLAIN)
    fresh = next(number for number in range(1, 99) if not known.has(*PLAIN, number))
    known.add(*PLAIN, fresh)
    assert known.count(*PLAIN) == before + 1 and Solved.restore(known.save()).count(*PLAIN) == before + 1
    return True


def test_every_byte_changed():
    """CASES: Damaged save at start: a crash in code that never ran. ValueError, or numbers counted once; nothing else."""
    saved = sample().save()
    outcomes = set()
    for place in range(len(saved)):
        for change in range(1, 256):
            damaged = bytearray(saved)
            damaged[place] ^= change
            outcomes.add(survives(damaged))
    assert outcomes == {True, False}


def test_every_length():
    """Cut off anywhere, or with bytes behind it: refused. No save yet is another thing: a new Solved."""
    saved = sample().save()
    for length in range(len(saved)):
        assert not survives(saved[:length]), length
    assert not survives(saved + b"\0") and survives(saved) and survives(Solved().save())


@given(st.binary(max_size=60))
def test_any_bytes(data):
    """Any bytes: ValueError, or numbers."""
    survives(data)
    survives(b"\x01" + data)


@pytest.mark.parametrize("version", (0, 2, 255))
def test_another_version(version):
    """Another version is refused."""
    with pytest.raises(ValueError, match="version"):
        Solved.restore(bytes((version,)) + sample().save()[1:])


def test_a_number_in_two_runs_is_refused():
    """A damaged save that names a number twice would count it twice: refused. Runs may touch, in any order."""
    head = bytes((1, 1, ADVANCED, 4, 255, 2, 0))
    runs = [(first.to_bytes(4, "little") + last.to_bytes(4, "little")) for first, last in ((5, 9), (9, 12), (10, 12))]
    assert not survives(head + runs[0] + runs[1]) and not survives(head + runs[1] + runs[0])
    assert survives(head + runs[2] + runs[0])
