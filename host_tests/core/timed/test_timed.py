"""Timed: RULES section 3, "Timed", sentence by sentence."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.records import Records
from tercet.core.timed.rules import TARGETS, Timed

from host_tests.core import oracle
from host_tests.core.single.helpers import (
    ADVANCED,
    BEGINNER,
    EXPERT,
    SKILLS,
    a_set,
    bare,
    no_set,
    sound,
    take_sets,
    until_a_set,
)

each_skill = pytest.mark.parametrize("skill", SKILLS)


def test_targets():
    """Find 10 SETs (10, 20 or 30 by choice)."""
    assert TARGETS == (10, 20, 30)
    assert Timed(ADVANCED, 1, 0).target == 10, "10 unless another is chosen"


@pytest.mark.parametrize("target", (0, 1, 9, 11, 40, -10, 255))
def test_other_targets_are_refused(target):
    """10, 20 or 30 by choice, and the message says so."""
    with pytest.raises(ValueError, match=f"10, 20 or 30 SETs, not {target}"):
        Timed(ADVANCED, 1, 0, target=target)


@each_skill
@pytest.mark.parametrize("target", TARGETS)
def test_it_ends_with_the_last_set(skill, target):
    """Find 10 SETs (10, 20 or 30 by choice): over in the step of the last one, not before, and no action after it."""
    game = Timed(skill, 3, 0, target=target)
    assert not take_sets(game, target - 1, 1000).over and not game.over
    answer = take_sets(game, 1, 2000)
    assert (answer.verdict, answer.over, game.over) == (verdicts.RIGHT, True, True)
    assert (game.found, game.progress, game.elapsed(99_999)) == (target, target, 2000)
    for late in (game.claim(no_set(game), 3000), game.hint(3000), game.no_match(3000)):
        assert late.verdict == verdicts.IGNORED
    game.resume(4000)
    assert game.elapsed(5000) == 2000 and sound(game, 5000) == []


@each_skill
def test_the_stock_is_endless(skill):
    """The stock is endless: 30 SETs are 90 cards, more than any deck has; every table is full to the last SET."""
    game = Timed(skill, 4, 0, target=30)
    deck = sorted(oracle.on_table(game.layout) + game.layout.stock)
    while not game.over:
        take_sets(game, 1, 10)
        assert len(oracle.on_table(game.layout)) >= game.layout.base and sound(game, 10) == []
        assert sorted(oracle.on_table(game.layout) + game.layout.stock + game.layout.taken) == deck
    assert game.found == 30


@each_skill
def test_the_clock_counts_up(skill):
    """The clock counts up, lower is better."""
    game = Timed(skill, 1, 500)
    assert [game.shown_time(time) for time in (500, 501, 1500, 90_500)] == [0, 1, 1000, 90_000]


def test_lower_is_better():
    """The clock counts up, lower is better: the records rank by time."""
    records = Records()
    game = Timed(ADVANCED, 1, 0)
    places = [records.enter(game.table(), 0, milliseconds, 0) for milliseconds in (70_000, 60_000, 80_000, 65_000)]
    assert places == [0, 0, 2, 1]


@each_skill
def test_a_hint_adds_15_s_and_counts(skill):
    """HINT adds 15 s and counts as one SET (ours)."""
    game = Timed(skill, 6, 0)
    take_sets(game, 3, 1000)
    until_a_set(game)
    answer = game.hint(2000)
    assert (answer.verdict, answer.seconds, game.elapsed(2000)) == (verdicts.HINTED, -15, 2000 + 15_000)
    assert (game.progress, game.found, game.hints, game.wrong) == (4, 3, 1, 0)


@each_skill
def test_a_hint_can_be_the_last_set(skill):
    """HINT adds 15 s and counts as one SET: the tenth too, and its 15 s are in the result."""
    game = Timed(skill, 6, 0)
    take_sets(game, 9, 1000)
    until_a_set(game)
    answer = game.hint(2000)
    assert answer.over and game.over and game.elapsed(50_000) == 17_000


def test_ten_hints():
    """HINT adds 15 s and counts as one SET: ten of them are a game of 150 s, with a mark for each."""
    game = Timed(BEGINNER, 6, 0)
    for _ in range(10):
        assert not game.over
        game.hint(0)
    assert game.over and (game.elapsed(0), game.hints, game.found) == (150_000, 10, 0)


@each_skill
def test_a_wrong_claim_adds_10_s(skill):
    """A wrong claim or a wrong No Match adds 10 s (ours)."""
    game = Timed(skill, 2, 0)
    for count in (1, 2, 3):
        answer = game.claim(no_set(game), 1000)
        assert (answer.verdict, answer.seconds, answer.over) == (verdicts.WRONG, -10, False)
        assert (game.elapsed(1000), game.shown_time(1000)) == (1000 + 10_000 * count,) * 2
        assert (game.wrong, game.progress, game.found) == (count, 0, 0)


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_wrong_no_match_adds_10_s(skill):
    """A wrong claim or a wrong No Match adds 10 s (ours); nothing is dealt."""
    game = Timed(skill, 2, 0)
    before = list(game.layout.cells)
    assert oracle.holds_set(before)
    answer = game.no_match(1000)
    assert (answer.verdict, answer.seconds, answer.dealt) == (verdicts.NOT_NONE, -10, ())
    assert game.elapsed(1000) == 11_000 and game.wrong == 1 and game.layout.cells == before


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_right_no_match_is_not_one_of_the_ten(skill):
    """A right No Match deals three cards and is not one of the ten (ours)."""
    game = bare(Timed, skill)
    answer = game.no_match(1000)
    assert (answer.verdict, answer.dealt, answer.seconds) == (verdicts.DEALT, (12, 13, 14), 0)
    assert len(game.layout.cells) == 15 and (game.progress, game.found, game.wrong) == (0, 0, 0)
    assert game.elapsed(1000) == 1000
    take_sets(game, 9, 2000)
    assert not game.over
    take_sets(game, 1, 2000)
    assert game.over


def test_a_right_no_match_does_not_end_it():
    """A right No Match ... is not one of the ten: with nine found the game goes on."""
    game = bare(Timed)
    game.found = game.progress = 9
    answer = game.no_match(1000)
    assert answer.verdict == verdicts.DEALT and not answer.over and game.progress == 9


def test_a_hint_without_a_set_costs_but_does_not_count():
    """HINT adds 15 s and counts as one SET: where there is no SET nothing counts (open in the rules: it costs 15 s)."""
    game = bare(Timed)
    answer = game.hint(1000)
    assert (answer.verdict, answer.seconds, game.progress, game.elapsed(1000)) == (verdicts.HINTED_NONE, -15, 0, 16_000)


def test_a_set_costs_nothing():
    """Find 10 SETs as fast as possible: ten clean SETs in 12.345 s are 12.345 s."""
    game = Timed(BEGINNER, 1, 0)
    for count in range(10):
        assert game.claim(a_set(game), 12_345 * (count + 1) // 10).seconds == 0
    assert game.over and game.elapsed(99_000) == 12_345 and game.penalty == 0
