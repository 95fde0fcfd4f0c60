"""Play seeded matches at a table and write down all that happens, the same lines on every interpreter.

Imports nothing but tercet, so that the file also runs on MicroPython and on the device: main(first, count) prints the
matches, one line an event. The same number is the same match everywhere.
"""

from tercet.core.match import PERSON
from tercet.core.rng import Rng
from tercet.core.table import save as table_save
from tercet.core.table.rules import ASKING, MATCH_OVER, OPEN, PICKING, ROUND_OVER, Table

STRIDE = 25214903917  # spreads the match numbers over the 48 bits of a seed
LONG_AGO = 1 << 29


def opened(number, time=0):
    """Return (table, player): match `number`, its seats and choices drawn from the number, and what people will do."""
    player = Rng(number)
    count = 2 + player.below(3)
    seats = tuple([max(PERSON, player.below(6) - 2) for _ in range(count)])
    tournament = count > 2 and player.below(3) == 0
    cards, penalty, pick, rounds = player.below(3), player.below(3), 3 + player.below(8), 1 + player.below(2)
    return Table(seats, number * STRIDE, time, cards, rounds, penalty, pick, tournament), player


def people(table):
    """Return the seats of people."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == PERSON]


def step(table, player, time):
    """Let time pass up to the next event; return (time, word, outcome or None). People press, pick and dawdle at random."""
    if table.state == ROUND_OVER:
        table.next_round(time)
        return time, "next round", None
    persons = people(table)
    ahead = max(0, table.wake() - table.elapsed(time))
    if not persons or player.below(4) == 0:
        time += ahead if ahead < LONG_AGO else 100
    else:
        time += min(ahead, player.below(3000))
    outcome = table.tick(time)
    if outcome or not persons:
        return time, "tick", outcome
    whim = player.below(8)
    if table.state == PICKING:
        if whim < 2:
            return time, "dawdle", None
        sets = table.layout.sets()
        named = sets[player.below(len(sets))] if sets and whim > 2 else three_cells(table, player)
        return time, "claim", table.claim(named, time)
    if whim == 0:
        return (time, "ask", table.ask(time)) if table.may_ask else (time, "deal", table.deal(time))
    if table.state == ASKING and whim == 1:
        return time, "take back", table.take_back(time)
    if table.state == OPEN and whim < 4:
        return time, "search", None
    player.shuffle(persons)
    return time, "call", table.call(tuple(persons[: 1 + player.below(len(persons))]), time)


def moves(number):
    """Play match `number` to its end; yield (table, time, line, outcome or None) after every event.

    Now and then it is paused, everything is tried in the pause, and it goes on from a save.
    """
    time = 1000 * number
    table, player = opened(number, time)
    kinds = [seat.kind for seat in table.seats]
    choices = f"{kinds} deck {table.cards} rounds {table.rounds} penalty {table.penalty} pick {table.pick}"
    yield table, time, f"match {number} {choices} tournament {table.tournament}: {state(table, time)}", None
    while table.state != MATCH_OVER:
        if player.below(40) == 0:
            table.pause(time)
            tried = (table.call((0,), time + 90), table.ask(time + 91), table.take_back(time + 92))
            word = f"paused {[other.verdict for other in tried]} {table.tick(time + 99_999)}"
            time += 100_000
            table.resume(time)
            yield table, time, f"{word} | {state(table, time)}", None
        elif player.below(40) == 0:
            saved = table_save.save(table, time)
            table = table_save.restore(saved, time + 70)
            time += 100
            table.resume(time)
            yield table, time, f"saved {len(saved)} {sum(saved)} | {state(table, time)}", None
        time, word, outcome = step(table, player, time)
        yield table, time, f"{word} {outcome.text() if outcome else ''} | {state(table, time)}", outcome


def three_cells(table, player):
    """Return three different cells that hold cards, at random."""
    full = [cell for cell, card in enumerate(table.layout.cells) if card >= 0]
    player.shuffle(full)
    return full[0], full[1], full[2]


def state(table, time):
    """Return the match at one moment, in one line."""
    layout, parts = table.layout, []
    for seat in table.seats:
        thoughts = sorted(seat.computer.thoughts.items()) if seat.computer else []
        patience = seat.computer.gives_up if seat.computer else 0
        flags = f"{int(seat.locked)}{int(seat.agreed)}"
        parts.append(f"{seat.points} {seat.sets} {seat.owed} {flags} {seat.called} {seat.history} {thoughts} {patience}")
    return (
        f"{layout.cells} stock {len(layout.stock)} taken {len(layout.taken)} seats {parts} round {table.round}"
        f" state {table.state} caller {table.caller} deadline {table.deadline} busy {table.busy}"
        f" ms {table.elapsed(time)} wake {table.wake()} rng {table.rng.state}"
    )


def lines(number):
    """Yield the lines of match `number`."""
    for _, _, line, _ in moves(number):
        yield line


def main(first, count):
    """Print `count` matches from number `first` on."""
    for number in range(first, first + count):
        for line in lines(number):
            print(line)
