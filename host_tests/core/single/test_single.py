"""What all games of one player answer: their choices, and when the clock shows another second."""

import pytest
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.outcome import HINTED
from tercet.core.puzzle.rules import Puzzle
from tercet.core.skill import AUTOMATIC
from tercet.core.timed.rules import Timed

from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT


@pytest.mark.parametrize(
    ("game", "skill", "features", "constant", "target"),
    [
        (Classic(EXPERT, 1, 0), EXPERT, 0, AUTOMATIC, 0),
        (Classic(ADVANCED, 1, 0, 3, 2), ADVANCED, 3, 2, 0),
        (Timed(BEGINNER, 1, 0, target=20), BEGINNER, 0, AUTOMATIC, 20),
        (Arcade(EXPERT, 1, 0, 4), EXPERT, 4, AUTOMATIC, 0),
        (Puzzle(ADVANCED, 1, 0, target=4711), ADVANCED, 0, AUTOMATIC, 4711),
    ],
)
def test_what_it_was_set_up_with(game, skill, features, constant, target):
    """As the player chose, not what the skill makes of it; a puzzle's number is its target."""
    assert game.choices() == {
        "skill": skill,
        "features": features,
        "constant": constant,
        "target": target,
        "number": target,
    }


@pytest.mark.parametrize(("time", "wanted"), [(0, 1000), (1, 999), (999, 1), (1000, 1000), (61_500, 500)])
def test_when_the_clock_shows_another_second(time, wanted):
    for game in (Classic(EXPERT, 1, 0), Timed(EXPERT, 1, 0, target=10)):
        assert game.until_second(time) == wanted
        before = game.shown_time(time) // 1000
        assert game.shown_time(time + wanted - 1) // 1000 == before and game.shown_time(time + wanted) // 1000 == before + 1
    paused = Classic(EXPERT, 1, 0)
    paused.pause(2300)
    assert paused.until_second(9999) == 700


def test_a_hint_can_be_the_end():
    """A hint takes its SET: the last one ends the game, in that answer."""
    game = Classic(BEGINNER, 1, 0)
    while not game.over:
        outcome = game.hint(100)
        assert outcome.verdict == HINTED and outcome.over == game.over
    assert not game.layout.has_set() and game.hints >= 4
