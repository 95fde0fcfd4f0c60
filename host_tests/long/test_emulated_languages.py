"""The tutorial and a whole game of Classic in German and in Finnish on the emulated device, by its keys."""

from __future__ import annotations

import pytest

from host_tests.players.player import Player
from host_tests.rigs.speaking import speak
from host_tests.screens.learn.test_languages_simulated import learn_and_play
from tools.emulator import Handheld


@pytest.mark.booted("on", board="picosystem")
@pytest.mark.parametrize("code", ["de", "fi"])
def test_the_tutorial_and_a_game(code: str, booted: Handheld, monkeypatch: pytest.MonkeyPatch) -> None:
    language = speak(code, monkeypatch)
    learn_and_play(Player(booted, booted.board.buttons), language)
    assert not booted.faults and booted.serial_output == b""
