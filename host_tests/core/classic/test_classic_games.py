"""10 000 seeded games of Classic to their end, and the rows of RULES section 7 about the end of a game.

Game n has skill n % 4 (transcript.py). They are seven tests, so that the workers of pytest-xdist share them; each alone
on a processor takes about: Beginner 2 x 3 s, Intermediate 2 x 2 s, Advanced 12 s, Expert 2 x 12 s. A share p of n games
must come out within 4 standard errors, 4 * sqrt(p * (1 - p) / n), and half a unit of the last digit that RULES prints.
"""

from collections import Counter
from math import sqrt

import pytest

from host_tests.core import oracle
from host_tests.core.transcripts import classic as transcript
from host_tests.runs.tiers import amount, first_of

GAMES = 10_000
SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert")


def play(numbers):
    """Play games; after every action all must be sound. Return the cards left and the largest layout, a game each."""
    ends = []
    for number in numbers:
        largest = 0
        for step, (game, line, _) in enumerate(transcript.moves(number)):
            assert not oracle.problems(game), f"game {number}: {oracle.problems(game)}\n{line}"
            largest = max(largest, len(game.layout.cells))
            assert step < 400, f"game {number} does not end"
        left = oracle.on_table(game.layout)
        assert game.over and not game.layout.stock and not oracle.holds_set(left)
        assert len(left) != 3
        assert oracle.feature_sums(left) == (0, 0, 0, 0)
        ends.append((len(left), largest))
    return ends


@pytest.mark.counts
@pytest.mark.parametrize("half", first_of((0, 1)))
@pytest.mark.parametrize("skill", first_of((0, 1)), ids=SKILLS[:2])
def test_games_with_27_cards(skill, half):
    """Every card accounted for at every step; cards left never 3; feature sums 0 mod 3 (2 x 2500 games).

    The constant feature has one value v on all cards left: its sum is v times their number, which is a multiple of 3, so
    it is 0 too. Ten cards of a 27-card deck always hold a SET: at most 9 are left, and 12 cells are always enough.
    """
    ends = play(range(skill + 4 * half, amount(GAMES, GAMES // 4), 8))
    assert len(ends) == amount(1250, 313)
    assert {left for left, _ in ends} == {0, 6, 9}
    assert {largest for _, largest in ends} <= {9, 12}


@pytest.mark.slow
@pytest.mark.parametrize("half", (0, 1))
def test_games_of_experts(half):
    """Every card accounted for at every step; cards left never 3; feature sums 0 mod 3 (2500 games).

    The SETs on offer lean to levels 3 and 4, so the shares of RULES section 7, of fair decks, need not come out.
    """
    ends = play(range(3 + 4 * half, GAMES, 8))
    assert len(ends) == 1250
    assert {left for left, _ in ends} <= {0, 6, 9, 12, 15, 18}
    assert {largest for _, largest in ends} <= {12, 15, 18, 21}


@pytest.mark.slow
def test_games_with_81_cards():
    """Cards left at the end, SETs chosen at random: 0: 1.22 %, 6: 46.9 %, 9: 44.5 %, 12: 7.35 %, 15: 0.07 %, never 3.

    Games that never need 15 cards: 31.4 %. 2500 games at Advanced, whose deck is fair: within 0.9 (0 left), 4.0 (6 and
    9), 2.1 (12), 0.3 (15) and 3.8 percent (never 15); and every card accounted for at every step.
    """
    ends = play(range(2, GAMES, 4))
    n = len(ends)
    assert n == 2500
    left = Counter(cards for cards, _ in ends)
    assert set(left) <= {0, 6, 9, 12, 15}
    expected = {0: (0.0122, 5e-5), 6: (0.469, 5e-4), 9: (0.445, 5e-4), 12: (0.0735, 5e-5), 15: (0.0007, 5e-5)}
    for cards, (p, rounding) in expected.items():
        assert abs(left[cards] / n - p) <= 4 * sqrt(p * (1 - p) / n) + rounding, (cards, left)
    never_15 = sum(largest == 12 for _, largest in ends)
    assert abs(never_15 / n - 0.314) <= 4 * sqrt(0.314 * 0.686 / n) + 5e-4, never_15
    assert {largest for _, largest in ends} <= {12, 15, 18, 21}
