"""Play seeded matches of Speed and of Crossword and write down all that happens, the same lines on every interpreter.

Imports nothing but tercet, so that the file also runs on MicroPython: main(first, count) prints the matches.
"""

from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.rng import Rng
from tercet.core.speed import save as speed_save
from tercet.core.speed.layout import count_sets, set_at
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ROUND_OVER

STRIDE = 25214903917  # spreads the numbers over the 48 bits of a seed
SEATS = ((-1,), (-1, 0), (-1, -1, 3), (1, 2), (-1, 3, 0, 2))


def speed_lines(number):
    """Play a match of Speed with people who press at random; yield a line for each thing that happens."""
    hands, time, seats = Rng(number), 1000 * number, SEATS[number % len(SEATS)]
    game = Speed(seats, number * STRIDE, time)
    yield f"speed {number} {seats} {game.layout.cells}"
    for _ in range(400):
        if game.over:
            break
        if game.state == ROUND_OVER:
            game.next_round(time)
            yield f"round {game.round} tie {game.tie_break} {game.layout.cells}"
            continue
        time += 100 + hands.below(2500)
        words = ""
        while True:
            outcome = game.tick(time)
            if outcome is None:
                break
            words += "by itself " + outcome.text()
        whim = hands.below(12)
        if game.state < ROUND_OVER:
            if whim < 4 and (game.caller >= 0 or game.alone):
                count = count_sets(game.layout.cells)
                words += "claim " + game.claim(set_at(game.layout.cells, hands.below(count)), time).text()
            elif whim < 9:
                words += "call " + game.call((hands.below(len(seats)),), time).text()
            elif whim == 9:
                words += "ask " + game.ask(time).text()
            elif whim == 10:
                game.pause(time)
                saved = speed_save.save(game, time)
                game = speed_save.restore(saved, time + 70)
                game.resume(time + 90)
                words += f"saved {len(saved)} {sum(saved)}"
        points = [seat.total() for seat in game.seats]
        yield f"{words} | {game.state} {game.elapsed(time)} {points} {game.rng.state} {game.wake()}"


def crossword_lines(number):
    """Play a match of Crossword with people who follow hints and whims; yield a line for each step."""
    hands, time, seats = Rng(number), 1000 * number, SEATS[number % len(SEATS)]
    game = Crossword(seats, number * STRIDE, time, len(seats) == 1 and number % 2 == 0)
    yield f"crossword {number} {seats} {[seat.faces for seat in game.seats]}"
    for _ in range(120):
        if game.over:
            break
        time += 100 + hands.below(9000)
        while game.think(500):
            pass
        words = f"tick {game.tick(time)} "
        if game.state == ROUND_OVER:
            game.next_round(time)
            words += "round"
        elif game.state == READY:
            game.begin_turn(time)
            words += "begins"
        elif game.state == BUILDING and game.people:
            words += build(game, hands, time)
        if hands.below(8) == 0:
            game.pause(time)
            saved = crossword_save.save(game, time)
            game = crossword_save.restore(saved, time + 70)
            game.resume(time + 90)
            words += f"saved {len(saved)} {sum(saved)}"
        seats_now = [(seat.where, seat.given, seat.guests, seat.timeline[-1], seat.total()) for seat in game.seats]
        yield f"{words} | {game.state} {game.clock(time)} {seats_now} {game.bag.numbers} {game.wake()}"


def build(game, hands, time):
    """Let the person whose turn it is do something; return what it was."""
    seat, whim = game.seat, hands.below(10)
    if whim == 0:
        return f"draw {game.draw(time)}"
    if whim == 1:
        return f"shift {game.shift(hands.below(3) - 1, hands.below(3) - 1, time)}"
    if whim == 2:
        index = hands.below(len(seat.dice))
        return f"take {game.take(index, time)}" if seat.where[index] >= 0 else "nothing"
    advice = None
    while advice is None:
        advice = game.advise(100)
    grid = seat.grid()
    for step in game._adviser.best:
        if {index for index, _, _ in step} <= set(advice):
            for index, cell, face in step:
                if grid[cell] < 0 and game.state == BUILDING:
                    game.lay(index, cell, face, time)
    return f"advice {advice}"


def lines(number):
    """Return all lines of one match of each."""
    return list(speed_lines(number)) + list(crossword_lines(number))


def main(first, count):
    """Print the matches."""
    for number in range(first, first + count):
        for line in lines(number):
            print(line)
