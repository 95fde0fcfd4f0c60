"""The records of SET Cubed: best turn, best game, wins by skill of the opponents."""

import pytest
from tercet.core.cubed import records as cubed_records
from tercet.core.cubed.rules import Cubed
from tercet.core.records import Records

PERSON = -1


def over(mine, rivals, best=0, kinds=(PERSON, 2), practice=False):
    """A game that is over: the person's points, those of the computer players, and the person's best turn."""
    game = Cubed(kinds, 1, 0, practice)
    totals = iter(rivals)
    for seat in game.seats:
        seat.points = [mine if seat.person else next(totals)]
    next(seat for seat in game.seats if seat.person).best = best
    return game


def test_best_games_by_the_skill_of_the_best_opponent():
    """Best game: by points, then by time; against others of the same skill."""
    records = Records()
    assert cubed_records.enter(records, over(30, (20,)), 60_000, 1) == 0
    assert cubed_records.enter(records, over(40, (20,)), 90_000, 2) == 0
    assert cubed_records.enter(records, over(40, (20,)), 80_000, 3) == 0
    assert cubed_records.enter(records, over(40, (20, 30), kinds=(1, PERSON, 2)), 85_000, 4) == 1
    assert cubed_records.enter(records, over(10, (20,), kinds=(PERSON, 0)), 1000, 5) == 0, "a Beginner is another table"
    assert [entry.score for entry in records.best(cubed_records.key(2, cubed_records.GAMES))] == [40, 40, 40, 30]
    assert records.last == 5 and records.changed


def test_the_best_turn():
    """Best turn: the most points in one turn, whatever game it was in."""
    records = Records()
    assert cubed_records.best_turn(records, 2) == 0
    for number, best in enumerate((9, 17, 12)):
        cubed_records.enter(records, over(40, (20,), best), 1000, number)
    assert cubed_records.best_turn(records, 2) == 17 and cubed_records.best_turn(records, 1) == 0


def test_wins_by_skill_of_the_opponents():
    """Wins by skill of the opponents: a game with more points than each of them; most points win, ties share."""
    records = Records()
    for mine, rivals, kinds in (
        (30, (20,), (PERSON, 3)),
        (30, (30,), (PERSON, 3)),
        (10, (20,), (3, PERSON)),
        (9, (8, 7), (0, 3, PERSON)),
    ):
        cubed_records.enter(records, over(mine, rivals, kinds=kinds), 1000, 1)
    assert cubed_records.wins(records, 3) == (2, 4) and cubed_records.wins(records, 0) == (0, 0)
    cubed_records.clear(records, 3)
    assert cubed_records.wins(records, 3) == (0, 0) and cubed_records.best_turn(records, 3) == 0


@pytest.mark.parametrize("kinds, practice, counted", [
    ((PERSON, 2), False, True), ((PERSON, 2), True, False), ((PERSON, PERSON), False, False), ((0, 2), False, False),
    ((PERSON, PERSON, 1), False, False), ((1, 2, PERSON, 3), False, True),
])  # fmt: skip
def test_what_is_entered(kinds, practice, counted):
    """RULES 3, as in Practice: no records where hints are given; the table game's way where there are several people."""
    assert cubed_records.counts(Cubed(kinds, 1, 0, practice)) == counted


def test_a_place_is_worth_a_word_where_it_was_won():
    """Best game: that it is one is said to who has won, with points, and where there were others of its kind."""
    records = Records()
    only = over(30, (20,))
    assert cubed_records.enter(records, only, 60_000, 1) == 0
    assert only.table() == cubed_records.key(2, cubed_records.GAMES)
    assert not cubed_records.compares(records, only, 0), "there is no other game"
    for mine, rivals, said in ((40, (20,), True), (40, (40,), True), (40, (41,), False), (0, (0,), False), (-1, (-2,), False)):
        game = over(mine, rivals)
        place = cubed_records.enter(records, game, 60_000, 2)
        assert cubed_records.compares(records, game, place) == said
        assert not cubed_records.compares(records, game, -1), "it is not among the best"


def test_they_outlive_the_power():
    """Records are kept by the store."""
    records = Records()
    for number in range(14):
        cubed_records.enter(records, over(30 + number, (35,), number), 1000 * number, number)
    twin = Records.restore(records.save())
    assert twin.save() == records.save()
    assert cubed_records.wins(twin, 2) == (8, 14) and cubed_records.best_turn(twin, 2) == 13
    assert len(twin.best(cubed_records.key(2, cubed_records.TURNS))) == 10
