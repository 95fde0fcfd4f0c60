"""A round of Crossword solved alone, on the very UF2 that is flashed, on the emulated RP2040, by its keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tercet.ui.text import en

from host_tests.device.test_emulated_dice import check_device, switch_on
from host_tests.diceplay import CURSOR, CrosswordTable

Build = Callable[[str], Path]


def test_a_crossword_round_solved_alone(uf2: Build) -> None:
    """Issue: "a Crossword round solved alone": with ten dice that can be used up, or one or two more.

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
        player.choose(en.DICE_GAMES[0])
        player.choose(en.GAMES["crossword"][0])
        player.choose(en.PLAY)
        player.settle(100)
    table.solve()
    assert player.shows(en.dice.ALL_USED)
    player.wait_for(en.ROUND_DONE % (1, 3), 10_000)
    check_device(handheld)
