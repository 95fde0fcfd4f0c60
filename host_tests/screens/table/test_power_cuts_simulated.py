"""Power cuts at random moments of shared games: nothing is lost but the last 0.3 s, and a call that was cut off is void."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.players.player import DEAF, Player
from host_tests.players.sets import no_set_of, sets_of
from host_tests.players.table import GIVES_A_SET, LOCKED_OUT, MESSAGE, MINUS_ONE, PERSON, People
from host_tests.runs.tiers import amount, first_of
from host_tests.soak import share
from tools import boards

Sit = Callable[..., Player]
KINDS = ((PERSON, PERSON), (PERSON, PERSON, PERSON))
KEPT = 300  # ms after which what was decided is kept
BOARDS = ("picosystem", "pico_display")
CUTS = 5  # a game


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
