"""Which tests belong to which part of a run: nothing is left out, and nothing runs twice."""

from __future__ import annotations

import re

import pytest

from host_tests.runs import tiers

NAMES = [f"host_tests/core/test_cards.py::test_number_{number}[board-{number % 7}]" for number in range(900)]


def test_the_parts_of_a_run_are_all_of_it() -> None:
    """Each test is in one part of three, always the same one, and no part is much larger than another."""
    parts = [[name for name in NAMES if tiers.part_of(name, 3) == number] for number in (1, 2, 3)]
    assert sorted(name for part in parts for name in part) == sorted(NAMES)
    assert all(len(part) > 240 for part in parts)
    assert all(tiers.part_of(name, 1) == 1 for name in NAMES)


def test_a_part_is_read() -> None:
    assert tiers.part("2/3") == (2, 3) and tiers.part("1/1") == (1, 1)


@pytest.mark.parametrize("wrong", ["", "3", "0/3", "4/3", "a/b", "1/0", "-1/2"])
def test_what_is_no_part_is_named(wrong: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(wrong))):
        tiers.part(wrong)
