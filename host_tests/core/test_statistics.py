"""Statistics: counts add up, the averages and streaks are right, saves come back, damaged ones are refused."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.arcade.rules import Arcade
from tercet.core.cards import failing_features, find_sets, level
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES, record
from tercet.core.outcome import ALREADY, DEALT, HINTED, NOT_NONE, RIGHT, WRONG, Outcome
from tercet.core.puzzle.rules import Puzzle
from tercet.core.solo.rules import Solo
from tercet.core.statistics import LAST, MOST, PLACES, Statistics
from tercet.core.timed.rules import Timed

from host_tests.core.single.helpers import ADVANCED, BEGINNER, EXPERT

THREES = st.tuples(*[st.integers(0, 80)] * 3).filter(lambda three: len(set(three)) == 3)
OTHERS = st.sampled_from([DEALT, HINTED, NOT_NONE, ALREADY])
EVENTS = st.lists(st.tuples(THREES, st.one_of(st.just(-1), OTHERS), st.integers(0, 7_000_000)), max_size=80)


def everything(known):
    """Return all that statistics know."""
    return {name: value for name, value in vars(known).items() if name != "changed"}


def answer(cards, took):
    """Return what a game answers to a claim of three cards."""
    failing = failing_features(*cards)
    outcome = Outcome(WRONG if failing else RIGHT, (0, 1, 2), cards, failing)
    outcome.took = -1 if failing else took
    return outcome


def played(known, game, time=0):
    """Play a game by its SETs, a second each, with a wrong claim before every fourth."""
    while not game.over and game.found < 40:
        time += 1000
        sets = find_sets(game.layout.cells)
        wanted = [one for one in sets if one not in getattr(game, "found_sets", ())]
        if not wanted:
            outcome = game.no_match(time)
        else:
            if game.found % 4 == 3 and game.wrong * 4 < game.found:
                a, b, _ = wanted[0]
                other = next(c for c in range(9) if c not in wanted[0] and game.layout.cells[c] >= 0)
                known.judged(game, game.claim((a, b, other), time))
            outcome = game.claim(wanted[0], time)
        known.judged(game, outcome)
    known.ended(game, time)
    return game


def filled():
    """Return statistics of many games."""
    known = Statistics()
    for number in range(25):
        played(known, Timed(number % 4, number, 0, target=10))
    for game in (Classic(EXPERT, 1, 0), Puzzle(ADVANCED, 1, 0, target=9), Arcade(BEGINNER, 1, 0), Solo(ADVANCED, 1, 0)):
        played(known, game)
    return known


@given(EVENTS)
def test_counts_add_up(events):
    """Whatever is claimed: SETs by level are the SETs, streaks are runs of right claims, features those that refused."""
    known, game = Statistics(), Classic(EXPERT, 1, 0)
    rights, wrongs, levels, spent, failing, streaks = 0, 0, [0] * 4, [0] * 4, [0] * 4, [0]
    for cards, other, took in events:
        outcome = answer(cards, took) if other < 0 else Outcome(other)
        game.found += outcome.verdict == RIGHT
        game.wrong += outcome.verdict in (WRONG, NOT_NONE)
        known.judged(game, outcome)
        if outcome.verdict == RIGHT:
            rights += 1
            streaks[-1] += 1
            levels[level(*cards) - 1] += 1
            spent[level(*cards) - 1] += min(took, 6_553_500)
        elif outcome.verdict == WRONG:
            wrongs += 1
            streaks.append(0)
            for feature in outcome.failing:
                failing[feature] += 1
    assert (known.sets, known.wrong, known.found, known.failing) == (rights, wrongs, levels, failing)
    assert known.spent == spent and sum(known.found) == known.sets
    assert (known.streak, known.best) == (streaks[-1], max(streaks))
    for place in range(4):
        assert known.average(place) == (spent[place] // levels[place] if levels[place] else -1)
    assert known.played == [int(game.found + game.wrong > 0), 0, 0, 0, 0] and known.empty() == (not known.played[0])
    assert everything(Statistics.restore(known.save())) == everything(known)


def test_games_by_kind():
    """Each game counts once as played and once as finished, in its kind; a claim by two features counts in both."""
    known = filled()
    assert known.played == known.finished == [1, 25, 1, 1, 1]
    assert known.sets == sum(known.found) and known.wrong <= sum(known.failing) <= 4 * known.wrong and known.wrong > 50
    known.judged(Classic(EXPERT, 1, 0), answer((0, 1, 3), -1))  # red: two diamonds, an oval; two solid, one striped
    assert known.streak == 0 and failing_features(0, 1, 3) == (2, 3)


def test_one_claim_counts_in_every_feature_that_failed():
    """Wrong claims by failing feature: a claim that fails by two counts in both, and once as a claim."""
    known = Statistics()
    known.judged(Classic(EXPERT, 1, 0), answer((0, 1, 3), -1))
    assert (known.failing, known.wrong) == ([0, 0, 1, 1], 1)


def test_a_game_left_is_played_and_not_finished():
    """A game counts as played once something is claimed in it, as finished when it is over."""
    known, game = Statistics(), Classic(BEGINNER, 3, 0)
    assert known.empty()
    for time in (1000, 2000):
        known.judged(game, game.claim(game.layout.sets()[0], time))
    assert (known.played, known.finished, known.sets, known.last) == ([1, 0, 0, 0, 0], [0] * 5, 2, [])


def test_a_game_of_hints_only_is_played():
    """Nothing is claimed and it comes to its end: played and finished, and no time for a SET."""
    known, game = Statistics(), Timed(BEGINNER, 3, 0, target=10)
    while not game.over:
        known.judged(game, game.hint(1000))
    known.ended(game, 1000)
    assert (known.played[1], known.finished[1], known.sets, known.last) == (1, 1, 0, [])


def test_the_last_games_in_order():
    """The trend: tenths of a second of play a SET, of the last 20 games; penalties are no play."""
    known, wanted = Statistics(), []
    for number in range(30):
        game = Timed(BEGINNER, number, 0, target=10)
        for done in range(10):
            game.claim(game.layout.sets()[0], (done + 1) * (1000 + 100 * number))
        game.penalty += 60_000
        known.ended(game, 99_999)
        wanted.append(10 + number)
    assert LAST == 20 and known.last == wanted[-20:]


def test_a_reset_forgets_everything():
    """Also in the middle of a game, which goes on: what is counted afterwards still fits together."""
    known, game = filled(), Classic(BEGINNER, 3, 0)
    known.judged(game, game.claim(game.layout.sets()[0], 1000))
    known.clear()
    assert everything(known) == everything(Statistics()) and known.changed
    known.judged(game, game.claim(game.layout.sets()[0], 2000))
    assert (known.played[0], known.sets) == (1, 1)
    known.ended(game, 2000)
    known.ended(Classic(BEGINNER, 3, 0), 0)
    assert Statistics.restore(known.save()).finished[0] == 2


def test_bounded():
    """Never more than some 200 bytes; counts stop at their highest, and averages go on where a sum would pass it."""
    known = filled()
    assert len(known.save()) <= 150
    known.sets = known.wrong = known.streak = known.best = MOST
    known.failing, known.found, known.spent = [MOST] * 4, [200, 300, 0, 0], [MOST - 1000, MOST, 0, 0]
    known.played = known.finished = [MOST] * 5
    before = [known.average(place) for place in (0, 1)]
    game = Classic(BEGINNER, 1, 0)
    while not all(known.found) or known.found[0] < 110:
        for cards in ((0, 1, 2), (0, 4, 8), (0, 13, 26), (0, 40, 80), (3, 4, 6)):
            known.judged(game, answer(cards, 5_000_000))
        known.ended(game, 0)
        again = Statistics.restore(known.save())
        assert everything(again) == everything(known) and len(known.save()) <= 150
    assert [abs(known.average(place) - old) < old for place, old in enumerate(before)] == [True, True]


def test_what_was_saved_comes_back():
    known = filled()
    again = Statistics.restore(known.save())
    assert everything(again) == everything(known) and not again.changed
    assert everything(Statistics.restore(Statistics().save())) == everything(Statistics())


def test_each_shorter_or_longer_one_is_refused():
    data = filled().save()
    for wrong in (*(data[:length] for length in range(len(data))), data + b"\0", b"\2" + data[1:]):
        with pytest.raises(ValueError, match="version"):
            Statistics.restore(wrong)


@given(st.integers(0, 26), st.integers(0, 2**32 - 1))
def test_a_damaged_count_is_refused_or_fits(place, count):
    """No bytes raise anything but ValueError, and what is taken is what would be saved again."""
    data = bytearray(filled_data)
    data[1 + 4 * place : 5 + 4 * place] = struct.pack("<I", count)
    try:
        known = Statistics.restore(bytes(data[: len(filled_data)]))
    except ValueError:
        return
    assert known.save() == data[: len(filled_data)]


@pytest.mark.parametrize(
    "change",
    [
        {"finished": [2, 0, 0, 0, 0]},
        {"best": 3},
        {"streak": 2},
        {"found": [2, 1, 0, 0]},
        {"spent": [0, 0, 0, 5]},
        {"failing": [2, 0, 0, 0]},
        {"failing": [0, 0, 0, 0]},
        {"last": [7, 8]},
        {"played": [0] * 5, "finished": [0] * 5, "last": []},
    ],
    ids=str,
)
def test_what_does_not_fit_together_is_refused(change):
    known = Statistics()
    known.played, known.finished, known.sets, known.found = [1, 0, 0, 0, 0], [1, 0, 0, 0, 0], 2, [1, 1, 0, 0]
    known.spent, known.best, known.streak, known.wrong, known.failing = [5, 5, 0, 0], 1, 1, 1, [1, 1, 0, 0]
    known.last = [7]
    assert everything(Statistics.restore(known.save())) == everything(known)
    for name, value in change.items():
        setattr(known, name, value)
    with pytest.raises(ValueError, match="fit"):
        Statistics.restore(known.save())


def test_kinds_are_those_of_games_with_records():
    assert [kind.COUNTED for kind in (Classic, Timed, Puzzle, Arcade, Solo)] == list(range(PLACES))
    assert [record(name).COUNTED for name in NAMES] == [0, 1, 2, 3, 4, -1, -1, -1, -1, -1]


filled_data = filled().save()
