"""A game of SET Cubed at its edges: a new one, whole messages, events, and when computer players act (RULES 6.1)."""

from __future__ import annotations

import pytest
from tercet.core.computer import MEANS
from tercet.core.cubed.rules import CHOOSING, NEVER, OVER, STARTING, STEP, TURN, TURN_SHOWN, Cubed
from tercet.core.cubed.seats import LAID, PASSED, ROLLED, STARTED, SWAPPED, TAKEN, WRONG_CALL
from tercet.core.dice import WILD

from host_tests.core.cubed.games import ADVANCED, BEGINNER, EXPERT, NO_SET, PERSON, A, B, C, at, begun, chosen, give, started

TWO = (PERSON, PERSON)
THREE = (PERSON,) * 3


def message(act, *arguments):
    """What the ValueError says that a call raises."""
    with pytest.raises(ValueError, match=r".") as caught:
        act(*arguments)
    return str(caught.value)


def next_event(game, time):
    """Let time jump to what a computer player does next; return (time, event)."""
    for _ in range(5000):
        time = max(time, game.wake())
        event = game.tick(time)
        if event is not None:
            return time, event
    raise AssertionError("a computer player does nothing")


def with_wilds(wilds, seats=TWO, hand=NO_SET):
    """A game in which the first of A B C on the logo are WILDs, and the second seat has this hand."""
    game = begun(seats)
    give(game, 0, tuple([WILD] * wilds + [A, B, C][wilds:] + [1, 1]))
    game.call((0,), 0)
    game.show([(0, A), (1, B), (2, C)], 0)
    give(game, 1, hand)
    return game


# The start


def test_a_new_game():
    """Nobody has called, played or passed; all dice were rolled once, and hints are given only where they are asked for."""
    game = Cubed(TWO, 1, 0)
    assert (game.state, game.player, game.starter, game.practice) == (STARTING, -1, -1, False)
    assert (game.turns, game.calls, game.rolls, game.passed, game.idle_rounds) == (0, 0, 1, 0, 0)
    assert (game.laid, game.plan, game.planned, game.thinking) == ([], [], False, False)
    assert game.due == TURN_SHOWN, "the dice stay in view before the next roll"
    assert Cubed(TWO, 1, 0, True).practice is True


def test_the_seat_that_called_longer_ago_is_to_show():
    """call() takes the seat that called longer ago, and before it one that never called."""
    game = begun(THREE)
    game.call((0,), 0)
    assert game.seats[0].called == 1
    game.wrong_call(0)
    game.roll_again(0)
    assert game.call((0, 1), 0).seat == 1, "seat 1 never called"
    assert game.seats[1].called == 2 == game.calls
    game.wrong_call(0)
    game.roll_again(0)
    assert game.call((1, 0), 0).seat == 0, "seat 0 called longer ago"
    game.wrong_call(0)
    game.roll_again(0)
    assert game.call((0, 1), 0).seat == 1


def test_a_wrong_call_is_nobodys_turn():
    """A wrong call waits for the next roll, and nobody is to show a SET any more."""
    game = begun(THREE)
    game.call((2,), 0)
    event = game.wrong_call(0)
    assert (event.kind, event.seat, event.rolled) == (WRONG_CALL, 2, False)
    assert (game.state, game.player, game.starter) == (STARTING, -1, -1)


def test_when_all_have_shown_no_set_everybody_rolls():
    """A wrong call waits for the next roll: when all wait it comes at once, and all may call again."""
    game = begun()
    for seat in (0, 1):
        game.call((seat,), 40)
        event = game.show([(0, 0), (1, 1), (2, 3)], 50)
    assert (event.kind, event.seat, event.rolled) == (WRONG_CALL, 1, True)
    assert (game.rolls, [seat.waits for seat in game.seats]) == (2, [False, False])
    assert game.due == 50 + TURN_SHOWN


def test_after_the_start_nobody_waits():
    """A wrong call waits for the next roll; after the start there is no call to wait for."""
    game = begun(THREE)
    game.call((2,), 0)
    game.wrong_call(0)
    give(game, 0, (A, B, C, 1, 1))
    game.call((0,), 0)
    assert game.show([(0, A), (1, B), (2, C)], 0).kind == STARTED
    assert [seat.waits for seat in game.seats] == [False, False, False]


def test_nobody_rolls_in_a_pause_or_in_a_turn():
    """Nobody calls: everybody rolls again; not while the clock stands, nor once the game has begun."""
    game = begun()
    game.pause(0)
    assert game.roll_again(0) is None and game.rolls == 1
    game.resume(0)
    event = game.roll_again(0)
    assert (event.kind, event.seat, game.rolls) == (ROLLED, -1, 2)
    game = started()
    assert game.roll_again(0) is None and game.rolls == 1


def test_what_is_shown_is_refused_in_whole_sentences():
    """show() says that nobody has called, or what three different dice with the faces that they have are not."""
    game = begun()
    assert message(game.show, [(0, A), (1, B), (2, C)], 0) == "nobody has called" == message(game.wrong_call, 0)
    give(game, 0, (A, B, C, WILD, 1))
    game.call((0,), 0)
    shown = [(0, A), (0, A), (1, B)]
    assert message(game.show, shown, 0) == "three different dice are shown, not [(0, 0), (0, 0), (1, 13)]"
    assert message(game.show, [(0, B), (1, B), (2, C)], 0) == "die 0 shows face 0, not 13"
    assert message(game.show, [(0, A), (1, B), (3, WILD)], 0) == "a WILD is given a face 0..26, not 27"
    assert message(game.show, [(0, A), (1, B), (5, C)], 0) == "the hand has dice 0..4, not 5"


# Turns


def test_a_swap_tells_what_happened():
    """A swap is an event of the seat, on the cell of the WILD; the turn goes on."""
    game = with_wilds(1, hand=(A, 1, 3, 9, 4))
    event = game.swap(0, at(0, -1))
    assert (event.kind, event.seat, event.cells, event.points) == (SWAPPED, 1, (at(0, -1),), 0)


def test_laying_and_taking_back_tell_what_happened():
    """A die laid and a die taken back are events of the seat, on the cell."""
    game = started()
    event = game.lay(0, at(1, 1))
    assert (event.kind, event.seat, event.cells) == (LAID, 1, (at(1, 1),))
    event = game.take_back(at(1, 1))
    assert (event.kind, event.seat, event.cells) == (TAKEN, 1, (at(1, 1),))


def test_what_is_not_allowed_is_refused_in_whole_sentences():
    """A turn's actions say what is wrong with them."""
    assert message(begun().end_turn, 0) == "it is nobody's turn"
    game = with_wilds(1, hand=(A, B, 3, 9, 4))
    assert message(game.swap, 0, at(0, 1)) == "no WILD lies on (0, 1)"
    assert message(game.swap, 1, at(0, -1)) == "the WILD on (0, -1) is face 0, not 13"
    assert message(game.lay, 0, at(0, 1)) == "the cell (0, 1) is not empty"
    assert message(game.take_back, at(0, 1)) == "no die of this turn lies on (0, 1)"
    assert message(game.choose, (), 0) == "dice are rolled again at the end of a round only"
    game.lay(0, at(0, 2))
    assert message(game.swap, 0, at(0, -1)) == "swaps come first: take back what was laid"
    assert message(game.lay, 0, at(0, 3)) == "die 0 of the hand is laid already"
    game.lay(1, at(0, 3))
    game.lay(2, at(0, 4))
    assert message(game.lay, 3, at(0, 5)) == "a turn lays at most 3 dice"


# Rounds


def test_turns_and_passes_are_counted():
    """turns: since the start; passed: in a row, in this round; idle_rounds: in which all passed, in a row."""
    game = started(THREE)
    assert (game.turns, game.passed) == (1, 0)
    game.end_turn(0)
    game.end_turn(0)
    assert (game.turns, game.passed, game.idle_rounds) == (3, 2, 0)
    chosen(game)
    assert game.passed == 0, "a new round"
    for _ in range(3):
        game.end_turn(0)
    assert (game.turns, game.passed, game.idle_rounds) == (6, 0, 1)


def test_the_last_dice_of_the_bag_go_round_clockwise():
    """End of a round: starter first, each draws back to five while the bag lasts; play goes clockwise."""
    game = started(THREE)
    game.bag.numbers = game.bag.numbers[-4:]
    last = game.bag.numbers[::-1]
    for seat, column in ((1, 2), (2, -2)):
        give(game, seat, (A if seat == 1 else C, 1, 1, 1, 1))
        game.lay(0, at(0, column))
        game.end_turn(0)
    assert [len(seat.dice) for seat in game.seats] == [5, 5, 4]
    assert game.seats[0].dice[-3:] == last[:3] and game.seats[1].dice[-1] == last[3]


def test_a_game_that_is_over_is_nobodys_turn():
    """When the game is over it is nobody's turn, and no computer player has anything to do."""
    game = started((PERSON, EXPERT))
    game.bag.numbers = []
    game.seats[1].dice, game.seats[1].faces = game.seats[1].dice[:1], [A]
    _, event = next_event(game, 0)
    assert event.kind == LAID
    _, event = next_event(game, game.wake())
    assert event.over and (game.state, game.player, game.wake(), game.thinking) == (OVER, -1, NEVER, False)


# Computer players


def test_a_computer_player_finds_its_set_as_fast_as_an_easy_one_among_cards():
    """A computer player that has a SET calls after a random time with the mean that it has for the easiest SETs, and 2 s."""
    times = []
    for seed in range(300):
        game = Cubed((BEGINNER, BEGINNER, BEGINNER, BEGINNER), seed, 0)
        times += [seat.call_at for seat in game.seats if seat.call_at < NEVER]
    assert len(times) > 300
    assert min(times) >= 2000, "nobody can have read the dice before (RULES 6.1)"
    assert 0.85 < (sum(times) / len(times) - 2000) / MEANS[BEGINNER][0] < 1.15


def test_what_happens_next_before_the_start():
    """The computer player that has found a SET calls at its time; else the dice are rolled; people are awaited."""
    alone = begun((BEGINNER, EXPERT))
    assert alone.wake() == alone.due == TURN_SHOWN, "nobody has a SET, and nobody else can call"
    assert alone.tick(TURN_SHOWN - 1) is None and alone.tick(TURN_SHOWN).kind == ROLLED
    alone = begun((BEGINNER, EXPERT))
    alone.seats[1].call_at = 5000
    assert alone.wake() == 5000
    alone.seats[1].waits = True
    assert alone.wake() == alone.due, "it called wrongly, and waits for the next roll"
    assert begun((PERSON, EXPERT)).wake() == NEVER, "the person may call, or let the dice be rolled"


def test_a_computer_player_thinks_and_then_waits():
    """A computer player thinks at once; what it has thought it does when the turn before has been in view."""
    game = started((PERSON, EXPERT), time=1000)
    assert game.thinking and game.wake() == 0 and game.due == 1000 + TURN_SHOWN
    while game.thinking:
        assert game.wake() == 0 and game.tick(1000) is None
    assert game.wake() == 1000 + TURN_SHOWN
    assert game.tick(999 + TURN_SHOWN) is None and game.tick(1000 + TURN_SHOWN) is not None
    game = started()
    assert game.wake() == NEVER and not game.thinking, "a person takes its time"


def test_a_new_round_stays_in_view_before_a_computer_player_begins_it():
    """Everybody has rolled: that is seen for as long as a turn is."""
    game = started((PERSON, EXPERT))
    game.state, game.player, game.starter = CHOOSING, 0, 1
    event = game.choose((), 1000)
    assert event.rolled and game.player == 1 and game.due == 1000 + TURN_SHOWN


def test_a_computer_player_lays_one_die_after_the_other():
    """A computer player lays its dice one by one, a step of time apart, and then ends its turn."""
    game = started((PERSON, EXPERT))
    give(game, 1, (A, B, C, 1, 1))
    time, event = next_event(game, 0)
    times = [time]
    while event.kind == LAID:
        time, event = next_event(game, time)
        times.append(time)
    assert len(times) == 4 and times == [TURN_SHOWN + step * STEP for step in range(4)]
    assert event.points > 0 and (game.plan, game.planned) == ([], False)


def test_an_advanced_player_rolls_what_does_not_fit():
    """Then every seat may roll any of its dice again: a computer player chooses those that fit nowhere."""
    game = started((PERSON, ADVANCED))
    game.planned = True
    game.tick(TURN_SHOWN)
    assert game.state == CHOOSING
    give(game, 1, (A, 1, C, 3, 5))
    game.choose((), 0)
    before = list(game.seats[1].faces)
    kept = []
    give(game, 0, NO_SET)
    chose = game.choose
    game.choose = lambda places, time: kept.append(places) or chose(places, time)
    next_event(game, TURN_SHOWN)
    assert before == [A, 1, C, 3, 5] and kept == [(1, 3, 4)], "A and C fit at the ends of the logo"


@pytest.mark.parametrize("rounds, lays", [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_who_has_found_nothing_for_two_rounds_looks_for_everything(rounds, lays):
    """A Beginner lays one die or passes; after two rounds of passing it looks for everything, else all might pass for ever."""
    game = started((PERSON, BEGINNER))
    game.bag.numbers = []
    give(game, 1, (1, 1, 3, 9, 4))
    game.seats[1].dice, game.seats[1].faces = game.seats[1].dice[:2], [1, 2]
    game.idle_rounds = rounds
    time, kinds = 0, []
    while game.player == 1 and game.state == TURN:
        time, event = next_event(game, time)
        kinds.append(event.kind)
    assert kinds.count(LAID) == lays and (PASSED in kinds) == (not lays)
