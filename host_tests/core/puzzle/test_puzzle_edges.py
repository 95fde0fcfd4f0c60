"""Puzzle at its edges (RULES 3): its layout, and saves whose cards or SETs are none of a puzzle."""

import pytest
from tercet.core.puzzle.rules import Puzzle

from host_tests.core.single.helpers import ADVANCED, INTERMEDIATE, LAYOUT

TWICE = "a saved puzzle names a card twice, or one that does not exist"


def new(skill=ADVANCED):
    return Puzzle(skill, 0, 0, target=7)


def saved(found=0):
    """Return the save of a puzzle with so many SETs found, in two parts: what every game has, and what only a puzzle has.

    The latter is its generator, how many cards it has, how many cells of SETs found, then those cards and cells.
    """
    game = new()
    for cells in game.sets[:found]:
        game.claim(cells, 1000)
    whole = game.save(1000)
    start = whole.rindex(bytes(game.layout.cells)) - 3
    return whole[:start], whole[start:]


def refusal(data):
    """Return what is said of bytes that are refused."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        Puzzle.restore(data, 0)
    return str(caught.value)


@pytest.mark.parametrize("skill", (INTERMEDIATE, ADVANCED))
def test_the_layout_of_a_puzzle(skill):
    """One fixed layout of 9 or 12 cells: all its cards lie there, none is in stock."""
    game = new(skill)
    assert game.layout.base == len(game.layout.cells) == LAYOUT[game.features]
    assert game.layout.stock == game.layout.taken == [] and not game.layout.can_deal()


def test_a_length_that_does_not_fit_is_named():
    """As many cards and cells as it says, and three cells a SET: else it is refused, with its length."""
    head, more = saved(found=1)
    assert more[1:3] == bytes((12, 3)) and len(Puzzle.restore(head + more, 0).found_sets) == 1
    counts = [more[:1] + bytes(pair) + more[3:] for pair in ((11, 3), (13, 3), (12, 2), (13, 2), (11, 4))]
    for wrong in (b"", more[:1], more[:2], more[:3], more[:-1], more + b"\0", *counts):
        assert refusal(head + wrong) == f"a saved puzzle has {len(wrong)} bytes, which does not fit"


def test_a_puzzle_has_cards():
    """A save that has neither cards nor SETs is well formed, but no puzzle."""
    head, more = saved()
    assert refusal(head + more[:1] + b"\0\0") == "a saved game does not fit together: no play leads there"


@pytest.mark.parametrize("card", (81, 82, 255))
@pytest.mark.parametrize("place", (3, 9, 14))
def test_a_card_that_does_not_exist_is_refused(card, place):
    """Cards are 0..80."""
    head, more = saved()
    assert refusal(head + more[:place] + bytes((card,)) + more[place + 1 :]) == TWICE


def test_a_card_that_comes_twice_is_refused():
    """A deck has each card once."""
    head, more = saved()
    assert refusal(head + more[:3] + more[4:5] + more[4:]) == TWICE
    assert refusal(head + more[:14] + more[3:4]) == TWICE
