"""Saves of Speed, part by part: what no play leads to is refused by itself, what a match may come to is kept."""

from __future__ import annotations

import struct
from collections.abc import Callable

import pytest
from tercet.core import outcome as verdicts
from tercet.core.speed import save as speed_save
from tercet.core.speed.computer import DiceComputer
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ASKING, MATCH_OVER, OPEN, PICKING, ROUND_OVER
from tercet.core.table.save import LONGEST

from host_tests.core import dice_oracle
from host_tests.core.dice_oracle import WILD
from host_tests.core.speed.matches import NO_SET, PERSON, lay, match, tied

PLAYED = 11  # where the ms played are in a save
LATEST = 1 << 23  # ms after which no thought comes
TOLD = "a saved match does not fit together: no play leads there"
Change = Callable[[Speed], None]


def thinking(faces: list[int], *thoughts: tuple[int, int, int]) -> Speed:
    """Return a match against an Expert who thinks of these, where others are on the table."""
    game = lay(match(PERSON, 3), faces)
    mind = game.seats[1].computer
    assert mind
    mind.thoughts = {thought: 5000 + place for place, thought in enumerate(thoughts)}
    return game


def kept(game: Speed, time: int = 0) -> Speed:
    """Save and restore."""
    return speed_save.restore(speed_save.save(game, time), time)


def refusal(data: bytes) -> str:
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        speed_save.restore(data, 0)
    return str(caught.value)


def refused(game: Speed, time: int = 0) -> bool:
    """Tell whether the save of a match is refused since it does not fit together."""
    return refusal(speed_save.save(game, time)) == TOLD


def played(game: Speed, milliseconds: int) -> bytes:
    """Return the save of a match that says it was played so long."""
    saved = bytearray(speed_save.save(game, 0))
    saved[PLAYED : PLAYED + 4] = struct.pack("<I", milliseconds)
    return bytes(saved)


def test_another_version_or_kind_is_named() -> None:
    saved = speed_save.save(match(), 0)
    assert refusal(b"\x02" + saved[1:]) == "a saved match has version 1 and kind 9, not 2 and 9"
    assert refusal(b"\x01\x07" + saved[2:]) == "a saved match has version 1 and kind 9, not 1 and 7"


def test_a_restored_match_is_paused() -> None:
    """restore() returns the match paused: its clock stands until it goes on."""
    game = speed_save.restore(speed_save.save(match(), 4000), 9_000_000)
    assert game.stopwatch.running is False and game.elapsed(20_000_000) == 4000
    game.resume(20_000_000)
    assert game.stopwatch.running and game.elapsed(20_000_500) == 4500


def test_a_restored_match_goes_the_same_way() -> None:
    """A save has everything, thoughts included: computer players find the same SETs at the same times, and err alike."""
    game = match(0, 1, 0)
    twin = kept(game)
    twin.resume(0)
    seen = set()
    for _ in range(30):
        lines = []
        for one in (game, twin):
            outcome = one.tick(one.wake())
            lines.append((one.wake(), outcome.text() if outcome else "", one.seats[0].computer.thoughts))
            seen.add(outcome.verdict if outcome else -1)
        assert lines[0] == lines[1]
    assert seen >= {verdicts.RIGHT, verdicts.WRONG}


def test_a_restored_computer_player_sees_the_table() -> None:
    """cells: the table it has seen, which is that of the match: it can doubt what it thought of."""
    game = kept(match(PERSON, 2))
    mind = game.seats[1].computer
    assert isinstance(mind, DiceComputer) and mind.cells is game.layout.cells
    thought = next(iter(mind.thoughts))
    mind.doubt(thought, 90_000, game.rng)
    assert mind.thoughts[thought] > 90_000


# The match


def set_to(**entries: int) -> Change:
    """Return a change of a match that sets some of its attributes."""

    def change(game: Speed) -> None:
        for name, entry in entries.items():
            setattr(game, name, entry)

    return change


def a_sixth_round(game: Speed) -> None:
    """After the tie-break comes no other round."""
    game.round = 6
    for seat in game.seats:
        seat.history = [0] * 6


@pytest.mark.parametrize(
    "change",
    [
        a_sixth_round,
        set_to(state=MATCH_OVER + 1),
        set_to(state=PICKING),
        set_to(caller=0),
        set_to(state=ASKING, caller=1),
        set_to(state=PICKING, caller=2),
        set_to(busy=1501),
        set_to(question_at=1),
        set_to(deadline=10_001),
        set_to(state=MATCH_OVER),
    ],
)
def test_what_no_match_comes_to(change: Change) -> None:
    """Each of these alone is refused."""
    game = match()
    assert kept(game).state == OPEN
    change(game)
    assert refused(game)


@pytest.mark.parametrize("change", [set_to(busy=1500), set_to(deadline=10_000), set_to(state=PICKING, caller=1)])
def test_what_a_match_comes_to(change: Change) -> None:
    """A verdict stays in view for a second, a question waits for ten: that much ahead is kept."""
    game = match()
    change(game)
    twin = kept(game)
    assert (twin.busy, twin.deadline, twin.caller) == (game.busy, game.deadline, game.caller)


def test_twelve_days_and_no_more() -> None:
    """ms played: 12 days at most."""
    assert speed_save.restore(played(match(), LONGEST), 0).elapsed(0) == LONGEST
    assert refusal(played(match(), LONGEST + 1)) == TOLD


def test_nobody_alone_calls() -> None:
    """Alone nothing is called, and there is nobody to tie with."""
    game = match(PERSON)
    assert kept(game).alone
    game.state, game.caller = PICKING, 0
    assert refused(game)
    assert refused(tied(PERSON))


def test_who_is_out_does_not_call() -> None:
    """In the tie-break a wrong call is out; who is out, or does not lead, has no call."""
    game = tied()
    game.seats[1].locked = True
    assert kept(game).may_call(2)
    game.state = PICKING
    for caller in range(3):
        game.caller = caller
        assert kept(game).caller == caller if caller != 1 else refused(game)


# The dice


@pytest.mark.parametrize("count", [0, 9, 39, 41])
def test_42_dice_lie_there(count: int) -> None:
    """All 42 dice, or the gaps that they left; no other number."""
    game = match()
    game.layout.cells = [0] * count
    assert refused(game)


def test_nine_dice_lie_there_in_the_tie_break() -> None:
    game = tied()
    assert len(kept(game).layout.cells) == 9
    game.layout.cells += [0, 0, 0]
    assert refused(game)


def test_a_round_is_over_when_no_set_is_left() -> None:
    """A round that is played has at least one SET on the table; one that is over need not have any."""
    assert kept(lay(match(), [0, 1, 2])).layout.cells[:4] == [0, 1, 2, -1]
    game = lay(match(), NO_SET)
    assert not dice_oracle.sets_in(game.layout.cells) and refused(game)
    game.state = ROUND_OVER
    assert kept(game).state == ROUND_OVER


def test_a_round_that_is_over_is_kept_with_computer_players() -> None:
    """After the last SET of a round nobody looks at the table any more: what they thought of is no matter."""
    game = lay(match(PERSON, 0), [0, 1, 2, *NO_SET[2:5]])
    game.call((0,), 10)
    assert game.claim((0, 1, 2), 20).over and game.state == ROUND_OVER
    twin = kept(game, 20)
    assert twin.state == ROUND_OVER and twin.seats[0].sets == game.seats[0].sets


# The seats


def seat_set_to(**entries: int | list[int] | bool) -> Change:
    """Return a change of the first seat."""

    def change(game: Speed) -> None:
        for name, entry in entries.items():
            setattr(game.seats[0], name, entry)

    return change


@pytest.mark.parametrize(
    "change",
    [
        seat_set_to(history=[0]),
        seat_set_to(called=1),
        seat_set_to(owed=1),
        seat_set_to(points=1),
        seat_set_to(locked=True),
        seat_set_to(sets=1),
    ],
)
def test_what_no_seat_comes_to(change: Change) -> None:
    """Rounds that were not played, a call that nobody made, a SET owed or won for nothing, a lock-out: refused each."""
    game = match()
    change(game)
    assert refused(game)


def test_points_may_be_fewer_than_sets() -> None:
    """Wrong or too late: -1. So points may be fewer than SETs, and less than none."""
    game = lay(match(), [0, 1, 2])
    game.seats[0].points, game.seats[1].points = 3, -2
    assert [seat.points for seat in kept(game).seats] == [3, -2]


def test_who_wins_the_tie_break_has_a_point_more() -> None:
    game = tied(PERSON, PERSON)
    game.call((0,), 10)
    assert game.claim(dice_oracle.no_set_in(game.layout.cells), 20).over
    assert [seat.points for seat in kept(game, 20).seats] == [0, 1]
    game.seats[1].points = 2
    assert refused(game, 20)


def test_somebody_may_call() -> None:
    """In the tie-break the last one left has won: where all are out there is no match."""
    game = tied()
    for seat in game.seats:
        seat.locked = True
    assert refused(game)


# Thoughts

TABLE = [0, 1, 2, 4, 4, 4]  # 0 1 2 and 4 4 4 are its only SETs


def test_thoughts_are_of_sets_on_the_table() -> None:
    """Three SETs in mind, or as many as there are: those, and no others."""
    assert dice_oracle.sets_in(TABLE) == [(0, 1, 2), (3, 4, 5)]
    game = thinking(TABLE, (0, 1, 2), (3, 4, 5))
    assert kept(game).seats[1].computer.thoughts == {(0, 1, 2): 5000, (3, 4, 5): 5001}
    for thoughts in (
        [(0, 1, 2)],
        [(0, 1, 2), (0, 1, 3)],
        [(0, 1, 2), (3, 5, 4)],
        [(0, 1, 2), (4, 3, 5)],
        [(0, 1, 2), (3, 3, 4)],
        [(0, 1, 2), (3, 4, 4)],
        [(0, 1, 2), (3, 3, 3)],
        [(0, 1, 2), (3, 4, 42)],
        [(0, 1, 2), (3, 4, 80)],
        [(0, 1, 2), (3, 4, 5), (0, 3, 4)],
    ):
        assert refused(thinking(TABLE, *thoughts)), thoughts


@pytest.mark.parametrize("gap", range(3))
def test_no_thought_is_of_a_die_that_was_taken(gap: int) -> None:
    """A WILD is whatever is needed, but a gap is no die."""
    faces = [WILD, WILD, WILD, 0, 1, 3, 4]
    faces[gap] = -1
    wild = (gap + 1) % 3
    assert kept(thinking(faces, (wild, 3, 4), (wild, 3, 5), (wild, 3, 6)))
    assert refused(thinking(faces, (wild, 3, 4), (wild, 3, 5), (0, 1, 2)))


def test_no_thought_takes_longer_than_two_hours() -> None:
    """A thought comes in a bit more than two hours at the latest: later ones are refused."""
    game = thinking([0, 1, 2], (0, 1, 2))
    mind = game.seats[1].computer
    assert mind
    mind.thoughts[0, 1, 2] = LATEST
    assert kept(game).seats[1].computer.thoughts == {(0, 1, 2): LATEST}
    mind.thoughts[0, 1, 2] = LATEST + 1
    assert refused(game)


# The end


@pytest.mark.parametrize(
    "number, points, state, fits",
    [
        (3, (1, 0), ROUND_OVER, True),
        (3, (1, 0), MATCH_OVER, False),
        (4, (1, 0), MATCH_OVER, True),
        (4, (1, 0), ROUND_OVER, False),
        (4, (1, 1), ROUND_OVER, True),
        (4, (1, 1), MATCH_OVER, False),
    ],
)
def test_it_is_over_when_it_should_be(number: int, points: tuple[int, int], state: int, fits: bool) -> None:
    """Five rounds; a tie for the lead is broken, so the match is not over with it."""
    game = match()
    game.round, game.state = number, state
    for seat, won in zip(game.seats, points, strict=True):
        seat.history = [won] + [0] * (number - 1)
    assert kept(game).state == state if fits else refused(game)


def test_the_tie_break_ends_the_match() -> None:
    game = tied()
    game.state = MATCH_OVER
    assert kept(game).over
    game.state = ROUND_OVER
    assert refused(game)
