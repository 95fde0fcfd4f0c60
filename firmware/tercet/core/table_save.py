"""A match at the table as bytes: everything, computer players' thoughts included."""

import struct

from tercet.core.games.table import ASKING, MATCH_OVER, PICKING, Table
from tercet.core.layout import Layout
from tercet.core.seats import Seat
from tercet.core.stopwatch import Stopwatch

_VERSION = 1
# version, kind, seats, deck, rounds, penalty, pick, tournament, round, state, caller + 1,
# calls, ms played, deadline, busy until, asked at, generator
_HEADER = "<11BIIIII4H"
_SEAT = "<bhBBBBIB"  # kind, points, SETs, owed, locked, agreed, last call, rounds in the history


def save(table: Table, time: int) -> bytes:
    """Return a match as bytes."""
    played = table.elapsed(time)
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
            table.asked_at,
            *table.rng.state,
        )
    )
    for seat in table.seats:
        parts.extend(
            struct.pack(
                _SEAT, seat.kind, seat.points, seat.sets, seat.owed, seat.locked, seat.agreed, seat.called, len(seat.history)
            )
        )
        parts.extend(struct.pack("<%dh" % len(seat.history), *seat.history))
        thoughts = seat.rival.save() if seat.rival else []
        parts.append(len(thoughts))
        parts.extend(struct.pack("<%dI" % len(thoughts), *thoughts))
    return bytes(parts) + table.layout.save()


def restore(data: bytes, time: int) -> Table:
    """Return the match that save() wrote, paused; ValueError for bytes that no match has."""
    reader = _Reader(data)
    entries = reader.take(_HEADER)
    version, kind, count, cards, rounds, penalty, pick, tournament, number, state, caller, calls = entries[:12]
    if version != _VERSION or kind != Table.KIND:
        raise ValueError("a saved match has version %d and kind %d, not %d and %d" % (_VERSION, Table.KIND, version, kind))
    seats = []
    for _ in range(count):
        seats.append(_seat(reader))
    table = Table(tuple([seat.kind for seat in seats]), 0, time, cards, rounds, penalty, pick, bool(tournament))
    table.seats = seats
    table.round, table.state, table.caller, table.calls = number, state, caller - 1, calls
    spent, table.deadline, table.busy, table.asked_at = entries[12:16]
    a, b, c, counter = entries[16:20]
    table.rng.state = a, b, c, counter
    table.layout = Layout.restore(reader.rest(), table.rng)
    table.stopwatch = Stopwatch(time, spent, False)
    if not _fits(table):
        raise ValueError("a saved match does not fit together: no play leads there")
    table.plan()
    return table


def _seat(reader: "_Reader") -> Seat:
    kind, points, sets, owed, locked, agreed, called, rounds = reader.take(_SEAT)
    if not -1 <= kind <= 3:
        raise ValueError("a saved seat has skill %d" % kind)
    seat = Seat(kind)
    seat.points, seat.sets, seat.owed, seat.locked, seat.agreed = points, sets, owed, bool(locked), bool(agreed)
    seat.called = called
    seat.history = list(reader.take("<%dh" % rounds))
    thoughts = list(reader.take("<%dI" % reader.take("<B")[0]))
    if seat.rival:
        thoughts = seat.rival.restore(thoughts)
    if thoughts:
        raise ValueError("a saved seat has %d numbers too many" % len(thoughts))
    return seat


def _fits(table: Table) -> bool:
    """Tell whether the parts of a save agree."""
    count = len(table.seats)
    if table.state > MATCH_OVER or table.round >= table.rounds or table.caller >= count:
        return False
    if (table.state == PICKING) != (table.caller >= 0):
        return False
    if table.state in (PICKING, ASKING) and table.layout.over():
        return False
    for seat in table.seats:
        if len(seat.history) != table.round:
            return False
        for cards in seat.rival.thoughts if seat.rival else ():
            if [card for card in cards if card not in table.layout.cells] and table.state < PICKING:
                return False
    playing = [seat for number, seat in enumerate(table.seats) if number != table.master]
    return not [seat for seat in playing if seat.locked] or bool([seat for seat in playing if not seat.locked])


class _Reader:
    """Takes numbers from the head of some bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = bytes(data)
        self._at = 0

    def take(self, layout: str) -> tuple[int, ...]:
        """Return the numbers of a struct layout; ValueError where the bytes end too early."""
        size = struct.calcsize(layout)
        part = self._data[self._at : self._at + size]
        if len(part) < size:
            raise ValueError("a saved match ends too early")
        self._at += size
        return struct.unpack(layout, part)

    def rest(self) -> bytes:
        """Return what is left."""
        return self._data[self._at :]
