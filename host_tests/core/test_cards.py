"""Cards, SETs and decks: DESIGN "Names that are fixed", RULES 1 and 2."""

from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import cards

from host_tests.core import oracle

ANY_CARD = st.integers(0, 80)
PAIR = st.lists(ANY_CARD, min_size=2, max_size=2, unique=True)
TRIPLE = st.lists(ANY_CARD, min_size=3, max_size=3, unique=True)
BAD = (-1, 81, 82, 255, -81, 1000)


def test_card_numbers():
    """card(number, colour, shading, shape) -> int; number*27 + colour*9 + shading*3 + shape, so 0..80."""
    for n, c, s, f in product(range(3), repeat=4):
        assert cards.card(n, c, s, f) == n * 27 + c * 9 + s * 3 + f
        assert cards.card(number=n, colour=c, shading=s, shape=f) == oracle.CARDS.index((n, c, s, f))
    assert (cards.card(0, 0, 0, 0), cards.card(2, 2, 2, 2), cards.card(0, 1, 2, 0)) == (0, 80, 15)


def test_features_undo_card():
    """features(card) -> (number, colour, shading, shape)."""
    for card in range(81):
        assert cards.features(card) == oracle.CARDS[card]
        assert isinstance(cards.features(card), tuple)
        assert cards.card(*cards.features(card)) == card


@pytest.mark.parametrize("feature", range(4))
def test_values_of_one_feature(feature):
    """The values 0..2 of one feature 0..3 of all cards."""
    assert cards.values(tuple(range(81)), feature) == [card[feature] for card in oracle.CARDS]


def test_feature_numbers_follow_the_rule_book():
    """failing_features speaks of features 0..3: number, colour, shading, shape."""
    names = [name for name, _ in oracle.VALUES]
    assert [names.index(name) for name in ("number", "colour", "shading", "shape")] == [
        cards.NUMBER,
        cards.COLOUR,
        cards.SHADING,
        cards.SHAPE,
    ]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("wrong", (-1, 3, 27))
def test_card_refuses_a_value_out_of_range(place, wrong):
    """A value that does not exist is refused by name and number, never wrapped into another card."""
    values = [1, 1, 1, 1]
    values[place] = wrong
    with pytest.raises(ValueError, match=str(wrong)) as caught:
        cards.card(*values)
    assert oracle.VALUES[place][0] in str(caught.value)


@pytest.mark.parametrize("bad", BAD)
def test_a_card_that_does_not_exist_is_named(bad):
    """Bad cards raise ValueError naming the value, in every place of every function."""
    calls = [
        lambda: cards.features(bad),
        lambda: cards.third_card(bad, 3),
        lambda: cards.third_card(3, bad),
        lambda: cards.is_set(bad, 1, 2),
        lambda: cards.is_set(1, bad, 2),
        lambda: cards.is_set(1, 2, bad),
        lambda: cards.is_set(bad, bad, 2),
        lambda: cards.is_set(bad, bad, bad),
        lambda: cards.failing_features(bad, 1, 2),
        lambda: cards.failing_features(1, bad, 2),
        lambda: cards.failing_features(1, 2, bad),
        lambda: cards.level(bad, 1, 2),
        lambda: cards.level(0, bad, 2),
        lambda: cards.level(0, 1, bad),
    ]
    if bad >= 0:  # for find_sets a negative entry is an empty cell
        calls += [lambda: cards.find_sets([bad]), lambda: cards.find_sets([0, 1, 2, bad])]
        calls += [lambda: cards.has_set([0, 1, 2, bad])]
    for number, call in enumerate(calls):
        with pytest.raises(ValueError, match=str(bad)):
            print("call", number, "answers", call())


def test_every_triple():
    """Three cards are a SET when each feature is the same on all three or different on all three: all 85 320."""
    count = 0
    for triple in combinations(range(81), 3):
        fails = oracle.failing(*triple)
        assert cards.failing_features(*triple) == fails
        assert cards.is_set(*triple) is (not fails)
        count += 1
    assert count == 85320


def test_the_order_never_matters():
    """The order in which the three are named never matters: all six orders of all 85 320 triples."""
    third = [[cards.third_card(a, b) for b in range(81)] for a in range(81)]
    for triple in combinations(range(81), 3):
        verdict = triple in oracle._SETS
        for a, b, c in permutations(triple):
            assert (third[a][b] == c) is verdict
    assert all(cards.is_set(*order) for triple in oracle.ALL_SETS for order in permutations(triple))


@given(TRIPLE, st.permutations(range(3)))
def test_refusals_do_not_depend_on_order(triple, order):
    """A refused claim says which features fail, all of them, however the cards were named."""
    again = [triple[place] for place in order]
    assert cards.is_set(*triple) == cards.is_set(*again)
    assert cards.failing_features(*triple) == cards.failing_features(*again) == oracle.failing(*triple)


def test_two_cards_that_share_a_value_and_a_third_that_does_not():
    """If two cards share a value and the third does not, it is not a SET, and that feature is the reason."""
    one, two = cards.card(0, 0, 0, 0), cards.card(0, 1, 1, 1)
    for feature in range(4):
        values = [0, 2, 2, 2]
        values[feature] = (values[feature] + 1) % 3
        assert cards.failing_features(one, two, cards.card(*values)) == (feature,)
    assert cards.failing_features(0, 1, cards.card(1, 1, 1, 0)) == (0, 1, 2, 3)
    assert cards.failing_features(one, two, cards.card(0, 2, 2, 2)) == ()


@given(PAIR)
def test_third_card(pair):
    """Any two cards have exactly one third card."""
    a, b = pair
    c = cards.third_card(a, b)
    assert c not in pair
    assert cards.third_card(b, a) == c == oracle.THIRD[a, b]
    assert cards.third_card(a, c) == b and cards.third_card(c, b) == a
    assert [x for x in range(81) if x not in pair and cards.is_set(a, b, x)] == [c]


@given(ANY_CARD, ANY_CARD)
def test_a_card_named_twice_is_no_set(a, b):
    """Three identical faces are a SET with dice, never with cards; nor do two cards make one."""
    assert cards.third_card(a, a) == a
    for triple in ((a, a, b), (a, b, a), (b, a, a)):
        assert cards.is_set(*triple) is False


def test_level_of_every_set():
    """level: how many features differ, 1 to 4, in whatever order."""
    for triple in oracle.ALL_SETS:
        expected = oracle.differing(*triple)
        assert 1 <= expected <= 4
        assert {cards.level(*order) for order in permutations(triple)} == {expected}


@st.composite
def tables(draw):
    """A list like the cells of a layout: different cards in any order, with empty cells among them."""
    there = draw(st.lists(ANY_CARD, max_size=24, unique=True))
    for _ in range(draw(st.integers(0, 6))):
        there.insert(draw(st.integers(0, len(there))), draw(st.sampled_from((-1, -1, -2, -81))))
    return there


@given(tables())
def test_find_sets_on_any_table(there):
    """find_sets: every (i, j, k), i < j < k, in ascending order; a negative entry is an empty cell."""
    before = list(there)
    found = cards.find_sets(there)
    assert found == oracle.sets_in(there)
    assert found == sorted(found) and all(i < j < k for i, j, k in found)
    assert there == before, "the caller's list was changed"
    assert cards.has_set(there) is bool(found)


def test_find_sets_of_every_size():
    """All sizes 0..81, each of another shuffled deck (seeded)."""
    dice = Random(81)
    for size in range(82):
        there = dice.sample(range(81), size)
        expected = [
            (i, j, there.index(oracle.THIRD[there[i], there[j]]))
            for i, j in combinations(range(size), 2)
            if oracle.THIRD[there[i], there[j]] in there[j + 1 :]
        ]
        assert cards.find_sets(there) == expected
        assert cards.has_set(there) is bool(expected)


def test_find_sets_of_little_or_nothing():
    """Empty lists, empty cells and too few cards hold no SET; a table may be a tuple or list of 21 gaps."""
    for there in ([], [5], [5, 6], [-1] * 21, [0, -1, 1, -1], [0, 1, -1]):
        assert cards.find_sets(there) == [] and cards.has_set(there) is False
    assert cards.find_sets([-1, 0, -1, 1, 2]) == [(1, 3, 4)]
    assert cards.find_sets(list(range(81))) == oracle.ALL_SETS


def test_full_deck():
    """full: 81, each once."""
    assert cards.deck() == list(range(81))


def test_beginner_deck():
    """beginner: the 27 solid cards."""
    assert cards.deck(cards.SHADING, 0) == [c for c in range(81) if oracle.CARDS[c][2] == 0]


@pytest.mark.parametrize("feature", range(4))
@pytest.mark.parametrize("fixed", range(3))
def test_decks_of_27(feature, fixed):
    """easy: one colour; 3-feature: 27 cards with one feature held constant."""
    deck = cards.deck(feature, fixed)
    assert deck == [c for c in range(81) if oracle.CARDS[c][feature] == fixed]
    assert len(deck) == 27


@pytest.mark.parametrize("constant, fixed", [(4, 0), (0, 3), (0, -1), (9, 9), (-2, 0)])
def test_decks_that_do_not_exist(constant, fixed):
    """A deck that does not exist is refused with the values."""
    with pytest.raises(ValueError, match=str(constant)):
        cards.deck(constant, fixed)


def test_decks_are_fresh():
    """A caller may shuffle the deck it was given without spoiling the next."""
    cards.deck().reverse()
    cards.deck(2, 0).clear()
    assert cards.deck() == list(range(81)) and len(cards.deck(2, 0)) == 27
