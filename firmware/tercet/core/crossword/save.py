"""A match of Crossword as bytes: everything but the thoughts of computer players, which they think again."""

import struct

from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.rules import BUILDING, READY, ROUNDS, Crossword
from tercet.core.crossword.seats import AWAY, IN_HAND, RESTS, BuildSeat, Mind
from tercet.core.dice import DICE, FACES, WILD
from tercet.core.saved.file import Reader
from tercet.core.shim import const
from tercet.core.stopwatch import Stopwatch
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER
from tercet.core.table.save import LONGEST

_VERSION = const(1)
# version, kind, seats, practice, round, state, turn, hints, dice drawn alone,
# ms of this round, of others, first done + 1, generator
_HEADER = "<9BIII4H"
_SEAT = "<bhBBBBI"  # kind, points, rounds in the history, dice, guests, entries of the timeline, done at + 1
_DIE = "<BBBB"  # number, face, cell (254: away, 255: hand), face while it lies
_MIND = "<BBI4H"  # state, steps laid, due, generator
_MOMENT = "<IBB"  # ms, dice used, dice
_KEPT = const(255)  # entries of a timeline


def save(game: Crossword, time: int) -> bytes:
    """Return a match as bytes."""
    parts = bytearray(
        struct.pack(
            _HEADER,
            _VERSION,
            game.KIND,
            len(game.seats),
            game.practice,
            game.round,
            game.state,
            game.turn,
            min(game.hints, 255),
            game.drawn,
            min(game.elapsed(time), LONGEST),
            min(game.spent, LONGEST),
            game.best + 1,
            *game.rng.state,
        )
    )
    for seat in game.seats:
        parts.extend(_seat(seat))
    return bytes(parts) + bytes(game.bag.numbers)


def _seat(seat: BuildSeat) -> bytes:
    timeline = seat.timeline[-_KEPT:]
    entries = (len(seat.history), len(seat.dice), len(seat.guests), len(timeline), seat.done_at + 1)
    parts = bytearray(struct.pack(_SEAT, seat.kind, seat.points, *entries))
    parts.extend(struct.pack("<%dh" % len(seat.history), *seat.history))
    for die, face, cell, given in zip(seat.dice, seat.faces, seat.where, seat.given):
        parts.extend(struct.pack(_DIE, die, face, cell & 255, given))
    for cell, face in seat.guests:
        parts.extend(bytes((cell, face)))
    for moment in timeline:
        parts.extend(struct.pack(_MOMENT, *moment))
    if seat.mind:
        parts.extend(struct.pack(_MIND, seat.mind.state, seat.mind.laid, seat.mind.due, *seat.mind.rng.state))
    return bytes(parts)


def restore(data: bytes, time: int) -> Crossword:
    """Return the match that save() wrote, paused; ValueError for bytes that no match has."""
    reader = Reader(data)
    entries = reader.head(_HEADER, _VERSION, Crossword.KIND)
    count, practice, number, state, turn, hints, drawn, spent, others, best = entries[2:12]
    seats = [_read_seat(reader) for _ in range(count)]
    game = Crossword(tuple([seat.kind for seat in seats]), 0, time, bool(practice))
    game.seats = seats
    game.round, game.state, game.turn, game.hints, game.drawn = number, state, turn, hints, drawn
    game.spent, game.best = others, best - 1
    a, b, c, counter = entries[12:]
    game.rng.state = a, b, c, counter
    game.bag.numbers = list(reader.rest())
    game.stopwatch = Stopwatch(time, spent, False)
    if practice > 1 or not _fits(game, spent):
        raise ValueError("a saved match does not fit together: no play leads there")
    return game


def _read_seat(reader: Reader) -> BuildSeat:
    kind, points, rounds, dice, guests, moments, done = reader.take(_SEAT)
    if not -1 <= kind <= 3:
        raise ValueError("a saved seat has skill %d" % kind)
    seat = BuildSeat(kind)
    seat.points, seat.done_at = points, done - 1
    seat.history = list(reader.take("<%dh" % rounds))
    for _ in range(dice):
        die, face, cell, given = reader.take(_DIE)
        if die >= len(DICE) or face not in DICE[die]:
            raise ValueError("a saved die %d shows %d, which is not on it" % (die, face))
        seat.take(die, face)
        seat.where[-1], seat.given[-1] = cell - 256 if cell >= 254 else cell, given
    for _ in range(guests):
        cell, face = reader.take("<BB")
        seat.guests.append((cell, face))
    for _ in range(moments):
        since, used, count = reader.take(_MOMENT)
        seat.timeline.append((since, used, count))
    if seat.mind:
        _read_mind(reader, seat, seat.mind)
    return seat


def _read_mind(reader: Reader, seat: BuildSeat, mind: Mind) -> None:
    """Read what a computer player does. Its plan is not saved: it is found again, from the dice that it was made of."""
    state, laid, due, a, b, c, counter = reader.take(_MIND)
    if state > RESTS or due > LONGEST:
        raise ValueError("a saved computer player does %d at %d ms" % (state, due))
    mind.state, mind.laid, mind.due = state, laid, due
    mind.rng.state = a, b, c, counter
    mind.solver = mind.search(seat)


def _fits(game: Crossword, spent: int) -> bool:
    """Tell whether the parts of a save agree; those of most damaged saves do not. spent: ms of this round."""
    state = game.state
    if state not in (BUILDING, READY, ROUND_OVER, MATCH_OVER) or game.round >= ROUNDS or game.turn >= max(1, len(game.people)):
        return False
    if state == READY and (len(game.people) < 2 or spent):
        return False
    if state >= ROUND_OVER and (game.round == ROUNDS - 1) != (state == MATCH_OVER):
        return False
    if max(spent, game.spent) > LONGEST or (game.spent and not game.alone) or (game.drawn and not game.alone):
        return False
    if state == BUILDING and 0 <= game.best <= spent:
        return False
    if (not game.alone and game.hints) or game.drawn > ROUNDS * (len(DICE) - 10):
        return False
    numbers = list(game.bag.numbers)
    for seat in game.seats:
        numbers += seat.dice
    if sorted(numbers) != list(range(len(DICE))):
        return False
    done = [seat.done_at for seat in game.seats if seat.done_at >= 0]
    if game.best != min(done + [1 << 30]) and (done or game.best >= 0):
        return False
    for seat in game.seats:
        if not _seat_fits(game, seat):
            return False
    return True


def _seat_fits(game: Crossword, seat: BuildSeat) -> bool:
    if len(seat.history) != game.round or len(seat.dice) < 10 or not seat.timeline:
        return False
    if min(seat.history + [seat.points]) < 0 or max(seat.history + [seat.points]) > len(DICE):
        return False
    cells = [cell for cell in seat.where if cell >= 0] + [cell for cell, _ in seat.guests]
    if len(cells) != len(set(cells)) or (cells and max(cells) >= SIDE * SIDE) or (seat.guests and not seat.mind):
        return False
    for face, cell, given in zip(seat.faces, seat.where, seat.given):
        if given > WILD or (face != WILD and given != face) or (cell >= 0 and given >= FACES):
            return False
        if cell == AWAY and (game.bag.numbers or not [other for other in game.seats if other.guests]):
            return False
        if cell < AWAY or (cell == IN_HAND and given != face):
            return False
    for _, face in seat.guests:
        if face >= FACES:
            return False
    times = [since for since, _, _ in seat.timeline]
    for _, used, count in seat.timeline:
        if used > count or not 10 <= count <= len(seat.dice):
            return False
    if times != sorted(times) or seat.timeline[-1][1:] != (seat.used, len(seat.dice)) or times[-1] > LONGEST:
        return False
    if (seat.done_at >= 0) != seat.complete:
        return False
    return not seat.mind or seat.mind.laid <= len(seat.dice)
