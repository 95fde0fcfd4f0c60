"""No dead end at the table, in tournaments and at Speed: persons who never find a SET can finish every match (RULES 5, 6.2).

The persons press only what the screen names: they ask and agree, and as master they deal.
"""

import random

import pytest
from tercet.core.outcome import ASKED
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import Table

from host_tests.core.table.tables import ASKING, MATCH_OVER, OPEN, PERSON, PICKING, ROUND_OVER
from host_tests.runs.tiers import amount

DAY = 86_400_000
HUMAN = 2000  # ms between two presses of somebody who looks in between


def finished(game, choice, most=4000):
    """Play with persons who never call; return (ms played, whether it came to its end)."""
    time = 0
    persons = [number for number, seat in enumerate(game.seats) if seat.kind == PERSON]
    for _ in range(most):
        if game.state == MATCH_OVER:
            return time, True
        if game.state == ROUND_OVER:
            game.next_round(time)
        time += HUMAN + choice.randrange(HUMAN)
        while game.tick(time):
            pass
        if game.state == OPEN:
            if game.may_ask:
                game.ask(time)
            elif game.master in persons:
                game.deal(time)
        elif game.state == ASKING:
            for number in persons:
                game.call((number,), time)
                time += choice.randrange(300)
    return time, False


def tables(choice):
    """Yield matches of all kinds: persons and computer players of every skill, every deck and penalty, tournaments."""
    for seed in range(amount(400, 60)):
        count = 2 + choice.randrange(3)
        seats = tuple(choice.choice((PERSON, PERSON, 0, 1, 2, 3)) for _ in range(count))
        tournament = count > 2 and choice.random() < 0.6
        yield Table(seats, seed, 0, choice.randrange(3), 1, choice.randrange(3), 5, tournament)


@pytest.mark.counts
def test_persons_who_find_nothing_finish_every_match_and_tournament():
    """From every state a way to its end exists, also with computer players as master, and with SETs that nobody sees."""
    choice = random.Random(18)
    for table in tables(choice):
        kinds = [seat.kind for seat in table.seats]
        time, over = finished(table, choice)
        assert over and time < DAY / 8, (kinds, table.tournament, table.state, time)
        assert all(seat.total() <= 0 for seat in table.seats if seat.kind == PERSON)


@pytest.mark.counts
@pytest.mark.parametrize("seats", [(PERSON,), (PERSON, PERSON), (PERSON, 0), (PERSON, PERSON, 1, 3), (0, 1, PERSON)])
def test_persons_who_find_nothing_finish_every_match_of_speed(seats):
    """A round ends when no SET is left or all agree; a tie that nobody breaks stays one after three times nine dice."""
    choice = random.Random(6)
    for seed in range(amount(40, 3)):
        game = Speed(seats, seed, 0)
        time, over = finished(game, choice)
        assert over and time < DAY / 8, (seats, seed, game.state, time)
        if PERSON in seats and len(set(seats)) == 1 and len(seats) > 1:
            assert game.tie_break and len(game.leaders()) == len(seats), "nobody has won"
            assert game.round == 5 + 2, "after five rounds the nine dice lay there three times"


def test_who_only_presses_what_is_fair_loses_nothing():
    """Nobody loses a point without a wrong claim or a missed time: agreements late or twice, calls overtaken by a question."""
    choice = random.Random(9)
    for seed in range(amount(300, 40)):
        table, time = Table((PERSON, PERSON), seed, 0, penalty=2), 0
        while table.state != MATCH_OVER:
            time += 300 + choice.randrange(1500)
            assert table.tick(time) is None, "nobody was late"
            if choice.random() < 0.4 or not table.layout.has_set():
                if table.ask(time).verdict != ASKED:
                    continue
                table.call((choice.randrange(2),), time + choice.randrange(100))  # who meant to call as the question came
                late = time + 600 + choice.randrange(400)
                for seat in (0, 1):  # each agrees, and presses once more, up to 400 ms later
                    late += 10
                    table.call((seat,), late)
                    table.call((seat,), late + choice.randrange(400))
                time = late + 400
            elif table.call((choice.randrange(2),), time).seat >= 0:
                table.claim(table.layout.first_set(), time + 3000)
                time += 3000
            assert min(seat.points for seat in table.seats) >= 0 and table.state != PICKING
