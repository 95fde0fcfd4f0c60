"""Why the coach says nothing of levels: a claim like that about features would accuse people who overlook nothing."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tercet.core.cards import FEATURES, level
from tercet.core.practice import coach as module
from tercet.core.practice.coach import PROOF, Coach

from host_tests.core.practice import seers
from host_tests.core.practice.test_coach import error_bounds, said
from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE

FACTOR = 1.4  # as for features


class Levels(Coach):
    """Counts SETs taken and missed by level, as the coach does by feature."""

    def __init__(self) -> None:
        super().__init__()
        self.counts = [[0, 0] for _ in range(FEATURES)]

    def _count(self, game: Any, cards: tuple[int, ...], taken: bool, took: int) -> None:
        self.counts[level(*cards) - 1][taken] += 1
        self.sets += 1


def played(sees: seers.Time, seed: int, games: int) -> Iterator[list[list[int]]]:
    """The counts by level after each of so many games."""
    coach = Levels()
    for number in seers.games(coach, sees, random.Random(seed)):
        yield coach.counts
        if number == games:
            return


@cache
def shares() -> tuple[float, ...]:
    """Of each level, which share of the SETs is taken by somebody with the times of a computer player, Advanced."""
    *_, counts = played(seers.even(ADVANCED), 1, 1000)
    return tuple(taken / (taken + missed) for missed, taken in counts)


def accused(sees: seers.Time, seed: int, games: int = 40) -> int:
    """The level that a claim at 1000 to 1 would name within so many games, 0 for none."""
    for counts in played(sees, seed, games):
        for place, (missed, taken) in enumerate(counts):
            share = shares()[place]
            less = share / FACTOR / (share / FACTOR + 1 - share)
            evidence = taken * math.log(less / share) + missed * math.log((1 - less) / (1 - share))
            if 1000 * evidence >= PROOF:
                return place + 1
    return 0


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_sets", seers.sets_of)


def slow_at(other: seers.Time, which: int, factor: float) -> seers.Time:
    """Somebody who takes so many times as long for SETs of a level."""
    return lambda rng, cards: other(rng, cards) * (factor if level(*cards) == which else 1)


def doubling(rng: random.Random, cards: tuple[int, ...]) -> float:
    """Somebody who takes twice as long for each feature more that differs, and overlooks nothing."""
    return rng.expovariate(1 / (5 * 2 ** (level(*cards) - 1)))


def test_somebody_with_the_times_that_are_compared_is_not_accused() -> None:
    """A first share of it; whoever takes three times as long for a level is found, so that the claim is one."""
    assert not any(accused(seers.even(ADVANCED), seed, 10) for seed in range(3))
    assert accused(slow_at(seers.even(ADVANCED), 3, 3), 1) == 3


@pytest.mark.slow
def test_a_claim_about_levels_would_tell_a_weakness_from_none_by_nothing() -> None:
    """RULES 3: "of those who take twice as long for each feature more that differs, 34 of 150 would be told that they overlook
    level 4, of those who take twice as long for level 4 alone 40 of 150"; and it would name levels to who overlooks a feature.
    """
    players = 150

    def bounds(words: str, sees: seers.Time, named: range) -> tuple[float, float]:
        count = sum(accused(sees, seed) in named for seed in range(players))
        said(words, count, players)
        return error_bounds(count, players)

    none = bounds("twice as long for each feature more", doubling, range(4, 5))
    weak = bounds("twice as long for level 4", slow_at(seers.even(ADVANCED), 4, 2), range(4, 5))
    assert none[0] < weak[1] and weak[0] < none[1], "the bounds lie apart: it could be told"
    assert none[0] > 0.05, "one in twenty is what a claim about features allows"
    number = bounds("three times as long for the same number", seers.slow(seers.even(ADVANCED), 0, 3), range(1, 5))
    assert number[0] > 0.05
    for skill in (BEGINNER, INTERMEDIATE, ADVANCED, EXPERT):
        assert bounds(f"the times of computer player {skill}", seers.even(skill), range(1, 5))[1] < 0.05
