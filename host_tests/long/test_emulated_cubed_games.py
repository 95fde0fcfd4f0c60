"""Whole games of SET Cubed on the very UF2 that is flashed, on the emulated RP2040, by its keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from host_tests.device.test_emulated_cubed import check_device, switch_on
from host_tests.players.cubed import BEGINNER, EVERYTHING, PERSON, calls_together, play_to_the_end

Build = Callable[[str], Path]


def test_a_game_against_a_computer_player(uf2: Build) -> None:
    """On the emulated device by keys: a game of one person and one computer player to its end."""
    game, handheld = switch_on(uf2, (PERSON, BEGINNER))
    play_to_the_end(game)
    check_device(handheld)


def test_two_people(uf2: Build) -> None:
    """Two people: start by call in one sample, swap, WILD, illegal turn, pass, reroll."""
    game, handheld = switch_on(uf2, (PERSON, PERSON))
    calls_together(game)
    assert game.start() >= 0
    assert game.play_together(EVERYTHING) == EVERYTHING
    check_device(handheld)
