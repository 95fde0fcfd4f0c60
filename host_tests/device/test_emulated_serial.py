"""The serial line over USB, whatever is at its other end: on the very UF2, on the emulated RP2040."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.rigs.faulty import faulty_uf2
from tools.emulator import Handheld
from tools.emulator.repl import execute

BOARD = "picosystem"
BEGINNER = 0
NEVER = 10**9  # us that a computer which does not read takes for a packet
Build = Callable[[str], Path]

CRASH = (
    "screens/single/screen.py",
    "            self.hint(time)",
    "            raise ValueError('hinted on purpose')\n",
)


def switch_on(uf2: Path | None, flash: bytes | None = None, usb: bool = True) -> tuple[Player, Handheld]:
    handheld = Handheld(BOARD, uf2, flash, usb)
    return Player(handheld, handheld.board.buttons), handheld


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_the_serial_line(seated: Player, booted: Handheld) -> None:
    """CASES: "Bytes on the serial line ... stop the game", "Byte 3 raises KeyboardInterrupt in the middle of a move." A tool
    gets the REPL all the same, the game is saved before, and the watchdog "never bites ... in the REPL"."""
    player, handheld = seated, booted
    glass = player.begin("classic", BEGINNER)
    handheld.serial_write(bytes(range(256)) + b"AT\r\n\x03\x03\x03\r\n" + bytes(200) + b"\x03")
    player.press("SELECT")
    handheld.run(500)
    seen = player.rest()
    assert seen.codes == glass.codes and seen.chosen == {0} and handheld.serial_output == b""
    # CASES: "An image for another panel: backlight on, nothing to see, no message." The serial line says which image it is.
    assert execute(handheld, "import board\nprint(board.NAME)").strip() == handheld.board.title
    assert player.shows(en.COMPUTER_LINE[0])
    handheld.run(20_000)
    assert execute(handheld, "import os\nprint(sorted(os.listdir('/tercet')))").count("game-classic'") == 1
    assert player.shows(en.COMPUTER_LINE[0]), "the watchdog bit"
    player, handheld = switch_on(None, handheld.flash)
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@pytest.mark.slow
def test_the_board_is_a_serial_port_while_it_plays(uf2: Build) -> None:
    """CASES: "A main loop in boot.py keeps USB from coming up: the board looks dead." """
    player, handheld = switch_on(uf2(BOARD))
    assert handheld.run_until(lambda: handheld.connected, 1500), "no serial port within 1.5 s of the reset"
    player.start("classic", BEGINNER)
    assert handheld.connected


@pytest.mark.slow
def test_a_computer_that_does_not_read(tmp_path: Path) -> None:
    """CASES: "Printing stalls the game when the host stops reading." Play prints nothing at all; the report of a crash comes
    after the picture, and does not keep the player from the menu."""
    player, handheld = switch_on(faulty_uf2(tmp_path, BOARD, *CRASH))
    handheld.run(1000)
    assert handheld.connected
    handheld.mcu.usb_ctrl.write_delay_microseconds = NEVER
    glass = player.start("classic", BEGINNER)
    assert player.select([0]) is None and player.rest().chosen == {0}
    handheld.press("HINT")
    assert handheld.run_until(lambda: player.shows(en.CRASHED), 1000, 50), "the picture waits for the printing"
    handheld.release("HINT")
    handheld.run(3000)
    player.acknowledge()
    player.settle()
    assert player.shows(of_game(en, "classic").NAME), "the printing keeps the player from the menu"
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    assert handheld.serial_output == b"", "the computer reads: this test showed nothing"


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_a_computer_that_never_stops_sending(seated: Player, booted: Handheld) -> None:
    """A host "that sends any bytes ... changes nothing in play": each press still has its effect at once."""
    player, handheld = seated, booted
    glass = player.begin("classic", BEGINNER)
    for turn in range(8):
        handheld.serial_write(b"AT+GMM\r\n\x03\x1a~~~" * 40)
        player.press("SELECT")
        assert player.rest().chosen == (set() if turn % 2 else {0})
    assert player.look().codes == glass.codes and handheld.serial_output == b""


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_the_cable_is_pulled(seated: Player, booted: Handheld) -> None:
    """A host that closes or "pulls the cable, changes nothing in play"; nor does one that was never there."""
    player, handheld = seated, booted
    glass = player.begin("classic", BEGINNER)
    handheld.mcu.usb_ctrl.reset_device()  # the bus is gone, and comes anew
    player.press("SELECT")
    assert player.rest().chosen == {0} and player.look().codes == glass.codes
    handheld.run(1500)
    player.pause()
    handheld.run(700)
    player, handheld = switch_on(None, handheld.flash, usb=False)
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
