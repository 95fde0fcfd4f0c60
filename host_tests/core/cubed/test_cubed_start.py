"""The start of SET Cubed where several people play: all must agree that nobody has a SET before the dice are rolled again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.cubed.computer import opening
from tercet.core.cubed.rules import Cubed
from tercet.core.cubed.seats import AGREED, ASKED, CALLED, DECLINED, LATE, ROLLED, STARTED, WRONG_CALL
from tercet.core.cubed.start import MEANT, MISSED, PICK, QUESTION, SHOWING, STARTING, TURN
from tercet.core.dice import WILD

from host_tests.core.cubed.games import BEGINNER, NO_SET, PERSON, A, B, C, begun, give

TWO = (PERSON, PERSON)
THREE = (PERSON, BEGINNER, PERSON)


def faces(game):
    return [list(seat.faces) for seat in game.seats]


def test_one_press_does_not_roll_the_dice_again():
    """Nobody calls: everybody rolls again. One of two says so, and the other has a SET: nothing is rolled until both agree."""
    game = begun()
    give(game, 1, (A, B, C, 1, 1))
    before = faces(game)
    assert game.ask(1000).kind == ASKED
    assert faces(game) == before and game.rolls == 1
    event = game.call((0,), 1000 + MEANT)
    assert (event.kind, event.seat) == (AGREED, 0)
    assert faces(game) == before and game.rolls == 1
    assert game.decline(2000).kind == DECLINED and faces(game) == before
    assert game.call((1,), 2000 + MEANT).kind == CALLED, "who has one calls"


@pytest.mark.parametrize("seats", [TWO, THREE, (PERSON,) * 3, (PERSON,) * 4])
def test_all_people_agree(seats):
    """Every person agrees with the own call button, in any order, or in one sample; then everybody rolls."""
    people = [seat for seat, kind in enumerate(seats) if kind == PERSON]
    game = begun(seats)
    game.ask(0)
    for seat in people[:0:-1]:
        assert game.call((seat,), 700).kind == AGREED
    assert game.call((people[1],), 700) is None, "twice is once"
    assert game.call((people[0],), 700).kind == ROLLED and game.rolls == 2
    game = begun(seats)
    game.ask(0)
    assert game.call(tuple(people), 700).kind == ROLLED and game.rolls == 2
    assert not [seat for seat in game.seats if seat.agreed] and not game.asked_until


def test_who_waits_is_not_asked():
    """A wrong call waits for the next roll; it does not agree, and cannot roll away what another has."""
    game = begun()
    give(game, 1, (A, B, C, 1, 1))
    game.call((0,), 0)
    game.wrong_call(0)
    assert game.ask(1000).kind == ASKED and game.call((0,), 1700) is None
    assert game.call((1,), 1700).kind == ROLLED


def test_one_among_computer_players_need_not_ask():
    """With only one person the dice are rolled at once, unless a computer player has a SET, which calls."""
    game = begun((PERSON, BEGINNER, 2))
    assert game.ask(0).kind == ROLLED and game.rolls == 2
    give(game, 1, (A, B, C, 1, 1))
    game.seats[1].call_at = 90_000
    event = game.ask(5000)
    assert (event.kind, event.seat) == (STARTED, 1)


def test_a_computer_player_with_a_set_calls_instead_of_the_question():
    """Nobody calls ... unless a computer player has a SET, which calls now: nobody is asked."""
    game = begun(THREE)
    give(game, 1, (A, B, C, 1, 1))
    game.seats[1].call_at = 90_000
    event = game.ask(0)
    assert (event.kind, event.seat) == (STARTED, 1) and not game.asked_until


def test_when_all_people_wait_the_dice_are_rolled_at_once():
    """Nobody is left who could agree, and the computer player has nothing."""
    game = begun(THREE)
    for seat in (0, 2):
        game.call((seat,), 0)
        game.wrong_call(0)
    assert game.ask(0).kind == ROLLED


def test_the_question_waits_ten_seconds():
    """Not everybody agrees: it goes, and nothing has changed; a press that comes just after is no call."""
    game = begun()
    before = faces(game)
    game.ask(500)
    game.call((1,), 1500)
    assert game.wake() == 500 + QUESTION and game.tick(500 + QUESTION - 1) is None
    assert game.tick(500 + QUESTION).kind == DECLINED
    assert faces(game) == before and not [seat for seat in game.seats if seat.agreed]
    assert game.call((0,), 500 + QUESTION + MEANT - 1) is None
    assert game.call((0,), 500 + QUESTION + MEANT).kind == CALLED


def test_a_press_meant_for_something_else_means_nothing():
    """For 600 ms after the question comes or goes: no call is an agreement, no agreement a call, whichever way it goes."""
    for press in (lambda game, time: game.call((0,), time), lambda game, time: game.decline(time)):
        game = begun()
        game.ask(1000)
        for time in (1000, 1300, 1000 + MEANT - 1):
            assert press(game, time) is None and game.asked_until and not game.seats[0].agreed
        assert press(game, 1000 + MEANT) is not None
    for end in (lambda game: game.decline(3000), lambda game: game.call((0, 1), 3000)):
        game = begun()
        game.ask(1000)
        end(game)
        rolls = game.rolls
        for time in (3000, 3400, 3000 + MEANT - 1):
            assert game.call((0,), time) is None and game.ask(time) is None
            assert (game.state, game.rolls, game.asked_until) == (STARTING, rolls, 0)
        assert game.call((0,), 3000 + MEANT).kind == CALLED


def test_in_a_pause_call_and_question_are_void():
    """A call that a pause interrupts is void: nobody pays, and the question is forgotten."""
    game = begun()
    game.call((0,), 100)
    game.pause(200)
    game.resume(5000)
    assert (game.state, game.player, game.seats[0].waits) == (STARTING, -1, False)
    game.ask(5000)
    game.call((0,), 5700)
    game.pause(5800)
    assert game.ask(5900) is None, "nothing happens while the clock stands"
    game.resume(9000)
    assert not game.asked_until and not game.seats[0].agreed
    assert game.call((1,), 9000).kind == CALLED


def test_a_set_that_all_have_missed_starts_in_the_end():
    """(ours) When all agree on three rolls in a row though a person has a SET, the handheld lays it: else people who find none
    would never begin."""
    game = begun()
    for time in range(0, 1000 * MISSED, 1000):
        give(game, 0, NO_SET)
        give(game, 1, (A, B, C, 1, 1))
        assert game.state == STARTING and game.ask(2 * time).kind == ASKED
        event = game.call((0, 1), 2 * time + 1000)
    assert (event.kind, event.seat, event.points) == (STARTED, 1, 3) and game.state == TURN
    assert game.starter == 1


def all_miss(hands, seed=0):
    """The event with which the game starts, after all have missed the SETs of these hands three times."""
    game = Cubed((PERSON,) * len(hands), seed, 0)
    for time in range(0, 1000 * MISSED, 1000):
        for seat, hand in enumerate(hands):
            give(game, seat, hand)
        game.ask(2 * time)
        event = game.call(tuple(range(len(hands))), 2 * time + 1000)
    return event


def test_of_several_sets_that_all_have_missed_the_best_starts():
    """(ours) Of several the one with the fewest WILDs, of equal ones one by lot: no seat is better off."""
    plain, wild = (A, B, C, 1, 1), (A, B, WILD, WILD, 1)
    assert [all_miss((wild, plain)).seat, all_miss((plain, wild)).seat, all_miss((wild, NO_SET, plain)).seat] == [1, 0, 2]
    for hands in ((plain, plain, NO_SET), (wild, wild, wild)):
        started = [all_miss(hands, seed).seat for seed in range(60)]
        able = range(2 if NO_SET in hands else 3)
        assert set(started) == set(able) and min(started.count(seat) for seat in able) > 60 // len(able) // 2


presses = st.lists(
    st.tuples(st.integers(0, 900), st.sampled_from(["ask", "call0", "call1", "call2", "decline", "wrong", "wait"])), max_size=60
)


@given(st.integers(0, 99), presses)
def test_whatever_is_pressed_nothing_costs_that_was_not_meant(seed, presses):
    """A call follows only on a press 600 ms clear of the question; dice are rolled only when all who may call have agreed."""
    game = Cubed((PERSON, PERSON, PERSON), seed, 0)
    time, changed, agreed = 0, -MEANT, set()
    for wait, press in presses:
        time += wait
        happened = game.tick(time)
        if happened:
            assert happened.kind in (DECLINED, LATE)
            changed, agreed = time, set()
        rolls, asked = game.rolls, bool(game.asked_until)
        may = {seat for seat, each in enumerate(game.seats) if not each.waits}
        if press.startswith("call"):
            seat = int(press[4])
            event = game.call((seat,), time)
            if event is not None:
                assert time - changed >= MEANT and seat in may
                agreed |= {seat} if asked else set()
                assert event.kind == (CALLED if not asked else AGREED if agreed != may else event.kind)
        elif press == "wrong":
            event = game.wrong_call(time) if game.state == SHOWING else None
        else:
            event = {"ask": game.ask, "decline": game.decline, "wait": lambda _: None}[press](time)
        if game.rolls > rolls:
            assert agreed == may or event.kind == WRONG_CALL
        if bool(game.asked_until) != asked:
            changed, agreed = time, set()
        if game.state == TURN:
            assert opening([0, 0, 0]) and game.rolls >= MISSED
            return


def test_a_call_has_five_seconds():
    """A call has 5 s to choose the three dice; who is too late waits as after a wrong call."""
    game = begun(THREE)
    assert game.call((0,), 1000).kind == CALLED and game.wake() == 1000 + PICK == 6000
    assert game.tick(5999) is None and game.time_to_show(5000) == 1000
    event = game.tick(6000)
    assert (event.kind, event.seat, event.rolled) == (LATE, 0, False)
    assert game.state == STARTING and game.seats[0].waits
    assert game.call((2,), 6000 + MEANT - 1) is None, "it was meant for the dice"
    assert game.call((2,), 6000 + MEANT).kind == CALLED
    event = game.tick(6000 + MEANT + PICK)
    assert (event.kind, event.seat) == (LATE, 2)


def test_the_time_of_a_call_is_a_choice_and_stands_in_the_pause():
    """3-10 by choice; a call that a pause interrupts is void, and the next one has all its time."""
    game = begun(TWO)
    game.pick = 3000
    game.call((0,), 0)
    game.pause(2900)
    game.resume(60_000)
    assert game.state == STARTING and game.tick(60_000) is None and not game.seats[0].waits
    game.call((0,), 60_000)
    assert game.time_to_show(60_000) == 3000
    assert game.tick(62_999) is None and game.tick(63_000).kind == LATE
