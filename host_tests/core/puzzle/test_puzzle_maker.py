"""The puzzle maker: RULES 3 "Puzzle", the leaning row of the skill table, CASES on puzzle makers and seeds.

20 000 consecutive numbers of each skill are made and counted without the core: about 75 s of one processor in all, in
eight items that the workers of pytest-xdist share. `pytest -s` prints the spread of levels.
"""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from tercet.core import cards as core_cards
from tercet.core.cards import count_sets
from tercet.core.puzzle import maker as puzzle
from tercet.core.puzzle.rules import Puzzle

from host_tests.core import oracle
from host_tests.core.puzzle.vectors import VECTORS
from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT, INTERMEDIATE, PUZZLE_SETS, SKILL_NAMES, SKILLS
from host_tests.core.transcripts.test_classic_transcript import on_micropython
from host_tests.runs.tiers import amount

each_skill = pytest.mark.parametrize("skill", SKILLS, ids=SKILL_NAMES)
HALF = 10_000
# The level of a SET is the number of features in which any two of its cards differ.
LEVEL = {(a, b): sum(x != y for x, y in zip(oracle.CARDS[a], oracle.CARDS[b], strict=True)) for a, b in oracle.THIRD}

# RULES 7, SETs of a deck by level: what a puzzle's SETs would be without leaning, about.
FAIR = {3: (27 / 117, 54 / 117, 36 / 117, 0), 4: (108 / 1080, 324 / 1080, 432 / 1080, 216 / 1080)}


def levels_of(layout):
    """Return the level of each SET, found by its three pairs, without the core."""
    seen = set(layout)
    pairs = [LEVEL[pair] for pair in combinations(layout, 2) if oracle.THIRD[pair] in seen]
    pairs.sort()
    assert len(pairs) % 3 == 0
    return pairs[::3]


def check(skill, first, last):
    """Make the puzzles of consecutive numbers; every one must be right. Return (layouts, SETs by level, strays by count)."""
    count, wanted = ((9, 4), (9, 4), (12, 6), (12, 6))[skill]
    layouts, by_level, strays = [], Counter(), Counter()
    for number in range(first, last + 1):
        layout = puzzle.make(number, skill)
        assert len(layout) == count == len(set(layout)), number
        levels = levels_of(layout)
        assert len(levels) == wanted, f"puzzle {number} has {len(levels)} SETs"
        lean = {BEGINNER: (1, 2), EXPERT: (3, 4)}.get(skill, (1, 2, 3, 4))
        strays[sum(level not in lean for level in levels)] += 1
        by_level.update(levels)
        layouts.append(bytes(layout))
    return layouts, by_level, strays


def shares(by_level):
    total = sum(by_level.values())
    return tuple(by_level[level] / total for level in (1, 2, 3, 4))


@pytest.mark.slow
@pytest.mark.parametrize("half", (0, 1))
@each_skill
def test_twenty_thousand_puzzles(skill, half):
    """Exactly 4 with three features, exactly 6 with four: 20 000 consecutive numbers; no two equal in the first 10 000.

    CASES: A puzzle generator that gives up after N tries and shows a table with the wrong number of SETs.

    No two are laid out alike; with the cards in any order some coincide: there are 1 337 310 choices of 9 of the 27 solid
    cards with four SETs, and 858 033 of them lean as a Beginner's do (counted one by one), so that of 10 000 about
    10 000**2 / 2 / 858 033 = 58 pairs must be expected to hold the same cards, if all are equally likely.
    """
    layouts, by_level, strays = check(skill, 1 + half * HALF, HALF + half * HALF)
    assert len(set(layouts)) == HALF
    alike = HALF - len({bytes(sorted(layout)) for layout in layouts})
    spread = " / ".join(f"{100 * share:.1f}" for share in shares(by_level))
    odd = ", ".join(f"{count}: {strays[count]}" for count in sorted(strays))
    first = 1 + half * HALF
    print(
        f"\n{SKILL_NAMES[skill]} {first}..{first + HALF - 1}: levels 1-4 {spread} %;"
        f" puzzles by SETs of other levels {odd}; same cards in another order: {alike}"
    )
    spread_is_right(skill, shares(by_level), strays)
    assert alike <= (120, 20, 2, 2)[skill]


def spread_is_right(skill, spread, strays):
    """SETs on offer lean to level (ours): 1-2 / any / any / 3-4."""
    if skill == BEGINNER:
        assert spread[0] + spread[1] >= 3 / 4 > FAIR[3][0] + FAIR[3][1], "three of four, at least"
        assert min(spread[:3]) > 0.05, "no level is left out"
    elif skill == EXPERT:
        assert spread[2] + spread[3] >= 5 / 6 > FAIR[4][2] + FAIR[4][3], "five of six, at least"
        assert spread[3] > FAIR[4][3] and spread[2] > FAIR[4][2]
    else:
        fair = FAIR[3 if skill == INTERMEDIATE else 4]
        assert all(abs(share - expected) < 0.05 for share, expected in zip(spread, fair, strict=True)), spread
    assert max(strays) <= puzzle.STRAYS == 1, "at most one SET of another level"


@pytest.mark.counts
@each_skill
@pytest.mark.parametrize("features", (3, 4))
@pytest.mark.parametrize("constant", (-1, 0, 1, 2, 3))
def test_puzzles_of_choice(skill, features, constant):
    """Custom: exactly 4 with three features, exactly 6 with four, whatever the skill and the constant feature are."""
    for number in (*range(1, amount(25, 9)), 999_998, 999_999):
        layout = puzzle.make(number, skill, features, constant)
        assert len(levels_of(layout)) == PUZZLE_SETS[features] and len(set(layout)) == {3: 9, 4: 12}[features]
        same = [f for f in range(4) if len({oracle.CARDS[card][f] for card in layout}) == 1]
        assert len(same) == (features == 3)
        if features == 3 and constant >= 0:
            assert same == [constant]
        elif features == 3 and skill == BEGINNER:
            assert same == [2] and oracle.CARDS[layout[0]][2] == 0


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: "-".join(map(str, vector[:4])))
def test_frozen(vector):
    """The same number and level give the same puzzle on every device and in every later version (ours)."""
    number, skill, features, constant, layout = vector
    assert puzzle.make(number, skill, features, constant) == layout


def test_the_vectors_are_puzzles_and_of_this_generator():
    """The test vectors: every skill, the first and the last number, both numbers of features; version 1."""
    assert puzzle.GENERATOR == 1, "another generator needs vectors of its own beside these"
    assert {vector[1] for vector in VECTORS} == set(SKILLS) and {vector[0] for vector in VECTORS} >= {1, 999_999}
    for _, _, _, _, layout in VECTORS:
        assert len(levels_of(layout)) == (6 if len(layout) == 12 else 4)


def test_the_same_on_micropython():
    """The same puzzle on every device: the vectors and 400 consecutive numbers, made by MicroPython."""
    program = (
        "from tercet.core.puzzle.maker import make\n"
        "from vectors import VECTORS\n"
        "for number, skill, features, constant, _ in VECTORS: print(make(number, skill, features, constant))\n"
        "for number in range(4000, 4100):\n"
        "    for skill in range(4): print(make(number, skill))\n"
    )
    lines = on_micropython(program, Path(__file__).parent)
    expected = [vector[4] for vector in VECTORS]
    expected += [puzzle.make(number, skill) for number in range(4000, 4100) for skill in range(4)]
    assert lines == [str(layout) for layout in expected]


@each_skill
def test_the_generator_is_in_the_save(skill):
    """The same puzzle in every later version: a save holds the generator's version and the cards, and restores them.

    A puzzle that another generator made goes on with its own cards.
    """
    game = Puzzle(skill, 0, 0, target=12)
    saved = bytearray(game.save(0))
    count = len(game.layout.cells)
    at = len(saved) - count - 3
    assert (saved[at], saved[at + 1], saved[at + 2]) == (puzzle.GENERATOR, count, 0)
    assert list(saved[at + 3 :]) == game.layout.cells
    other = puzzle.make(13, skill)
    if game.features == 3:
        shared = next(f for f in range(4) if len({oracle.CARDS[card][f] for card in other}) == 1)
        if (shared, oracle.CARDS[other[0]][shared]) != (game.constant, game.fixed):
            other = [*game.layout.cells[1:], game.layout.cells[0]]
    saved[at + 3 :] = bytes(other)
    with pytest.raises(ValueError, match="fit"):
        Puzzle.restore(bytes(saved), 0)  # this generator gives number 12 other cards
    saved[at] = 7
    restored = Puzzle.restore(bytes(saved), 0)
    assert restored.layout.cells == other and restored.generator == 7
    assert restored.save(0) == bytes(saved), "and it is saved as of that generator again"


@pytest.mark.parametrize("number", (0, -1, 1_000_000, 1 << 40))
def test_numbers_out_of_range(number):
    """Puzzles are numbered 1 to 999 999: the message says the range and the number."""
    for make in (puzzle.make, lambda *choice: next(puzzle.making(*choice))):
        with pytest.raises(ValueError, match=f"from 1 to 999999, not {number}"):
            make(number, ADVANCED)


@pytest.mark.parametrize("skill", (-1, 4, 99))
def test_skills_out_of_range(skill):
    """skill 0..3 = Beginner..Expert: the message says so."""
    with pytest.raises(ValueError, match=rf"0 \(Beginner\) to 3 \(Expert\), not {skill}"):
        puzzle.make(1, skill)


@pytest.mark.parametrize("features, constant", [(2, -1), (5, -1), (3, 4), (3, -2)])
def test_choices_out_of_range(features, constant):
    """Bad choices are refused by their range."""
    with pytest.raises(ValueError, match=r"3 or 4|0\.\.3"):
        puzzle.make(1, BEGINNER, features, constant)


@each_skill
def test_in_small_steps(skill):
    """making() yields [] between steps and then the cards of make(), for a loop that has keys to look after."""
    waited = 0
    for number in range(1, 60):
        steps = list(puzzle.making(number, skill))
        assert steps[-1] == puzzle.make(number, skill) and all(step == [] for step in steps[:-1])
        waited += len(steps) - 1
    assert waited > 59


@each_skill
def test_a_choice_that_changes_nothing_changes_no_puzzle(skill):
    """The same number and level give the same puzzle: also when what the skill has anyway is chosen by hand."""
    features = (3, 3, 4, 4)[skill]
    for number in (1, 2, 999):
        plain = puzzle.make(number, skill)
        assert puzzle.make(number, skill, features) == plain
        if features == 4:
            assert all(puzzle.make(number, skill, chosen, constant) == plain for chosen in (0, 4) for constant in range(4))
        if skill == BEGINNER:
            assert puzzle.make(number, skill, 3, 2) == plain, "solid as always"


@each_skill
def test_kinds_that_differ(skill):
    """Other choices are other puzzles: each number, skill, feature count and constant feature has cards of its own."""
    seen = {}
    for features, constant in ((3, -1), (3, 0), (3, 1), (3, 3), (4, -1)):
        for number in range(1, 40):
            layout = tuple(puzzle.make(number, skill, features, constant))
            assert layout not in seen, (seen.get(layout), features, constant, number)
            seen[layout] = (features, constant, number)


@each_skill
def test_count_sets(skill):
    """The result tells how the SETs lean: count_sets() counts those of other levels as the oracle does."""
    lean = {BEGINNER: (1, 2), EXPERT: (3, 4)}.get(skill, (1, 2, 3, 4))
    for number in range(1, 40):
        layout = puzzle.make(number, ADVANCED)
        sets = core_cards.find_sets(layout)
        assert count_sets(layout, min(lean), max(lean)) == (len(sets), sum(level not in lean for level in levels_of(layout)))
