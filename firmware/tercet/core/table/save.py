"""A match at the table as bytes: everything, computer players' thoughts included."""

import struct

from tercet.core.cards import COLOUR, EMPTY, SHADING, deck
from tercet.core.computer import Computer, ordered
from tercet.core.layout import Layout
from tercet.core.saved.file import Reader
from tercet.core.seats import GIVE_BACK, LOCK_OUT, MINUS_ONE, Seat
from tercet.core.shim import const
from tercet.core.stopwatch import Stopwatch
from tercet.core.table.rules import BEGINNER_DECK, FULL_DECK, MATCH_OVER, PICKING, QUESTION, RAN_OUT, ROUND_OVER, Table

_VERSION = const(1)
# version, kind, seats, deck, rounds, penalty, pick, tournament, round, state, caller + 1,
# calls, ms played, deadline, busy until, when the question came or went, generator
_HEADER = "<11BIIIII4H"
_SEAT = "<bhBBBBIB"  # kind, points, SETs, owed, locked, agreed, last call, rounds in the history
LONGEST = (1 << 30) - 1  # ms played: 12 days
_AHEAD = const(1 << 23)  # ms: no thought takes two hours


def save(table: Table, time: int) -> bytes:
    """Return a match as bytes."""
    played = min(table.elapsed(time), LONGEST)
    parts = bytearray(
        struct.pack(
            _HEADER,
            _VERSION,
            table.KIND,
            len(table.seats),
            table.cards,
            table.rounds,
            table.penalty,
            table.pick,
            table.tournament,
            table.round,
            table.state,
            table.caller + 1,
            table.calls,
            played,
            table.deadline,
            table.busy,
            table.question_at,
            *table.rng.state,
        )
    )
    return bytes(parts) + save_seats(table.seats) + table.layout.save()


def save_seats(seats: list[Seat]) -> bytes:
    """Return all seats as bytes, one after the other, computer players' thoughts included."""
    parts = bytearray()
    for seat in seats:
        parts.extend(
            struct.pack(
                _SEAT, seat.kind, seat.points, seat.sets, seat.owed, seat.locked, seat.agreed, seat.called, len(seat.history)
            )
        )
        parts.extend(struct.pack("<%dh" % len(seat.history), *seat.history))
        thoughts = seat.computer.save() if seat.computer else []
        parts.append(len(thoughts))
        parts.extend(struct.pack("<%dI" % len(thoughts), *thoughts))
    return bytes(parts)


def restore(data: bytes, time: int) -> Table:
    """Return the match that save() wrote, paused; ValueError for bytes that no match has."""
    reader = Reader(data)
    entries = reader.take(_HEADER)
    version, kind, count, cards, rounds, penalty, pick, tournament, number, state, caller, calls = entries[:12]
    if version != _VERSION or kind != Table.KIND:
        raise ValueError("a saved match has version %d and kind %d, not %d and %d" % (_VERSION, Table.KIND, version, kind))
    seats = []
    for _ in range(count):
        seats.append(read_seat(reader))
    table = Table(tuple([seat.kind for seat in seats]), 0, time, cards, rounds, penalty, pick, bool(tournament))
    table.seats = seats
    table.round, table.state, table.caller, table.calls = number, state, caller - 1, calls
    spent, table.deadline, table.busy, table.question_at = entries[12:16]
    a, b, c, counter = entries[16:20]
    table.rng.state = a, b, c, counter
    table.layout = Layout.restore(reader.rest(), table.rng)
    table.stopwatch = Stopwatch(time, spent, False)
    if not _fits(table, spent):
        raise ValueError("a saved match does not fit together: no play leads there")
    table.plan()
    return table


def read_seat(reader: Reader, mind: "type[Computer]" = Computer) -> Seat:
    """Return the next of the seats that save_seats() wrote; ValueError for anything else. mind: how computer players think."""
    kind, points, sets, owed, locked, agreed, called, rounds = reader.take(_SEAT)
    if not -1 <= kind <= 3:
        raise ValueError("a saved seat has skill %d" % kind)
    seat = Seat(kind, mind)
    seat.points, seat.sets, seat.owed, seat.locked, seat.agreed = points, sets, owed, bool(locked), bool(agreed)
    seat.called = called
    seat.history = list(reader.take("<%dh" % rounds))
    thoughts = list(reader.take("<%dI" % reader.take("<B")[0]))
    if seat.computer:
        thoughts = seat.computer.restore(thoughts)
    if thoughts:
        raise ValueError("a saved seat has %d numbers too many" % len(thoughts))
    return seat


def _fits(table: Table, spent: int) -> bool:
    """Tell whether the parts of a save agree; those of most damaged saves do not. spent: ms played."""
    layout, state = table.layout, table.state
    last = table.round == table.rounds - 1
    if state > MATCH_OVER or table.round >= table.rounds or table.caller >= len(table.seats):
        return False
    if state >= ROUND_OVER and (layout.can_deal() or last != (state == MATCH_OVER)):
        return False
    if state < ROUND_OVER and layout.over():
        return False
    if (state == PICKING) != (table.caller >= 0) or (state == PICKING and not table.may_call(table.caller)):
        return False
    if spent > LONGEST or table.busy > spent + RAN_OUT or table.question_at > spent or table.deadline > spent + QUESTION:
        return False
    return _deck_fits(table) and _seats_fit(table, spent)


def _deck_fits(table: Table) -> bool:
    layout = table.layout
    if layout.endless or layout.base != (12 if table.cards == FULL_DECK else 9):
        return False
    cards = sorted(layout.stock + layout.taken + [card for card in layout.cells if card != EMPTY])
    if table.cards == FULL_DECK:
        return cards == deck()
    if table.cards == BEGINNER_DECK:
        return cards == deck(SHADING, 0)
    return cards in [deck(COLOUR, colour) for colour in range(3)]


def _seats_fit(table: Table, spent: int) -> bool:
    layout, held, free = table.layout, 0, 0
    sets = sorted([ordered(layout.cells[i], layout.cells[j], layout.cells[k]) for i, j, k in layout.sets()])
    for number, seat in enumerate(table.seats):
        held += seat.sets
        free += table.may_call(number)
        if len(seat.history) != table.round or seat.called > table.calls:
            return False
        most = seat.sets * table.worth
        if seat.points > most or (seat.points < most and table.penalty != MINUS_ONE):
            return False
        if (seat.owed and table.penalty != GIVE_BACK) or (seat.locked and table.penalty != LOCK_OUT):
            return False
        if seat.computer and table.state < ROUND_OVER:
            times = list(seat.computer.thoughts.values()) + [seat.computer.gives_up]
            if sorted(seat.computer.thoughts) != sets or max(times) > spent + _AHEAD:
                return False
    return free > 0 and 3 * held <= len(layout.taken)
