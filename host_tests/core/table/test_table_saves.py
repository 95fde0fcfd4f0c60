"""A match at the table saved and restored at any moment, and saves that were damaged (CASES "Saves and flash")."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core.rng import Rng
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table

from host_tests.core import oracle
from host_tests.core.table.ledger import card_sets
from host_tests.core.table.tables import ASKING, MATCH_OVER, OPEN, PERSON, PICKING, ROUND_OVER, happenings, wins
from host_tests.core.transcripts import table as table_transcript
from host_tests.runs.tiers import amount, first_of

DAY = 86_400_000


def future(table, seed, time, most=100_000):
    """Play on to the end, or so many events; return every line, with times counted from now."""
    player, lines, start = Rng(seed), [], time
    while table.state != MATCH_OVER and len(lines) < most:
        time, word, outcome = table_transcript.step(table, player, time)
        lines.append(f"{time - start} {word} {outcome.text() if outcome else ''} {table_transcript.state(table, time)}")
    return lines


def moments(numbers, every=1):
    """Yield (name of the moment, table, time, save) at every so many events of matches."""
    for number in numbers:
        for place, (table, time, line, _) in enumerate(table_transcript.moves(number)):
            if place % every == 0:
                words = ("open", "picking", "asking", "between rounds", "over")
                name = "verdict in view" if table.state == OPEN and table.shown_until(time) else words[table.state]
                if line.startswith("match"):
                    name = "new"
                yield name, table, time, table_save.save(table, time)


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_restored_at_every_moment_the_future_is_the_same(part):
    """A save in the middle of any of these restores the same game, computer players' thoughts included.

    Saved at every third event, every seventh in the quick tier; two copies, one a day later, go on 40 events line by line
    (thoughts and generator are in the lines), and every tenth time to the end.
    """
    seen = set()
    for place, (name, table, time, saved) in enumerate(moments(range(part, 24, 4), amount(3, 7))):
        one, two = table_save.restore(saved, time), table_save.restore(saved, time + DAY)
        assert table_transcript.state(one, time) == table_transcript.state(table, time), name
        assert table_save.save(one, time + 5) == saved, "restored, it stands still until resume()"
        assert (one.rounds, one.penalty, one.pick, one.tournament) == (
            table.rounds, table.penalty, table.pick, table.tournament,
        )  # fmt: skip
        one.resume(time)
        two.resume(time + DAY)
        most = 100_000 if place % 10 == 0 else 40
        assert future(one, place, time, most) == future(two, place, time + DAY, most), name
        seen.add((name, table.tournament))
    names = {name for name, _ in seen}
    assert names >= {"open", "picking", "asking", "verdict in view"} and {tournament for _, tournament in seen} == {True, False}


def test_the_original_and_the_restored_match_go_the_same_way():
    """The restored match does exactly what the saved one goes on to do: every state, tournaments, computer players alone."""
    seen = set()
    for number in range(48):
        stop = 3 + 7 * (number % 6)
        table, player = table_transcript.opened(number)
        time = 0
        for _ in range(stop):
            if table.state != MATCH_OVER:
                time, _, _ = table_transcript.step(table, player, time)
        restored = table_save.restore(table_save.save(table, time), time)
        restored.resume(time)
        seen.add(table.state)
        table.pause(time)  # a call is void then
        table.resume(time)
        assert future(table, number, time) == future(restored, number, time)
    assert seen >= {OPEN, PICKING, ASKING}


@pytest.mark.parametrize("seats", [(0, 1, 2, 3), (3, 2, 1), (0, 0)])
@pytest.mark.parametrize("tournament", (False, True))
def test_computer_players_alone_go_on(seats, tournament):
    """Saved and restored before every event, the match is the same as one that never was saved."""
    tournament = tournament and len(seats) > 2

    def match(saving):
        table, time, lines = Table(seats, 77, 0, 1, 2, 0, 5, tournament), 0, []
        while not table.over:
            if table.state == ROUND_OVER:
                table.next_round(time)
            if saving:
                table = table_save.restore(table_save.save(table, time), time)
                table.resume(time)
            time = max(time, table.wake())
            outcome = table.tick(time)
            lines.append((time, outcome.text() if outcome else ""))
        return lines

    assert match(True) == match(False)


def test_a_restored_match_is_paused():
    """Time lost by switching off: the question and the verdict in view go on where they were."""
    table = Table((PERSON, PERSON), 1, 1000)
    table.ask(2000)
    table = table_save.restore(table_save.save(table, 4000), 9_000_000)
    assert happenings(table, 20_000_000) == [] and table.time_to_pick(20_000_000) == 8000
    table.resume(20_000_000)
    assert table.state == ASKING and happenings(table, 20_007_999) == []
    assert [outcome.verdict for outcome in happenings(table, 20_008_000)] == [verdicts.DECLINED]


def test_a_call_that_the_power_interrupts_is_void():
    """A call that a power cut interrupts is void: nobody pays, and everybody may call."""
    for penalty in range(3):
        table = Table((PERSON, PERSON), 1, 1000, penalty=penalty)
        table.call((0,), 2000)
        table = table_save.restore(table_save.save(table, 4000), 9_000_000)
        table.resume(9_000_000)
        assert table.caller == -1 and happenings(table, 20_000_000) == []
        assert [(seat.points, seat.owed, seat.locked) for seat in table.seats] == [(0, 0, False)] * 2
        assert table.call((0,), 20_000_000).verdict == verdicts.CALLED


def test_seats_with_history_come_back():
    """Between rounds: points of the rounds that are over, who called when, and what comes next."""
    table = Table((PERSON, 2), 5, 0, 1, 3, 2)
    time = 0
    while table.state != ROUND_OVER:
        if table.layout.has_set() and table.elapsed(time) >= table.busy:
            wins(table, 0, time)
        elif not table.layout.has_set():
            table.layout.deal_more()
        time += 1000
    table.next_round(time)
    twin = table_save.restore(table_save.save(table, time), time)
    assert [seat.history for seat in twin.seats] == [seat.history for seat in table.seats] != [[0], [0]]
    assert [seat.called for seat in twin.seats] == [seat.called for seat in table.seats]
    assert twin.round == 1 and twin.layout.cells == table.layout.cells


# Damage


def samples(numbers):
    """Return saves of all states from these matches, at most two of a kind and match."""
    chosen = {}
    for number in numbers:
        for name, _, _, saved in moments([number]):
            chosen.setdefault((name, number), saved)
    return list(chosen.values())


@cache
def few():
    """Return saves of three matches."""
    return samples(range(3))


def sound(table):
    """Tell whether a match could be one: cards, seats, thoughts, and somebody who may call."""
    layout = table.layout
    cards = oracle.on_table(layout) + layout.stock + layout.taken
    assert len(cards) == len(set(cards)) in (27, 81)
    assert sum(seat.sets for seat in table.seats) * 3 <= len(layout.taken)
    if table.state < ROUND_OVER:
        assert layout.stock or oracle.holds_set(layout.cells), "a round that is over"
        assert any(table.may_call(seat) for seat in range(len(table.seats)))
        for seat in table.seats:
            assert not seat.computer or set(seat.computer.thoughts) == card_sets(layout.cells)
    return True


def survives(data, to_the_end):
    """Restore damaged bytes: either ValueError, or a consistent match that can be played to its end. Tell which."""
    try:
        table = table_save.restore(data, 0)
    except ValueError as error:
        assert str(error)
        return False
    assert sound(table), data
    if to_the_end:
        table.resume(0)
        assert len(future(table, 1, 0, 5000)) < 5000 and sound(table), data
    return True


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_every_byte_changed(part):
    """Damaged save at start: a crash in code that never ran. Each byte of saves of every state changed in six ways."""
    count = kept = 0
    for saved in samples(range(18))[part::16]:
        for place in range(len(saved)):
            for change in (1, 2, 4, 16, 128, 255)[: amount(6, 2)]:
                damaged = bytearray(saved)
                damaged[place] ^= change
                kept += survives(bytes(damaged), (place + change) % 16 == 0)
                count += 1
    print(f"{count} damaged saves, {kept} of them still a consistent match")
    assert count > amount(4000, 1300) and kept


@pytest.mark.counts
def test_every_length():
    """Cut off anywhere, or with bytes behind it: refused."""
    for saved in samples(range(amount(6, 3))):
        for length in range(len(saved)):
            assert not survives(saved[:length], False), length
        assert not survives(saved + b"\0", False) and not survives(saved + saved, False)


@given(st.binary(max_size=200))
def test_any_bytes(data):
    """Any bytes: ValueError and nothing else."""
    with pytest.raises(ValueError, match=r"\w"):
        table_save.restore(data, 0)


@given(st.integers(0, 29), st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), min_size=1, max_size=6))
def test_several_bytes_changed(number, changes):
    """Some bytes at random: refused, or a consistent match."""
    saved = bytearray(few()[number % len(few())])
    for place, entry in changes:
        saved[place % len(saved)] = entry
    survives(bytes(saved), True)


@pytest.mark.parametrize("version", (0, 2, 255))
def test_another_version(version):
    """A save of another version, or another game's, is refused by its number."""
    saved = bytearray(few()[0])
    saved[0] = version
    with pytest.raises(ValueError, match=str(version)):
        table_save.restore(bytes(saved), 0)
    saved = bytearray(few()[0])
    saved[1] = 6
    with pytest.raises(ValueError, match="kind"):
        table_save.restore(bytes(saved), 0)


def lying(**changes):
    """Return the save of a match of (person, Beginner, Expert) in which something was changed that play never does."""
    table = Table((PERSON, 0, 3), 3, 0, penalty=changes.pop("penalty", 0))
    change = changes.pop("change", None)
    for name, entry in changes.items():
        setattr(table, name, entry)
    if change:
        change(table)
    return table_save.save(table, 0)


def unthinkable(table):
    """A SET of one card three times."""
    table.seats[1].computer.thoughts[7, 7, 7] = 500


def everybody_locked(table):
    for seat in table.seats:
        seat.locked = True


def empty_handed(table):
    table.seats[0].sets = 5
    table.seats[0].points = 5


def no_set_left(table):
    layout = table.layout
    layout.taken = [card for card in range(81) if card not in oracle.SET_FREE_20[:12]]
    layout.cells, layout.stock = oracle.SET_FREE_20[:12], []
    for seat in table.seats[1:]:
        seat.computer.thoughts = {}


@pytest.mark.parametrize(
    "changes",
    [
        {"state": MATCH_OVER},
        {"state": ROUND_OVER},
        {"state": PICKING},
        {"caller": 1},
        {"round": 1},
        {"busy": 1 << 29},
        {"deadline": 1 << 29},
        {"change": unthinkable},
        {"change": unthinkable, "state": ASKING},
        {"change": everybody_locked},
        {"change": everybody_locked, "penalty": 2},
        {"change": empty_handed},
        {"change": no_set_left},
        {"cards": 1},
    ],
    ids=lambda changes: "-".join(getattr(entry, "__name__", name) for name, entry in changes.items()),
)
def test_what_no_play_leads_to(changes):
    """A table without a SET and an empty stock that players search for half an hour, and the like: refused."""
    assert table_save.restore(lying(), 0).seats[2].kind == 3
    with pytest.raises(ValueError, match=r"\w"):
        table_save.restore(lying(**changes), 0)
