"""The tables that the dice fill when they are imported, against the rule book worked out the long way (RULES 6)."""

from __future__ import annotations

from binascii import crc32
from collections import Counter
from itertools import chain

import pytest
from tercet.core import dice as first_dice

from host_tests.core import dice_oracle
from host_tests.core.fresh import fresh


def test_two_faces_have_one_third_face():
    """Two faces and their third face are a SET: in each feature the same value, or the one that neither has."""
    dice = fresh(first_dice)
    for a, one in enumerate(dice_oracle.FACES):
        for b, two in enumerate(dice_oracle.FACES):
            wanted = tuple(x if x == y else 3 - x - y for x, y in zip(one, two, strict=True))
            assert dice_oracle.FACES[dice.third_face(a, b)] == wanted
            assert dice.thirds()[27 * a + b] == dice.third_face(a, b)
    assert len(dice.thirds()) == 27 * 27


def test_the_dice_are_nine_rounds_of_the_symbols():
    """The 42 dice hold each symbol nine times and WILD nine times; no die shows a face twice, and all dice differ."""
    dice = fresh(first_dice).DICE
    assert len(dice) == 42 == len({frozenset(die) for die in dice})
    assert Counter(chain(*dice)) == dict.fromkeys(range(28), 9)
    assert all(len(die) == 6 == len(set(die)) for die in dice)
    symbols = [face for face in chain(*dice) if face != dice_oracle.WILD]
    assert all(sorted(symbols[at : at + 27]) == list(range(27)) for at in range(0, 243, 27)), "one round after the other"


def test_the_first_nine_dice_have_the_wilds():
    """The first nine dice have five symbols and a WILD, the others six symbols."""
    for number, die in enumerate(fresh(first_dice).DICE):
        assert die.count(dice_oracle.WILD) == (1 if number < 9 else 0)
        assert die[5] == dice_oracle.WILD or number >= 9


def test_a_die_keeps_its_faces():
    """A save knows a die by its number, so no later version gives it other faces."""
    dice = fresh(first_dice).DICE
    assert dice[0] == (0, 22, 17, 12, 7, 27) and dice == first_dice.DICE
    assert crc32(bytes(chain(*dice))) == 0x995B2FD6


@pytest.mark.parametrize("place, name", [(0, "number"), (1, "colour"), (2, "shape")])
def test_a_value_that_does_not_exist_is_named(place, name):
    """face() refuses a value out of range, and names the feature and the value."""
    values = [0, 1, 2]
    values[place] = -1
    with pytest.raises(ValueError, match=r".") as caught:
        first_dice.face(*values)
    assert str(caught.value) == name + " must be 0, 1 or 2, not -1"


def test_a_face_that_does_not_exist_is_named():
    """A WILD has no features: features() says which faces have, and which one was given."""
    with pytest.raises(ValueError, match=r".") as caught:
        first_dice.features(first_dice.WILD)
    assert str(caught.value) == "a face is 0..26, not 27"
