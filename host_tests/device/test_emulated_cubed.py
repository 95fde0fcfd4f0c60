"""SET Cubed on the very UF2 that is flashed, on the emulated RP2040, by its keys. Whole games are in host_tests/long."""

from __future__ import annotations

import pytest

from host_tests.players.cubed import PERSON, Table
from host_tests.players.cubed_games import calls_together
from host_tests.players.player import Player
from tools import boards
from tools.emulator import Handheld

BOARD = "picosystem"


def check_device(handheld: Handheld) -> None:
    """What the emulator saw while the game was played: no wrong talk to the panel, nothing printed."""
    assert not handheld.faults
    assert handheld.serial_output == b""


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_the_start(seated: Player, booted: Handheld) -> None:
    """RULES 6.1: who first calls and shows a SET among their own five is the starter; two calls in one sample."""
    game = Table(seated, boards.load(BOARD), (PERSON, PERSON))
    calls_together(game)
    assert game.start() >= 0
    check_device(booted)
