"""A new user on the emulated device: erased flash, first start, tutorial, first Classic game, help, and back."""

from __future__ import annotations

import pytest
from tercet.ui.text import en, of_game

from host_tests.players import tutorial_player
from host_tests.players.player import Player
from host_tests.players.sets import sets_of
from tools.emulator import Handheld

BEGINNER = 0
SOON = 1500  # ms in which what is to be written is written


@pytest.mark.booted("on")
@pytest.mark.slow
@pytest.mark.parametrize("board", ("pico_display", "picosystem"))
def test_a_new_user(board: str, booted: Handheld) -> None:
    """With eight keys and with four: what a SET is, a refusal that is understood, a SET in the first game, its help, and on."""
    handheld = booted
    player = Player(handheld, handheld.board.buttons)
    tutorial_player.first_start(player)
    tutorial_player.to_the_guided_table(player)
    tutorial_player.find_a_set(player)
    tutorial_player.go_on(player)
    assert player.shows(en.ALL_KEYS)
    tutorial_player.go_on(player)
    assert player.in_focus(of_game(en, "classic").NAME)
    glass = player.begin("classic", BEGINNER)
    taken = sets_of(glass.codes)[0]
    glass = player.claim(taken, glass)
    player.pause()
    player.choose(en.HELP)
    player.wait_for(of_game(en, "classic").HELP % 27)
    tutorial_player.go_on(player)
    player.wait_for(en.KEY_FORWARD if player.few else en.KEY_MOVE)
    player.press("BACK")
    player.wait_for(en.PAUSED)
    player.press("BACK")
    assert player.rest().codes == glass.codes
    handheld.run(SOON)
    assert not handheld.faults and handheld.serial_output == b""
    flash = handheld.flash
    handheld = Handheld(board, None, flash)
    player = Player(handheld, handheld.board.buttons)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    assert player.in_focus(en.CONTINUE), "the tutorial came again, or the game is gone"
