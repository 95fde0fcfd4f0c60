"""RULES section 7, "Numbers that must come out", as far as it concerns cards.

Counts are exact. Probabilities are seeded simulations with our own generator: with n trials a share p must come out
within 4 standard errors, 4 * sqrt(p * (1 - p) / n), so that a right core fails once in 16 000 seeds; the seeds are
fixed. The rows about cards left at the end are in test_games.py, where 10 000 games are played.
"""

from collections import Counter
from itertools import combinations
from math import comb, sqrt

import pytest
from tercet.core import cards
from tercet.core.rng import Rng

from host_tests.core import oracle
from host_tests.runs.tiers import amount

SOLID = [card for card in range(81) if oracle.CARDS[card][2] == 0]


def levels(sets):
    counts = Counter(cards.level(*triple) for triple in sets)
    return [counts[level] for level in (1, 2, 3, 4)]


def test_sets_in_the_full_deck():
    """SETs in the full deck: 1080; by level 108 / 324 / 432 / 216."""
    found = cards.find_sets(cards.deck())
    assert len(found) == 1080
    assert levels(found) == [108, 324, 432, 216]  # in ascending order a position is its card


@pytest.mark.parametrize("constant", range(4))
@pytest.mark.parametrize("fixed", range(3))
def test_sets_in_a_deck_of_27(constant, fixed):
    """SETs in a 27-card deck: 117; by level 27 / 54 / 36."""
    deck = cards.deck(constant, fixed)
    found = [tuple(deck[place] for place in places) for places in cards.find_sets(deck)]
    assert len(found) == 117
    assert levels(found) == [27, 54, 36, 0]


def test_sets_through_one_card_and_through_one_pair():
    """SETs through one card / through one pair: 40 / 1."""
    through_card, through_pair = Counter(), Counter()
    for triple in cards.find_sets(cards.deck()):
        through_card.update(triple)
        through_pair.update(combinations(triple, 2))
    assert set(through_card.values()) == {40} and len(through_card) == 81
    assert set(through_pair.values()) == {1} and len(through_pair) == comb(81, 2)


def test_the_set_free_group_of_20():
    """A SET-free group of 20; no 21st card can be added.

    That no other group of 21 exists is a theorem: G. Pellegrino, "Sul massimo ordine delle calotte in S(4,3)",
    Le Matematiche 25 (1970).
    """
    group = oracle.SET_FREE_20
    assert len(set(group)) == 20
    assert cards.find_sets(group) == [] and not cards.has_set(group)
    for card in set(range(81)) - set(group):
        assert cards.has_set([*group, card])


def test_largest_set_free_group_of_two_features():
    """Largest SET-free group, 2 features: 4, by trying all 512 groups of 9 cards."""
    nine = [cards.card(n, c, 0, 0) for n in range(3) for c in range(3)]
    largest = max(
        (group for size in range(10) for group in combinations(nine, size) if not cards.find_sets(list(group))), key=len
    )
    assert len(largest) == 4


@pytest.mark.slow
def test_nine_of_27_and_the_largest_set_free_group_of_three_features():
    """9 of 27: exactly n SETs, out of 4 686 825; most SETs in 9: 12; largest SET-free group, 3 features: 9.

    All 4 686 825 tables are counted (about 3 s). A group of 10 without a SET would hold ten groups of 9 without one:
    there are 2106 of those, and none can be enlarged.
    """
    third = [[SOLID.index(cards.third_card(a, b)) for b in SOLID] for a in SOLID]
    completes = [[1 << 4 * third[a][b] for b in range(27)] for a in range(27)]
    counts = Counter()
    free = []

    def grow(chosen, ways, sets):
        """ways holds, four bits a card, how many SETs that card would complete."""
        first = chosen[-1] + 1 if chosen else 0
        if len(chosen) == 8:
            tally = ways >> 4 * first
            for card in range(first, 27):
                here = sets + (tally & 15)
                counts[here] += 1
                if not here:
                    free.append((*chosen, card))
                tally >>= 4
            return
        for card in range(first, 27 - (8 - len(chosen))):
            row = completes[card]
            more = ways
            for other in chosen:
                more += row[other]
            grow((*chosen, card), more, sets + (ways >> 4 * card & 15))

    grow((), 0, 0)
    assert counts == {
        0: 2106, 1: 227448, 2: 812916, 3: 1550952, 4: 1337310, 5: 657072, 6: 92664, 8: 6318, 12: 39
    }  # fmt: skip
    assert sum(counts.values()) == comb(27, 9) == 4686825
    assert max(counts) == 12

    assert len(free) == 2106
    for group in free:
        assert not cards.has_set([SOLID[place] for place in group])
        shut = {third[a][b] for a, b in combinations(group, 2)}
        assert len(shut | set(group)) == 27, f"a tenth card fits: {group}"


def test_most_sets_in_nine_cards():
    """Most SETs in 9 cards: 12, also with four features: a pair is in one SET, a SET has three pairs, 36 / 3 = 12."""
    nine = [cards.card(n, c, 0, 0) for n in range(3) for c in range(3)]
    assert len(cards.find_sets(nine)) == 12 == comb(9, 2) // 3
    assert max(Counter(pair for t in oracle.ALL_SETS for pair in combinations(t, 2)).values()) == 1


def test_fourteen_sets_in_twelve_cards():
    """Most SETs in 12 cards: 14, by a witness."""
    nine = [cards.card(n, c, 0, 0) for n in range(3) for c in range(3)]
    witness = [*nine, cards.card(0, 0, 1, 0), cards.card(1, 1, 1, 0), cards.card(2, 1, 2, 0)]
    assert len(cards.find_sets(witness)) == 14


@pytest.mark.slow
def test_most_sets_in_twelve_cards():
    """No 12 cards have more than 14 SETs, by an exact search.

    The search: 12 cards with s SETs hold a card in at most 3 * s / 12 of them; without it 11 cards hold the others, and
    so on. So 15 SETs in 12 cards would grow, card by card, from 5 cards with 2 SETs. Those 5 are two SETs that share
    a card, and the symmetries of the deck take any such pair of SETs to any other: it is enough to grow from one.
    """

    def most(goal):
        """Grow to 12 cards all groups that can still have `goal` SETs; return the most SETs, and the least of 5 cards."""
        need, sets = {12: goal}, goal
        for size in range(12, 5, -1):
            sets -= 3 * sets // size
            need[size - 1] = sets
        groups = {frozenset((0, 1, 2, 3, 6)): 2}
        for size in range(6, 13):
            larger = {}
            for group, sets in groups.items():
                more = Counter(cards.third_card(a, b) for a, b in combinations(group, 2))
                for card in set(range(81)) - group:
                    if sets + more[card] >= need[size]:
                        larger[group | {card}] = sets + more[card]
            groups = larger
        return max(groups.values(), default=None), need[5]

    assert most(15) == (None, 2)
    assert most(14)[0] == 14, "the search must find what there is"


def draws(seed, size, count):
    """Yield tables of `size` different cards, each equally likely."""
    rng = Rng(seed)
    deck = list(range(81))
    for _ in range(count):
        for place in range(size):
            other = place + rng.below(81 - place)
            deck[place], deck[other] = deck[other], deck[place]
        yield deck[:size]


def share_is(hits, n, p, rounding):
    """Compare with RULES: 4 standard errors, and half a unit of the last digit that RULES prints."""
    error = 4 * sqrt(p * (1 - p) / n) + rounding
    print(f"{hits} of {n} = {hits / n:.6f}, expected {p:.6f} +- {error:.6f}")
    return abs(hits / n - p) <= error


@pytest.mark.counts
def test_probability_of_no_set_in_12():
    """P(no SET) in 12 random cards 0.0323020: 40 000 tables, so within 0.0036 (about 3 s)."""
    n = amount(40_000, 15_000)
    none = sum(not cards.has_set(table) for table in draws(12, 12, n))
    assert share_is(none, n, 0.0323020, 5e-8)


@pytest.mark.slow
def test_probability_of_no_set_in_15():
    """P(no SET) in 15 random cards 0.000364685: 100 000 tables, so within 0.00025: 11 to 61 of them (about 6 s)."""
    n = 100_000
    none = sum(not cards.has_set(table) for table in draws(15, 15, n))
    assert share_is(none, n, 0.000364685, 5e-10)


def test_mean_number_of_sets_exactly():
    """Mean SETs in 12 / 15 random cards 220/79 / 455/79: each of the 1080 is dealt with the same chance."""
    sets = len(cards.find_sets(cards.deck()))
    assert sets * comb(12, 3) * 79 == 220 * comb(81, 3)
    assert sets * comb(15, 3) * 79 == 455 * comb(81, 3)


@pytest.mark.slow
def test_mean_and_exactly_six():
    """12 random cards: mean 220/79 = 2.785, exactly 6 SETs 2.33 %; 15 cards: mean 455/79 = 5.759.

    20 000 tables each (about 7 s). The mean within 4 standard errors of the sample; 6 SETs within 0.43 percent.
    """
    n = 20_000
    for size, mean in ((12, 220 / 79), (15, 455 / 79)):
        counts = [len(cards.find_sets(table)) for table in draws(size + 100, size, n)]
        average = sum(counts) / n
        deviation = sqrt(sum((count - average) ** 2 for count in counts) / (n - 1))
        assert abs(average - mean) <= 4 * deviation / sqrt(n), average
        if size == 12:
            assert share_is(counts.count(6), n, 0.0233, 5e-5)
            assert max(counts) <= 14
