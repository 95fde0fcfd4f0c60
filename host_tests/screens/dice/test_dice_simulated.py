"""What the dice games have in common, by the keys on the simulated handheld."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.runs.tiers import first_of

CROSSWORD_WORDS = of_game(en, "crossword")
SPEED_WORDS = of_game(en, "speed")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
Sit = Callable[..., Player]
text = en.dice


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_dice_game_leads_back_to_where_it_was_started(sit: Sit, board: str) -> None:
    """From its set-up, and from the game when it is left: its row is in focus."""
    player = sit(board)
    player.to_menu()
    player.choose(CROSSWORD_WORDS.NAME)
    assert player.shows(en.PLAY)
    player.press("BACK")
    player.settle()
    assert player.in_focus(CROSSWORD_WORDS.NAME)
    player.choose(SPEED_WORDS.NAME)
    player.choose(en.PLAY)
    player.handheld.run(1500)
    player.pause()
    player.leave()
    assert player.in_focus(SPEED_WORDS.NAME)
