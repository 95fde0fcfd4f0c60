"""Courses: one SET on each table, of the kind that is trained; times before and after; saves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.cards import level, value
from tercet.core.outcome import IGNORED, RIGHT, SHOWN, WRONG
from tercet.core.practice.coach import COURSES, KINDS
from tercet.core.practice.course import AFTER, BEFORE, TABLES, TRAINED, Course, is_course
from tercet.core.practice.rules import Practice

from host_tests.core import oracle
from host_tests.core.single.helpers import ADVANCED, BEGINNER, SKILLS, no_set

WHATS = st.integers(0, COURSES - 1)


def wanted(what, cards):
    """Tell by the rule's words whether three cards are what is trained."""
    if what >= KINDS:
        return level(*cards) == what - KINDS + 1
    alike = len({value(card, what // 2) for card in cards}) == 1
    return alike == (what % 2 == 0)


def the_set(game):
    (cells,) = oracle.sets_in(game.layout.cells)
    return cells


@given(st.sampled_from(SKILLS), st.integers(0, 2**48 - 1), WHATS, st.sampled_from([0, 3, 4]), st.integers(-1, 3))
def test_one_set_on_each_table_and_it_is_the_kind(skill, seed, what, features, constant):
    """RULES 3: each table has one SET, which is of the kind or level that is trained; all cards go with it."""
    game, time = Course(skill, seed, 0, features, constant, what + 1), 0
    for done in range(TABLES):
        cells = the_set(game)
        cards = [game.layout.cells[cell] for cell in cells]
        assert wanted(what, cards) and len(game.layout.cells) == {3: 9, 4: 12}[game.features]
        assert sorted(game.layout.cells + game.layout.stock) == sorted(set(game.layout.cells + game.layout.stock))
        assert len(game.layout.cells + game.layout.stock) == {3: 27, 4: 81}[game.features] and not game.layout.taken
        assert game.measured == (done < BEFORE or done >= BEFORE + TRAINED)
        time += 1000
        outcome = game.claim(cells, time)
        assert outcome.verdict == RIGHT and set(outcome.dealt) == set(range(len(game.layout.cells))) and outcome.moved == ()
        assert outcome.over == (done == TABLES - 1) and outcome.cards == tuple(cards)
    assert game.times == [1000] * TABLES


def test_the_same_seed_is_the_same_course():
    """Reproducible from the seed."""
    tables = []
    for seed in (7, 7, 8):
        game = Course(ADVANCED, seed, 0, 0, -1, 5)
        tables.append([])
        while not game.over:
            tables[-1].append(list(game.layout.cells))
            game.claim(the_set(game), 1000)
    assert tables[0] == tables[1] != tables[2]


def test_times_before_and_after():
    """The middle one of five: a pause at one table does not count."""
    game, time = Course(ADVANCED, 1, 0, 0, -1, 5), 0
    spent = [9, 600, 8, 7, 10] + [50] * TRAINED + [4, 3, 900, 2, 5]
    for seconds in spent:
        time += 1000 * seconds
        game.claim(the_set(game), time)
    assert (game.before(), game.after()) == (9000, 4000) and game.part()[0] == 2
    assert BEFORE == AFTER == 5


def test_hints_only_while_nothing_is_measured():
    game = Course(ADVANCED, 1, 0, 0, -1, 5)
    for done in range(TABLES):
        outcome = game.hint(1000 * done)
        if BEFORE <= done < BEFORE + TRAINED:
            assert outcome.verdict == SHOWN and set(outcome.cells) <= set(the_set(game)) and len(outcome.cells) == 1
        else:
            assert outcome.verdict == IGNORED
        game.claim(the_set(game), 1000 * done)
    assert game.hints == TRAINED


def test_a_wrong_claim_stays_at_the_table():
    game = Course(BEGINNER, 1, 0, 0, -1, 1)
    cells = list(game.layout.cells)
    assert game.claim(no_set(game), 500).verdict == WRONG and game.layout.cells == cells and game.times == []
    assert game.no_match(600).verdict == IGNORED and not game.says_no_match


@given(st.sampled_from(SKILLS), st.integers(0, 2**32), WHATS, st.integers(0, TABLES))
def test_saves_come_back(skill, seed, what, done):
    """At every table, also when it is over; it goes on as it would have."""
    game = Course(skill, seed, 0, 0, -1, what + 1)
    for number in range(done):
        game.claim(the_set(game), 700 * number)
    game.pause(99_000)
    data = game.save(99_000)
    again = Course.restore(data, 5)
    assert is_course(data) and again.save(5) == data and (again.what, again.times) == (what, game.times)
    if not game.over:
        for one, now in ((game, 99_000), (again, 5)):
            one.resume(now)
            one.claim(the_set(one), now + 800)
        assert again.layout.cells == game.layout.cells and again.times == game.times


def test_practice_is_no_course():
    """What 1.0.0 has saved is Practice as it was."""
    data = Practice(ADVANCED, 1, 0).save(0)
    assert not is_course(data) and Practice.restore(data, 0).save(0) == data
    with pytest.raises(ValueError, match=r"fit|course"):
        Course.restore(data, 0)


@pytest.mark.parametrize("target", (0, -1, COURSES + 1))
def test_a_course_that_there_is_not(target):
    with pytest.raises(ValueError, match=r"a course is 1\.\.12, not"):
        Course(ADVANCED, 1, 0, 0, -1, target)


def test_damaged_saves_are_refused():
    """Every byte changed, every length: ValueError, or a course that can be played."""
    game = Course(BEGINNER, 1, 0, 0, -1, 3)
    for number in range(3):
        game.claim(the_set(game), 700 * number)
    data = game.save(3000)
    for length in range(len(data)):
        with pytest.raises(ValueError, match=r"\w"):
            Course.restore(data[:length], 0)
    for place in range(len(data)):
        for change in (1, 16, 128):
            damaged = bytearray(data)
            damaged[place] ^= change
            try:
                again = Course.restore(bytes(damaged), 0)
            except ValueError:
                continue
            again.resume(0)
            assert again.over or again.claim(the_set(again), 900).verdict == RIGHT


def solved(tables, what=4, skill=ADVANCED):
    """Return a course whose first tables took a second each."""
    game = Course(skill, 1, 0, 0, -1, what + 1)
    for number in range(tables):
        game.claim(the_set(game), 1000 * (number + 1))
    return game


def test_the_parts_of_a_course():
    """5 tables before, 8 that train, 5 after: each part counts its own from 0. Quick ones between count for neither time."""
    game, seen = Course(ADVANCED, 1, 0), []
    time = 0
    for seconds in [9] * 5 + [1] * 8 + [6] * 5:
        seen.append(game.part())
        time += 1000 * seconds
        game.claim(the_set(game), time)
    assert seen == [(part, done, of) for part, of in ((0, 5), (1, 8), (2, 5)) for done in range(of)]
    assert game.part() == (2, 5, 5) and (game.before(), game.after()) == (9000, 6000)


def test_kinds_and_levels():
    """The first eight courses train a kind, the last four a level."""
    assert [Course(ADVANCED, 1, 0, 0, -1, target).trains_a_kind() for target in range(1, 13)] == [True] * 8 + [False] * 4


@pytest.mark.parametrize("skill", SKILLS)
@pytest.mark.parametrize("constant", (-1, 0, 1, 2, 3))
def test_the_cards_of_a_course(skill, constant):
    """As they were chosen, or so that what is trained can differ: else another feature is constant; level 4 has all."""
    for what in range(COURSES):
        game = Course(skill, 1, 0, 3, constant, what + 1)
        if what == COURSES - 1:
            assert (game.features, game.constant) == (4, -1)
        elif what >= KINDS or constant not in (-1, what // 2):
            assert game.features == 3 and constant in (-1, game.constant)
        else:
            assert game.features == 3 and game.constant in {0, 1, 2, 3} - {what // 2}
        assert Course(skill, 1, 0, 4, -1, what + 1).features == 4


def test_a_level_leaves_the_constant_feature_to_the_skill():
    """Beginner's cards are solid, whichever level is trained."""
    assert [Course(BEGINNER, 1, 0, 3, -1, target).constant for target in (9, 10, 11)] == [2, 2, 2]


def saved_with(**changes):
    """Return the save of a course after three tables, with some of what it holds changed before."""
    game = solved(3)
    for name, changed in changes.items():
        setattr(game, name, changed)
    return game.save(3000)


@pytest.mark.parametrize(
    "changes",
    [
        {"found": 2},
        {"progress": 4},
        {"times": [1000] * 4},
        {"times": [1000] * 2},
        {"over": True},
        {"target": 6},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_counts_that_do_not_fit_are_refused(changes):
    """SETs found, tables and their times are as many; it is over after the last; the SET is of what is trained."""
    assert Course.restore(saved_with(), 0).times == [1000] * 3
    with pytest.raises(ValueError, match="no play leads there"):
        Course.restore(saved_with(**changes), 0)


def test_tables_that_do_not_fit_are_refused():
    """One SET lies there, on a table of the base size, and no card was taken."""

    def none(layout):
        layout.cells[:] = [card for card in layout.cells + layout.stock if card in oracle.SET_FREE_20][:12]

    def one_taken(layout):
        layout.taken.append(layout.stock.pop())

    def enlarged(layout):
        free = list(layout.cells)
        for card in list(layout.stock):
            if len(free) < 15 and len(oracle.sets_in([*free, card])) == 1:
                free.append(card)
        assert len(free) == 15
        layout.cells[:] = free

    def two(layout):
        for cell in range(12):
            for card in layout.stock:
                cells = [*layout.cells[:cell], card, *layout.cells[cell + 1 :]]
                if len(oracle.sets_in(cells)) == 2 and cell not in the_set_of(layout):
                    layout.cells[:] = cells
                    return

    def the_set_of(layout):
        return oracle.sets_in(layout.cells)[0]

    for damage in (none, one_taken, enlarged, two):
        game = solved(3)
        damage(game.layout)
        game.layout.stock = [card for card in range(81) if card not in game.layout.cells + game.layout.taken]
        with pytest.raises(ValueError, match="no play leads there"):
            Course.restore(game.save(3000), 0)


@pytest.mark.parametrize(("longest", "fits"), ((2**30 - 1, True), (2**30, False), (2**31, False), (2**32 - 1, False)))
def test_the_longest_time_of_a_table(longest, fits):
    """A time is at most 2**30 - 1 ms."""
    data, second = saved_with(), (1000).to_bytes(4, "little")
    place = data.index(second * 3)
    changed = data[:place] + longest.to_bytes(4, "little") + data[place + 4 :]
    if fits:
        assert Course.restore(changed, 0).times == [longest, 1000, 1000]
    else:
        with pytest.raises(ValueError, match="no play leads there"):
            Course.restore(changed, 0)


def test_a_finished_course_comes_back():
    """All 18 times; 19 are refused."""
    game = solved(TABLES)
    assert game.over and Course.restore(game.save(20_000), 0).times == [1000] * 18
    game.times.append(1000)
    with pytest.raises(ValueError, match="a saved course has the times of 19 tables"):
        Course.restore(game.save(20_000), 0)


def test_a_save_too_short_for_a_target_is_no_course():
    assert not is_course(b"") and not is_course(saved_with()[:15]) and is_course(saved_with())
