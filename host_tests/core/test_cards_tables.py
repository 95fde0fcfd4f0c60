"""The tables that the cards fill when they are imported, against the rule book worked out the long way (RULES 1 and 7)."""

from __future__ import annotations

import pytest
from tercet.core import cards as first_cards

from host_tests.core import oracle
from host_tests.core.fresh import fresh


def test_two_cards_have_one_third_card():
    """Any two cards have exactly one third card, and a card with itself gives itself."""
    cards = fresh(first_cards)
    for a in range(81):
        assert cards.third_card(a, a) == a
        assert all(cards.third_card(a, b) == oracle.THIRD[a, b] for b in range(81) if b != a)


def test_the_full_deck_holds_its_sets():
    """The full deck holds 1080 SETs; each of them is found, and no other."""
    cards = fresh(first_cards)
    assert cards.find_sets(list(range(81))) == oracle.ALL_SETS and len(oracle.ALL_SETS) == 1080


def test_the_sets_have_their_levels():
    """A SET's level is how many features differ: 108, 324, 432 and 216 SETs have the levels 1 to 4."""
    cards = fresh(first_cards)
    for triple in oracle.ALL_SETS:
        assert cards.level(*triple) == oracle.differing(*triple)
    for level, count in enumerate((108, 324, 432, 216), 1):
        assert cards.count_sets(list(range(81)), level, level) == (1080, 1080 - count)


@pytest.mark.parametrize("place", range(4))
def test_a_value_that_does_not_exist_is_named(place):
    """card() refuses a value out of range, and names the feature and the value."""
    values = [0, 1, 2, 0]
    values[place] = 3
    with pytest.raises(ValueError, match=r".") as caught:
        first_cards.card(*values)
    assert str(caught.value) == oracle.VALUES[place][0] + " must be 0, 1 or 2, not 3"
