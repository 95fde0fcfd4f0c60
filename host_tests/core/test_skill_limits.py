"""The limits of a skill and of its features, on both sides; which saved choices are kept."""

import pytest
from tercet.core.cards import SHADING
from tercet.core.rng import Rng
from tercet.core.saved.choices import sane
from tercet.core.skill import check_features, check_skill, constant_feature


def test_limits_of_a_skill():
    """Beginner 0 to Expert 3."""
    for skill in range(4):
        check_skill(skill)
    for skill in (-1, 4):
        with pytest.raises(ValueError, match=f"not {skill}$"):
            check_skill(skill)


def test_limits_of_the_features():
    """3 or 4 features, or 0; the constant one is 0..3, or -1."""
    for features, constant in ((0, -1), (3, 0), (4, 3)):
        check_features(features, constant)
    for features in (-1, 1, 2, 5):
        with pytest.raises(ValueError, match=f"not {features}$"):
            check_features(features, -1)
    for constant in (-2, 4):
        with pytest.raises(ValueError, match=f"not {constant}$"):
            check_features(3, constant)


def test_every_constant_feature_and_value_comes():
    """Intermediate holds any of the four features at any of its three values; with four features none is held."""
    held = {constant_feature(1, Rng(seed)) for seed in range(300)}
    assert held == {(feature, value) for feature in range(4) for value in range(3)}
    assert constant_feature(2, Rng(1)) == constant_feature(0, Rng(1), features=4) == (-1, 0)


def test_saved_choices_at_their_limits():
    """The least and the most of a range stay; beyond, or of another type, the value at first is taken."""
    known = (("pick", range(3, 11), 5), ("target", (10, 20, 30), 10))
    for pick, target, wanted in (
        (3, 30, (3, 30)),
        (10, 20, (10, 20)),
        (2, 11, (5, 10)),
        (11, True, (5, 10)),
        ("4", None, (5, 10)),
    ):
        assert sane({"pick": pick, "target": target, "unknown": 1}, known) == dict(zip(("pick", "target"), wanted, strict=True))
    assert sane([], known) == {"pick": 5, "target": 10}


def test_a_held_shading_is_solid():
    """Beginner holds solid; a shading of choice is solid as well, another feature of choice has any of its values."""
    held = {(constant_feature(0, Rng(seed)), constant_feature(3, Rng(seed), 3, SHADING)) for seed in range(50)}
    assert held == {((SHADING, 0), (SHADING, 0))}
    other = (SHADING + 1) % 4
    assert {constant_feature(1, Rng(seed), 3, other) for seed in range(100)} == {(other, value) for value in range(3)}
