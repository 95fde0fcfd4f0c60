"""What is right and what is wrong are told apart without colour, in each game for one, on the simulated handheld."""

from __future__ import annotations

import pytest
from tercet.ui.text import en

from host_tests.players.games import EXPERT, nearest, skill, table_with_a_set
from host_tests.players.player import Player
from host_tests.players.sets import no_set_of, refusals
from host_tests.players.table import solo
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit

CROSS, CHECK = en.MARKS
RANKED = ("classic", "timed", "puzzle", "arcade")


def begin(player: Player, game: str) -> None:
    """From the menu to a table of a game that holds a SET."""
    if game == "solo":
        solo(player)
    else:
        player.open_game(game, skill(EXPERT))
    table_with_a_set(player, player.look())
    player.settle()


@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
@pytest.mark.parametrize("game", (*RANKED, "solo"))
def test_a_check_or_a_cross_stands_before_what_is_said(sit: Sit, board: str, game: str) -> None:
    """A check before "A SET!", a cross before the reason of a refusal, and never both; the refused cards have broken rings.
    What is right is said in the accent, too, and what is wrong is not."""
    player = sit(board)
    player.to_menu()
    begin(player, game)
    glass = player.look()
    wrong = no_set_of(glass.codes)
    after = player.claim(wrong, glass)
    assert after.refused == set(wrong)
    assert player.shows(CROSS) and not player.shows(CHECK)
    said = [line for lines in refusals(glass.codes, wrong) for line in lines if player.shows(line)]
    assert said and not any(player.highlighted(line) for line in said)
    player.handheld.run(4000)
    glass = player.look()
    assert not player.shows(CROSS) and not glass.refused
    after = player.claim(nearest(player, glass), glass)
    assert player.highlighted(f"{CHECK} {en.RIGHT}") and not player.shows(CROSS)
    assert not after.refused
