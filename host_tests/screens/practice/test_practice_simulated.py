"""Practice, played by the keys on the simulated handheld, by a player who reads the glass (RULES 3)."""

from __future__ import annotations

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players import games as gameplay
from host_tests.players.games import (
    BEGINNER,
    in_top_line,
    skill,
)
from host_tests.players.sets import sets_of
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit, sit_down

PRACTICE_WORDS = of_game(en, "practice")

BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))


def practice_line(done: int, glass: Glass) -> str:
    return f"{gameplay.found(done)} · {PRACTICE_WORDS.SETS_HERE % len(sets_of(glass.codes))}"


@ON_EACH_BOARD
def test_practice(sit: Sit, board: str) -> None:
    """RULES 3, Practice: endless stock, no clock, stepwise hints (one card, two, three), no records; how many SETs are
    there if the player wants it. Leaving asks nothing: nothing is lost."""
    player = sit_down(sit, board)
    glass = player.open_game("practice", {**skill(BEGINNER), en.SHOW_COUNT: en.YES})
    for done in range(7):  # with the nine on the table more than 27 cards
        assert in_top_line(player, practice_line(done, glass)), f"the top line does not say {practice_line(done, glass)}"
        glass = player.claim(gameplay.nearest(player, glass), glass)
    with pytest.raises(ValueError, match="no clock"):
        words.clock(player.picture(), longest=30)
    for cards in (1, 2, 3):
        hinted = player.act("HINT")
        assert hinted.codes == glass.codes and player.shows(en.SHOWN[cards - 1])
        assert any(hinted.chosen | {hinted.cursor} <= set(one) for one in sets_of(glass.codes))
        assert len(hinted.chosen | {hinted.cursor}) == cards, "a hint shows one card more"
    player.press("SELECT")  # the cursor is on the third
    glass = player.rest()
    assert in_top_line(player, practice_line(8, glass))
    player.pause()
    player.leave()
    assert player.in_focus(PRACTICE_WORDS.NAME)
    player.open_game("practice", {en.SHOW_COUNT: en.NO})
    assert in_top_line(player, gameplay.found(0))
