"""The SETs that a save keeps for the end of the game, and what is left out of what no version wrote."""

import json

from hypothesis import given
from hypothesis import strategies as st
from tercet.core import cards
from tercet.core.saved import choices, sets

from host_tests.core.oracle import CARDS, THIRD, is_set

LONGEST = (1 << 30) - 1  # ms in a save: 12 days
card = st.integers(0, len(CARDS) - 1)
number = st.integers(-1, LONGEST)


@st.composite
def a_set(draw):
    """A SET with a number: of two different cards and the one that goes with them."""
    a, b = draw(st.tuples(card, card).filter(lambda pair: pair[0] != pair[1]))
    return draw(number), (a, b, THIRD[a, b])


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@given(st.lists(a_set(), max_size=10))
def test_what_is_saved_comes_back(known):
    """Through the JSON of a save, in the same order."""
    saved = choices.load(choices.save({"sets": sets.save(known)}))["sets"]
    assert sets.load(saved, range(-1, LONGEST + 1), cards.is_set) == known


@given(junk | st.lists(st.integers(-2, 82), max_size=12))
def test_what_is_no_set_is_left_out(saved):
    """tools/saves/README.md: "what is no SET, or has another number, is left out"; nothing that JSON can be is an error."""
    found = sets.load(json.loads(json.dumps(saved)), range(4), cards.is_set)
    for seat, three in found:
        assert 0 <= seat < 4 and len(set(three)) == 3 and all(0 <= one < len(CARDS) for one in three) and is_set(*three)
    if isinstance(saved, list) and not all(type(one) is int for one in saved):
        assert found == []


def test_where_it_is_missing_there_are_none():
    """tools/saves/README.md: "Where it is missing there are none", as in the saves of 1.0.0."""
    assert sets.load({}.get("sets"), range(-1, 9), cards.is_set) == []


def test_the_good_ones_among_bad_ones():
    """A number or a card too high, a card twice, three cards that are no SET, a list that ends too early."""
    one, other = (0, 1, 2), (0, 40, 80)
    saved = [0, *one, 4, *one, 3, 0, 0, 0, 3, 0, 1, 3, 3, 0, 1, 81, 3, -1, 1, 2, 3, *other, 2, 0, 1]
    assert sets.load(saved, range(4), cards.is_set) == [(0, one), (3, other)]
