"""The coach: what he counts, what he says, and how often he is right: by players whose weakness is known."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.cards import deck, find_sets, level
from tercet.core.classic.rules import Classic
from tercet.core.outcome import HINTED, RIGHT
from tercet.core.practice import coach as module
from tercet.core.practice.coach import (
    ENOUGH,
    KINDS,
    MOST,
    NOTHING,
    OVERLOOKS,
    PROOF,
    TOO_EARLY,
    Coach,
    matches,
)
from tercet.core.puzzle.rules import Puzzle

from host_tests.core import oracle
from host_tests.core.practice import seers
from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE, a_set
from host_tests.runs.tiers import amount

NUMBER, SHADING = 0, 4  # kinds: it is the same; 1 more: it differs
Z = 1.959964  # of a normal distribution: 95 % lie within


def error_bounds(count: int, of: int) -> tuple[float, float]:
    """The 95 % bounds of a rate (Wilson's)."""
    share, spread = count / of, Z * Z / of
    middle, half = share + spread / 2, Z * math.sqrt(share * (1 - share) / of + spread / of / 4)
    return max(0.0, (middle - half) / (1 + spread)), (middle + half) / (1 + spread)


def said(words: str, count: int, of: int) -> float:
    """Print a rate with its bounds; return the upper one."""
    low, high = error_bounds(count, of)
    print(f"{words}: {count} of {of} = {100 * count / of:.1f} %, 95 % bounds {100 * low:.1f} to {100 * high:.1f} %")
    return high


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_sets", seers.sets_of)


@given(st.lists(st.integers(0, 80), min_size=3, max_size=21, unique=True))
def test_the_quick_search_finds_the_same(cells: list[int]) -> None:
    assert seers.sets_of(cells) == find_sets(cells)


# What is counted


def test_the_ratios_are_those_of_the_rule() -> None:
    """RULES 3: odds lower and higher by a factor of 1.4, against what the rules make the share of a kind."""
    for features in (3, 4):
        for different in range(1, features):
            share = (features - different) / features
            taken, missed = share / 1.4 / (share / 1.4 + 1 - share), share * 1.4 / (share * 1.4 + 1 - share)
            wanted = (taken / share, (1 - taken) / (1 - share), missed / share, (1 - missed) / (1 - share))
            assert module._RATIOS[round(12 * share)] == tuple(round(1000 * math.log(one)) for one in wanted)


def test_the_share_of_a_kind_is_that_of_the_deck() -> None:
    """Of the SETs of a level, a feature is the same in as many as the ratios say: all SETs of the deck."""
    every = [(a, b, c) for a, b, c in seers.sets_of(deck())]
    for kind in range(0, KINDS, 2):
        for different in range(1, 5):
            of_level = [one for one in every if level(*one) == different]
            alike = [one for one in of_level if matches(kind, one)]
            assert 4 * len(alike) == (4 - different) * len(of_level)


def test_a_claim_takes_one_and_misses_those_that_go_with_it() -> None:
    """RULES 3: SETs that the player took, and those whose cards went with another; what stays is not counted yet."""
    checked = 0
    for seed in range(40):
        game, coach = Classic(ADVANCED, seed, 0), Coach()
        before = list(game.layout.cells)
        sets = seers.sets_of(before)
        if not sets:
            continue
        outcome = game.claim(sets[0], 3000)
        coach.judged(game, outcome, before)
        broken = [one for one in sets[1:] if set(one) & set(sets[0])]
        assert coach.sets == 1 + len(broken) and sum(coach.left) == len(broken)
        assert sum(coach.found) == 4 and sum(coach.missed) == 4 * len(broken) and sum(coach.spent) == 4 * 3000
        checked += bool(broken)
    assert checked > 5


def test_a_hint_and_a_wrong_no_match_are_misses_once() -> None:
    """A SET that lay there when No Match was said is missed, and is not counted again when it is found or goes."""
    seed = next(seed for seed in range(99) if len(seers.sets_of(Classic(ADVANCED, seed, 0).layout.cells)) == 3)
    game, coach = Classic(ADVANCED, seed, 0), Coach()
    before = list(game.layout.cells)
    coach.judged(game, game.no_match(1000), before)
    assert coach.sets == 3 == sum(coach.left)
    coach.judged(game, game.no_match(1500), before)
    coach.judged(game, game.claim(a_set(game), 2000), before)
    assert coach.sets == 3 and sum(coach.found) == 0
    game, coach = Classic(ADVANCED, seed, 0), Coach()
    outcome = game.hint(1000)
    coach.judged(game, outcome, before)
    assert outcome.verdict == HINTED and sum(coach.found) == 0 and coach.sets == sum(coach.left) >= 1


OF_LEVELS = ((0, 1, 2), (0, 4, 8), (0, 13, 26), (0, 40, 80))  # SETs in which one feature differs, two, three, all


def test_what_is_missed_is_counted_by_level() -> None:
    """A SET that is missed twice counts twice; each is of as many kinds as the deck has features."""
    coach = Coach()
    for number, cards in enumerate(OF_LEVELS):
        game = SimpleNamespace(layout=SimpleNamespace(cells=[]), constant=-1, features=4)
        for _ in range(number + 1):
            coach.judged(game, SimpleNamespace(verdict=HINTED, cells=(), cards=(), took=0), list(cards))  # type: ignore[arg-type]
    assert coach.left == [1, 2, 3, 4] and coach.sets == 10 and sum(coach.missed) == 40
    assert coach.missed == [6, 4, 3, 7, 1, 9, 0, 10], "number, colour, shading, shape: the same, and different"


def test_what_is_taken_is_added_up() -> None:
    """SETs and their ms, of each no more than ten minutes, by kind."""
    coach = Coach()
    game = SimpleNamespace(layout=SimpleNamespace(cells=[]), constant=-1, features=4)
    for took in (1000, 2500, 600_001):
        outcome = SimpleNamespace(verdict=RIGHT, cells=(0, 1, 2), cards=(0, 1, 2), took=took)
        coach.judged(game, outcome, [0, 1, 2])  # type: ignore[arg-type]
    differs = [7]  # of the shape; number, colour and shading are the same
    assert [kind for kind in range(KINDS) if coach.found[kind]] == [0, 2, 4, *differs]
    assert {coach.found[kind] for kind in (0, 2, 4, 7)} == {3}
    assert {coach.spent[kind] for kind in (0, 2, 4, 7)} == {1000 + 2500 + 600_000} and sum(coach.left) == 0


def test_what_the_coach_counts_is_written() -> None:
    coach = Coach()
    assert coach.changed is False
    game = Classic(ADVANCED, 3, 0)
    before = list(game.layout.cells)
    for change in (coach.clear, coach.ended, lambda: coach.judged(game, game.claim(a_set(game), 1000), before)):
        coach.changed = False
        change()
        assert coach.changed is True


def test_of_a_puzzle_the_first_half_is_taken() -> None:
    """RULES 3: where all are found in the end, those found in the first half count as taken; a hint never does."""
    game, coach = Puzzle(ADVANCED, 0, 0, target=12), Coach()
    taken = []
    for number, cells in enumerate(game.sets):
        before = list(game.layout.cells)
        coach.judged(game, game.hint(1000 * number) if number == 1 else game.claim(cells, 1000 * number), before)
        taken.append(coach.sets - sum(coach.left))
    assert taken == [1, 1, 2, 2, 2, 2] and coach.sets == 6


def test_a_constant_feature_is_no_kind() -> None:
    """With three features nobody overlooks the one that is always the same."""
    game, coach = Classic(BEGINNER, 3, 0), Coach()
    before = list(game.layout.cells)
    coach.judged(game, game.claim(a_set(game), 1000), before)
    assert coach.evidence[SHADING] == coach.evidence[SHADING + 1] == coach.found[SHADING] == coach.found[SHADING + 1] == 0
    assert sum(coach.found) == 3


# What is said


def test_too_few_games_are_said_to_be_too_few() -> None:
    """Below 900 SETs: how many SETs more, a number that never rises while somebody plays."""
    coach = Coach()
    assert coach.advice() == (TOO_EARLY, ENOUGH)
    coach.sets, coach.games = 210, 14
    assert coach.advice() == (TOO_EARLY, ENOUGH - 210)
    coach.sets, coach.games = 211, 15  # a game in which hardly any was found
    assert coach.advice() == (TOO_EARLY, ENOUGH - 211)
    coach.sets = ENOUGH - 1
    assert coach.advice() == (TOO_EARLY, 1)
    coach.sets = ENOUGH
    assert coach.advice() == (NOTHING, 0)


def test_it_takes_a_thousand_to_one() -> None:
    coach = Coach()
    coach.evidence[3] = PROOF - 1
    assert coach.advice()[0] == TOO_EARLY
    coach.evidence[3], coach.evidence[5] = PROOF, PROOF + 1
    assert coach.advice() == (OVERLOOKS, 5)
    assert abs(PROOF - 1000 * math.log(1000)) < 1


def test_after_4000_sets_the_counting_begins_anew() -> None:
    coach = Coach()
    coach.sets, coach.games, coach.evidence = MOST, 90, [9999] * KINDS
    game = Classic(ADVANCED, 3, 0)
    before = list(game.layout.cells)
    coach.judged(game, game.claim(a_set(game), 1000), before)
    assert coach.games == 0 and 1 <= coach.sets < 9 and max(coach.evidence) < 2000


def test_what_was_saved_comes_back() -> None:
    coach = Coach()
    for played in seers.games(coach, seers.even(ADVANCED), seers.random.Random(5)):
        if played == 3:
            break
    again = Coach.restore(coach.save())
    names = ("sets", "games", "evidence", "found", "missed", "left", "spent")
    assert [getattr(again, name) for name in names] == [getattr(coach, name) for name in names] and coach.sets > 60
    for change in ({"sets": MOST + 1}, {"found": [9999] * KINDS}, {"evidence": [2**29] * KINDS}, {"spent": [2**31] * KINDS}):
        damaged = SimpleNamespace(**vars(coach))
        vars(damaged).update(change)
        with pytest.raises(ValueError, match="fit"):
            Coach.restore(Coach.save(damaged))  # type: ignore[arg-type]


# How often it is right


@pytest.mark.parametrize("what", range(KINDS))
def test_who_takes_three_times_as_long_is_recognised(what: int) -> None:
    """A weakness that was planted is the one that is named: by 40 games of Classic for nine of ten."""
    players = amount(60, 4)
    found = [seers.told(seers.slow(seers.even(ADVANCED), what, 3), 1000 * what + seed, 40) for seed in range(players)]
    games = sorted(played or 99 for played, _ in found)
    right = sum(one == what for _, one in found)
    print(f"kind {what}: half of them within {games[players // 2]} games, nine of ten within {games[players * 9 // 10]}")
    said("recognised within 40 games", right, players)
    assert error_bounds(right, players)[0] > (0.8 if players > 50 else 0.4) and games[players // 2] <= 25


@pytest.mark.slow
@pytest.mark.parametrize(
    "words, weakness",
    [
        ("twice as slow", lambda sees: seers.slow(sees, SHADING, 2)),
        ("three times as slow", lambda sees: seers.slow(sees, SHADING, 3)),
        ("five times as slow", lambda sees: seers.slow(sees, SHADING, 5)),
        ("half of them not seen at all", lambda sees: seers.blind(sees, SHADING, 0.5)),
        ("none of them seen at all", lambda sees: seers.blind(sees, SHADING, 1)),
    ],
)
@pytest.mark.parametrize("sees", ["even", "heavy"])
def test_in_how_many_games(words: str, weakness: Any, sees: str) -> None:
    """In how many games of Classic a weakness is recognised, by its size; never another one in more than one of twenty."""
    players, most = 150, 90
    found = [seers.told(weakness(getattr(seers, sees)(ADVANCED)), seed, most) for seed in range(players)]
    games = sorted(played or 999 for played, _ in found)
    print(f"{sees}, {words}: half within {games[players // 2]} games, nine of ten within {games[players * 9 // 10]}")
    said(f"recognised within {most} games", sum(one == SHADING for _, one in found), players)
    assert error_bounds(sum(one not in (-1, SHADING) for _, one in found), players)[0] <= 0.05


@pytest.mark.slow
@pytest.mark.parametrize(
    "words, sees, constant",
    [
        ("Advanced", seers.even(ADVANCED), -1),
        ("Expert", seers.even(EXPERT), -1),
        ("Beginner, three features", seers.even(BEGINNER), 2),
        ("most soon, some hardly at all", seers.heavy(INTERMEDIATE), -1),
    ],
)
def test_who_has_no_weakness_is_hardly_ever_accused(words: str, sees: Any, constant: int) -> None:
    """RULES 3: fewer than one in twenty, looked at after each of 40 games: the upper 95 % bound of 600 players is below 5 %."""
    players, most = 600, 40
    accused = sum(seers.told(sees, 10_000 + seed, most, constant)[0] > 0 for seed in range(players))
    assert said(f"{words}: accused within {most} games without a weakness", accused, players) <= 0.05


def test_a_few_without_a_weakness() -> None:
    """The first share of it. At a rate of one in twenty more than five of 40 would be accused in one of a hundred runs."""
    accused = sum(seers.told(seers.even(ADVANCED), 10_000 + seed, 8)[0] > 0 for seed in range(40))
    assert accused <= 5


def test_verdicts_are_of_this_game() -> None:
    """Only answers that decide about SETs are counted."""
    game, coach = Classic(ADVANCED, 3, 0), Coach()
    before = list(game.layout.cells)
    wrong = next((0, 1, k) for k in range(2, 12) if (0, 1, k) not in seers.sets_of(before))
    outcome = game.claim(wrong, 1000)
    coach.judged(game, outcome, before)
    assert outcome.verdict != RIGHT and coach.sets == 0 and not coach.changed


@pytest.mark.parametrize(("told", "counted"), ((False, [1, 2]), (True, [2, 2])))
def test_each_set_is_counted_once(told: bool, counted: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two SETs the one that stays counts when it is taken, unless a wrong No Match has told before that it was missed."""
    monkeypatch.setattr(module, "find_sets", find_sets)  # the quick search knows no gaps
    game, coach = Classic(ADVANCED, 1, 0), Coach()
    cells = [0, 1, 2, 27, 31, 35]
    for card in range(81):
        if card not in cells and len(cells) < 12 and len(oracle.sets_in([*cells, card])) == 2:
            cells.append(card)
    assert oracle.sets_in(cells) == [(0, 1, 2), (3, 4, 5)]
    oracle.arrange(game, cells)
    if told:
        coach.judged(game, game.no_match(500), cells)
        assert coach.sets == 2
    seen = []
    for claimed in ((0, 1, 2), (3, 4, 5)):
        before = list(game.layout.cells)
        coach.judged(game, game.claim(claimed, 1000), before)
        seen.append(coach.sets)
    assert seen == counted


def test_counting_begins_anew_after_the_most() -> None:
    """4000 SETs are counted and saved; the next one is the first again."""
    coach, game = Coach(), Classic(ADVANCED, 1, 0)
    coach.sets = coach.games = MOST - 1
    for sets in (MOST, 1):
        coach._count(game, (0, 1, 2), True, 1000)
        assert coach.sets == sets and Coach.restore(coach.save()).sets == sets


@pytest.mark.parametrize(("evidence", "fits"), ((300, True), (301, False), (-300, True), (-301, False)))
def test_the_most_evidence_of_a_set(evidence: int, fits: bool) -> None:
    """One SET moves the evidence for a kind by 300 at most: more of it was never counted."""
    coach = Coach()
    coach.sets, coach.evidence[3] = 1, evidence
    if fits:
        assert Coach.restore(coach.save()).evidence[3] == evidence
    else:
        with pytest.raises(ValueError, match="no play leads there"):
            Coach.restore(coach.save())


def test_the_limit_of_proof() -> None:
    """A kind is overlooked from an evidence of 6908 on: 1000 * ln 1000."""
    coach = Coach()
    assert round(1000 * math.log(1000)) == PROOF
    coach.sets, coach.evidence[5] = ENOUGH, PROOF - 1
    assert coach.advice() == (NOTHING, 0)
    coach.evidence[5] = PROOF
    assert coach.advice() == (OVERLOOKS, 5)
