"""Arcade: RULES section 3, "Arcade" and the rows of the skill table about it, sentence by sentence."""

from fractions import Fraction

import pytest
from tercet.core import outcome as verdicts
from tercet.core.arcade.rules import Arcade, bonus

from host_tests.core import oracle
from host_tests.core.single.helpers import (
    ADVANCED,
    ARCADE_BONUS,
    ARCADE_HINT,
    ARCADE_START,
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


def rounded(share):
    """Return a fraction as the nearest whole number, halves up."""
    return int(share + Fraction(1, 2))


@each_skill
def test_it_starts_with(skill):
    """Arcade starts with: 10:00 / 6:00 / 4:00 / 2:00; CASES: A time limit shown only after the first move."""
    game = Arcade(skill, 1, 777)
    start = 1000 * ARCADE_START[skill]
    assert game.remaining(777) == start and game.shown_time(777) // 1000 == ARCADE_START[skill]
    assert (game.level, game.score, game.gained) == (1, 0, 0)


@each_skill
def test_the_clock_counts_down(skill):
    """As many SETs as possible before the clock, counting down, reaches zero; 0:00 is shown at zero and not before."""
    game = Arcade(skill, 1, 0)
    start = 1000 * ARCADE_START[skill]
    for time in (0, 1, 1000, 61_500):
        assert game.remaining(time) == start - time
    for left, shown in ((1500, 2), (1000, 1), (999, 1), (1, 1), (0, 0)):
        assert game.shown_time(start - left) // 1000 == shown


@each_skill
def test_when_the_clock_shows_another_second(skill):
    """In how many ms, 1..1000, the clock shows another second, or time ends the game."""
    game = Arcade(skill, 1, 0)
    start = 1000 * ARCADE_START[skill]
    for time, wanted in ((0, 1000), (1, 999), (999, 1), (1000, 1000), (start - 1001, 1), (start - 1000, 1000), (start - 1, 1)):
        assert game.until_second(time) == wanted
        shown = game.shown_time(time) // 1000
        assert game.shown_time(time + wanted - 1) // 1000 == shown and game.shown_time(time + wanted) // 1000 == shown - 1


@each_skill
def test_bonus_formula(skill):
    """Passing level L adds max(5, round(B * 0.8^(L-1))) seconds with B = 60 / 45 / 30 / 20 by skill (ours): exact.

    No level comes out at a half, so it makes no difference how halves are rounded.
    """
    for level in range(1, 41):
        exact = ARCADE_BONUS[skill] * Fraction(4, 5) ** (level - 1)
        assert exact % 1 != Fraction(1, 2) or exact < 5
        assert bonus(skill, level) == max(5, rounded(exact)), (level, float(exact))
    assert bonus(skill, 1) == ARCADE_BONUS[skill] and bonus(skill, 1000) == 5


def test_bonus_by_hand():
    """The first seconds of bonus, worked out by hand."""
    assert [bonus(BEGINNER, level) for level in range(1, 14)] == [60, 48, 38, 31, 25, 20, 16, 13, 10, 8, 6, 5, 5]
    assert [bonus(EXPERT, level) for level in range(1, 9)] == [20, 16, 13, 10, 8, 7, 5, 5]
    for skill in (-1, 4):
        with pytest.raises(ValueError, match=str(skill)):
            bonus(skill, 1)


@each_skill
def test_every_two_sets_pass_a_level(skill):
    """Every two SETs pass a level; passing level L adds the bonus of L, told in the answer and put on the clock."""
    game = Arcade(skill, 5, 0)
    left = 1000 * ARCADE_START[skill]
    for level in range(1, 31):
        assert game.level == level
        first, second = take_sets(game, 1, 0), take_sets(game, 1, 0)
        expected = max(5, rounded(ARCADE_BONUS[skill] * Fraction(4, 5) ** (level - 1)))
        assert (first.seconds, second.seconds) == (0, expected)
        left += 1000 * expected
        assert game.remaining(0) == left and game.level == level + 1
    assert sound(game, 0) == []


@each_skill
def test_score(skill):
    """Score = SETs found. Wrong claims cost no points."""
    game = Arcade(skill, 2, 0)
    take_sets(game, 3, 10)
    for _ in range(5):
        assert game.claim(no_set(game), 20).verdict == verdicts.WRONG
    assert (game.score, game.found, game.wrong) == (3, 3, 5)


@each_skill
def test_a_wrong_claim_costs_no_time_either(skill):
    """Wrong claims cost no points, and nothing is said of seconds: the clock is as before."""
    game = Arcade(skill, 2, 0)
    answer = game.claim(no_set(game), 20)
    assert answer.seconds == 0 and game.remaining(20) == 1000 * ARCADE_START[skill] - 20


@each_skill
def test_hint_costs(skill):
    """HINT in Arcade costs: 5 s / 10 s / 15 s / 20 s; the hinted SET is no find and passes no level."""
    game = Arcade(skill, 2, 0)
    take_sets(game, 1, 0)
    until_a_set(game)
    answer = game.hint(100)
    assert (answer.verdict, answer.seconds) == (verdicts.HINTED, -ARCADE_HINT[skill])
    assert game.remaining(100) == 1000 * (ARCADE_START[skill] - ARCADE_HINT[skill]) - 100
    assert (game.score, game.level, game.hints) == (1, 1, 1) and game.hint_cost() == ARCADE_HINT[skill]


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_wrong_no_match_costs_what_a_hint_costs(skill):
    """A right No Match counts as a find; a wrong one costs what a HINT costs (ours)."""
    game = Arcade(skill, 2, 0)
    assert oracle.holds_set(game.layout.cells)
    answer = game.no_match(100)
    assert (answer.verdict, answer.seconds, answer.dealt) == (verdicts.NOT_NONE, -ARCADE_HINT[skill], ())
    assert game.remaining(100) == 1000 * (ARCADE_START[skill] - ARCADE_HINT[skill]) - 100
    assert (game.score, game.wrong) == (0, 1)


@pytest.mark.parametrize("skill", (BEGINNER, 1))
def test_custom_with_four_features_costs_by_skill(skill):
    """ "Custom" lets the player choose the number of features separately: clock, bonus and costs stay with the skill."""
    game = Arcade(skill, 2, 0, features=4)
    assert game.remaining(0) == 1000 * ARCADE_START[skill] and game.hint_cost() == ARCADE_HINT[skill]
    take_sets(game, 2, 0)
    assert game.gained == ARCADE_BONUS[skill]


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_right_no_match_is_a_find(skill):
    """A right No Match counts as a find: a point, and half of a level like a SET; it deals three cards."""
    game = bare(Arcade, skill)
    answer = game.no_match(100)
    assert (answer.verdict, answer.dealt, answer.seconds) == (verdicts.DEALT, (12, 13, 14), 0)
    assert (game.score, game.found, game.level) == (1, 0, 1)
    assert take_sets(game, 1, 100).seconds == ARCADE_BONUS[skill] and game.level == 2


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_a_right_no_match_can_pass_a_level(skill):
    """A right No Match counts as a find: as the second it passes the level and adds the seconds."""
    game = bare(Arcade, skill)
    game.found = game.progress = 1
    answer = game.no_match(100)
    assert (answer.verdict, answer.seconds, game.level, game.score) == (verdicts.DEALT, ARCADE_BONUS[skill], 2, 2)
    assert game.gained == ARCADE_BONUS[skill]


@each_skill
def test_a_claim_in_the_last_second(skill):
    """A claim in the last second counts if its third card was chosen before the clock reached zero: to the millisecond."""
    zero = 5000 + 1000 * ARCADE_START[skill]
    game = Arcade(skill, 2, 5000)
    answer = game.claim(a_set(game), zero - 1)
    assert (answer.verdict, answer.over, game.over, game.score) == (verdicts.RIGHT, False, False, 1)
    assert game.remaining(zero - 1) == 1
    assert game.tick(zero) is True and game.over and game.score == 1

    for late in (zero, zero + 1, zero + 5000):
        game = Arcade(skill, 2, 5000)
        answer = game.claim(a_set(game), late)
        assert (answer.verdict, game.score, game.over) == (verdicts.IGNORED, 0, True)


@each_skill
def test_a_claim_in_the_last_millisecond_can_save_the_game(skill):
    """A claim in the last second counts: it passes the level, and the game goes on by its seconds."""
    zero = 1000 * ARCADE_START[skill]
    game = Arcade(skill, 2, 0)
    take_sets(game, 1, 10)
    answer = take_sets(game, 1, zero - 1)
    assert answer.seconds == ARCADE_BONUS[skill] and not answer.over
    assert game.remaining(zero - 1) == 1 + 1000 * ARCADE_BONUS[skill] and game.tick(zero) is False


@each_skill
def test_the_last_second_after_a_pause(skill):
    """Every clock stops in pause: zero comes as much later; a claim a millisecond before it counts, at it not."""
    zero = 1000 * ARCADE_START[skill] + 60_000
    for time, verdict in ((zero - 1, verdicts.RIGHT), (zero, verdicts.IGNORED)):
        game = Arcade(skill, 2, 0)
        game.pause(1000)
        game.resume(61_000)
        assert game.claim(a_set(game), time).verdict == verdict


@each_skill
def test_it_ends_by_tick(skill):
    """Before the clock, counting down, reaches zero: over at that moment, told once, and nothing is taken after it."""
    zero = 1000 * ARCADE_START[skill]
    game = Arcade(skill, 2, 0)
    assert [game.tick(time) for time in (0, zero - 1000, zero - 1)] == [False] * 3 and not game.over
    assert game.tick(zero) is True and game.over and game.remaining(zero) == 0
    assert game.tick(zero + 1) is False
    for late in (game.claim(a_set(game), zero + 2), game.hint(zero + 2), game.no_match(zero + 2)):
        assert late.verdict == verdicts.IGNORED
    game.pause(zero + 3)
    game.resume(zero + 4)
    assert game.over and game.remaining(zero + 5000) == 0 and game.shown_time(zero + 5000) // 1000 == 0


@each_skill
def test_a_hint_that_costs_all_the_time_is_refused(skill):
    """HINT costs seconds: one that costs more than is left, or just as much, changes nothing (ours)."""
    cost = 1000 * ARCADE_HINT[skill]
    for left, refused in ((cost - 1, True), (cost, True), (cost + 1, False)):
        game = Arcade(skill, 2, 0)
        time = 1000 * ARCADE_START[skill] - left
        cells = list(game.layout.cells)
        answer = game.hint(time)
        assert answer.verdict == (verdicts.IGNORED if refused else verdicts.HINTED) and not answer.over and not game.over
        assert game.remaining(time) == (left if refused else left - cost)
        assert game.hints == (not refused) and (game.layout.cells == cells) == refused


@pytest.mark.parametrize("skill", (ADVANCED, EXPERT))
def test_it_ends_by_a_wrong_no_match(skill):
    """A wrong one costs what a HINT costs: that can end the game too, in the same step."""
    game = Arcade(skill, 2, 0)
    answer = game.no_match(1000 * ARCADE_START[skill] - 3000)
    assert (answer.verdict, answer.over, game.over) == (verdicts.NOT_NONE, True, True)


@each_skill
def test_it_ends_at_the_pause(skill):
    """Reaches zero: a pause pressed after zero, before any tick, is no way out."""
    zero = 1000 * ARCADE_START[skill]
    game = Arcade(skill, 2, 0)
    game.pause(zero + 3)
    assert game.over and game.claim(a_set(game), zero + 4).verdict == verdicts.IGNORED


@each_skill
def test_the_stock_is_endless(skill):
    """The stock is endless: 100 SETs from any deck."""
    game = Arcade(skill, 2, 0)
    take_sets(game, 100, 100)
    assert (game.score, game.level) == (100, 51) and sound(game, 100) == []
