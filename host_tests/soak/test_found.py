"""Faults that the long runs found, each in its smallest form."""

from __future__ import annotations

import struct

import pytest
from tercet.core.games.timed import Timed
from tercet.core.records import Records, key
from tercet.ui.text import en

from host_tests.player import Player
from host_tests.soak import runs
from tools.simulator import Simulator


def test_keys() -> None:
    """See on_device/found.py."""
    done = runs.run("found", "picosystem", "1536K")
    assert [line.split()[0] for line in done.lines] == ["held"] * 3, "\n".join(done.lines)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT", "SELECT"])
def test_a_puzzle_number_goes_up_and_down(button: str) -> None:
    """MicroPython's range has no index(): LEFT and RIGHT crashed on the row of the number."""
    with Simulator("picosystem") as handheld:
        player = Player(handheld, handheld.board.buttons)
        player.to_menu()
        player.choose(en.GAMES["puzzle"][0])
        player.focus(en.PUZZLE_NUMBER)
        player.press(button)
        player.settle()
        assert not player.shows(en.CRASHED)
        assert player.shows(en.WHICH_PUZZLE) == (button == "SELECT")
        if button == "LEFT":
            assert player.shows("999999"), "from the first puzzle back to the last"


@pytest.mark.parametrize("change", [(0, 5), (0, 200), (1, 4), (2, 5)])
def test_records_of_games_that_do_not_exist(change: tuple[int, int]) -> None:
    """Damaged records with a right checksum were taken, and their screen crashed."""
    records = Records()
    records.enter(key(Timed(0, 1, 0)), 5, 1000, 0)
    saved = bytearray(records.save())
    start = struct.calcsize("<BIIB")
    saved[start + change[0]] = change[1]
    with pytest.raises(ValueError, match="kind"):
        Records.restore(bytes(saved))
