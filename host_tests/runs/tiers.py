"""Two tiers of tests: what a person waits for (`make test`), and what takes longer (`make slow`, and CI).

The mark `slow` puts a test into the second tier. A test that only counts on further, over more games or more boards, runs its
first share in the first tier and all of it in the second. hypothesis tries few examples there and many here.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

TIERS = ("quick", "slow", "all")
_TIER = "TERCET_TIER"  # in the environment, for the workers and for what they start
QUICK_EXAMPLES, THOROUGH_EXAMPLES = 20, 200
ORDER = ("long", "soak", "web", "device", "boards", "bookkeeper", "screens", "tools")  # of folders; the others come last


def choose(tier: str) -> None:
    """Let this process, and those that it starts, run so."""
    os.environ[_TIER] = tier
    examples = THOROUGH_EXAMPLES if thorough() else QUICK_EXAMPLES
    # The same examples in every run, and no limit of time on a busy machine.
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    settings.register_profile("tercet", derandomize=True, deadline=None, max_examples=examples, suppress_health_check=slow)
    settings.load_profile("tercet")


def thorough() -> bool:
    """Whether everything is to be tried, however long it takes."""
    return os.environ.get(_TIER, "quick") != "quick"


def amount(all_of_it: int, quick: int) -> int:
    """How many of something a test tries."""
    return all_of_it if thorough() else quick


def first_of(values: Iterable[Any], quick: int = 1) -> list[Any]:
    """Parameters of a test: so many of them in the first tier, the others in the second. A tuple is several parameters."""
    sets = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*one, marks=[pytest.mark.slow] if place >= quick else []) for place, one in enumerate(sets)]


def place_of(nodeid: str) -> int:
    """When a test's folder comes: what has long tests before what has short ones."""
    folder = nodeid.split("/")[1]
    return ORDER.index(folder) if folder in ORDER else len(ORDER)


def part_of(nodeid: str, parts: int) -> int:
    """Which part a test belongs to, 1..parts: always the same one, whatever else there is."""
    return zlib.crc32(nodeid.encode()) % parts + 1


def part(text: str) -> tuple[int, int]:
    """Read "2/3", the second of three parts; ValueError for what is none."""
    number, _, parts = text.partition("/")
    if not (number.isdigit() and parts.isdigit() and 1 <= int(number) <= int(parts)):
        raise ValueError(f"{text!r} is no part of the tests; 1/3, 2/3 and 3/3 are those of three")
    return int(number), int(parts)


def selected(item: pytest.Function, tier: str) -> bool:
    """Whether a test belongs to a tier."""
    slow = item.get_closest_marker("slow") is not None
    if tier == "all":
        return True
    if tier == "quick":
        return not slow
    return (
        slow
        or item.get_closest_marker("counts") is not None
        or getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    )
