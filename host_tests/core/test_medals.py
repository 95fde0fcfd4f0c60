"""Medals: each feat is what RULES 8 says, no less; they stay, are told once, and come back from a save, unknown ones too."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.classic.rules import Classic
from tercet.core.games import record
from tercet.core.match import PERSON
from tercet.core.medals import (
    ARCADE,
    CLEAN,
    COUNT,
    CROSSWORD,
    CUBED,
    EARNED,
    FEATS,
    MOST,
    PUZZLE,
    PUZZLES,
    QUICK,
    SHOWN,
    SOLO,
    SPEED,
    STREAK,
    TABLE,
    TIMED,
    Medals,
)
from tercet.core.records import Records, tables
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics
from tercet.core.table.rules import Table
from tercet.core.timed.rules import Timed

BEGINNER, ADVANCED, EXPERT = 0, 2, 3


def expert(name, target=0, features=4):
    return (record(name).KIND, EXPERT, features, target)


def only(name):
    """The key of the one table of a game."""
    (key,) = tables(record(name))
    return key


def earned(medals):
    return [number for number in FEATS if medals.earned(number)]


def test_there_are_twelve_with_numbers_of_their_own():
    """Wanted: "twelve, each a feat that needs skill". Their numbers stand in files: they are these for ever."""
    assert sorted(FEATS) == list(range(1, 13))
    named = (CLEAN, TIMED, PUZZLES, PUZZLE, ARCADE, QUICK, STREAK, SOLO, TABLE, CUBED, SPEED, CROSSWORD)
    assert named == tuple(range(1, 13))


@pytest.mark.parametrize(
    ("key", "score", "milliseconds", "hints", "medal"),
    [
        (expert("timed", 10), 0, 90_000, 0, TIMED),
        (expert("timed", 10), 0, 90_001, 0, 0),
        (expert("timed", 20), 0, 80_000, 0, 0),
        (expert("timed", 10, 3), 0, 80_000, 0, 0),
        ((record("timed").KIND, ADVANCED, 4, 10), 0, 80_000, 0, 0),
        (expert("puzzle"), 0, 90_000, 0, PUZZLE),
        (expert("puzzle"), 0, 80_000, 1, 0),
        (expert("puzzle"), 0, 90_001, 0, 0),
        (expert("arcade"), 18, 0, 3, ARCADE),
        (expert("arcade"), 17, 0, 0, 0),
        (only("solo"), 0, 360_000, 0, SOLO),
        (only("solo"), -1, 300_000, 0, 0),
        (only("solo"), 0, 300_000, 1, 0),
        (only("solo"), 0, 360_001, 0, 0),
        (only("speed"), 55, 480_000, 0, SPEED),
        (only("speed"), 54, 400_000, 0, 0),
        (only("speed"), 60, 480_001, 0, 0),
        (only("crossword"), 0, 300_000, 0, CROSSWORD),
        (only("crossword"), 0, 300_001, 0, 0),
        (expert("classic"), 27, 900_000, 0, CLEAN),  # all cards, and not one point lost
        (expert("classic"), 27, 900_000, 1, 0),
        (expert("classic"), 25, 900_000, 0, 0),
        (expert("cubed", 2), 1, 0, 4, CUBED),
        (expert("cubed", 2), 0, 0, 4, 0),
        (expert("cubed", 0), 99, 0, 0, 0),
    ],
)
def test_what_a_game_of_the_records_proves(key, score, milliseconds, hints, medal):
    """RULES 8, at its bounds; the same whether the game has just ended or stands in the records of an earlier version."""
    medals = Medals()
    medals.entered(key, score, milliseconds, hints)
    assert earned(medals) == ([medal] if medal else [])
    records, before = Records(), Medals()
    records.enter(key, score, milliseconds, hints)
    before.prove(records, Statistics(), Solved())
    assert earned(before) == earned(medals)


def test_what_is_counted_over_all_games():
    """A hundred puzzles, whatever their skill, and a hundred right claims in a row."""
    known, solved, medals = Statistics(), Solved(), Medals()
    for number in range(1, 100):
        solved.add(BEGINNER, 0, -1, number)
    known.best = 99
    medals.counted(known, solved)
    assert not earned(medals) and (medals.value(PUZZLES), medals.value(STREAK)) == (99, 99)
    solved.add(EXPERT, 0, -1, 7)
    medals.counted(known, solved)
    assert earned(medals) == [PUZZLES]
    known.best = 100
    medals.counted(known, solved)
    assert earned(medals) == [PUZZLES, STREAK]


def finished(game, wrong=0, hints=0):
    game.over, game.wrong, game.hints = True, wrong, hints
    return game


@pytest.mark.parametrize(
    ("skill", "features", "wrong", "hints", "is_clean"),
    [
        (EXPERT, 0, 0, 0, True),
        (EXPERT, 0, 1, 0, False),
        (EXPERT, 0, 0, 1, False),
        (ADVANCED, 0, 0, 0, False),
        (EXPERT, 3, 0, 0, False),
    ],
)
def test_a_clean_deck(skill, features, wrong, hints, is_clean):
    """Classic at Expert, with all features, without a mistake or a hint."""
    medals = Medals()
    medals.played("classic", finished(Classic(skill, 1, 0, features), wrong, hints), ())
    assert earned(medals) == ([CLEAN] if is_clean else [])


@pytest.mark.parametrize(
    ("name", "best", "hints", "is_quick"),
    [
        ("timed", (4, -3000, (0, 40, 80)), 0, True),
        ("classic", (4, -3000, (0, 40, 80)), 0, True),
        ("arcade", (4, -3000, (0, 40, 80)), 0, True),
        ("solo", (4, -3000, (0, 40, 80)), 0, True),
        ("practice", (4, -3000, (0, 40, 80)), 0, False),
        ("timed", (4, -3001, (0, 40, 80)), 0, False),
        ("timed", (3, -900, (0, 40, 77)), 0, False),
        ("timed", (4, -900, (0, 40, 80)), 1, False),
        ("puzzle", (4, -900, (0, 40, 80)), 0, False),  # its cards stay: two can be seen before one is claimed
        ("timed", (), 0, False),
    ],
)
def test_a_quick_set(name, best, hints, is_quick):
    """All four features differ, within 3 s, in a game without hints whose cards do not stay."""
    medals = Medals()
    medals.played(name, finished(Timed(EXPERT, 1, 0), 1, hints), best)
    assert earned(medals) == ([QUICK] if is_quick else [])


@pytest.mark.parametrize(
    ("kinds", "points", "more", "is_won"),
    [
        ((PERSON, ADVANCED), (12, 11), {}, True),
        ((0, PERSON, EXPERT), (3, 12, 11), {}, True),
        ((PERSON, ADVANCED), (12, 12), {}, False),
        ((PERSON, 1), (12, 3), {}, False),
        ((PERSON, PERSON, EXPERT), (12, 3, 3), {}, False),
        ((PERSON, ADVANCED), (6, 3), {"cards": 1}, False),
        ((PERSON, ADVANCED, 0), (12, 3, 3), {"tournament": True}, False),
        ((PERSON, PERSON), (12, 3), {}, False),
    ],
)
def test_a_match_won(kinds, points, more, is_won):
    """The only person has more points than everybody, among them a computer player from Advanced on; with all cards."""
    table, medals = Table(kinds, 1, 0, **more), Medals()
    for seat, count in zip(table.seats, points, strict=True):
        seat.points = count
    medals.played("table", table, ())
    assert earned(medals) == ([TABLE] if is_won else [])


def test_matches_won_are_counted():
    """One more with each, and a match that is lost changes nothing."""
    table, medals = Table((PERSON, ADVANCED), 1, 0), Medals()
    assert medals.value(TABLE) == -1
    for points, count in ((12, 1), (3, 1), (12, 2), (12, 3)):
        table.seats[0].points, table.seats[1].points = points, 11
        medals.played("table", table, ())
        assert medals.value(TABLE) == count


def test_what_is_new_is_written():
    """The store writes only what changed: what was reached and what was told say so, and nothing else does."""
    medals = Medals()
    assert medals.changed is False
    medals.reached(TIMED, 80_000)
    assert medals.changed is True
    medals.changed = False
    medals.reached(TIMED, 90_000)
    assert medals.changed is False
    medals.tell(TIMED)
    assert medals.changed is True and medals.earned(TIMED)


def test_the_best_value_stays_and_a_medal_is_never_lost():
    """A worse game later takes nothing away, and the player is told of each medal once."""
    medals = Medals()
    for value, best in ((95_000, 95_000), (99_000, 95_000), (91_000, 91_000)):
        medals.reached(TIMED, value)
        assert medals.value(TIMED) == best and not medals.due()
    medals.reached(TIMED, 80_000)
    assert medals.due() == [TIMED]
    medals.tell(TIMED)
    medals.changed = False
    for value in (70_000, 200_000):
        medals.reached(TIMED, value)
        assert medals.earned(TIMED) and not medals.due() and medals.value(TIMED) == 70_000
    assert medals.changed and medals.count() == 1


FLAGS = st.sampled_from((0, EARNED, EARNED | SHOWN))
ENTRIES = st.dictionaries(st.integers(1, 255), st.tuples(FLAGS, st.integers(0, MOST)), max_size=40)


@given(ENTRIES)
def test_they_come_back(entries):
    """Also those of a later version: "an unknown medal number of a newer version is kept when written back"."""
    medals = Medals()
    medals._known = dict(entries)
    again = Medals.restore(medals.save())
    assert again._known == entries
    again.reached(PUZZLES, MOST)
    kept = Medals.restore(again.save())
    assert all(kept._known[number] == entries[number] for number in entries if number not in FEATS)
    assert kept.earned(PUZZLES)


@given(st.binary(max_size=40))
def test_any_bytes(data):
    """Any bytes: ValueError, or medals that are written as they were read."""
    for more in (b"", b"\x01"):
        try:
            medals = Medals.restore(more + data)
        except ValueError:
            continue
        assert sorted(Medals.restore(medals.save())._known.items()) == sorted(medals._known.items())


@pytest.mark.parametrize("number", FEATS)
def test_a_goal_that_is_just_reached_and_just_missed(number):
    """For every medal."""
    measure, goal = FEATS[number]
    for value in (goal - 1, goal, goal + 1):
        medals = Medals()
        if value >= 0:
            medals.reached(number, value)
            assert medals.earned(number) == (value >= goal if measure == COUNT else value <= goal)


@pytest.mark.parametrize("key", ((1, 2, 4, 0), (1, 3, 3, 0), (3, 0, 3, 0), (6, 2, 4, 1), (255, 3, 4, 0)))
def test_a_table_that_proves_nothing(key):
    """All 27 SETs without a hint in another game, at another skill or with fewer features: no medal, no value."""
    medals = Medals()
    medals.entered(key, 27, 1, 0)
    assert earned(medals) == [] and medals.changed is False


def test_a_level_of_arcade_is_a_whole_number():
    """Every two SETs pass a level: with 6 and with 7 it is the fourth, also when it was saved."""
    for score in (6, 7):
        medals = Medals()
        medals.entered(expert("arcade"), score, 1, 0)
        assert medals.value(ARCADE) == 4 and Medals.restore(medals.save()).value(ARCADE) == 4
