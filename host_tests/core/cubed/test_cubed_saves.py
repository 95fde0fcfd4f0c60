"""SET Cubed saved and restored at any moment, and saves that were damaged (CASES "Saves and flash")."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.cubed import board as cubed
from tercet.core.cubed import save as cubed_save
from tercet.core.cubed.computer import Thoughts, opening
from tercet.core.cubed.rules import CHOOSING, OVER, SHOWING, STARTING, TURN, Cubed
from tercet.core.cubed.seats import CALLED
from tercet.core.dice import DICE, WILD
from tercet.core.rng import Rng

from host_tests.core.cubed import games as cubed_games
from host_tests.core.cubed.games import PERSON, at
from host_tests.runs.tiers import amount, first_of

DAY = 86_400_000
SEATS = ((PERSON, PERSON), (PERSON, 3), (PERSON, 0, PERSON, 2), (1, PERSON, 3), (3, 2), (0, 1, 2, 3))


def step(game, player, time):
    """What a computer player does next, or a person with the randomness of `player`; return (time, event)."""
    if game.state == STARTING:
        people = [seat for seat, each in enumerate(game.seats) if each.person and not each.waits]
        able = [seat for seat in people if opening(game.seats[seat].faces)]
        if people and player.below(4) == 0:
            return time, game.call((people[player.below(len(people))],), time)
        if able:
            return time, game.call((able[0],), time)
        return time, game.roll_again(time)
    if game.state == SHOWING:
        shown = opening(game.seats[game.player].faces)
        return time, game.show(shown, time) if shown else game.wrong_call(time)
    if not game.seats[game.player].person:
        event = None
        for _ in range(5000):
            time += max(0, game.wake() - game.elapsed(time))
            event = game.tick(time)
            if event:
                break
        return time, event
    time += 100 + player.below(3000)
    if game.state == CHOOSING:
        return time, game.choose(tuple(place for place in game.free_places() if player.below(3) == 0), time)
    return time, turn(game, player, time)


def turn(game, player, time):
    """A person does one thing in its turn."""
    if game.laid and player.below(5) == 0:
        return game.take_back(game.laid[-1][1])
    if game.swaps() and player.below(2):
        return game.swap(*game.swaps()[0])
    thoughts = Thoughts(2, game.board, game.seats[game.player].faces)
    while not thoughts.step():
        pass
    left = [one for one in thoughts.turn if one not in game.laid]
    if left and game.laid == thoughts.turn[: len(game.laid)] and player.below(8):
        return game.lay(*left[0])
    try:
        return game.end_turn(time)
    except cubed.Refusal:
        return game.take_back(game.laid[-1][1])


def state(game, time):
    """Everything that can be told of a game, in one line."""
    seats = [(seat.dice, seat.faces, seat.points, seat.best, seat.waits, seat.again, seat.called) for seat in game.seats]
    return repr((
        game.state, game.player, game.starter, seats, game.bag.numbers, sorted(game.dice.items()), sorted(game.wilds),
        game.laid,
        game.passed, game.idle_rounds, game.turns, game.rolls, game.rng.state, game.practice,
    ))  # fmt: skip


def future(game, seed, time, most):
    """Play on for so many events; return every line, with times counted from now."""
    player, lines, start = Rng(seed), [], time
    while not game.over and len(lines) < most:
        time, event = step(game, player, time)
        lines.append(f"{time - start} {event.text() if event else ''} {state(game, time)}")
    return lines


def moments(numbers, every=1):
    """Yield (game, time, save) at every so many events of games."""
    for number in numbers:
        game, player, time, count = Cubed(SEATS[number % len(SEATS)], number, 0, number % 2 == 1), Rng(number), 0, 0
        while not game.over:
            if count % every == 0:
                yield game, time, cubed_save.save(game, time)
            time, _ = step(game, player, time)
            count += 1
            assert count < 3000
        yield game, time, cubed_save.save(game, time)


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(3)))
def test_restored_at_every_moment_the_future_is_the_same(part):
    """A save restores the same game: saved at every fifth event, two copies, one a day later, go on line by line."""
    seen = set()
    for place, (game, time, saved) in enumerate(moments(range(part, amount(12, 3), 3), 5)):
        one, two = cubed_save.restore(saved, time), cubed_save.restore(saved, time + DAY)
        if game.state == SHOWING:  # the call is void
            game.void()
            saved = cubed_save.save(game, time)
        assert state(one, time) == state(game, time)
        assert cubed_save.save(one, time + 5) == saved, "restored, it stands still until resume()"
        assert one.tick(time + 10**6) is None
        one.resume(time)
        two.resume(time + DAY)
        most = 2000 if place % 20 == 0 else 12
        assert future(one, place, time, most) == future(two, place, time + DAY, most)
        seen.add((game.state, bool(game.laid)))
    assert {(TURN, False), (TURN, True), (CHOOSING, False), (OVER, False)} <= seen


@pytest.mark.counts
def test_the_original_and_the_restored_game_go_the_same_way():
    """The restored game does exactly what the saved one goes on to do."""
    seen = set()
    for number in range(amount(12, 6)):
        stop = 1 + 5 * number
        game, player, time = Cubed(SEATS[number % len(SEATS)], number, 0), Rng(number), 0
        for _ in range(stop):
            if not game.over:
                time, _ = step(game, player, time)
        twin = cubed_save.restore(cubed_save.save(game, time), time)
        twin.resume(time)
        seen.add(game.state)
        game.void()
        assert future(game, number, time, 60) == future(twin, number, time, 60)
    assert TURN in seen and len(seen) > 1


def test_a_call_that_a_power_cut_interrupts_is_void():
    """Nobody pays: the caller does not wait, and may call again; so may all others. The save is one of an earlier version."""
    game = cubed_games.begun((PERSON, PERSON, 0))
    game.call((1,), 2000)
    saved = cubed_save.save(game, 3000)
    assert saved[4] == SHOWING
    again = cubed_save.restore(saved, 0)
    again.resume(0)
    assert (again.state, again.player, [seat.waits for seat in again.seats]) == (STARTING, -1, [False] * 3)
    assert again.call((1,), 0).seat == 1


def test_a_question_that_a_power_cut_interrupts_is_void():
    """The save does not know it: nobody has agreed, and everybody may call at once."""
    game = cubed_games.begun((PERSON, PERSON, PERSON))
    before = cubed_save.save(game, 2000)
    game.ask(1000)
    game.call((0,), 1900)
    assert game.asked_until and cubed_save.save(game, 2000) == before
    again = cubed_save.restore(before, 0)
    again.resume(0)
    assert not again.asked_until and not [seat for seat in again.seats if seat.agreed]
    assert again.call((0,), 0).kind == CALLED and again.rolls == 1


def test_computer_players_alone_go_on():
    """Saved and restored before every event, the game is the same as one that never was saved; laying die by die included."""

    def whole(saving):
        game, time, lines = Cubed((3, 0, 2), 5, 0), 0, []
        while not game.over:
            if saving:
                game = cubed_save.restore(cubed_save.save(game, time), time)
                game.resume(time)
            time, event = step(game, Rng(1), time)
            lines.append((time, event.text()))
        return lines

    assert whole(True) == whole(False)


# Damage


@cache
def samples():
    """Saves of every state, with dice laid and without."""
    found = {}
    for game, _, saved in moments(range(6)):
        found.setdefault((game.state, len(game.laid), bool(game.plan), len(game.dice) // 8, len(game.seats)), saved)
    return list(found.values())


def survives(data, most):
    """Restore damaged bytes: either ValueError, or a consistent game that can be played on. Tell which."""
    try:
        game = cubed_save.restore(data, 0)
    except ValueError as error:
        assert str(error)
        return False
    assert cubed_games.wrong(game) == ""
    if most:
        game.resume(0)
        future(game, 1, 0, most)
        assert cubed_games.wrong(game) == ""
    return True


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_every_byte_changed(part):
    """Damaged save at start: each byte of saves of every state changed in several ways."""
    count = kept = 0
    for saved in samples()[part::2]:
        for place in range(len(saved)):
            for change in (1, 16, 128):
                damaged = bytearray(saved)
                damaged[place] ^= change
                kept += survives(bytes(damaged), 8 * ((place + change) % 16 == 0))
                count += 1
    assert count > 3000 and kept


@pytest.mark.counts
def test_every_length():
    """Cut off anywhere, or with bytes behind it: refused."""
    for saved in samples()[:: amount(4, 8)]:
        for length in range(len(saved)):
            assert not survives(saved[:length], 0), length
        assert not survives(saved + b"\0", 0) and not survives(saved + saved, 0)


@given(st.binary(max_size=200))
def test_any_bytes(data):
    """Any bytes: ValueError and nothing else."""
    with pytest.raises(ValueError, match=r"\w"):
        cubed_save.restore(data, 0)


@given(st.integers(0, 99), st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), min_size=1, max_size=6))
def test_several_bytes_changed(number, changes):
    """Some bytes at random: refused, or a consistent game."""
    saved = bytearray(samples()[number % len(samples())])
    for place, entry in changes:
        saved[place % len(saved)] = entry
    survives(bytes(saved), 5)


def test_another_version():
    """A save of another version, or another game's, is refused by its number."""
    for place, words in ((0, "version"), (1, "kind")):
        saved = bytearray(samples()[0])
        saved[place] = 99
        with pytest.raises(ValueError, match=words):
            cubed_save.restore(bytes(saved), 0)


def middle():
    """A game in the first person's turn."""
    game = cubed_games.started((PERSON, PERSON))
    game.end_turn(0)
    cubed_games.chosen(game)
    return game


def doubled_die(game):
    game.bag.numbers[0] = game.bag.numbers[1]


def face_of_no_die(game):
    game.seats[0].faces[0] = next(face for face in range(27) if face not in DICE[game.seats[0].dice[0]])


def laid_twice(game):
    game.laid = [(0, at(3, 3), game.seats[0].faces[0]), (0, at(3, 4), game.seats[0].faces[0])]


def laid_on_a_die(game):
    game.laid = [(0, at(0, 0), game.seats[0].faces[0])]


def laid_with_another_face(game):
    place = next(place for place, face in enumerate(game.seats[0].faces) if face != WILD)
    game.laid = [(place, at(3, 3), (game.seats[0].faces[place] + 1) % 27)]


def wild_without_a_wild(game):
    game.wilds = [cell for cell, die in game.dice.items() if WILD not in DICE[die]]


def nobody(game):
    game.player = -1


def empty_logo(game):
    for cell in cubed.LOGO:
        game.bag.numbers.append(game.dice.pop(cell))


@pytest.mark.parametrize("change", [
    doubled_die, face_of_no_die, laid_twice, laid_on_a_die, laid_with_another_face, wild_without_a_wild, nobody, empty_logo,
])  # fmt: skip
def test_what_no_play_leads_to(change):
    """Dice that are there twice, faces that no die has, and the like: refused."""
    assert cubed_save.restore(cubed_save.save(middle(), 0), 0).player == 0
    game = middle()
    change(game)
    with pytest.raises(ValueError, match=r"\w"):
        cubed_save.restore(cubed_save.save(game, 0), 0)
