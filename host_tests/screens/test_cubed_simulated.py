"""SET Cubed on the simulated handheld: people who press their keys and look at the glass (RULES 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from tercet.core import cubed
from tercet.ui.text import en

from host_tests.cubedplay import BEGINNER, PERSON, TEXT, Table
from host_tests.player import Player
from tools import boards

BOARDS = ("picosystem", "pico_display_2", "pico_display")
Sit = Callable[..., Player]


def table(sit: Sit, board: str, kinds: Sequence[int], seed: int = 1) -> Table:
    """Some who sit round a board that was just switched on."""
    return Table(sit(board, seed=seed), boards.load(board), kinds)


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_against_a_computer_player(sit: Sit, board: str) -> None:
    """From the menu to the table of rounds: every turn earns on the glass what the rules say, and the points add up."""
    game = table(sit, board, (PERSON, BEGINNER))
    game.sit_down()
    starter = game.start()
    mine = 0
    if starter == 0:
        game.player.wait_for("3", 5000)
    asked = game.wait()
    mine = game.points(0)
    turns = 0
    while asked != "over":
        if asked == "again":
            game.keep_all()
        else:
            mine += game.take_turn()
            turns += 1
            game.player.handheld.run(100)
            if not game.player.shows(TEXT.OVER):
                assert game.points(0) == mine
        assert turns < 60
        asked = game.wait()
    assert game.player.shows(str(mine))
    game.player.press("HINT")
    game.player.settle()
    assert game.player.shows(TEXT.ALL_ROUNDS)
    game.player.press("BACK")
    game.player.settle()
    assert game.player.in_focus(en.GAMES["cubed"][0])
    assert cubed.LOGO[1] in game.all and turns > 3
