"""Puzzle, the game: RULES section 3, "Puzzle", HINT and No Match, sentence by sentence. The maker is in test_puzzle.py."""

from itertools import permutations

import pytest
from tercet.core import outcome as verdicts
from tercet.core.puzzle import maker as puzzle
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records

from host_tests.core import oracle
from host_tests.core.single.helpers import ADVANCED, PUZZLE_SETS, SKILLS, a_set, no_set, sound

each_skill = pytest.mark.parametrize("skill", SKILLS)


def new(skill, number=7, time=0, **options):
    return Puzzle(skill, 0, time, target=number, **options)


@each_skill
@pytest.mark.parametrize("features", (0, 3, 4))
def test_exactly_so_many(skill, features):
    """One fixed layout: find all its SETs, exactly 4 with three features, exactly 6 with four."""
    for number in (1, 2, 500_000, 999_999):
        game = new(skill, number, features=features)
        assert len(oracle.sets_in(game.layout.cells)) == len(game.sets) == PUZZLE_SETS[game.features]
        assert game.layout.cells == puzzle.make(number, skill, features) and sound(game, 0) == []


@each_skill
def test_cards_stay_and_are_reused(skill):
    """Cards stay and are reused: every SET can be claimed on the same cells, in any order of SETs and of cards."""
    for backwards in (False, True):
        game = new(skill)
        before = list(game.layout.cells)
        sets = oracle.sets_in(before)[:: -1 if backwards else 1]
        for count, triple in enumerate(sets, 1):
            cells = triple[::-1] if backwards else triple
            answer = game.claim(cells, 1000 * count)
            assert (answer.verdict, answer.cells, answer.moved, answer.dealt) == (verdicts.RIGHT, cells, (), ())
            assert answer.cards == tuple(before[cell] for cell in cells)
            assert game.layout.cells == before and not game.layout.taken
            assert answer.over is (count == len(sets))
        assert game.over and game.elapsed(99_000) == 1000 * len(sets)


@each_skill
def test_sets_there_and_sets_found(skill):
    """The top line shows SETs there and SETs found: both are known at every moment, and the list is in the order found."""
    game = new(skill)
    assert (len(game.sets), len(game.found_sets)) == (PUZZLE_SETS[game.features], 0)
    order = oracle.sets_in(game.layout.cells)[::-1]
    for count, triple in enumerate(order, 1):
        game.claim((triple[1], triple[2], triple[0]), 5)
        assert len(game.found_sets) == game.progress == count
    assert game.found_sets == order


@each_skill
def test_the_clock_counts_up(skill):
    """Clock counts up, lower is better."""
    game = new(skill, time=100)
    assert [game.shown_time(time) for time in (100, 101, 60_100)] == [0, 1, 60_000]
    records = Records()
    assert [records.enter(game.table(), 0, milliseconds, 0) for milliseconds in (9000, 8000, 8500)] == [0, 0, 1]


@each_skill
def test_hint_adds_30_s_and_lists(skill):
    """HINT adds 30 s; in Puzzle: it is listed as found, and the cards stay."""
    game = new(skill)
    before = list(game.layout.cells)
    first = a_set(game)
    game.claim(first, 1000)
    answer = game.hint(2000)
    assert (answer.verdict, answer.seconds, answer.dealt) == (verdicts.HINTED, -30, ())
    assert oracle.is_set(*answer.cards) and answer.cells != first and game.found_sets == [first, answer.cells]
    assert (game.elapsed(2000), game.found, game.progress, game.hints) == (32_000, 1, 2, 1)
    assert game.layout.cells == before
    again = game.claim(answer.cells, 3000)
    assert again.verdict == verdicts.ALREADY, "a hinted SET is found"


@each_skill
def test_hints_alone_solve_it(skill):
    """HINT ... listed as found: each shows another SET; the last one ends the puzzle, its 30 s counted."""
    game = new(skill)
    for count in range(1, len(game.sets) + 1):
        answer = game.hint(0)
        assert answer.over is (count == len(game.sets))
    assert sorted(game.found_sets) == oracle.sets_in(game.layout.cells) and game.found == 0
    assert game.over and game.elapsed(500) == 30_000 * len(game.sets)
    assert game.hint(600).verdict == verdicts.IGNORED and game.hints == len(game.sets)


@each_skill
def test_a_set_claimed_twice(skill):
    """A SET claimed twice is told so and costs nothing (ours): in any order of its cards."""
    game = new(skill)
    triple = a_set(game)
    game.claim(triple, 1000)
    for cells in permutations(triple):
        answer = game.claim(cells, 2000)
        assert (answer.verdict, answer.seconds, answer.over, answer.took) == (verdicts.ALREADY, 0, False, -1)
        assert answer.cells == cells and answer.cards == tuple(game.layout.cells[cell] for cell in cells)
    assert (game.found, game.progress, game.wrong, game.elapsed(2000)) == (1, 1, 0, 2000)
    assert game.found_sets == [triple]


@each_skill
def test_a_wrong_claim(skill):
    """HINT adds 30 s; nothing is said of wrong claims: they are counted and cost no time."""
    game = new(skill)
    answer = game.claim(no_set(game), 1000)
    assert (answer.verdict, answer.seconds, game.wrong, game.elapsed(1000)) == (verdicts.WRONG, 0, 1, 1000)


@each_skill
def test_no_match_is_not_offered(skill):
    """No Match is not offered in Puzzle."""
    game = new(skill)
    before = game.save(5)
    assert game.says_no_match is False and game.no_match(5).verdict == verdicts.IGNORED and game.save(5) == before


@each_skill
def test_the_same_number_is_the_same_puzzle(skill):
    """The same number and level give the same puzzle on every device: whatever the seed of the game is."""
    for number in (1, 77, 999_999):
        games = [Puzzle(skill, seed, seed, target=number) for seed in (0, 1, 2**48 - 1)]
        assert len({tuple(game.layout.cells) for game in games}) == 1
        assert len({(game.constant, game.fixed) for game in games}) == 1 and not any(sound(game, 0) for game in games)


@pytest.mark.parametrize("number", (0, -1, 1_000_000, 2**31))
def test_numbers_that_do_not_exist(number):
    """Puzzles are numbered 1 to 999 999: others are refused with the range."""
    with pytest.raises(ValueError, match=f"1 to 999999, not {number}"):
        new(ADVANCED, number)


def test_made_before():
    """Cards that puzzle.making() delivered step by step are the puzzle itself."""
    cards = puzzle.make(5, ADVANCED)
    made = Puzzle(ADVANCED, 0, 0, target=5, cards=cards)
    assert made.layout.cells == new(ADVANCED, 5).layout.cells and sound(made, 0) == []


@each_skill
def test_all_puzzles_of_a_skill_share_a_table(skill):
    """Records: the best ten of each game, skill and target: the number of a puzzle is no target."""
    assert len({new(skill, number).table() for number in (1, 2, 255, 256, 999_999)}) == 1


def test_found_by_hint_and_claim_may_cross():
    """HINT lists its SET as found: with one left, the last claim ends the puzzle."""
    game = new(ADVANCED)
    while len(game.found_sets) < 5:
        game.hint(0)
    last = next(triple for triple in oracle.sets_in(game.layout.cells) if triple not in game.found_sets)
    answer = game.claim(last, 700)
    assert answer.verdict == verdicts.RIGHT and answer.over and game.over and (game.found, game.hints) == (1, 5)
