"""Practice: RULES section 3, "Practice"."""

import pytest
from tercet.core import outcome as verdicts
from tercet.core.practice.rules import Practice

from host_tests.core import oracle
from host_tests.core.single.helpers import ADVANCED, SKILLS, a_set, bare, no_set, sound, take_sets, until_a_set

each_skill = pytest.mark.parametrize("skill", SKILLS)


@each_skill
def test_endless(skill):
    """Practice (ours): endless stock: 200 SETs from one table, and it is not over."""
    game = Practice(skill, 1, 0)
    take_sets(game, 200, 1)
    assert game.found == 200 and not game.over and sound(game, 1) == []


@each_skill
def test_no_clock(skill):
    """Practice (ours): no clock: no time ends it, and nothing costs any."""
    game = Practice(skill, 1, 0)
    assert game.tick(10**9) is False and not game.over
    answers = [game.claim(no_set(game), 5), game.hint(5), game.hint(5), game.no_match(5)]
    assert [answer.seconds for answer in answers] == [0] * 4 and game.penalty == 0
    assert game.claim(a_set(game), 10**9).verdict == verdicts.RIGHT


@each_skill
def test_stepwise_hints(skill):
    """Stepwise hints (one card, two, three): of one SET that is on the table, which nobody takes away."""
    game = Practice(skill, 1, 0)
    before = list(game.layout.cells)
    shown = [game.hint(10) for _ in range(5)]
    assert [len(answer.cells) for answer in shown] == [1, 2, 3, 3, 3]
    for answer in shown:
        assert answer.verdict == verdicts.SHOWN and answer.cells == shown[2].cells[: len(answer.cells)]
        assert answer.cards == tuple(before[cell] for cell in answer.cells) and not answer.dealt and not answer.over
    assert oracle.is_set(*shown[2].cards)
    assert game.layout.cells == before and (game.found, game.progress) == (0, 0) and game.hints == 5
    assert game.claim(shown[2].cells, 20).verdict == verdicts.RIGHT


@each_skill
def test_the_steps_begin_anew(skill):
    """Stepwise hints (one card, two, three): after each SET they begin with one card; a wrong claim changes nothing."""
    game = Practice(skill, 1, 0)
    assert len(game.hint(1).cells) == 1
    game.claim(no_set(game), 2)
    assert len(game.hint(3).cells) == 2
    take_sets(game, 1, 4)
    until_a_set(game)
    assert [len(game.hint(6).cells) for _ in range(3)] == [1, 2, 3]


def test_a_hint_on_a_table_without_a_set():
    """CASES: A hint on a table without a SET: says that there is none; the player says No Match, then hints go on."""
    game = bare(Practice)
    before = list(game.layout.cells)
    answer = game.hint(1)
    assert (answer.verdict, answer.cells, answer.dealt) == (verdicts.SHOWN_NONE, (), ()) and game.layout.cells == before
    dealt = game.no_match(2)
    assert (dealt.verdict, dealt.dealt, dealt.over) == (verdicts.DEALT, (12, 13, 14), False)
    until_a_set(game)
    assert game.hint(3).verdict == verdicts.SHOWN and (game.wrong, game.found) == (0, 0)


def test_a_wrong_no_match():
    """No Match: player must say it: a wrong one is told and costs nothing, for there is no score."""
    game = Practice(ADVANCED, 1, 0)
    answer = game.no_match(1)
    assert (answer.verdict, answer.dealt, answer.seconds, answer.over) == (verdicts.NOT_NONE, (), 0, False)


@each_skill
def test_how_many_sets_there_are(skill):
    """How many SETs are there if the player wants it: the number is that of the table."""
    game = Practice(skill, 1, 0)
    for _ in range(30):
        assert len(game.layout.sets()) == len(oracle.sets_in(game.layout.cells))
        take_sets(game, 1, 1)
