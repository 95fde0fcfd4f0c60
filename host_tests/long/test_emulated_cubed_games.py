"""Whole games of SET Cubed on the very UF2 that is flashed, on the emulated RP2040, by its keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from host_tests.device.test_emulated_cubed import BOARD, check_device
from host_tests.players.cubed import BEGINNER, PERSON, Table
from host_tests.players.cubed_games import EVERYTHING, calls_together, play_to_the_end, play_together
from host_tests.players.player import Player
from tools import boards
from tools.emulator import Handheld

Build = Callable[[str], Path]


def switch_on(uf2: Build, kinds: tuple[int, ...]) -> tuple[Table, Handheld]:
    """Some who sit round a board that was just switched on."""
    handheld = Handheld(BOARD, uf2(BOARD))
    return Table(Player(handheld, handheld.board.buttons), boards.load(BOARD), kinds), handheld


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
    assert play_together(game, EVERYTHING) == EVERYTHING
    check_device(handheld)
