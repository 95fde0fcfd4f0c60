"""A seeded player model (player.py) plays 500 games of each kind and skill; the table of what comes out makes sense.

`pytest -s` prints it, one line a kind and skill. Times in seconds. About 60 s of one processor in all.
"""

from functools import cache

import pytest
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.puzzle.rules import Puzzle
from tercet.core.timed.rules import Timed

from host_tests.core.single import player_model as player
from host_tests.core.single.helpers import (
    ADVANCED,
    ARCADE_START,
    BEGINNER,
    EXPERT,
    INTERMEDIATE,
    PUZZLE_SETS,
    SKILL_NAMES,
    SKILLS,
)
from host_tests.runs.tiers import amount

pytestmark = pytest.mark.counts
GAMES = amount(500, 20)
KINDS = {
    "Classic": lambda skill, number: Classic(skill, number, 0),
    "Timed 10": lambda skill, number: Timed(skill, number, 0, target=10),
    "Timed 20": lambda skill, number: Timed(skill, number, 0, target=20),
    "Puzzle": lambda skill, number: Puzzle(skill, number, 0, target=number + 1),
    "Arcade": lambda skill, number: Arcade(skill, number, 0),
}
each_skill = pytest.mark.parametrize("skill", SKILLS, ids=SKILL_NAMES)


@cache
def played(kind, skill):
    """Return 500 finished games, as (score, seconds, seconds for each SET found, hints, wrong, game)."""
    rows = []
    for number in range(GAMES):
        game = KINDS[kind](skill, number)
        end = player.play(game, 1000 * number + skill)
        assert game.over and game.stopwatch.elapsed(end) <= end
        seconds = game.elapsed(end) / 1000
        score = getattr(game, "score", game.found)
        rows.append((score, seconds, seconds / max(1, game.found), game.hints, game.wrong, game))
        game.layout = None  # only the counts are wanted
    return rows


def column(kind, skill, place):
    return sorted(row[place] for row in played(kind, skill))


def mean(kind, skill, place):
    values = column(kind, skill, place)
    return sum(values) / len(values)


SCORE, SECONDS, EACH, HINTS, WRONG = range(5)


@each_skill
@pytest.mark.parametrize("kind", KINDS)
def test_five_hundred_games(kind, skill):
    """500 games of each kind and skill end, and their scores and times are what the rules allow."""
    scores, times = column(kind, skill, SCORE), column(kind, skill, SECONDS)
    assert len(scores) == GAMES
    low, high = GAMES // 10, GAMES - GAMES // 10
    print(
        f"\n{kind:9}{SKILL_NAMES[skill]:13} score {mean(kind, skill, SCORE):5.1f} ({scores[low]}-{scores[high]})"
        f"  time {mean(kind, skill, SECONDS):6.1f} ({times[low]:.0f}-{times[high]:.0f}) s"
        f"  a SET {mean(kind, skill, EACH):5.1f} s"
        f"  hints {mean(kind, skill, HINTS):4.2f}  wrong {mean(kind, skill, WRONG):4.2f}"
    )
    assert scores[low] < scores[high] or kind in ("Timed 10", "Timed 20", "Puzzle")
    assert times[low] < times[high]
    for score, seconds, _, hints, wrong, game in played(kind, skill):
        if kind == "Classic":
            assert score == game.found - wrong and game.found <= (9 if skill < ADVANCED else 27)
        elif kind.startswith("Timed"):
            assert game.progress == game.target and game.penalty == 1000 * (10 * wrong + 15 * hints)
        elif kind == "Puzzle":
            assert game.progress == game.found + hints == PUZZLE_SETS[3 if skill < ADVANCED else 4]
            assert game.penalty == 30_000 * hints
        else:
            assert seconds >= ARCADE_START[skill] + game.gained
    assert len({round(seconds, 3) for seconds in times}) > GAMES * 0.9 or kind == "Arcade"


@pytest.mark.slow
@pytest.mark.parametrize("kind", ("Classic", "Timed 10", "Timed 20", "Puzzle"))
def test_harder_skills_take_longer(kind):
    """Harder skills are harder: the same player takes longer from skill to skill, for the game and for each SET.

    Not for each SET of a puzzle: with four features six of them, not four, wait to be found at once.
    """
    for place in (SECONDS,) if kind == "Puzzle" else (SECONDS, EACH):
        times = [mean(kind, skill, place) for skill in SKILLS]
        assert times[BEGINNER] < times[INTERMEDIATE] < times[ADVANCED] < times[EXPERT], (place, times)


def test_harder_skills_score_less():
    """Harder skills are harder: in Arcade the same player finds fewer SETs from skill to skill, much fewer in the end."""
    scores = [mean("Arcade", skill, SCORE) for skill in SKILLS]
    assert scores[BEGINNER] > 1.3 * scores[INTERMEDIATE] > 1.3**2 * scores[ADVANCED] > 1.3**3 * scores[EXPERT], scores


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_harder_skills_need_more_hints(kind):
    """Harder skills are harder: more hints for each SET found where four features must be seen than where three."""
    hints = [mean(kind, skill, HINTS) / max(1, mean(kind, skill, SCORE)) for skill in SKILLS]
    assert hints[BEGINNER] < hints[ADVANCED] and hints[INTERMEDIATE] < hints[EXPERT], hints


@each_skill
def test_arcade_ends(skill):
    """Arcade ends: each of 500 games, though every two SETs wind the clock up; none lasts an hour."""
    times = column("Arcade", skill, SECONDS)
    assert len(times) == GAMES and times[-1] < 3600


def test_timed_20_takes_longer_than_10():
    """10, 20 or 30 by choice: twenty take about twice as long as ten."""
    for skill in SKILLS:
        assert 1.7 < mean("Timed 20", skill, SECONDS) / mean("Timed 10", skill, SECONDS) < 2.4


def test_who_is_quick_gets_far_in_arcade():
    """As many SETs as possible before the clock reaches zero: a player four times as quick finds more than four times as many.

    (No level is passed for less than 5 s: Arcade ends for everybody who needs more than 2.5 s for a SET.)
    """
    slow = mean("Arcade", EXPERT, SCORE)
    scores = []
    for number in range(amount(60, 30)):
        game = Arcade(EXPERT, number, 0)
        rates = dict(player.RATE)
        try:
            player.RATE.update({pair: 4 * rate for pair, rate in rates.items()})
            player.play(game, number)
        finally:
            player.RATE.update(rates)
        scores.append(game.score)
    assert sum(scores) / len(scores) > 4 * slow
