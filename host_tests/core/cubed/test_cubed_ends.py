"""SET Cubed has an end also for people who never find a SET, among themselves and with computer players of every skill."""

from __future__ import annotations

import pytest
from tercet.core.cubed.rules import CHOOSING, Cubed
from tercet.core.cubed.start import MEANT, STARTING
from tercet.core.rng import Rng

from host_tests.core.cubed.games import PERSON, wrong
from host_tests.runs.tiers import amount, first_of

_MOST = 400  # things that people press in a game that comes to an end


def by_passing(seats, seed):
    """Play a game in which people only say that they have nothing, pass, and keep their dice; return it, and their presses."""
    game, time, pressed = Cubed(seats, seed, 0), 0, 0
    people = tuple(seat for seat, kind in enumerate(seats) if kind == PERSON)
    warned = False
    while not game.over:
        assert wrong(game) == "" and pressed < _MOST, "a game without an end"
        wake = game.wake()
        if game.state == STARTING and people:
            if wake <= game.elapsed(time) + 5000:  # a computer player calls
                time += max(0, wake - game.elapsed(time))
                game.tick(time)
                continue
            pressed += 1
            time += MEANT
            game.ask(time)
            time += MEANT
            if game.asked_until:
                game.call(people, time)
        elif game.player < 0 or not game.seats[game.player].person:
            time += max(0, wake - game.elapsed(time))
            game.tick(time)
        else:
            pressed += 1
            time += 1000
            warned = game.passes_left == 1
            event = game.choose((), time) if game.state == CHOOSING else game.end_turn(time)
            assert not (event.over and event.all_passed) or warned, "it ends without a word before"
    return game, pressed


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_people_who_never_find_a_set_come_to_an_end(part):
    """All pass: hands are rolled, and five rounds of passing in a row (three with an empty bag) end it. Computer players lay
    what they have, and then it ends in the same way. Nobody has to give up."""
    rng, most = Rng(part), 0
    for number in range(part * 60, part * 60 + amount(60, 10)):
        people = 1 + rng.below(4)
        computers = rng.below(5 - people) if people > 1 else 1 + rng.below(3)
        seats = [PERSON] * people + [rng.below(4) for _ in range(computers)]
        rng.shuffle(seats)
        game, pressed = by_passing(tuple(seats), number)
        most = max(most, pressed)
        if computers == 0:
            assert game.rounds <= 7 and sum(seat.total() for seat in game.seats) <= 3
    print("pressed at most", most)
