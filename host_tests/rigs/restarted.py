"""The power of a simulated handheld goes off in the middle of things, and comes again."""

from __future__ import annotations

from tercet.ui.text import en

from host_tests.players.player import Player
from tools.simulator import Simulator


def restart(player: Player) -> None:
    """Cut the power, switch on again, go to the menu."""
    assert isinstance(player.handheld, Simulator)
    player.handheld.power_cycle()
    player.to_menu()


def resume(player: Player) -> None:
    """The same, and go on with the game that waits."""
    restart(player)
    player.choose(en.CONTINUE)
