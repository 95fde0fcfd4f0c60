"""Solo at its edges (RULES 4): what an answer has to say, hints that cost points, and saves that are refused."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.outcome import Outcome
from tercet.core.solo.rules import Solo

from host_tests.core.oracle import SET_FREE_20, arrange

MOST = 23  # 81 cards less the first 12, three at a time


def solo():
    """Return a new game, dealt at time 0."""
    return Solo(2, 1, 0)


def refusal(data):
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        Solo.restore(data, 0)
    return str(caught.value)


def place_of_points():
    """Return where the penalty points are in a save."""
    game, other = solo(), solo()
    other.points = 9
    return next(place for place, pair in enumerate(zip(game.save(0), other.save(0), strict=True)) if pair[0] != pair[1])


def test_what_three_cards_more_say():
    """DEALT: three cards were dealt. No cells were named, no cards taken or moved, and it took no time."""
    answer = solo().no_match(10)
    assert answer.text() == Outcome(verdicts.DEALT, dealt=(12, 13, 14)).text() and answer.cards == ()


def test_each_hint_costs_a_point_on_top():
    """A hint costs one point, and another one for three cards that it adds, on top of those that there are."""
    game = arrange(solo(), SET_FREE_20[:12], [card for card in range(81) if card not in SET_FREE_20[:12]][-30:])
    game.points = 2
    assert game.hint(10).verdict == verdicts.HINTED_NONE and game.points == 4
    game.pause(20)
    assert game.hint(30).verdict == verdicts.IGNORED and game.points == 4, "nothing happened, so nothing is to be paid"


@pytest.mark.parametrize("points", (0, 1, MOST - 1, MOST))
def test_points_that_a_game_may_have(points):
    """Each three cards more cost a penalty point, and at most 23 times three can be added."""
    game = solo()
    game.points = points
    assert Solo.restore(game.save(0), 0).points == points


def test_points_that_no_game_has_are_named():
    """More penalty points than there are threes of cards, and hints, are refused, and named."""
    game = solo()
    for points in (MOST + 1, 255):
        game.points = points
        assert refusal(game.save(0)) == f"a saved game of Solo has {points} penalty points"
    game.hints, game.points = 1, MOST + 1
    assert Solo.restore(game.save(0), 0).points == MOST + 1


def test_a_save_that_ends_before_its_points():
    """A save that ends where its penalty points should be ends too early."""
    assert refusal(solo().save(0)[: place_of_points()]) == "a saved game of Solo ends too early"
