"""A game of SET Cubed: the start, turns, swaps, rounds and the end, sentence by sentence (RULES 6.1)."""

from __future__ import annotations

import pytest
from tercet.core.cubed import board as cubed
from tercet.core.cubed.rules import CHOOSING, OVER, SHOWING, STARTING, TURN, Cubed
from tercet.core.cubed.seats import CALLED, CHOSEN, PASSED, ROLLED, SCORED, STARTED, WRONG_CALL
from tercet.core.dice import DICE, WILD

from host_tests.core.cubed.games import (
    BEGINNER,
    EXPERT,
    NO_SET,
    PERSON,
    A,
    B,
    C,
    at,
    begun,
    chosen,
    everywhere,
    give,
    passed_round,
    started,
    wrong,
)

TWO = (PERSON, PERSON)
FOUR = (PERSON,) * 4


# The start


def test_two_to_four_seats_people_and_computer_players():
    """The board game, 2-4 seats, people and computer players."""
    for seats in (TWO, (PERSON, 0, 3), FOUR, (0, 1, 2, 3)):
        assert [seat.kind for seat in Cubed(seats, 1, 0).seats] == list(seats)
    for seats in ((PERSON,), (PERSON,) * 5):
        with pytest.raises(ValueError, match="2 to 4 seats"):
            Cubed(seats, 1, 0)
    for kind in (-2, 4):
        with pytest.raises(ValueError, match=r"computer player of skill 0\.\.3"):
            Cubed((PERSON, kind), 1, 0)


def test_each_seat_draws_five_dice_and_all_roll():
    """Start: each seat draws five dice, all roll at once."""
    for seats in (TWO, FOUR):
        game = Cubed(seats, 4, 0)
        assert game.state == STARTING and [len(seat.dice) for seat in game.seats] == [5] * len(seats)
        assert len(game.bag.numbers) == 42 - 5 * len(seats) and wrong(game) == ""


def test_who_first_calls_and_shows_a_set_starts():
    """Who first calls and shows a SET among their own five is the starter and lays it on the logo: 3 points, one less for
    each WILD in it."""
    for wilds in range(4):
        game = begun()
        give(game, 1, tuple([WILD] * wilds + [A, B, C][wilds:] + [1, 1]))
        assert game.call((1,), 500).kind == CALLED
        assert (game.state, game.player) == (SHOWING, 1)
        event = game.show([(0, A), (1, B), (2, C)], 900)
        assert (event.kind, event.seat, event.points) == (STARTED, 1, 3 - wilds)
        assert [game.board[cell] for cell in cubed.LOGO] == [A, B, C] and len(game.wilds) == wilds
        assert game.starter == 1 and [seat.total() for seat in game.seats] == [0, 3 - wilds]
        assert len(game.seats[1].dice) == 2 and (game.state, game.player) == (TURN, 0), "it was the starter's turn"


def test_what_is_shown_must_be_ones_own():
    """Shows a SET among their own five."""
    game = begun()
    give(game, 0, (A, B, C, WILD, 1))
    game.call((0,), 0)
    with pytest.raises(ValueError, match="die 0 shows face 0, not 13"):
        game.show([(0, B), (1, B), (2, C)], 0)
    with pytest.raises(ValueError, match="three different dice"):
        game.show([(0, A), (0, A), (0, A)], 0)
    with pytest.raises(ValueError, match=r"a WILD is given a face 0\.\.26"):
        game.show([(0, A), (1, B), (3, WILD)], 0)
    with pytest.raises(ValueError, match=r"the hand has dice 0\.\.4"):
        game.show([(0, A), (1, B), (5, C)], 0)
    assert game.state == SHOWING and game.show([(2, C), (0, A), (3, B)], 0).points == 2


def test_a_wrong_call_waits_for_the_next_roll():
    """A wrong call waits for the next roll (ours)."""
    game = begun((PERSON, PERSON, PERSON))
    game.call((2,), 0)
    assert game.show([(0, 0), (1, 1), (2, 3)], 0).kind == WRONG_CALL
    assert game.state == STARTING and game.call((2,), 0) is None
    assert game.call((2, 1), 0).seat == 1, "the others may call"
    assert game.wrong_call(0).kind == WRONG_CALL and game.call((1,), 0) is None
    assert game.roll_again(0).kind == ROLLED
    assert game.call((2,), 0).seat == 2, "after the roll it may call again"


def test_when_all_wait_everybody_rolls():
    """A wrong call waits for the next roll (ours): when all wait it comes at once."""
    game = begun()
    rolls = game.rolls
    for seat in (0, 1):
        game.call((seat,), 0)
        event = game.wrong_call(0)
    assert event.rolled and game.rolls == rolls + 1 and not any(seat.waits for seat in game.seats)


def test_nobody_calls():
    """Nobody calls: everybody rolls again."""
    game = begun((PERSON, PERSON, PERSON))
    dice = [list(seat.dice) for seat in game.seats]
    faces = []
    for _ in range(20):
        assert game.roll_again(0).kind == ROLLED and wrong(game) == ""
        faces.append([tuple(seat.faces) for seat in game.seats])
    assert [seat.dice for seat in game.seats] == dice, "the dice stay, only their faces change"
    assert all(len({hands[seat] for hands in faces}) > 15 for seat in range(3))
    with pytest.raises(ValueError, match="nobody has called"):
        game.show([(0, A), (1, B), (2, C)], 0)


def test_a_computer_player_calls_when_it_has_a_set():
    """Who first calls and shows a SET among their own five is the starter: a computer player too, after some seconds."""
    calls = []
    for seed in range(40):
        game = Cubed((PERSON, EXPERT), seed, 0)
        assert game.wake() == game.seats[1].call_at
        if game.wake() > 10**6:
            assert game.tick(10**6) is None, "it has no SET"
            continue
        due = game.wake()
        assert game.tick(due - 1) is None
        event = game.tick(due)
        assert (event.kind, event.seat) == (STARTED, 1) and sorted(event.cells) == list(cubed.LOGO)
        calls.append(due)
    assert len(calls) > 10 and len(set(calls)) > 8


def test_a_computer_player_with_a_set_does_not_let_the_dice_be_rolled():
    """Nobody calls: everybody rolls again. A computer player that has found a SET calls then."""
    game = begun((PERSON, BEGINNER))
    game.seats[1].call_at = 60_000
    give(game, 1, (A, B, C, 1, 1))
    assert game.roll_again(10).kind == STARTED


# Turns


def test_the_starter_stays_first_and_play_goes_clockwise():
    """The starter stays first in every round; play goes clockwise, one turn each."""
    game = started(FOUR, starter=2)
    order = [2]
    for _ in range(11):
        chosen(game)
        order.append(game.player)
        game.end_turn(0)
    assert order == [2, 3, 0, 1] * 3


def test_a_swap():
    """Put the exact matching die from the hand in place of a WILD on the board, roll the taken die at once, and add it to the
    hand. No points, no bonus, not counted among the three."""
    game = begun()
    give(game, 0, (A, B, WILD, 1, 1))
    game.call((0,), 0)
    game.show([(0, A), (1, B), (2, C)], 0)
    cell = at(0, 1)
    wild = game.dice[cell]
    assert game.wilds == [cell] and game.board[cell] == C
    give(game, 1, (A, C, B, B, A))
    die = game.seats[1].dice[1]
    assert game.swaps() == [(1, cell)]
    with pytest.raises(ValueError, match=f"is face {C}, not 0"):
        game.swap(0, cell)
    with pytest.raises(ValueError, match=r"no WILD lies on \(0, 0\)"):
        game.swap(1, at(0, 0))
    game.swap(1, cell)
    assert game.dice[cell] == die and game.board[cell] == C and game.wilds == []
    assert game.seats[1].dice[1] == wild and game.seats[1].faces[1] in DICE[wild] and len(game.seats[1].dice) == 5
    assert game.seats[1].total() == 0 and game.state == TURN and game.player == 1
    give(game, 1, (A, B, C, B, A))
    for place, column, face in ((0, 2, A), (1, 3, B), (2, 4, C)):
        game.lay(place, at(0, column), face)
    assert game.end_turn(0).points == 9 + 2, "three dice may still be laid"


def test_swaps_come_first():
    """A turn: (a) first, as often as possible, swap. Dice laid already are taken back before."""
    game = begun()
    give(game, 0, (WILD, B, WILD, 1, 1))
    game.call((0,), 0)
    game.show([(0, A), (1, B), (2, C)], 0)
    give(game, 1, (A, C, A, A, A))
    game.lay(0, at(0, 2), A)
    assert game.swaps() == []
    with pytest.raises(ValueError, match="swaps come first"):
        game.swap(1, at(0, 1))
    game.take_back(at(0, 2))
    game.swap(1, at(0, 1))
    give(game, 1, (A, 1, 1, 1, 1))
    game.swap(0, at(0, -1))
    assert game.wilds == [] and game.player == 1, "as often as possible"


def test_a_swap_on_a_bonus_square_pays_nothing():
    """A square pays once, a swap on it pays nothing."""
    game = started()
    give(game, 1, (A, B, WILD, 1, 1))
    for place, column, face in ((0, 2, A), (1, 3, B), (2, 4, C)):
        game.lay(place, at(0, column), face)
    assert game.end_turn(0).points == 9 - 1 + 2 and game.wilds == [at(0, 4)]
    chosen(game)
    give(game, 0, (C, 1, 3, 9, A))
    game.swap(0, at(0, 4))
    assert game.seats[0].total() == 3
    give(game, 0, (1, 1, 3, 9, A))
    game.lay(4, at(0, 5), A)
    assert game.end_turn(0).points == 3, "the square under the die that was swapped pays nothing any more"
    assert [seat.total() for seat in game.seats] == [6, 10]


def test_a_wild_is_given_a_face_and_keeps_it():
    """A WILD is given a face when it is laid and keeps it while it lies there."""
    game = started()
    give(game, 1, (WILD, WILD, 1, 1, 1))
    with pytest.raises(ValueError, match=r"a WILD is given a face 0\.\.26, not 27"):
        game.lay(0, at(0, 2))
    game.lay(0, at(0, 2), A)
    game.end_turn(0)
    assert game.board[at(0, 2)] == A and at(0, 2) in game.wilds
    chosen(game)
    passed_round(game)
    assert game.board[at(0, 2)] == A and len(game.wilds) == 1


def test_dice_taken_back_leave_no_trace():
    """Until the turn ends, dice can be taken back: no trace in points or hand."""
    game = started()
    give(game, 1, (A, B, WILD, 1, 1))
    before = (bytes(game.board), list(game.seats[1].dice), list(game.seats[1].faces), dict(game.dice), game.rng.state)
    game.lay(0, at(0, 2), A)
    assert game.worth()[1] == 3 and game.free_places() == [1, 2, 3, 4]
    game.lay(2, at(0, 3), B)
    assert game.worth() == ([(at(0, 0), at(0, 1), at(0, 2)), (at(0, 1), at(0, 2), at(0, 3))], 5)
    with pytest.raises(ValueError, match="not empty"):
        game.lay(3, at(0, 3))
    game.lay(1, at(5, 5))
    with pytest.raises(cubed.Refusal):
        game.worth()
    with pytest.raises(ValueError, match="at most 3"):
        game.lay(3, at(1, 1))
    for cell in (at(0, 3), at(5, 5), at(0, 2)):
        game.take_back(cell)
    with pytest.raises(ValueError, match="no die of this turn"):
        game.take_back(at(0, 2))
    assert game.worth() == ([], 0) and game.laid == []
    after = (bytes(game.board), list(game.seats[1].dice), list(game.seats[1].faces), dict(game.dice), game.rng.state)
    assert before == after and [seat.total() for seat in game.seats] == [3, 0]


def test_a_refused_turn_changes_nothing():
    """The turn is legal if every die laid belongs to a new SET. A refusal names the dice that belong to none."""
    game = started()
    give(game, 1, (A, B, 1, 1, 1))
    game.lay(0, at(0, 2))
    game.lay(2, at(1, 0))
    with pytest.raises(cubed.Refusal, match=r"\(1, 0\)") as caught:
        game.end_turn(0)
    assert caught.value.cells == (at(1, 0),) and game.player == 1 and len(game.laid) == 2
    game.take_back(at(1, 0))
    assert game.end_turn(0).points == 3


def test_points_add_up_turn_by_turn():
    """So: points = 3 x new SETs - WILDs laid + bonus. They are added, round by round."""
    game = started()
    give(game, 1, (A, B, C, WILD, 1))
    game.lay(0, at(0, 2))
    game.lay(1, at(0, 3))
    game.lay(3, at(0, 4), C)
    event = game.end_turn(0)
    assert (event.kind, event.points, len(event.sets)) == (SCORED, 3 * 3 - 1 + 2, 3)
    chosen(game)
    assert [seat.points for seat in game.seats] == [[3, 0], [10, 0]] and game.seats[1].best == 10


def test_pass():
    """Or (d) pass, which is always allowed."""
    game = started()
    event = game.end_turn(0)
    assert (event.kind, event.seat, event.points) == (PASSED, 1, 0) and event.round_over and not event.all_passed


# Rounds


def test_all_seats_pass_in_one_round():
    """All seats pass in one round: everybody rolls their whole hand again, and the starter begins."""
    game = started((PERSON,) * 3, starter=1)
    for _ in range(2):
        game.end_turn(0)
    chosen(game)
    dice = [list(seat.dice) for seat in game.seats]
    seen = set()
    for _ in range(12):
        game.idle_rounds = 0
        event = passed_round(game)
        assert event.all_passed and (game.state, game.player) == (TURN, 1), "no choice of what to roll"
        assert [seat.dice for seat in game.seats] == dice and wrong(game) == ""
        seen.add(tuple(tuple(seat.faces) for seat in game.seats))
    assert len(seen) == 12


def test_a_round_in_which_somebody_laid_is_no_round_of_passing():
    """All seats pass in one round: all of them, in one round."""
    game = started((PERSON,) * 3)
    game.end_turn(0)
    assert not game.end_turn(0).all_passed and game.state == CHOOSING, "the starter laid the first SET"
    chosen(game)
    give(game, 0, (A, 1, 1, 1, 1))
    game.end_turn(0)
    give(game, 1, (A, 1, 1, 1, 1))
    game.lay(0, at(0, 2))
    game.end_turn(0)
    assert not game.end_turn(0).all_passed


def test_each_draws_back_to_five_starter_first():
    """End of a round: starter first, each draws back to five while the bag lasts, new dice are rolled at once."""
    game = started((PERSON,) * 3, starter=2)
    game.bag.numbers = game.bag.numbers[-2:]
    last = list(game.bag.numbers)
    give(game, 0, (A, 1, 1, 1, 1))
    game.lay(0, at(0, 2))
    game.end_turn(0)
    game.end_turn(0)
    assert [len(seat.dice) for seat in game.seats] == [4, 5, 4], "the starter drew both that were left"
    assert game.seats[2].dice[-2:] == last[::-1] and game.bag.numbers == []
    assert all(face in DICE[die] for seat in game.seats for die, face in zip(seat.dice, seat.faces, strict=True))


def test_every_seat_may_roll_again_once():
    """Then every seat may roll any of its dice again, once: choices are made in turn without being shown, then all are rolled
    together (ours)."""
    game = started((PERSON,) * 3, starter=1)
    for _ in range(2):
        game.end_turn(0)
    before = [list(seat.faces) for seat in game.seats]
    assert (game.state, game.player) == (CHOOSING, 1)
    with pytest.raises(ValueError, match=r"the hand has dice 0\.\.4"):
        game.choose((5,), 0)
    assert game.choose((0, 1, 2, 3, 4), 0).kind == CHOSEN and game.player == 2
    assert [seat.faces for seat in game.seats] == before, "nothing is rolled before all have chosen"
    assert not game.choose((), 0).rolled and game.player == 0
    with pytest.raises(ValueError, match="nobody's turn"):
        game.lay(0, at(0, 2))
    assert game.choose((3,), 0).rolled and (game.state, game.player) == (TURN, 1)
    assert game.seats[2].faces == before[2] and game.seats[0].faces[:3] == before[0][:3]
    assert game.seats[0].faces[4] == before[0][4] and wrong(game) == ""
    with pytest.raises(ValueError, match="end of a round only"):
        game.choose((), 0)


def test_the_choice_is_what_is_rolled():
    """Every seat may roll any of its dice again: those, and no others, however often it is tried."""
    changed = set()
    for seed in range(30):
        game = started(seed=seed)
        game.end_turn(0)
        before = list(game.seats[0].faces)
        game.choose((1, 4), 0)
        game.choose((), 0)
        changed |= {place for place in range(5) if game.seats[0].faces[place] != before[place]}
    assert changed == {1, 4}


# The end


def near_the_end(seats=TWO, left=1):
    """A game with an empty bag, the seat after the starter holding so many dice that fit one after the other."""
    game = started(seats)
    game.bag.numbers = []
    seat = game.seats[1]
    seat.dice, seat.faces = seat.dice[:left], [A, B, C][:left]
    return game


def test_the_game_ends_with_the_round_in_which_somebody_laid_the_last_die():
    """The game ends with the round in which somebody laid their last die. Left-over dice cost nothing."""
    game = near_the_end((PERSON,) * 3)
    game.lay(0, at(0, 2))
    assert not game.end_turn(0).over and not game.over, "the round is played to its end"
    event = game.end_turn(0)
    assert event.over and game.over and game.state == OVER
    assert [seat.total() for seat in game.seats] == [3, 3, 0], "two dice and five are left over and cost nothing"
    assert game.tick(10**6) is None and game.call((0,), 0) is None
    with pytest.raises(ValueError, match="nobody's turn"):
        game.end_turn(0)


def test_an_empty_bag_alone_does_not_end_it():
    """The game ends with the round in which somebody laid their last die."""
    game = near_the_end(left=2)
    game.lay(0, at(0, 2))
    assert not game.end_turn(0).over
    chosen(game)
    assert game.state == TURN and len(game.seats[1].dice) == 1


def test_three_rounds_of_passing_end_it_when_the_bag_is_empty():
    """With an empty bag, three rounds of passing in a row end it too (ours)."""
    game = near_the_end(left=3)
    game.end_turn(0)
    chosen(game)
    assert not passed_round(game).over and not passed_round(game).over
    assert passed_round(game).over and game.over


def test_with_dice_in_the_bag_passing_goes_on_longer():
    """With dice in the bag five rounds of passing in a row end it (ours): new dice may help, but people who find nothing must
    come to an end too. How many are left is known."""
    game = started()
    game.end_turn(0)
    chosen(game)
    for left in (5, 4, 3, 2):
        assert game.passes_left == left and not passed_round(game).over
    assert game.passes_left == 1 and passed_round(game).over and game.over


def test_the_last_pass_is_one_after_passes_alone():
    """Before the last of those rounds it is said (ours): to each who passes after nobody in this round has laid."""
    game = near_the_end(left=3)
    game.end_turn(0)
    chosen(game)
    assert not game.last_pass
    passed_round(game)
    passed_round(game)
    assert game.last_pass
    game.end_turn(0)
    assert game.last_pass, "the first has passed, the second can end the game"
    game.passed = 0
    assert not game.last_pass, "the first has laid: passing ends nothing in this round"


def test_rounds_of_passing_that_are_not_in_a_row():
    """Three rounds of passing in a row."""
    game = near_the_end(left=3)
    game.end_turn(0)
    chosen(game)
    passed_round(game)
    passed_round(game)
    game.end_turn(0)
    game.seats[1].faces[0] = A
    game.lay(0, at(0, 2))
    assert not game.end_turn(0).over
    chosen(game)
    assert not passed_round(game).over and not passed_round(game).over and passed_round(game).over


# Clocks


def test_nothing_happens_in_the_pause():
    """RULES 3: every clock stops in pause; computer players stand still."""
    game = started((PERSON, EXPERT))
    game.pause(0)
    assert all(game.tick(time) is None for time in range(0, 60_000, 500)) and game.player == 1
    game.resume(60_000)
    assert game.elapsed(60_000) == 0
    time = 60_000
    while game.player == 1 and time < 90_000:
        game.tick(time)
        time += 1
    assert game.player != 1


def test_what_is_asked_at_the_wrong_time_is_refused():
    """Bad input gets a message that says what is wrong."""
    game = begun()
    for act in (lambda: game.lay(0, at(0, 0)), lambda: game.end_turn(0), lambda: game.swap(0, at(0, 0))):
        with pytest.raises(ValueError, match="nobody's turn"):
            act()
    with pytest.raises(ValueError, match="nobody has called"):
        game.wrong_call(0)
    game = started()
    with pytest.raises(ValueError, match=r"the hand has dice 0\.\.4, not 5"):
        game.lay(5, at(0, 2))
    game.lay(0, at(3, 3))
    with pytest.raises(ValueError, match="die 0 of the hand is laid already"):
        game.lay(0, at(0, 2))
    assert everywhere(game) == list(range(42)) and game.seats[1].faces == list(NO_SET)
