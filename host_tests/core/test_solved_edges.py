"""What the numbers of solved puzzles say when a save is refused, and bytes at the edge of what is kept."""

import struct

import pytest
from tercet.core.solved import Solved

from host_tests.core.single.helpers import ADVANCED, BEGINNER, INTERMEDIATE

LARGEST = 0xFFFF_FFFF


def kind(*runs, skill=ADVANCED, features=4, constant=-1, count=None):
    """Return one kind of puzzle as a save has it; count: how many runs it says there are."""
    head = struct.pack("<BBbH", skill, features, constant, len(runs) if count is None else count)
    return head + b"".join(struct.pack("<II", *run) for run in runs)


def saved(*kinds, version=1):
    return bytes((version, len(kinds))) + b"".join(kinds)


def refusal(data):
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        Solved.restore(data)
    return str(caught.value)


def test_a_new_one_has_not_changed():
    """changed says yes or no: a new one, or one that was restored, has not changed."""
    assert Solved().changed is False and Solved.restore(saved(kind((1, 9)))).changed is False


def test_another_version_is_named():
    """A save of another version is refused, and its version named."""
    assert refusal(saved(kind((1, 9)), version=2)) == r"saved puzzle numbers have version 1, not b'\x02'"
    assert refusal(b"\x01") == r"saved puzzle numbers have version 1, not b'\x01'"
    assert refusal(b"") == "saved puzzle numbers have version 1, not b''"


@pytest.mark.parametrize(
    "data",
    [
        saved(kind((1, 9)))[:6],
        saved(kind((1, 9)))[:-1],
        saved(kind((1, 9)), kind((1, 9), skill=BEGINNER, features=3))[:15],
        saved(kind((1, 9), count=2)),
        saved(kind(count=0x7FFF)),
        saved(kind(count=0xFFFF)),
    ],
)
def test_a_save_that_ends_too_early_is_told(data):
    """A save that ends before its last kind or its last run is refused, however many runs it claims to have."""
    assert refusal(data) == "saved puzzle numbers end too early"


@pytest.mark.parametrize(
    "skill, features, constant",
    [(ADVANCED, 0, -1), (ADVANCED, 4, 2), (BEGINNER, 3, 2), (INTERMEDIATE, 0, 1)],
)
def test_a_kind_that_is_not_in_its_plain_form_is_refused(skill, features, constant):
    """features 3 or 4, never 0; constant AUTOMATIC where it makes no difference: a save has no other kind."""
    data = saved(kind((1, 9), skill=skill, features=features, constant=constant))
    assert refusal(data) == f"saved puzzle numbers are of a kind ({skill}, {features}, {constant}) that is not kept"


def test_a_kind_that_comes_twice_is_refused():
    """A save has each kind once."""
    told = "saved puzzle numbers are of a kind (2, 4, -1) that is not kept"
    assert refusal(saved(kind((1, 9)), kind((20, 29)))) == told


@pytest.mark.parametrize("run", [(0, 5), (6, 5), (5, 1_000_000), (5, LARGEST), (LARGEST, LARGEST)])
def test_numbers_that_do_not_exist_are_named(run):
    """Puzzles are numbered 1 to 999 999: a run of others is refused, and its ends are named."""
    assert refusal(saved(kind(run))) == f"saved puzzle numbers {run[0]} to {run[1]} do not exist"


def test_a_number_that_comes_twice_is_named():
    """The first number that two runs share is named, in whatever order they come."""
    assert refusal(saved(kind((5, 9), (9, 12)))) == "saved puzzle numbers name 9 twice"
    assert refusal(saved(kind((9, 12), (5, 9)))) == "saved puzzle numbers name 9 twice"


def test_bytes_behind_a_save_are_counted():
    """Bytes behind the last kind are refused, and it is said how many."""
    assert refusal(saved(kind((1, 9))) + b"\0\0\0") == "saved puzzle numbers have 3 bytes too many"
