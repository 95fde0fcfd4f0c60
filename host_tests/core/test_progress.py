"""Progress: how puzzles were solved, the streak, the last game; saves come back, damaged ones are refused."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.progress import CLEAN, HELPED, OPEN, SOLVED, Progress
from tercet.core.solved import LAST, Solved

PLAIN = (2, 4, -1)


def hows(known, solved, last):
    return [known.how(solved, *PLAIN, number) for number in range(1, last + 1)]


def filled():
    known = Progress()
    for number in range(1, 30):
        known.solves(*PLAIN, number, number % 3 > 0, True)
    known.ends(4, 3, [8200, 0, 1, 2, -1, 27, 31, 35])
    return known


def test_how_each_was_solved():
    """RULES 3: clean without a hint and a wrong claim, else with help; of those of 1.0.0 nobody knows how."""
    known, solved = Progress(), Solved()
    solved.add(*PLAIN, 1)  # by 1.0.0
    for number, clean in ((2, True), (3, False)):
        solved.add(*PLAIN, number)
        known.solves(*PLAIN, number, clean, True)
    assert hows(known, solved, 4) == [SOLVED, CLEAN, HELPED, OPEN]
    assert known.how(solved, 3, 4, -1, 2) == OPEN, "another skill has other puzzles"
    known.solves(*PLAIN, 3, True, False)
    known.solves(*PLAIN, 2, False, False)
    known.solves(*PLAIN, 1, False, False)
    assert hows(known, solved, 3) == [HELPED, CLEAN, CLEAN], "clean later, never the other way round"


@given(st.lists(st.sampled_from(["clean", "helped", "again", "hint"]), max_size=40))
def test_a_streak_is_a_run_of_clean_ones(events):
    """RULES 3: puzzles solved clean one after the other, each for the first time; a hint or a wrong claim ends it at once."""
    known, streaks = Progress(), [0]
    for number, event in enumerate(events, 1):
        if event in ("helped", "hint"):
            known.helps()
            streaks.append(0)
        if event != "hint":
            known.solves(*PLAIN, number, event != "helped", event != "again")
        streaks[-1] += event == "clean"
    assert (known.streak, known.best) == (streaks[-1], max(streaks))


def test_the_next_one_is_the_lowest_not_solved():
    solved = Solved()
    assert solved.next(*PLAIN) == 1 and solved.next(*PLAIN, 7) == 7
    for number in (1, 2, 4, 8, 5, LAST):
        solved.add(*PLAIN, number)
    assert [solved.next(*PLAIN, start) for start in (1, 3, 4, 6, 8, LAST - 1, LAST)] == [3, 3, 6, 6, 9, LAST - 1, LAST]
    assert solved.next(3, 4, -1) == 1


def test_what_changes_is_written():
    """The store writes only what changed: also what the coach alone has counted."""
    known = Progress()
    assert not known.changed
    known.helps()
    assert not known.changed, "there was no streak"
    known.coach.ended()
    assert known.changed
    known.changed = False
    assert not known.changed and not known.coach.changed
    known.solves(*PLAIN, 1, True, True)
    assert known.changed
    for change in (known.helps, lambda: known.ends(4, 3, [])):
        known.changed = False
        change()
        assert known.changed


def test_nothing_was_played_yet():
    """No last game: (), and in a save a kind of 0, a skill of 0 and no SETs."""
    assert Progress().last == () and Progress().save()[-3:] == b"\0\0\0"


def test_what_was_saved_comes_back():
    known = filled()
    again = Progress.restore(known.save())
    assert again.save() == known.save() and not again.changed
    assert (again.streak, again.best, again.last) == (known.streak, known.best, (4, 3, [8200, 0, 1, 2, -1, 27, 31, 35]))
    assert hows(again, Solved(), 31) == hows(known, Solved(), 31)
    assert Progress.restore(Progress().save()).last == ()


def test_each_shorter_or_longer_one_is_refused():
    data = filled().save()
    for wrong in (*(data[:length] for length in range(len(data))), data + b"\0", b"\2" + data[1:]):
        with pytest.raises(ValueError, match=r"\w"):
            Progress.restore(wrong)


@given(st.integers(0, len(filled().save()) - 1), st.integers(1, 255))
def test_every_byte_changed(place, change):
    """No bytes raise anything but ValueError, and what is taken is what would be saved again."""
    data = bytearray(filled().save())
    data[place] ^= change
    try:
        known = Progress.restore(bytes(data))
    except ValueError:
        return
    assert known.save() == data


@pytest.mark.parametrize(
    "last",
    [(1, 4, [5, 0, 1, 2]), (1, 0, [5, 0, 1, 3]), (1, 0, [-3, 0, 1, 2]), (1, 0, [5, 0, 0, 0]), (0, 0, [5, 0, 1, 2])],
    ids=str,
)
def test_a_last_game_that_there_is_not(last):
    """A skill or three cards that there are not would be looked at later: refused at once."""
    known = filled()
    known.ends(*last)
    with pytest.raises(ValueError, match="a game that there is not"):
        Progress.restore(known.save())


def test_a_streak_above_the_best_is_refused():
    data = bytearray(filled().save())
    data[1:9] = struct.pack("<II", 3, 2)
    with pytest.raises(ValueError, match="a streak of 3 and a best one of 2"):
        Progress.restore(bytes(data))


@pytest.mark.parametrize(("best", "fits"), ((2**30 - 1, True), (2**30, False)))
def test_the_longest_streak(best, fits):
    """A streak stops at 2**30 - 1, which is the most that a save may have."""
    data = bytearray(Progress().save())
    data[1:9] = struct.pack("<II", best, best)
    if fits:
        known = Progress.restore(bytes(data))
        known.solves(*PLAIN, 1, True, True)
        assert (known.streak, known.best) == (best, best)
    else:
        with pytest.raises(ValueError, match="a streak of 1073741824 and a best one of 1073741824"):
            Progress.restore(bytes(data))
