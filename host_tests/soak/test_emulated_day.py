"""The emulated device plays by itself for ten minutes, by its keys: the very UF2, its own flash, and no fault."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.players import games as gameplay
from host_tests.players.games import BEGINNER, INTERMEDIATE, skill
from host_tests.players.player import Player
from tools.emulator import Handheld

MINUTES = 10  # of emulated time
WRITTEN = 250  # ms without a change: a file that is written meanwhile holds up a key's effect for some 100


class Patient(Player):
    """Looks only when even a key that came while a file was written must have had its effect."""

    def settle(self, quiet: float = WRITTEN, limit: float = 3000) -> None:
        super().settle(max(quiet, WRITTEN), limit)


def play(player: Player, number: int) -> None:
    """One game from the menu to its result, or to the pause and the menu: it waits there and is found again."""
    level = (BEGINNER, INTERMEDIATE)[number // 3 % 2]
    if number % 3 == 0:
        gameplay.race(player, player.open_game("timed", skill(level)), 10)
        player.wait_for_result()
    elif number % 3 == 1:
        gameplay.solve(player, player.open_game("puzzle", skill(level)), gameplay.PUZZLE_SETS[level])
        player.wait_for_result()
    else:
        glass = player.open_game("classic", skill(level))
        for _ in range(4):
            glass = player.claim(gameplay.nearest(player, glass), glass)
        player.pause()
        player.leave()
        return
    player.settle()
    player.press("BACK")
    player.settle()


@pytest.mark.parametrize("board", ["picosystem", "pico_display"])
def test_ten_minutes(board: str, uf2: Callable[[str], Path], record_property: Callable[[str, object], None]) -> None:
    handheld = Handheld(board, uf2(board))
    player = Patient(handheld, handheld.board.buttons)
    player.to_menu()
    games = 0
    for number in itertools.count():
        play(player, number)
        games += 1
        assert player.shows(en.TITLE), "no way back to the menu"
        if handheld.time > MINUTES * 60_000_000:
            break
    record_property("minutes", handheld.time // 60_000_000)
    record_property("games", games)
    assert not handheld.faults
    assert handheld.serial_output == b""
