"""Practice at its edges (RULES 3): hints without end, and saves that are refused."""

import pytest
from tercet.core.practice.rules import Practice

from host_tests.core.single.helpers import ADVANCED


def practice(hints=0):
    """Return a game in which so many hints were given."""
    game = Practice(ADVANCED, 1, 0)
    for _ in range(hints):
        game.hint(10)
    return game


def place_of_shown():
    """Return where a save says how many cards of a SET were shown."""
    pairs = list(zip(practice(1).save(10), practice(2).save(10), strict=True))
    return [place for place, pair in enumerate(pairs) if pair == (1, 2)][-1]


@pytest.mark.parametrize("hints", range(7))
def test_a_game_with_any_number_of_hints_is_kept(hints):
    """hint() shows one card of a SET, then two, then three, and never more; the next one as if there had been no save."""
    game = practice(hints)
    twin = Practice.restore(game.save(10), 500)
    twin.resume(500)
    assert twin.hints == hints
    assert len(game.hint(20).cells) == len(twin.hint(510).cells) == min(3, hints + 1)


@pytest.mark.parametrize("shown", (4, 255))
def test_more_than_three_cards_are_refused(shown):
    """A SET has three cards: a save that says more were shown is refused."""
    saved = bytearray(practice(1).save(10))
    saved[place_of_shown()] = shown
    with pytest.raises(ValueError, match=r"\w") as caught:
        Practice.restore(bytes(saved), 0)
    assert str(caught.value) == f"a saved game of Practice has shown {bytes((shown,))!r} cards of a SET"


def test_a_save_that_ends_before_the_shown_cards():
    with pytest.raises(ValueError, match=r"\Aa saved game of Practice has shown b'' cards of a SET\Z"):
        Practice.restore(practice(1).save(10)[: place_of_shown()], 0)
