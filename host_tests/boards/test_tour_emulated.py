"""The UF2 of every board on the emulated chip: its menu is that of the simulator, and every key is pressed at its pins."""

from __future__ import annotations

import pytest
from rp2040py.gpio_pin import GPIOPinState

from host_tests.boards import tour
from tools import boards
from tools.emulator import Handheld
from tools.simulator import Simulator


@pytest.mark.slow
@pytest.mark.booted("menu")
@pytest.mark.parametrize("board", boards.names())
def test_the_image_of_the_board(board: str, booted: Handheld) -> None:
    """One boot a board: the menu on the glass, pixel by pixel as the simulator shows it, then every contact of every key.
    Unused pins are quiet meanwhile."""
    handheld = booted
    visitor = tour.Visitor(handheld, handheld.board)
    tour.check_menu(visitor)
    with Simulator(handheld.board) as simulated:
        other = tour.Visitor(simulated, handheld.board)
        other.to_menu()
        assert visitor.glass().tobytes() == other.glass().tobytes(), "the menu is not that of the simulator"

    def press_pin(pin: int, down: bool) -> None:
        gpio = handheld.mcu.gpio[pin]
        if down:
            gpio.set_input_value(False)
        else:
            gpio.release_input()

    def driven(pin: int) -> int | None:
        value = handheld.mcu.gpio[pin].value
        return int(value) if value in (GPIOPinState.LOW, GPIOPinState.HIGH) else None

    tour.check_unused(handheld.board, driven)
    tour.press_every_key(visitor, press_pin)
    tour.check_unused(handheld.board, driven)
    assert handheld.faults == [] and handheld.serial_output == b""
    wanted = handheld.board.display["baudrate"]
    assert wanted / 2 < handheld.wire_hertz <= wanted, "the chip's divider gives the next lower rate"
