"""A match of Speed as bytes: everything, computer players' thoughts included."""

import struct

from tercet.core.cards import EMPTY
from tercet.core.dice import WILD
from tercet.core.saved.file import Reader
from tercet.core.shim import const
from tercet.core.speed.computer import IN_MIND, DiceComputer
from tercet.core.speed.layout import DiceLayout, count_sets, makes_set
from tercet.core.speed.rules import DICE_ON_TABLE, ROUNDS, TIE_DICE, TIE_ROLLS, Speed
from tercet.core.stopwatch import Stopwatch
from tercet.core.table.rules import MATCH_OVER, PICKING, QUESTION, RAN_OUT, ROUND_OVER
from tercet.core.table.save import LONGEST, read_seat, save_seats

_VERSION = const(1)
# version, kind, seats, pick, round, state, caller + 1, calls,
# ms played, deadline, busy until, when the question came or went, generator
_HEADER = "<7BIIIII4H"
_AHEAD = const(1 << 23)  # ms: no thought takes two hours


def save(game: Speed, time: int) -> bytes:
    """Return a match as bytes."""
    head = struct.pack(
        _HEADER,
        _VERSION,
        game.KIND,
        len(game.seats),
        game.pick,
        game.round,
        game.state,
        game.caller + 1,
        game.calls,
        min(game.elapsed(time), LONGEST),
        game.deadline,
        game.busy,
        game.question_at,
        *game.rng.state,
    )
    return head + save_seats(game.seats) + game.layout.save()


def restore(data: bytes, time: int) -> Speed:
    """Return the match that save() wrote, paused; ValueError for bytes that no match has."""
    reader = Reader(data)
    entries = reader.head(_HEADER, _VERSION, Speed.KIND)
    count, pick, number, state, caller, calls = entries[2:8]
    seats = []
    for _ in range(count):
        seats.append(read_seat(reader, DiceComputer))
    game = Speed(tuple([seat.kind for seat in seats]), 0, time, pick)
    game.seats = seats
    game.round, game.state, game.caller, game.calls = number, state, caller - 1, calls
    spent, game.deadline, game.busy, game.question_at = entries[8:12]
    a, b, c, counter = entries[12:16]
    game.rng.state = a, b, c, counter
    game.layout = DiceLayout.restored(reader.rest(), game.rng)
    game.stopwatch = Stopwatch(time, spent, False)
    if not _fits(game, spent):
        raise ValueError("a saved match does not fit together: no play leads there")
    for seat in seats:
        if isinstance(seat.computer, DiceComputer):
            seat.computer.cells = game.layout.cells
    game.plan()
    return game


def _fits(game: Speed, spent: int) -> bool:
    """Tell whether the parts of a save agree; those of most damaged ones do not. spent: ms played."""
    state = game.state
    if state > MATCH_OVER or game.round >= ROUNDS + TIE_ROLLS or game.caller >= len(game.seats):
        return False
    if game.alone and game.tie_break:
        return False
    if (state == PICKING) != (game.caller >= 0) or (state == PICKING and (game.alone or not game.may_call(game.caller))):
        return False
    if spent > LONGEST or game.busy > spent + RAN_OUT or game.question_at > spent or game.deadline > spent + QUESTION:
        return False
    return _dice_fit(game) and _seats_fit(game, spent) and _end_fits(game)


def _dice_fit(game: Speed) -> bool:
    cells = game.layout.cells
    gaps = cells.count(EMPTY)
    if len(cells) != (TIE_DICE if game.tie_break else DICE_ON_TABLE) or gaps % 3:
        return False
    if min(cells) < EMPTY or max(cells) > WILD:
        return False
    return game.state >= ROUND_OVER or count_sets(cells) > 0


def _seats_fit(game: Speed, spent: int) -> bool:
    cells = game.layout.cells
    held = free = 0
    count = count_sets(cells)
    for number, seat in enumerate(game.seats):
        held += seat.sets
        free += game.may_call(number)
        if len(seat.history) != min(game.round, ROUNDS) or seat.called > game.calls:
            return False
        if seat.owed or seat.points > seat.sets + game.tie_break:
            return False
        if seat.locked and not game.tie_break:
            return False
        if seat.computer and game.state < ROUND_OVER:
            times = list(seat.computer.thoughts.values())
            if len(times) != min(IN_MIND, count) or max(times) > spent + _AHEAD:
                return False
            for thought in seat.computer.thoughts:
                if not _is_there(cells, thought):
                    return False
    return free > 0 and 3 * held == cells.count(EMPTY)


def _is_there(cells: list[int], thought: tuple[int, int, int]) -> bool:
    """Tell whether a SET that is thought of lies on the table."""
    i, j, k = thought
    if not i < j < k < len(cells) or min(cells[i], cells[j], cells[k]) < 0:
        return False
    return makes_set(cells[i], cells[j], cells[k])


def _end_fits(game: Speed) -> bool:
    """Tell whether the match is over just when it should be."""
    if game.state < ROUND_OVER:
        return True
    last = game.tie_break or (game.round == ROUNDS - 1 and len(game.leaders()) == 1)
    return last == (game.state == MATCH_OVER)
