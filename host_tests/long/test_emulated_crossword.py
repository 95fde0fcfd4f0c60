"""Crossword on the UF2 that is flashed, on the emulated RP2040, by its keys: solved alone, and lost to a computer player."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tercet.ui.text import en, of_game

from host_tests.device.test_emulated_dice import BOARD, EXPERT, check_device, points_of, wait_long
from host_tests.players.dice import CURSOR, CrosswordTable, open_list
from host_tests.players.player import Player
from tools.emulator import Handheld

CROSSWORD_WORDS = of_game(en, "crossword")

Build = Callable[[str], Path]


def switch_on(uf2: Build, game: str, values: dict[str, str]) -> tuple[Player, Handheld]:
    """Somebody with a board that was just switched on, in a game with these values of its set-up."""
    handheld = Handheld(BOARD, uf2(BOARD))
    player = Player(handheld, handheld.board.buttons)
    player.to_menu()
    open_list(player, game, values)
    return player, handheld


def test_a_crossword_round_solved_alone(uf2: Build) -> None:
    """Wanted: "a Crossword round solved alone": with ten dice that can be used up, or one or two more.

    Where many would have to be drawn the game is given up, and another one begun: at another moment other dice are rolled.
    """
    player, handheld = switch_on(uf2, "crossword", {en.SEATS: en.dice.ALONE})
    table = CrosswordTable(player)
    assert [die.marks for die in table.hand()] == [CURSOR] + [0] * 9
    for _ in range(8):
        if table.plan().used >= 9:
            break
        player.pause()
        player.give_up()
        player.choose(CROSSWORD_WORDS.NAME)
        player.choose(en.PLAY)
        player.settle(100)
    table.solve()
    assert player.shows(CROSSWORD_WORDS.ALL_USED)
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3}, 10_000)
    check_device(handheld)


def test_a_crossword_round_lost_to_a_computer_player(uf2: Build) -> None:
    """Wanted: "one lost to a computer player": its bar grows, it is done first, and has a point for each die of the person."""
    player, handheld = switch_on(uf2, "crossword", {en.SEATS: "2", en.SEAT % 2: EXPERT})
    wait_long(player, CROSSWORD_WORDS.FIRST_WAS % (en.COMPUTER % {"skill": EXPERT, "seat": 2}), 900_000)
    player.wait_for(en.ROUND_DONE % {"round": 1, "rounds": 3}, 10_000)
    player.settle()
    assert points_of(player) == [0, 10]
    check_device(handheld)
