"""Whole matches of Speed: consistent points, the better skill wins more often, saved and restored at every moment."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from tercet.core import outcome as verdicts
from tercet.core.speed import save as speed_save
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import ASKING, MATCH_OVER, ROUND_OVER

from host_tests.core import dice_oracle
from host_tests.core.saved import damaged
from host_tests.runs.tiers import amount
from host_tests.soak import share

PERSON = -1
SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert")
PAIRS = list(combinations(range(4), 2))
GAMES = 1000 if share.FULL else amount(60, 12)


def play(seats: tuple[int, ...], seed: int) -> Speed:
    """A match of computer players to its end; every point is counted by what was claimed."""
    game, now = Speed(seats, seed, 0), 0
    points = [0] * len(seats)
    while not game.over:
        if game.state == ROUND_OVER:
            game.next_round(now)
            continue
        now = max(now, game.wake())
        before = list(game.layout.cells)
        while (outcome := game.tick(now)) is not None:
            right = dice_oracle.is_set(*(before[cell] for cell in outcome.cells))
            assert right == (outcome.verdict == verdicts.RIGHT)
            if not game.tie_break:
                points[outcome.seat] += 1 if right else -1
            elif outcome.over:
                points[game.leaders()[0]] += 1
            gone = Counter(before) - Counter(game.layout.cells)
            assert sum(gone.values()) == (3 if right else 0)
            before = list(game.layout.cells)
    assert [seat.total() for seat in game.seats] == points
    assert [len(seat.history) for seat in game.seats] == [game.round] * len(seats)
    assert len(game.leaders()) == 1, "a tie for the lead is broken"
    return game


@pytest.mark.counts
def test_the_better_skill_wins_more_often(record_property: pytest.FixtureRequest) -> None:
    """Wanted: "1000 seeded games with computer players end with consistent points; the better skill wins more often"."""
    lines = ["Speed, won by the better of two:"]
    for worse, better in PAIRS:
        count = max(1, GAMES // len(PAIRS))
        games = [play((worse, better) if seed % 2 else (better, worse), seed) for seed in range(count)]
        won = sum(game.seats[game.leaders()[0]].kind == better for game in games)
        ties = sum(game.tie_break for game in games)
        lines.append(f"  {SKILLS[better]} against {SKILLS[worse]}: {won} of {count}, {ties} by a tie-break")
        assert won > count / 2, lines[-1]
    print("\n".join(lines))


def a_set(cells: list[int], hands: random.Random) -> list[int]:
    """Three cells that are a SET, and not always the same."""
    live = [cell for cell, face in enumerate(cells) if face >= 0]
    hands.shuffle(live)
    return next(list(three) for three in combinations(live, 3) if dice_oracle.is_set(*(cells[cell] for cell in three)))


def steps(game: Speed, hands: random.Random, now: int) -> Iterator[tuple[int, str]]:
    """Play on with people who press at random; yield (time, what happened)."""
    while not game.over:
        if game.state == ROUND_OVER:
            game.next_round(now)
            yield now, "round"
            continue
        now += hands.randrange(40, 2500)
        happened = []
        while (outcome := game.tick(now)) is not None:
            happened.append(outcome.text())
        live = [cell for cell, face in enumerate(game.layout.cells) if face >= 0]
        choice = hands.randrange(12)
        if game.state < ROUND_OVER:
            if choice < 4 and (game.caller >= 0 or game.alone):
                cells = a_set(game.layout.cells, hands) if choice < 3 else hands.sample(live, 3)
                happened.append(game.claim((cells[0], cells[1], cells[2]), now).text())
            elif choice < 10:
                happened.append(game.call((hands.randrange(len(game.seats)),), now).text())
            elif choice == 10:
                happened.append(game.ask(now).text())
            else:
                happened.append(game.take_back(now).text())
        yield now, " ".join(happened)


def future(game: Speed, start: int, most: int) -> list[str]:
    """What happens from now on, times counted from now."""
    lines = []
    for time, words in steps(game, random.Random(5), start):
        lines.append(f"{time - start} {words} {game.layout.cells} {[seat.total() for seat in game.seats]}")
        if len(lines) == most:
            break
    return lines


@pytest.mark.counts
@pytest.mark.parametrize("seats", [(PERSON,), (PERSON, PERSON), (PERSON, 0, 3), (PERSON, 1, PERSON, 2)])
def test_restored_at_any_moment_the_future_is_the_same(seats: tuple[int, ...]) -> None:
    """Wanted: "Both resume after a power cut": a save restores the same match, thoughts and generator included."""
    states = set()
    for seed in range(amount(4, 1)):
        game = Speed(seats, seed, 0)
        for number, (time, _) in enumerate(steps(game, random.Random(seed), 0)):
            if number % 7 == 0 or game.tie_break or game.state == ASKING:
                saved = speed_save.save(game, time)
                one, two = speed_save.restore(saved, time), speed_save.restore(saved, time + 86_400_000)
                assert speed_save.save(one, time + 50) == saved, "it stands still until resume()"
                one.resume(time)
                two.resume(time + 86_400_000)
                assert future(one, time, 30) == future(two, time + 86_400_000, 30)
                states.add(game.state)
            if number > 400:
                break
    assert {0, 2} <= states and (len(seats) == 1 or 1 in states)


def samples() -> list[bytes]:
    """Saves of all kinds of moments."""
    found = []
    for seats in ((PERSON,), (PERSON, 0, 3)):
        for seed in range(amount(3, 1)):
            game = Speed(seats, seed, 0)
            for number, (time, _) in enumerate(steps(game, random.Random(seed), 0)):
                if number % 97 == 3 or (game.tie_break and number % 5 == 0):
                    found.append(speed_save.save(game, time))
                if number > 300:
                    break
    return found


@pytest.mark.counts
def test_damaged_saves_are_refused_or_can_be_played() -> None:
    """CASES: "Damaged save at start: a crash in code that never ran": every byte changed, every length, bytes at random."""
    chance = random.Random(1)

    def play(game: Speed) -> None:
        for number, _ in enumerate(steps(game, chance, 0)):
            if number > 12:
                break

    assert sum(damaged.played_on(saved, speed_save.restore, play, chance) for saved in samples())
    for _ in range(200):
        with pytest.raises(ValueError, match=r"\w"):
            speed_save.restore(chance.randbytes(chance.randrange(120)), 0)


def test_a_finished_match_is_restored_as_such() -> None:
    game = play((3, 0), 1)
    again = speed_save.restore(speed_save.save(game, 10**6), 0)
    assert again.state == MATCH_OVER and [seat.total() for seat in again.seats] == [seat.total() for seat in game.seats]
