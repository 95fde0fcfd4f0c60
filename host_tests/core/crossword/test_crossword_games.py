"""Whole matches of Crossword: consistent points, the better skill wins more often, saved and restored at every moment."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import BUILDING, READY, Crossword
from tercet.core.crossword.seats import IN_HAND
from tercet.core.dice import WILD
from tercet.core.table.rules import MATCH_OVER, ROUND_OVER

from host_tests.core.crossword.test_grid import brute
from host_tests.core.saved import damaged
from host_tests.runs.tiers import amount
from host_tests.soak import share

PERSON = -1
SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert")
PAIRS = list(combinations(range(4), 2))
GAMES = 1000 if share.FULL else amount(90, 36)


def play(seats: tuple[int, ...], seed: int) -> Crossword:
    """A match of computer players to its end; every round is counted by what was used when the first was done."""
    game, base = Crossword(seats, seed, 0), 0
    now = 0
    while True:
        while game.think(1 << 20):
            pass
        now = max(now, base + min(game.wake(), 10**7))
        game.tick(now)
        for seat in game.seats:
            assert len(seat.guests) == 0 or not game.bag.numbers
        if game.state < ROUND_OVER:
            continue
        done = [seat for seat in game.seats if seat.done_at >= 0]
        if done:
            first = min(seat.done_at for seat in done)
            assert game.best == first
            unused = sum(count - used for used, count in (seat.seen(first) for seat in game.seats))
            for seat in game.seats:
                alone, loose, right = brute(seat.grid(), 12)
                assert seat.points == (unused if seat.done_at == first else 0)
                assert seat.done_at < 0 or (right and IN_HAND not in seat.where)
                idle = seat.where.count(IN_HAND) + sum(seat.where.count(cell) for cell in alone | loose)
                assert seat.used == len(seat.dice) - idle
        numbers = sorted(game.bag.numbers + [die for seat in game.seats for die in seat.dice])
        assert numbers == list(range(42))
        if game.over:
            return game
        base = now
        game.next_round(now)


@pytest.mark.counts
def test_the_better_skill_wins_more_often() -> None:
    """Wanted: "1000 seeded games with computer players end with consistent points; the better skill wins more often"."""
    lines = ["Crossword, won by the better of two:"]
    for worse, better in PAIRS:
        count = GAMES // len(PAIRS)
        won = lost = 0
        for seed in range(count):
            game = play((worse, better) if seed % 2 else (better, worse), seed)
            points = {seat.kind: seat.total() for seat in game.seats}
            won += points[better] > points[worse]
            lost += points[better] < points[worse]
        lines.append(f"  {SKILLS[better]} against {SKILLS[worse]}: {won} won, {lost} lost of {count}")
        assert won > lost, lines[-1]
    for seed in range(GAMES // 20):
        play((0, 1, 2, 3), seed)
    print("\n".join(lines))


def steps(game: Crossword, hands: random.Random, now: int) -> str:
    """Let a person do something at random; return what it was."""
    while game.think(1 << 20):
        pass
    game.tick(now)
    if game.state == READY:
        game.begin_turn(now)
        return "begins"
    if game.state == ROUND_OVER:
        game.next_round(now)
        return "round"
    if game.state != BUILDING:
        return "over"
    seat = game.seat
    choice = hands.randrange(12)
    index = hands.randrange(len(seat.dice))
    if choice == 0:
        return f"drawn {game.draw(now)}"
    if choice == 1 and hands.randrange(4) == 0:
        return f"given up {game.give_up_round(now)}"
    if choice < 4:
        return f"shifted {game.shift(hands.randrange(-1, 2), hands.randrange(-1, 2), now)}"
    if seat.where[index] < IN_HAND:
        return "away"
    if choice < 6:
        return f"taken {game.take(index, now)}"
    advice = game.advise(1 << 20) if choice < 10 else ()
    if advice:
        steps = [step for step in game._adviser.best if {die for die, _, _ in step} <= set(advice)]
        for other, cell, face in [die for step in steps for die in step]:
            if game.state == BUILDING and seat.grid()[cell] < 0:
                game.lay(other, cell, face, now)
        return f"laid {advice}"
    cell = hands.randrange(144)
    if seat.grid()[cell] < 0:
        face = seat.faces[index] if seat.faces[index] != WILD else hands.randrange(27)
        return f"laid {game.lay(index, cell, face, now)}"
    return ""


def future(game: Crossword, start: int, most: int) -> list[str]:
    hands, now, lines = random.Random(7), start, []
    for _ in range(most):
        now += hands.randrange(100, 9000)
        words = steps(game, hands, now)
        seats = [(seat.where, seat.given, seat.guests, seat.seen(1 << 29), seat.total()) for seat in game.seats]
        lines.append(f"{now - start} {words} {game.state} {game.clock(now)} {seats} {game.bag.numbers}")
    return lines


@pytest.mark.counts
@pytest.mark.parametrize("seats", [(PERSON,), (PERSON, PERSON), (PERSON, 0, 3), (PERSON, 1, PERSON, 2)])
def test_restored_at_any_moment_the_future_is_the_same(seats: tuple[int, ...]) -> None:
    """Wanted: "Both resume after a power cut": a save restores the same match."""
    states = set()
    for seed in range(amount(3, 1)):
        game, hands, now = Crossword(seats, seed, 0), random.Random(seed), 0
        for number in range(260):
            now += hands.randrange(50, 6000)
            steps(game, hands, now)
            if number % 9 == 0:
                game.pause(now)
                saved = crossword_save.save(game, now)
                one, two = crossword_save.restore(saved, now), crossword_save.restore(saved, now + 86_400_000)
                assert crossword_save.save(one, now + 50) == saved, "it stands still until resume()"
                for copy, start in ((one, now), (two, now + 86_400_000), (game, now)):
                    copy.resume(start)
                assert future(one, now, 25) == future(two, now + 86_400_000, 25)
                states.add(game.state)
    assert BUILDING in states and (len(seats) < 3 or ROUND_OVER in states or MATCH_OVER in states)


@pytest.mark.counts
def test_damaged_saves_are_refused_or_can_be_played() -> None:
    """CASES: "Damaged save at start: a crash in code that never ran": bytes changed, every length, bytes at random."""
    chance = random.Random(1)
    kept = 0
    for seats in ((PERSON,), (PERSON, PERSON, 3), (PERSON, 0)):
        game, hands, now = Crossword(seats, 2, 0), random.Random(2), 0
        for number in range(amount(120, 40)):
            now += hands.randrange(50, 6000)
            steps(game, hands, now)
            if number % 40 != 5:
                continue
            saved = crossword_save.save(game, now)
            kept += damaged.played_on(saved, crossword_save.restore, lambda other: future(other, 0, 8), chance)
    assert kept
    for _ in range(300):
        with pytest.raises(ValueError, match=r"\w"):
            crossword_save.restore(chance.randbytes(chance.randrange(150)), 0)
