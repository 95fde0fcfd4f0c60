"""SET Cubed on the simulated handheld: people who press their keys and look at the glass (RULES 6.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from host_tests.cubedplay import BEGINNER, EVERYTHING, PERSON, Table, calls_together, play_to_the_end
from host_tests.player import Player
from tools import boards

BOARDS = ("picosystem", "pico_display_2", "pico_display")
SEED = 2  # of games in which a WILD comes, and the die for it
Sit = Callable[..., Player]


def table(sit: Sit, board: str, kinds: Sequence[int], seed: int = 1) -> Table:
    """Some who sit round a board that was just switched on."""
    return Table(sit(board, seed=seed), boards.load(board), kinds)


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_against_a_computer_player(sit: Sit, board: str) -> None:
    """From the menu to the table of rounds: every turn earns on the glass what the rules say, and the points add up."""
    game = table(sit, board, (PERSON, BEGINNER))
    play_to_the_end(game)


@pytest.mark.parametrize("board", BOARDS)
def test_two_people(sit: Sit, board: str) -> None:
    """Issue: two people: start by call in one sample, swap, WILD, illegal turn, pass, reroll."""
    game = table(sit, board, (PERSON, PERSON), seed=SEED)
    calls_together(game)
    assert game.start() >= 0
    assert game.play_together(EVERYTHING) == EVERYTHING
