"""Every board on the simulator: its menu fills the glass, and every key does what boards/README.md says it does."""

from __future__ import annotations

import pytest

from host_tests.boards import tour
from tools import boards
from tools.simulator import Simulator


@pytest.mark.parametrize("name", boards.names())
def test_every_key_of_the_board(name: str) -> None:
    """From power-on to a game, by the keys that the board has; the panel has no complaint. Unused pins are quiet meanwhile."""
    board = boards.load(name)
    assert tour.all_reached(board)
    with Simulator(board) as handheld:
        visitor = tour.Visitor(handheld, board)

        def press_pin(pin: int, down: bool) -> None:
            key = next(key for key, button in board.buttons.items() if pin in button["pins"])
            (handheld.press if down else handheld.release)(key)  # the simulator closes all contacts of a key together

        visitor.to_menu()
        tour.check_menu(visitor)
        tour.check_unused(board, handheld.hardware.driven)
        tour.press_every_key(visitor, press_pin)
        tour.check_unused(board, handheld.hardware.driven)
        assert handheld.faults == [] and handheld.serial_output == b""
