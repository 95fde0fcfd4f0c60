"""Saves of the table game, part by part: what no play leads to is refused by itself, what a match may come to is kept."""

import struct

import pytest
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table
from tercet.core.table.save import LONGEST

from host_tests.core import oracle
from host_tests.core.table.tables import (
    BEGINNER,
    FULL,
    GIVE_BACK,
    LOCK_OUT,
    MATCH_OVER,
    MINUS_ONE,
    OPEN,
    PERSON,
    PICKING,
    ROUND_OVER,
    agree,
    lay,
    people,
)

PLAYED = 15  # where the ms played are in a save
LATEST = 1 << 23  # ms after which no thought comes
LAST = [0, 1, 2, 3, 5, 10]  # the first three are the only SET
TOLD = "a saved match does not fit together: no play leads there"


def ended(number=0, seats=(PERSON, PERSON), **choices):
    """Return a match whose round `number` everybody has ended, with twelve cards left that hold a SET."""
    table = Table(seats, 7, 0, **choices)
    table.round = number
    for seat in table.seats:
        seat.history = [0] * number
    lay(table, [0, 1, 2, *[card for card in oracle.SET_FREE_20 if card > 8][:9]])
    agree(table, 10)
    assert table.state >= ROUND_OVER
    return table


def kept(table, time=0):
    """Save and restore."""
    return table_save.restore(table_save.save(table, time), time)


def refusal(data):
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        table_save.restore(data, 0)
    return str(caught.value)


def refused(table, time=0):
    """Tell whether the save of a match is refused since it does not fit together."""
    return refusal(table_save.save(table, time)) == TOLD


def played(table, milliseconds):
    """Return the save of a match that says it was played so long."""
    saved = bytearray(table_save.save(table, 0))
    saved[PLAYED : PLAYED + 4] = struct.pack("<I", milliseconds)
    return bytes(saved)


def test_another_version_or_kind_is_named():
    """A save of another version, or of another game, is refused; both numbers are named."""
    saved = table_save.save(people(), 0)
    told = f"a saved match has version 1 and kind {Table.KIND}, not "
    assert refusal(b"\x02" + saved[1:]) == told + f"2 and {Table.KIND}"
    assert refusal(b"\x01\x09" + saved[2:]) == told + "1 and 9"


def test_a_restored_match_is_paused():
    """restore() returns the match paused: its clock stands until it goes on."""
    table = table_save.restore(table_save.save(people(), 4000), 9_000_000)
    assert table.stopwatch.running is False and table.elapsed(20_000_000) == 4000
    table.resume(20_000_000)
    assert table.elapsed(20_000_500) == 4500


def test_twelve_days_and_no_more():
    """ms played: 12 days at most."""
    assert table_save.restore(played(people(), LONGEST), 0).elapsed(0) == LONGEST
    assert refusal(played(people(), LONGEST + 1)) == TOLD


@pytest.mark.parametrize(
    "changes",
    [
        {"state": MATCH_OVER + 1},
        {"state": PICKING},
        {"caller": 1},
        {"state": PICKING, "caller": 2},
        {"busy": 1501},
        {"question_at": 1},
        {"deadline": 10_001},
        {"round": 1},
    ],
    ids=str,
)
def test_what_no_match_comes_to(changes):
    """Each of these alone is refused."""
    table = people()
    assert kept(table).state == OPEN
    for name, entry in changes.items():
        setattr(table, name, entry)
    if "round" in changes:
        for seat in table.seats:
            seat.history = [0]
    assert refused(table)


@pytest.mark.parametrize("rounds", (1, 2, 3, 9))
def test_a_match_is_over_with_its_last_round(rounds):
    """A match is 1-9 rounds: each that is over can be saved, the last one as the end of the match, and only that one."""
    for number in range(rounds):
        table = ended(number, rounds=rounds)
        wanted = MATCH_OVER if number == rounds - 1 else ROUND_OVER
        assert table.state == wanted and kept(table, 2000).state == wanted
        for state in {ROUND_OVER, MATCH_OVER, MATCH_OVER + 1, OPEN} - {wanted}:
            table.state = state
            fits = state == OPEN  # for somebody could find the SET that is left
            assert kept(table, 2000).state == OPEN if fits else refused(table, 2000), (number, state)


def test_a_round_without_a_set_is_over():
    """The game is over at the moment when the stock is empty and the layout holds no SET; with cards to deal it is not."""
    table = lay(people(rounds=2), oracle.SET_FREE_20[:12])
    assert refused(table)
    table.state = ROUND_OVER
    assert kept(table).state == ROUND_OVER
    table = people(rounds=2)
    table.state = ROUND_OVER
    assert refused(table)


def test_a_round_that_is_over_is_kept_with_computer_players():
    """After the last SET of a round nobody looks at the table any more: what they thought of is no matter."""
    table = Table((PERSON, 0), 7, 0, rounds=2)
    lay(table, LAST)
    assert list(table.seats[1].computer.thoughts) == [(0, 1, 2)]
    table.call((0,), 10)
    assert table.claim((0, 1, 2), 20).over and table.state == ROUND_OVER
    assert kept(table, 20).seats[0].sets == 1


# The deck


def test_no_stock_is_endless():
    """The table game plays its deck once: a save whose stock is endless is refused."""
    table = people()
    assert kept(table).layout.endless is False
    table.layout.endless = True
    assert refused(table)


def test_the_layout_is_that_of_the_deck():
    """Full deck: a layout of 12; the other two: of 9."""
    table = people()
    table.layout.base = 9
    assert refused(table)
    table = people(cards=BEGINNER)
    assert len(kept(table).layout.cells) == 9
    table.cards = FULL
    assert refused(table)


@pytest.mark.parametrize("value, fits", [(0, True), (1, False), (2, False)])
def test_the_beginner_deck_is_solid(value, fits):
    """beginner: the 27 solid cards; striped or open ones are none of it."""
    table = people(cards=BEGINNER)
    layout = table.layout
    for cards in (layout.cells, layout.stock):
        cards[:] = [card + 3 * value for card in cards]
    assert kept(table).layout.cells == layout.cells if fits else refused(table)


# The seats


@pytest.mark.parametrize(
    "penalty, changes, fits",
    [
        (LOCK_OUT, {}, True),
        (LOCK_OUT, {"history": [0]}, False),
        (LOCK_OUT, {"called": 1}, False),
        (LOCK_OUT, {"locked": True}, True),
        (LOCK_OUT, {"owed": 1}, False),
        (LOCK_OUT, {"points": -1}, False),
        (LOCK_OUT, {"points": 1}, False),
        (GIVE_BACK, {"owed": 1}, True),
        (GIVE_BACK, {"locked": True}, False),
        (GIVE_BACK, {"points": -1}, False),
        (GIVE_BACK, {"points": 1}, False),
        (MINUS_ONE, {"points": -1}, True),
        (MINUS_ONE, {"points": 1}, False),
        (MINUS_ONE, {"owed": 1}, False),
        (MINUS_ONE, {"locked": True}, False),
    ],
    ids=str,
)
def test_what_a_seat_comes_to(penalty, changes, fits):
    """One point per SET. Each penalty leaves its own mark. Lock-out: no call; give back: a SET owed; minus one: one point."""
    table = people(penalty=penalty)
    for name, entry in changes.items():
        setattr(table.seats[0], name, entry)
    if fits:
        seat = kept(table).seats[0]
        assert all(getattr(seat, name) == entry for name, entry in changes.items())
    else:
        assert refused(table)


def test_no_thought_takes_longer_than_two_hours():
    """A thought comes in a bit more than two hours at the latest: later ones are refused, as is a seat that waits longer."""
    table = lay(Table((PERSON, 3), 7, 0), LAST)
    mind = table.seats[1].computer
    mind.thoughts[0, 1, 2] = mind.gives_up = LATEST
    assert kept(table).seats[1].computer.thoughts == {(0, 1, 2): LATEST}
    mind.gives_up = LATEST + 1
    assert refused(table)
    mind.thoughts[0, 1, 2], mind.gives_up = LATEST + 1, 0
    assert refused(table)
