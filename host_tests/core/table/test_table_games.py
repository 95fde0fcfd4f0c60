"""5000 seeded matches of computer players, and who wins them (RULES 5, "Computer players").

The decks and the penalties take turns. The prediction comes from races.py, which plays the rule book's table of means in
floating point; a share p of n matches against one of m races must agree within 4 * sqrt(p * (1 - p) * (1/n + 1/m)). The 16
tables are one test each, so that the workers share them; all together take about a minute of one processor.
"""

import random
from math import sqrt

import pytest
from tercet.core import outcome as verdicts
from tercet.core.table.rules import Table

from host_tests.core.table import races
from host_tests.core.table.ledger import MINUS_ONE, Ledger
from host_tests.runs.tiers import amount

# Who sits there, and how many matches: 5000 in all.
PAIRS = [((0, 1), 400), ((0, 2), 400), ((0, 3), 400), ((1, 2), 400), ((1, 3), 400), ((2, 3), 400)]
MORE = [((0, 1, 2), 300), ((3, 1, 0), 300), ((2, 0, 3), 300), ((1, 3, 2), 300), ((3, 0, 2, 1), 600), ((0, 0, 3, 3), 400)]
EQUAL = [((0, 0), 100), ((1, 1), 100), ((2, 2, 2), 100), ((3, 3, 3, 3), 100)]
TABLES = PAIRS + MORE + EQUAL
RACES = 1500  # for one prediction
LETTERS = "BIAE"
MINUTES = (10, None, None, 1.5)  # for a whole deck alone, where RULES 5 says so


def named(seats):
    """Return the skills at a table as letters."""
    return "".join(LETTERS[skill] for skill in seats)


def play(seats, number):
    """Play match `number` to its end, booked by hand after every event; return the points."""
    table = Table(seats, 1_000_003 * number, 0, number % 3, 1, number // 3 % 3)
    ledger = Ledger(table)
    for _ in range(2000):
        outcome = table.tick(table.wake())
        if outcome is None:
            assert table.over, f"match {number} of {named(seats)} stands still"
            break
        ledger.note(table, outcome)
        assert ledger.problems(table) == [], f"match {number} of {named(seats)}: {outcome.text()}"
    assert table.over, f"match {number} of {named(seats)} does not end"
    points = [seat.total() for seat in table.seats]
    given = sum(ledger.owed) if table.penalty == 1 else 0
    box = ledger.gone // 3 - sum(ledger.held)  # SETs taken that nobody holds: given back
    if table.penalty == MINUS_ONE:
        assert sum(points) == ledger.gone // 3 - ledger.wrong and box == 0
    else:
        assert sum(points) == ledger.gone // 3 - box
        assert box + given == (ledger.wrong if table.penalty == 1 else 0)
    return points


def test_there_are_5000_matches():
    """5000 seeded games with 2-4 computer players of mixed skills."""
    assert sum(count for _, count in TABLES) == 5000
    assert {len(seats) for seats, _ in TABLES} == {2, 3, 4}


@pytest.mark.slow
@pytest.mark.parametrize("seats, count", TABLES, ids=[named(seats) for seats, _ in TABLES])
def test_matches_of_computer_players(seats, count):
    """All end, points add up to the SETs taken and penalties, the better skill wins as often as the means predict."""
    wins = [0.0] * len(seats)
    for number in range(count):
        for seat, share in enumerate(races.first_places(play(seats, number))):
            wins[seat] += share / count
    predicted, formula = [0.0] * len(seats), [0.0] * len(seats)
    choice, taken = random.Random(named(seats)), 0
    for number in range(RACES):
        race = races.Race(seats, number % 3, number // 3 % 3, choice)
        taken += race.taken
        formula = [one + other for one, other in zip(formula, race.expected, strict=True)]
        for seat, share in enumerate(races.first_places(race.points)):
            predicted[seat] += share / RACES
    for seat, skill in enumerate(seats):
        p, share = predicted[seat], formula[seat] / taken
        bound = 4 * sqrt(max(p * (1 - p), 0.01) * (1 / count + 1 / RACES))
        print(
            f"{named(seats)} seat {seat} {LETTERS[skill]}: R(a)/sum R = {share:.3f} of the SETs,"
            f" wins predicted {p:.3f}, played {wins[seat]:.3f}, allowed +-{bound:.3f}"
        )
        assert abs(wins[seat] - p) <= bound
    for one, better in enumerate(seats):
        for other, worse in enumerate(seats):
            assert better <= worse or wins[one] > wins[other], "the better skill wins more often"


@pytest.mark.counts
def test_the_formula():
    """The share of the SETs: played between Beginner and Expert for minus points, R(a) / sum R.

    300 decks, within 4 standard errors, sqrt(p * (1 - p) / SETs); a wrong call of the Beginner (1 in 12)
    only lets it search again, so that its share is that of 11/12 of its rate.
    """
    taken, beginners, expected = 0, 0, 0.0
    for number in range(amount(300, 100)):
        table = Table((0, 3), number, 0, 0, 1, MINUS_ONE)
        while not table.over:
            cells = [card for card in table.layout.cells if card >= 0]
            outcome = table.tick(table.wake())
            if outcome and outcome.verdict == verdicts.RIGHT:
                sets = [races.LEVELS[cards] for cards in races.card_sets(cells)]
                beginner = sum(11 / 12 / races.MEANS[0][level - 1] for level in sets)
                expert = sum(1 / races.MEANS[3][level - 1] for level in sets)
                taken += 1
                beginners += outcome.seat == 0
                expected += beginner / (beginner + expert)
    p = expected / taken
    print(f"Beginner against Expert: R/(R+R) gives the Beginner {p:.4f} of {taken} SETs, played {beginners / taken:.4f}")
    assert abs(beginners / taken - p) <= 4 * sqrt(p * (1 - p) / taken)


@pytest.mark.counts
@pytest.mark.parametrize("skill", range(4), ids=("Beginner", "Intermediate", "Advanced", "Expert"))
def test_a_whole_deck_alone(skill):
    """A whole deck alone takes a Beginner about 10 minutes and an Expert about 1.5: 150 decks, within a quarter.

    The other seat is a person who never calls and agrees 0.7 s after every question. Of the time 27 x 1 s is for
    showing the SETs, and some is spent on tables without one.
    """
    total, shown = 0, 0
    decks = amount(150, 20)
    for seed in range(decks):
        table = Table((skill, -1), seed, 0, 0, 1, MINUS_ONE)
        table.people_first = lambda table=table: table.busy  # it is alone: nobody has to read a verdict
        while not table.over:
            now = table.wake()
            outcome = table.tick(now)
            if outcome.verdict == verdicts.ASKED:
                assert table.call((1,), now + 700).verdict == verdicts.DEALT
            shown += 1000 * (outcome.verdict in (verdicts.RIGHT, verdicts.WRONG))
        total += table.busy
    minutes = total / decks / 60_000
    choice, races_run = random.Random(skill), amount(400, 100)
    predicted = sum(races.Race((skill,), 0, MINUS_ONE, choice).time for _ in range(races_run)) / races_run / 60
    print(f"{LETTERS[skill]}: {minutes:.2f} min a deck, {shown / decks / 60_000:.2f} of it verdicts; races {predicted:.2f} min")
    assert abs(minutes - predicted) < 0.1 * predicted
    if MINUTES[skill]:
        assert abs(minutes - MINUTES[skill]) <= MINUTES[skill] / 4
