"""Power cuts at random moments of shared games: nothing is lost but the last 0.3 s, and a call that was cut off is void."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.players.player import DEAF, Player
from host_tests.players.sets import no_set_of, sets_of
from host_tests.players.table import BEGINNER, EXPERT, GIVES_A_SET, LOCKED_OUT, MESSAGE, MINUS_ONE, PERSON, VERDICT, People
from host_tests.runs.tiers import amount, first_of
from host_tests.soak import share
from tools import boards

Sit = Callable[..., Player]
KINDS = ((PERSON, PERSON), (PERSON, PERSON, PERSON))
KEPT = 300  # ms after which what was decided is kept
BOARDS = ("picosystem", "pico_display")
CUTS = 5  # a game
COMPUTERS = ((PERSON, BEGINNER), (PERSON, PERSON, BEGINNER), (PERSON, PERSON, EXPERT, BEGINNER))
State = tuple[list[int], list[int], set[int], tuple[int, ...]]


class Expected:
    """The points and lock-outs that RULES 5 gives, kept by what the people do."""

    def __init__(self, seats: int, penalty: int) -> None:
        self.penalty = penalty
        self.points = [0] * seats
        self.owed = [0] * seats
        self.out: set[int] = set()

    def right(self, seat: int) -> None:
        self.out = set()
        if self.owed[seat]:
            self.owed[seat] -= 1
        else:
            self.points[seat] += 1

    def wrong(self, seat: int) -> None:
        if self.penalty == MINUS_ONE or (self.penalty == GIVES_A_SET and self.points[seat]):
            self.points[seat] -= 1
        elif self.penalty == GIVES_A_SET:
            self.owed[seat] += 1
        else:
            self.out.add(seat)
            if len(self.out) == len(self.points):
                self.out = set()


def decide(table: People, expected: Expected, choice: random.Random) -> int:
    """A claim, right or wrong, or an agreement on three more cards; return how many cards lie there then."""
    player = table.player
    glass = player.rest()
    here = sets_of(glass.codes)
    seat = choice.choice([seat for seat in table.calls if seat not in expected.out])
    whim = choice.random()
    if whim < 0.5 and here:
        table.claim(seat, choice.choice(here))
        expected.right(seat)
        return max(12, len(glass.codes) - 3)
    if whim < 0.8 or len(glass.codes) > 15:
        table.claim(seat, no_set_of(glass.codes))
        expected.wrong(seat)
        return len(glass.codes)
    table.ask()
    player.handheld.run(DEAF)
    table.press(*[other for other in table.calls if other not in expected.out])
    return len(glass.codes) + 3


def something_else(table: People, choice: random.Random) -> None:
    """What a power cut may interrupt: a call, a question, a pause, or nothing."""
    player = table.player
    moment = choice.randrange(4)
    if moment == 1:
        player.handheld.run(1000)
        table.press(choice.choice(list(table.calls)))
    elif moment == 2:
        player.handheld.run(1000)
        table.ask()
    elif moment == 3:
        player.press("BACK")
    player.handheld.run(choice.randrange(2000) if moment else 0)


@pytest.mark.counts
@pytest.mark.parametrize("board", first_of(BOARDS))
def test_nothing_is_lost(sit: Sit, board: str, tmp_path: Path) -> None:
    """KEPT ms after each claim, in the middle of a call, a question, a pause: points, lock-outs and cards are there."""
    choice = random.Random(board)
    for game in range(20 if share.FULL else amount(6, 2)):
        kinds, penalty = KINDS[game % 2], (LOCKED_OUT, MINUS_ONE, GIVES_A_SET)[game // 2 % 3]
        image = tmp_path / f"{game}.img"
        player = sit(board, seed=game + 1, storage=image)
        table = People(player, boards.load(board), kinds)
        table.sit_down(penalty=penalty)
        expected = Expected(len(kinds), penalty)
        for cut in range(CUTS):
            cards = decide(table, expected, choice)
            player.handheld.run(KEPT)
            something_else(table, choice)
            player.handheld.close()
            player = sit(board, storage=image)
            player.to_menu()
            player.choose(en.CONTINUE)
            player.handheld.run(2 * MESSAGE)  # a call would be too late by now
            if not player.shows(en.PLUS_THREE) and not player.shows(en.PLUS_THREE_SHORT):
                player.press("BACK")  # the question goes on after a power cut
                player.handheld.run(MESSAGE)
            table = People(player, boards.load(board), kinds)
            out = {seat for seat in table.calls if table.says(seat, en.OUT)}
            seen = (table.all_points(), out, len(player.look().codes))
            assert seen == (expected.points, expected.out, cards), f"game {game}, cut {cut}"


def state(table: People) -> State | None:
    """Points, what is owed, who is out, the cards; None while something moves, or words lie over a corner."""
    glass = table.player.glimpse()
    try:
        points, seats = table.all_points(), range(len(table.kinds))
    except AssertionError:
        return None
    if glass is None or not glass.codes:
        return None
    owed = [table.owes(seat) for seat in seats]
    return points, owed, {seat for seat in seats if table.says(seat, en.OUT)}, glass.codes


def settled(table: People) -> State:
    """The state once it has not changed for KEPT ms."""
    before = None
    for _ in range(200):
        now = state(table)
        if now is not None and now == before:
            return now
        before = now
        table.player.handheld.run(KEPT)
    raise AssertionError("the table does not come to rest")


def try_to_decide(table: People, choice: random.Random) -> None:
    """A person calls, and chooses a SET or three other cards, if no computer player is quicker."""
    player = table.player
    glass = player.look()
    seat = choice.choice(list(table.calls))
    here = sets_of(glass.codes)
    if not here:
        table.ask()
        player.handheld.run(DEAF)
        table.press(*table.calls)
        return
    table.press(seat)
    if table.caller() != seat:
        return
    player.handheld.run(DEAF)
    player.claim(choice.choice(here) if choice.random() < 0.6 else no_set_of(glass.codes), player.look())


@pytest.mark.slow
@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_lost_with_computer_players(sit: Sit, board: str, tmp_path: Path) -> None:
    """What people and computer players have decided KEPT ms before the power goes is there, whoever plays on."""
    choice = random.Random(board)
    for game in range(18 if share.FULL else 3):
        kinds, penalty = COMPUTERS[game % 3], (LOCKED_OUT, MINUS_ONE, GIVES_A_SET)[(game + game // 3) % 3]
        if kinds.count(PERSON) > max(boards.load(board).data["SEATS"]):
            continue
        image = tmp_path / f"{game}.img"
        player = sit(board, seed=game + 1, storage=image)
        table = People(player, boards.load(board), kinds)
        table.sit_down(penalty=penalty)
        for cut in range(CUTS):
            try_to_decide(table, choice)
            player.handheld.run(VERDICT)
            before = settled(table)
            if choice.random() < 0.5:
                table.press(choice.choice(list(table.calls)))  # a call that the power cuts off is void
                player.handheld.run(choice.randrange(KEPT))
            now = state(table)
            player.handheld.close()
            player = sit(board, storage=image)
            player.to_menu()
            player.choose(en.CONTINUE)
            player.handheld.run(DEAF)
            table = People(player, boards.load(board), kinds)
            assert state(table) in (before, now), f"game {game}, cut {cut}"
