"""The dice of RULES 6: their faces, what makes a SET of them, and how the faces lie on the 42 dice."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from tercet.core import dice
from tercet.core.rng import Rng

from host_tests.runs.tiers import amount


def brute_is_set(*faces: int) -> bool:
    """The rule itself: each feature all the same or all different."""
    values = [(one // 9, one // 3 % 3, one % 3) for one in faces]
    return all(len(set(feature)) in (1, 3) for feature in zip(*values, strict=True))


def test_faces_and_their_features() -> None:
    """DESIGN: face(number, colour, shape) -> number*9 + colour*3 + shape, so 0..26; WILD = 27."""
    assert dice.WILD == 27
    for number, colour, shape in itertools.product(range(3), repeat=3):
        face = dice.face(number, colour, shape)
        assert face == number * 9 + colour * 3 + shape
        assert dice.features(face) == (number, colour, shape)
    with pytest.raises(ValueError, match="colour must be 0, 1 or 2, not 3"):
        dice.face(0, 3, 0)
    for wrong in (-1, dice.WILD):
        with pytest.raises(ValueError, match=r"a face is 0\.\.26"):
            dice.third_face(0, wrong)
        with pytest.raises(ValueError, match=r"a face is 0\.\.26"):
            dice.is_set(0, 0, wrong)


def test_sets_of_all_triples() -> None:
    """RULES 6: three identical faces are a SET. RULES 7: three random symbol faces of dice are a SET: 1/27 exactly."""
    triples = list(itertools.product(range(27), repeat=3))
    sets = [triple for triple in triples if dice.is_set(*triple)]
    assert sets == [triple for triple in triples if brute_is_set(*triple)]
    assert Fraction(len(sets), len(triples)) == Fraction(1, 27)
    assert all(dice.is_set(one, one, one) for one in range(27))
    for a, b, c in triples:
        failing = dice.failing_features(a, b, c)
        assert bool(failing) != brute_is_set(a, b, c)
        assert set(failing) <= {0, 1, 3}


def test_the_42_dice() -> None:
    """RULES 6: all faces together hold each of the 27 symbols nine times and WILD nine times. No die shows the same face twice,
    none has more than one WILD: nine dice have one, 33 have none."""
    assert len(dice.DICE) == 42
    assert Counter(itertools.chain(*dice.DICE)) == dict.fromkeys(range(28), 9)
    assert all(len(die) == 6 == len(set(die)) for die in dice.DICE)
    assert sorted(die.count(dice.WILD) for die in dice.DICE) == [0] * 33 + [1] * 9


def test_a_bag_gives_every_die_once() -> None:
    bag = dice.Bag(Rng(7))
    drawn: list[int] = []
    while len(drawn) < 40:
        drawn += bag.draw(5)
    assert dice.Bag(Rng(7)).draw(42) != dice.Bag(Rng(8)).draw(42)
    everything = dice.Bag(Rng(7)).draw(50)
    assert sorted(everything) == list(range(42)) and everything[:40] == drawn


def test_rolls_are_fair() -> None:
    """Each side of a die comes equally often."""
    rng = Rng(3)
    counts = Counter(dice.roll(41, rng) for _ in range(60_000))
    assert set(counts) == set(dice.DICE[41])
    assert all(abs(count - 10_000) < 500 for count in counts.values())


@pytest.mark.counts
def test_five_dice_hold_a_set_as_often_as_the_table_says() -> None:
    """RULES 7: five dice hold a SET, all 28 faces equally likely, WILD free: 0.427."""
    rng = Rng(1)
    times = amount(40_000, 15_000)
    holding = 0
    for _ in range(times):
        faces = [rng.below(28) for _ in range(5)]
        symbols = [one for one in faces if one < 27]
        wilds = 5 - len(symbols)
        holding += wilds > 0 or any(brute_is_set(*three) for three in itertools.combinations(symbols, 3))
    assert abs(holding / times - 0.427) < 0.01
