"""A game of SET Cubed as bytes, and back."""

import struct

from tercet.core.cubed.board import CELLS, LOGO, MOST_LAID, NO_DIE, Refusal, judge
from tercet.core.cubed.rules import CHOOSING, OVER, Cubed
from tercet.core.cubed.seats import HAND_SIZE, Player
from tercet.core.cubed.start import NEVER, SHOWING, STARTING, TURN
from tercet.core.dice import DICE, FACES, WILD
from tercet.core.saved.file import Reader
from tercet.core.shim import const
from tercet.core.stopwatch import Stopwatch

_VERSION = const(1)
# version, kind, seats, practice, state, player + 1, starter + 1, passed, rounds of passing, turns, calls, rolls,
# ms played, due, generator, dice in the bag, on the board, laid, planned
_HEADER = "<9BHHHII4H4B"
_PLAYER = "<bBHIBBB"  # kind, waits, last call, when it calls, best turn, dice, dice to be rolled again
_LONGEST = (1 << 30) - 1  # ms played: 12 days
_AHEAD = const(1 << 23)  # ms: nothing is due later than in two hours
_MOST = const(0xFFFF)  # counts in a save


def save(game: Cubed, time: int) -> bytes:
    """Return a game as bytes. A computer player that has laid nothing yet will think again, with the same result."""
    played = min(game.elapsed(time), _LONGEST)
    plan = game.plan if game.laid else []
    parts = bytearray(
        struct.pack(
            _HEADER,
            _VERSION,
            game.KIND,
            len(game.seats),
            game.practice,
            game.state,
            game.player + 1,
            game.starter + 1,
            game.passed,
            game.idle_rounds,
            min(game.turns, _MOST),
            min(game.calls, _MOST),
            min(game.rolls, _MOST),
            played,
            min(game.due, NEVER),
            *game.rng.state,
            len(game.bag.numbers),
            len(game.dice),
            len(game.laid),
            len(plan),
        )
    )
    parts.extend(bytes(game.bag.numbers))
    for cell in sorted(game.dice):
        parts.extend(bytes((cell, game.dice[cell], game.board[cell], cell in game.wilds)))
    for one in game.laid + plan:
        parts.extend(bytes(one))
    for seat in game.seats:
        called = min(seat.called, _MOST)
        count = len(seat.dice)
        parts.extend(struct.pack(_PLAYER, seat.kind, seat.waits, called, seat.call_at, seat.best, count, len(seat.again)))
        parts.extend(bytes(seat.dice) + bytes(seat.faces) + bytes(seat.again))
        parts.extend(struct.pack("<H", len(seat.points)) + bytes(seat.points))
    return bytes(parts)


def restore(data: bytes, time: int) -> Cubed:
    """Return the game that save() wrote, paused; ValueError for bytes that no game has."""
    reader = Reader(data)
    entries = reader.head(_HEADER, _VERSION, Cubed.KIND)
    count, practice, state, player, starter, passed, idle, turns, calls, rolls, spent, due = entries[2:14]
    bagged, lying, laid, planned = entries[18:]
    bag = list(reader.take("<%dB" % bagged))
    dice = [reader.take("<4B") for _ in range(lying)]
    laid_dice = [_three(reader) for _ in range(laid)]
    plan = [_three(reader) for _ in range(planned)]
    seats = [_player(reader) for _ in range(count)]
    kinds = tuple([seat.kind for seat in seats])
    if reader.rest():
        raise ValueError("a saved game has %d bytes too many" % len(reader.rest()))
    game = Cubed(kinds, 0, time, bool(practice))
    a, b, c, counter = entries[14:18]
    game.rng.state = a, b, c, counter
    game.bag.numbers, game.seats = bag, seats
    for cell, die, face, wild in dice:
        if cell >= CELLS or game.board[cell] != NO_DIE or die >= len(DICE) or face >= FACES:
            raise ValueError("a saved game has die %d with face %d on cell %d" % (die, face, cell))
        game.board[cell], game.dice[cell] = face, die
        if wild:
            game.wilds.append(cell)
    game.laid, game.plan, game.planned = laid_dice, plan, bool(laid) and state == TURN
    game.state, game.player, game.starter = state, player - 1, starter - 1
    game.passed, game.idle_rounds, game.turns, game.calls, game.rolls, game.due = passed, idle, turns, calls, rolls, due
    game.stopwatch = Stopwatch(time, spent, False)
    if max(spent, due - _AHEAD) > _LONGEST or due > spent + _AHEAD or not _fits(game):
        raise ValueError("a saved game does not fit together: no play leads there")
    if game.player >= 0 and game.seats[game.player].person:
        game.planned = False
    game.void()  # a call that the power cut interrupted
    return game


def _three(reader: Reader) -> "tuple[int, int, int]":
    place, cell, face = reader.take("<3B")
    return place, cell, face


def _player(reader: Reader) -> Player:
    kind, waits, called, call_at, best, count, again = reader.take(_PLAYER)
    seat = Player(kind)
    seat.waits, seat.called, seat.call_at, seat.best = bool(waits), called, call_at, best
    seat.dice = list(reader.take("<%dB" % count))
    seat.faces = list(reader.take("<%dB" % count))
    seat.again = reader.take("<%dB" % again)
    seat.points = list(reader.take("<%dB" % reader.take("<H")[0]))
    return seat


def _fits(game: Cubed) -> bool:
    """Tell whether the parts of a save agree; those of most damaged saves do not."""
    seats, state = game.seats, game.state
    dice = list(game.bag.numbers) + list(game.dice.values())
    for seat in seats:
        dice += seat.dice
        if len(seat.dice) > HAND_SIZE or len(seat.points) != game.rounds or not seat.points:
            return False
        if [place for place in seat.again if place >= len(seat.dice)] or (seat.again and state != CHOOSING):
            return False
        if [die for die, face in zip(seat.dice, seat.faces) if die >= len(DICE) or face not in DICE[die]]:
            return False
    if sorted(dice) != list(range(len(DICE))):
        return False
    for cell, die in game.dice.items():
        if (WILD if cell in game.wilds else game.board[cell]) not in DICE[die]:
            return False
    if state > OVER or game.player >= len(seats) or game.starter >= len(seats) or game.passed > len(seats):
        return False
    if (game.player < 0) != (state in (STARTING, OVER)) or (game.starter < 0) != (state in (STARTING, SHOWING)):
        return False
    if (game.starter < 0) != (not game.dice) or (game.dice and not [cell for cell in LOGO if cell in game.dice]):
        return False
    return _laid_fit(game)


def _laid_fit(game: Cubed) -> bool:
    """Tell whether the dice of the running turn, and those that a computer player is about to lay, can be there."""
    both = game.laid + game.plan
    if not both:
        return True
    if game.state != TURN or len(both) > MOST_LAID or not game.laid:
        return False
    seat = game.seats[game.player]
    places = {place for place, _, _ in both}
    cells = {cell for _, cell, _ in both}
    if len(places) != len(both) or len(cells) != len(both) or (game.plan and seat.person):
        return False
    for place, cell, face in both:
        if place >= len(seat.dice) or cell >= CELLS or game.board[cell] != NO_DIE or face >= FACES:
            return False
        if seat.faces[place] not in (WILD, face):
            return False
    if not seat.person:
        try:
            judge(game.board, [(cell, face, seat.faces[place] == WILD) for place, cell, face in both])
        except Refusal:
            return False
    return True
