"""Crossword has an end also for people who never find a SET: they draw until the bag is empty, and give the round up."""

from __future__ import annotations

import pytest
from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import BUILDING, DRAW_COST, READY, ROUNDS, Crossword
from tercet.core.rng import Rng
from tercet.core.table.rules import ROUND_OVER

from host_tests.core.crossword.test_crossword import ALL_SETS, deal, lay_all
from host_tests.runs.tiers import amount, first_of

PERSON = -1


def by_drawing(game: Crossword, waits: int) -> None:
    """Play a match in which people lay nothing: they draw every so many ms while there are dice, and give up then."""
    time = 0
    for _ in range(2000):
        if game.over:
            return
        time += waits
        while game.think(1 << 20):
            pass
        if game.state == READY:
            game.begin_turn(time)
        elif game.state == ROUND_OVER:
            game.next_round(time)
        elif not game.draw(time) and game.state == BUILDING:
            assert not game.bag.numbers and game.may_give_up(), "no way on is left"
            assert game.give_up_round(time)
    raise AssertionError("a match without an end")


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_people_who_find_nothing_come_to_an_end(part: int) -> None:
    """Alone, several people, and with computer players of every skill, quick and slow."""
    rng = Rng(part)
    for number in range(amount(60, 12)):
        people = 1 + rng.below(4)
        seats = [PERSON] * people + [rng.below(4) for _ in range(rng.below(5 - people))]
        rng.shuffle(seats)
        game = Crossword(tuple(seats), 100 * part + number, 0, people == len(seats) == 1 and bool(rng.below(2)))
        by_drawing(game, (50, 2000, 15_000)[rng.below(3)])
        assert game.over and game.round == ROUNDS - 1
        if not [kind for kind in seats if kind != PERSON] and len(seats) > 1:
            assert [seat.total() for seat in game.seats] == [0] * len(seats), "nobody was done, so nobody has points"


def test_alone_a_round_is_given_up_with_an_empty_bag_only() -> None:
    """(ours) Alone nobody gives up while dice can be drawn; then every die not used costs what one drawn does, and the next
    round begins."""
    game = Crossword((PERSON,), 3, 0)
    assert not game.may_give_up() and not game.give_up_round(1000)
    while game.draw(2000):
        pass
    assert len(game.seat.dice) == 42 and game.drawn == 32
    before = game.clock(60_000)
    assert game.may_give_up() and game.give_up_round(60_000)
    assert game.state == ROUND_OVER
    assert game.clock(60_000) == before + 42 * 1000 * DRAW_COST
    again = crossword_save.restore(crossword_save.save(game, 60_000), 0)
    assert again.state == ROUND_OVER and again.clock(0) == game.clock(60_000)
    game.next_round(70_000)
    assert game.state == BUILDING and len(game.seat.dice) == 10 and not game.may_give_up()


def test_a_round_that_is_done_costs_its_time_only() -> None:
    """Alone: the time at which all dice are used, and what draws cost."""
    game = Crossword((PERSON,), 3, 0)
    deal(game, 0, ALL_SETS)
    lay_all(game, 30_000)
    assert game.state == ROUND_OVER and game.clock(99_000) == 30_000


@pytest.mark.parametrize("state", [BUILDING, READY, ROUND_OVER])
def test_a_power_cut_in_every_state(state: int) -> None:
    """A save comes back to the state in which it was written, with the same dice, time and time to beat."""
    game = Crossword((PERSON, PERSON, 0), 5, 0)
    game.begin_turn(0)
    deal(game, 0, ALL_SETS)
    if state != BUILDING:
        lay_all(game, 20_000)
    if state == ROUND_OVER:
        game.begin_turn(30_000)
        game.give_up_round(31_000)
    assert game.state == state
    again = crossword_save.restore(crossword_save.save(game, 32_000), 0)
    assert (again.state, again.turn, again.best, again.builder) == (game.state, game.turn, game.best, game.builder)
    assert again.elapsed(0) == game.elapsed(32_000)
    for seat, other in zip(game.seats, again.seats, strict=True):
        assert (seat.dice, seat.faces, seat.where, seat.points) == (other.dice, other.faces, other.where, other.points)
