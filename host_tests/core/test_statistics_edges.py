"""Statistics at their edges: what counts as a change, sums that pass what can be kept, and what a refusal says."""

import struct

import pytest
from tercet.core.classic.rules import Classic
from tercet.core.outcome import DEALT, NOT_NONE, RIGHT, WRONG, Outcome
from tercet.core.statistics import MOST, Statistics

from host_tests.core.single.helpers import EXPERT

LEVEL_1 = (0, 1, 2)  # they differ in their shape alone
LONGEST = 6_553_500  # ms of one SET that count: 109 minutes


def right(took=1000):
    outcome = Outcome(RIGHT, (0, 1, 2), LEVEL_1)
    outcome.took = took
    return outcome


def wrong():
    return Outcome(WRONG, (0, 1, 2), (0, 1, 3), (2, 3))


def game(found=0, wrong=0):
    """Return a game in which so much was claimed."""
    one = Classic(EXPERT, 1, 0)
    one.found, one.wrong = found, wrong
    return one


def refusal(data):
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        Statistics.restore(data)
    return str(caught.value)


def test_what_counts_is_a_change():
    """The store writes only what changed: a claim and the end of a game are changes, other answers are none."""
    known = Statistics()
    assert known.changed is False
    known.judged(game(), Outcome(DEALT))
    assert known.changed is False
    for outcome in (right(), wrong(), Outcome(NOT_NONE)):
        known.changed = False
        known.judged(game(1), outcome)
        assert known.changed is True
    known.changed = False
    known.ended(game(1), 5000)
    assert known.changed is True


def test_a_game_is_played_once_something_is_claimed_in_it():
    """A game is played once something is claimed in it: the first claim counts, right or wrong, and no later one."""
    known = Statistics()
    known.judged(game(found=1), right())
    assert known.played == [1, 0, 0, 0, 0]
    known.judged(game(wrong=1), wrong())
    assert known.played == [2, 0, 0, 0, 0]
    for found, refused in ((1, 1), (2, 1), (1, 2), (3, 2)):
        known.judged(game(found, refused), right())
    assert known.played == [2, 0, 0, 0, 0]


def test_averages_are_whole_milliseconds():
    """The mean milliseconds of a SET: a whole number, rounded down."""
    known = Statistics()
    for took in (1000, 1000, 1001):
        known.judged(game(1), right(took))
    assert (known.average(0), type(known.average(0)), known.average(1)) == (1000, int, -1)


@pytest.mark.parametrize("took, counted", [(LONGEST - 1, LONGEST - 1), (LONGEST, LONGEST), (LONGEST + 9, LONGEST)])
def test_a_set_takes_no_longer_than_109_minutes(took, counted):
    """Of one SET at most 65535 tenths of a second count."""
    known = Statistics()
    known.judged(game(1), right(took))
    assert known.spent == [counted, 0, 0, 0]


def test_a_sum_may_reach_the_most():
    """Each 0..MOST: a sum of just MOST milliseconds is kept whole."""
    known = Statistics()
    known.found, known.spent, known.sets = [4, 0, 0, 0], [MOST - 1000, 0, 0, 0], 4
    known.judged(game(5), right(1000))
    assert (known.found[0], known.spent[0]) == (5, MOST)


def test_the_older_half_is_forgotten():
    """When the sum is as much as can be kept, the older half is forgotten: half the SETs, half their time."""
    known = Statistics()
    known.found, known.spent, known.sets = [4, 0, 0, 0], [MOST - 999, 0, 0, 0], 4
    known.judged(game(5), right(1000))
    assert (known.found[0], known.spent[0]) == (2 + 1, (MOST - 999) // 2 + 1000)


def test_another_version_is_named():
    """What has another version, or another length, is refused; the version and the length are named."""
    saved = Statistics().save()
    told = "saved statistics have version 1, not %s in %d bytes"
    assert refusal(b"\x02" + saved[1:]) == told % (r"b'\x02'", len(saved))
    assert refusal(saved + b"\0") == told % (r"b'\x01'", len(saved) + 1)


def test_counts_beyond_the_most_are_refused():
    """Counts are 0..MOST, and at most 20 games are the last: more is refused."""
    saved = bytearray(Statistics().save())
    for place in range(1, len(saved) - 1, 4):
        damaged = bytearray(saved)
        damaged[place : place + 4] = struct.pack("<I", MOST + 1)
        assert refusal(damaged) == "saved statistics count further than any do"
    saved[-1] = 21
    assert refusal(saved + bytes(42)) == "saved statistics count further than any do"


def test_claims_without_a_game_are_refused():
    """A game is played once something is claimed in it: SETs and wrong claims without a game fit nothing."""
    for sets, refused in ((1, 0), (0, 1), (1, 1), (3, 3)):
        known = Statistics()
        known.sets, known.wrong, known.failing = sets, refused, [refused, 0, 0, 0]
        assert refusal(known.save()) == "saved statistics do not fit together: no play leads there"
