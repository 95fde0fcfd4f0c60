"""Records: the best ten of each game, skill and target, marks for hints, average times, saves."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES, record
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import BEST, RECENT, Records, tables
from tercet.core.solo.rules import Solo
from tercet.core.timed.rules import Timed

from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT, SKILLS

KEY, OTHER = (1, 2, 4, 0), (2, 0, 3, 10)


def table(records, of=KEY):
    return [(entry.score, entry.milliseconds, entry.hints, entry.number) for entry in records.best(of)]


def filled():
    """Return records with three tables and times of three skills."""
    records = Records()
    for game in range(14):
        records.enter(KEY, game % 5 - 1, 1000 * (20 - game), game % 3)
        records.enter(OTHER, 0, 70_000 - 321 * game, 0)
    records.enter((4, 3, 4, 0), 17, 0, 2)
    for number in range(130):
        records.took(BEGINNER, 100 * number)
    records.took(ADVANCED, 12_345)
    records.took(EXPERT, 900_000_000)
    return records


def everything(records):
    """Return all that records know, as plain numbers."""
    times = [[records.count(skill), *(records.average(skill, last) for last in (1, 10, 100))] for skill in SKILLS]
    return {of: table(records, of) for of in sorted(records.tables)}, times, records.games


def test_the_best_ten():
    """The best ten of each game: the eleventh falls off; a worse one gets no place."""
    assert BEST == 10
    records = Records()
    assert [records.enter(KEY, score, 0, 0) for score in range(10)] == [0] * 10
    assert records.enter(KEY, -1, 0, 0) == -1 and len(records.best(KEY)) == 10
    assert records.enter(KEY, 5, 0, 0) == 5, "after the older game with as many points"
    assert [entry.score for entry in records.best(KEY)] == [9, 8, 7, 6, 5, 5, 4, 3, 2, 1]
    assert records.enter(KEY, 99, 0, 0) == 0 and [entry.score for entry in records.best(KEY)][-1] == 2


def test_by_score_then_time():
    """Records rank by score, then time (ours)."""
    records = Records()
    for score, milliseconds in ((3, 9000), (5, 80_000), (3, 8000), (5, 70_000), (-2, 1), (0, 5)):
        records.enter(KEY, score, milliseconds, 0)
    assert [entry[:2] for entry in table(records)] == [(5, 70_000), (5, 80_000), (3, 8000), (3, 9000), (0, 5), (-2, 1)]


def test_then_the_earlier_game():
    """With date order: of two games alike the earlier one stands before the later one."""
    records = Records()
    assert [records.enter(KEY, 3, 9000, hints) for hints in range(5)] == [0, 1, 2, 3, 4]
    assert [entry[2:] for entry in table(records)] == [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]
    for _ in range(5):
        records.enter(KEY, 3, 9000, 9)
    assert records.enter(KEY, 3, 9000, 0) == -1, "the eleventh of the same is the latest"


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 3), st.integers(0, 2)), max_size=30))
def test_the_place_returned(games):
    """The new one shown in its place: the place is where it stands, or -1; the order is that of all games ever played."""
    records, all_games = Records(), []
    for number, (score, milliseconds, hints) in enumerate(games, 1):
        place = records.enter(KEY, score, milliseconds, hints)
        all_games.append((-score, milliseconds, number, hints))
        best = sorted(all_games)[:10]
        assert table(records) == [(-minus, ms, marks, order) for minus, ms, order, marks in best]
        there = [entry[3] for entry in table(records)]
        assert place == (there.index(number) if number in there else -1)


def test_a_mark_for_games_with_hints():
    """A mark for games with hints; CASES: A hinted game counts like a clean one: it is told by its number of hints."""
    records = Records()
    records.enter(KEY, 9, 500, 0)
    records.enter(KEY, 9, 400, 3)
    assert table(records) == [(9, 400, 3, 2), (9, 500, 0, 1)]
    assert Records.restore(records.save()).best(KEY)[0].hints == 3


def test_tables_apart():
    """The best ten of each game, skill and target, and with Custom each number of features: none stands in another's."""
    games = [Classic(skill, 1, 0, features) for skill in SKILLS for features in (3, 4)]
    games += [Arcade(skill, 1, 0, features) for skill in SKILLS for features in (3, 4)]
    games += [Timed(skill, 1, 0, features, target=t) for skill in SKILLS for features in (3, 4) for t in (10, 20, 30)]
    games += [Puzzle(skill, 1, 0, features, target=300) for skill in SKILLS for features in (3, 4)]
    games.append(Solo(ADVANCED, 1, 0))
    keys = [game.table() for game in games]
    assert len(set(keys)) == len(games) == 8 + 8 + 24 + 8 + 1
    records = Records()
    for place, of in enumerate(keys):
        assert records.enter(of, place, place, 0) == 0
    assert [table(records, of)[0][0] for of in keys] == list(range(len(games)))


def test_what_the_skill_has_anyway_is_the_same_table():
    """Custom: the features that the skill has anyway, chosen by hand, are the same table."""
    for skill, features in ((0, 3), (1, 3), (2, 4), (3, 4)):
        assert Classic(skill, 1, 0, features).table() == Classic(skill, 1, 0).table() == (1, skill, features, 0)


def test_keys_of_a_byte():
    """Each part of a key is 0..255: the number of a puzzle is no part of it, and all puzzles of a skill share a table."""
    for number in (1, 10, 255, 256, 999_999):
        assert Puzzle(EXPERT, 1, 0, target=number).table() == (3, EXPERT, 4, 0)


def test_clearing():
    """Clearing forgets one table and no other; the numbering of games goes on."""
    records = filled()
    others = table(records, OTHER)
    records.changed = False
    records.clear(KEY)
    assert records.best(KEY) == [] and table(records, OTHER) == others and records.changed
    assert records.enter(KEY, 1, 1, 0) == 0 and table(records)[0][3] == 30
    records.clear((9, 9, 9, 9))
    assert records.best((9, 9, 9, 9)) == []


def test_average():
    """Average time for a SET over the last 10 and 100: by hand."""
    records = Records()
    assert records.average(ADVANCED, 10) == records.average(ADVANCED, 100) == -1 and records.count(ADVANCED) == 0
    for tenths in (10, 20, 30):
        records.took(ADVANCED, 100 * tenths)
    assert records.average(ADVANCED, 10) == records.average(ADVANCED, 100) == 2000 and records.count(ADVANCED) == 3
    for _ in range(10):
        records.took(ADVANCED, 5000)
    assert records.average(ADVANCED, 10) == 5000
    assert records.average(ADVANCED, 100) == (1000 + 2000 + 3000 + 50_000) // 13
    assert records.average(BEGINNER, 10) == -1, "each skill has its own"


def test_the_last_hundred():
    """Over the last 100: older times are forgotten, in their order. 1 to 150 s: the last 10 are 141..150, 100: 51..150."""
    records = Records()
    for seconds in range(1, 151):
        records.took(EXPERT, 1000 * seconds)
    assert RECENT == 100 == records.count(EXPERT)
    assert records.average(EXPERT, 10) == 145_500 and records.average(EXPERT, 100) == 100_500


def test_times_are_cut_to_tenths():
    """A tenth of a second is kept; a time of hours does not spoil a save."""
    records = Records()
    records.took(0, 1999)
    assert records.average(0, 10) == 1900
    records.took(1, 10**9)
    assert Records.restore(records.save()).average(1, 10) == records.average(1, 10) == 6_553_500


def test_saved_and_restored():
    """Save and restore: all is as it was, and goes on alike. No records yet are records too (CASES: No save yet)."""
    for records in (Records(), filled()):
        again = Records.restore(records.save())
        assert everything(again) == everything(records) and again.save() == records.save() and not again.changed
        for one in (records, again):
            assert one.enter(KEY, 3, 1, 0) == 0
            one.took(BEGINNER, 700)
        assert everything(again) == everything(records)


def test_changed():
    """The store writes only what changed: every change says so."""
    records = Records()
    assert not records.changed
    for change in (
        lambda: records.enter(KEY, 1, 1, 0),
        lambda: records.sign(KEY, 0, "ABC"),
        lambda: records.took(0, 5),
        lambda: records.passed(7),
        lambda: records.clear(KEY),
    ):
        records.changed = False
        change()
        assert records.changed


def survives(data):
    """Restore damaged bytes: ValueError, or records that can be used and saved."""
    try:
        records = Records.restore(bytes(data))
    except ValueError as error:
        assert str(error)
        return False
    for of in records.tables:
        entries = [entry.rank() for entry in records.best(of)]
        assert len(entries) <= BEST and entries == sorted(entries)
    assert all(records.count(skill) <= RECENT for skill in SKILLS)
    records.enter(KEY, 1, 1, 0)
    records.took(0, 5)
    assert everything(Records.restore(records.save())) == everything(records)
    return True


def test_every_byte_changed():
    """CASES: Damaged save at start: a crash in code that never ran. ValueError, or records in order; nothing else."""
    saved = filled().save()
    outcomes = set()
    for place in range(len(saved)):
        for change in (1, 2, 4, 16, 128, 255):
            damaged = bytearray(saved)
            damaged[place] ^= change
            outcomes.add(survives(damaged))
    assert outcomes == {True, False}


def test_every_length():
    """Cut off anywhere, or with bytes behind it: refused."""
    saved = filled().save()
    for length in range(len(saved)):
        assert not survives(saved[:length]), length
    assert not survives(saved + b"\0") and not survives(saved + saved) and survives(saved)


@given(st.binary(max_size=120))
def test_any_bytes(data):
    """Any bytes: ValueError, or records."""
    survives(data)
    survives(b"\x01" + data)


@pytest.mark.parametrize("version", (0, 3, 255))
def test_another_version(version):
    """Records of another version are refused by its number."""
    with pytest.raises(ValueError, match=f"not {version}"):
        Records.restore(bytes((version,)) + Records().save()[1:])


def test_the_number_of_a_puzzle_is_kept_beside_its_time():
    """What players call a game; entries of before have none, and between equal times the earlier game stays first."""
    records = Records()
    records.enter(OTHER, 0, 70_000, 0)
    records.enter(OTHER, 0, 70_000, 0, 5, 999_999)
    records.enter(OTHER, 0, 70_000, 0, 6, 1)
    records.enter(OTHER, 0, 60_000, 0, 7, 927_978)
    known = Records.restore(records.save())
    assert [entry.told for entry in known.best(OTHER)] == [927_978, 0, 999_999, 1]
    assert all(entry.number < 1 << 30 for entry in known.best(OTHER))


def test_a_name_is_written_to_its_entry():
    records = filled()
    records.sign(KEY, 2, "ÖAB")
    for known in (records, Records.restore(records.save())):
        assert [entry.name for entry in known.best(KEY)[:4]] == ["", "", "ÖAB", ""]
        assert {entry.name for entry in known.best(OTHER)} == {""}
    records.sign(KEY, 2, "")
    assert {entry.name for entry in records.best(KEY)} == {""}


def test_a_game_that_is_not_entered_is_over_too():
    """It counts, and a save with its number is known to be over; without a number the one before stays."""
    records = Records()
    assert (records.games, records.last) == (0, 0)
    records.enter(KEY, 1, 1, 0, 11)
    assert (records.games, records.last) == (1, 11)
    records.passed(12)
    assert (records.games, records.last) == (2, 12)
    records.passed(0)
    records.passed(0)
    assert (records.games, records.last) == (4, 12) and len(records.best(KEY)) == 1


def test_equal_times_of_known_games_stay_in_their_order():
    """What players call a game decides nothing: above it stands how many games there were, which does."""
    records = Records()
    for told in (9, 5, 7):
        records.enter(KEY, 0, 1000, 0, 1, told)
    assert [entry.told for entry in records.best(KEY)] == [9, 5, 7]
    assert [entry.number >> 20 for entry in records.best(KEY)] == [2, 3, 4]


def test_the_tables_of_each_game():
    """One for each skill, with 3, 3, 4 and 4 features, and each target; or one for all; none where no best games are kept."""
    skills = ((0, 3), (1, 3), (2, 4), (3, 4))
    plain = {name: [(kind, *one, 0) for one in skills] for name, kind in (("classic", 1), ("puzzle", 3), ("arcade", 4))}
    timed = [(2, *one, target) for one in skills for target in (10, 20, 30)]
    single = {"solo": [(6, 2, 4, 0)], "speed": [(9, 0, 3, 0)], "crossword": [(10, 0, 3, 0)]}
    assert {name: tables(record(name)) for name in NAMES if name != "cubed"} == {
        **plain,
        **single,
        "timed": timed,
        "practice": [],
        "table": [],
    }


@pytest.mark.parametrize(("place", "fits", "wrong"), ((0, (1, 255), (0,)), (1, (0, 3), (4, 255)), (2, (3, 4), (0, 2, 5))))
def test_the_limits_of_a_key(place, fits, wrong):
    """A kind is not 0, a skill is 0..3, features are 3 or 4: each other number alone is refused."""
    records = Records()
    records.enter(KEY, 5, 1000, 0)
    saved = records.save()
    start = saved.index(bytes(KEY))
    for number in fits + wrong:
        data = saved[: start + place] + bytes((number,)) + saved[start + place + 1 :]
        if number in fits:
            (key,) = Records.restore(data).tables
            assert key[place] == number
        else:
            with pytest.raises(ValueError, match="saved records are damaged: no game is of kind"):
                Records.restore(data)


def test_a_game_without_a_number():
    """Its number is 0: no save is known by it."""
    records = Records()
    records.enter(KEY, 1, 1, 0, 11)
    records.enter(KEY, 1, 1, 0)
    assert records.last == 0
