"""A hang, no memory, keys in a flash write, a disk that cannot be read: on the very UF2, on the emulated RP2040."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.players.player import Player
from host_tests.rigs.faulty import faulty_uf2
from host_tests.runs.tiers import first_of
from tools.emulator import Handheld
from tools.emulator.flash import START
from tools.image.flash import file_system

BOARD = "picosystem"
BEGINNER = 0
SOON = 1200  # ms in which what is to be written is written
Build = Callable[[str], Path]

HANG = "screens/single/screen.py", "            self.hint(time)", (
    "            import time as clock\n            while True:\n                clock.sleep_ms(50)\n"
)  # fmt: skip
HOARD = "screens/single/screen.py", "            self.hint(time)", (
    "            self.hoard = []\n            while True:\n                self.hoard.append(bytearray(2000))\n"
)  # fmt: skip


def switch_on(uf2: Path | None, flash: bytes | None = None) -> tuple[Player, Handheld]:
    handheld = Handheld(BOARD, uf2, flash)
    return Player(handheld, handheld.board.buttons), handheld


@pytest.mark.slow
def test_the_watchdog_restarts_into_the_saved_game(tmp_path: Path) -> None:
    """Wanted: "a hang restarts into the saved game with a note"."""
    player, handheld = switch_on(faulty_uf2(tmp_path, BOARD, *HANG))
    glass = player.start("classic", BEGINNER)
    handheld.run(SOON)
    player.press("HINT")
    handheld.run(7000)
    assert not player.shows(en.NOTES["restarted"][0]), "it bit too early"
    handheld.run(2500)
    assert player.shows(en.NOTES["restarted"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(en.PAUSED) and player.in_focus(en.CONTINUE)
    player.press("SELECT")
    assert player.rest().codes == glass.codes


@pytest.mark.slow
def test_without_memory_the_crash_is_shown_and_the_game_is_saved(tmp_path: Path) -> None:
    """Wanted: "when memory runs out, the crash screen still draws and the game is saved." CASES: "A long session ends in
    MemoryError and even the error screen cannot be drawn." """
    player, handheld = switch_on(faulty_uf2(tmp_path, BOARD, *HOARD))
    glass = player.start("classic", BEGINNER)
    player.press("HINT")
    player.wait_for(en.CRASHED, 10_000)
    player.settle()
    assert player.shows(en.CRASHED_GAME)
    handheld.run(SOON)
    assert b"MemoryError" in handheld.serial_output
    player, handheld = switch_on(None, handheld.flash)
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    handheld.run(600)
    player.press("HINT")  # and once more: the reserve is there again
    player.wait_for(en.CRASHED, 10_000)


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_a_key_while_the_flash_is_written(seated: Player, booted: Handheld) -> None:
    """CASES: "A flash write hangs while a timer, a pin interrupt or the second core is active." A press that falls into one
    counts once, and the file is whole."""
    player, handheld = seated, booted
    glass = player.begin("classic", BEGINNER)
    handheld.run(SOON)
    for _ in range(6):  # so many saves erase at least once
        before = len(handheld.flash_operations)
        player.pause()
        assert handheld.run_until(lambda before=before: len(handheld.flash_operations) > before, 2000, 1)
        for key in ("DOWN", "UP"):  # in the menu of the pause; one press of each, since two of one key may be one in this time
            handheld.press(key)
            handheld.run(3)
            handheld.release(key)
            handheld.run(40)
        handheld.run(300)  # until both files of the pause are written
        player.settle()
        assert player.in_focus(en.CONTINUE), "a press during a flash write was lost or doubled"
        player.press("BACK")
        handheld.run(700)
    kinds = [step.kind for step in handheld.flash_operations]
    assert "erase" in kinds[4:], "no erase was met: this test showed too little"
    player, handheld = switch_on(None, handheld.flash)
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@pytest.mark.slow
def test_a_disk_that_cannot_be_read(uf2: Build) -> None:
    """Wanted: "a mount error never formats by itself; it says so on the glass, plays without saving, and offers to format when
    the player agrees, twice." """
    first = Handheld(BOARD, uf2(BOARD))
    first.run(300)
    start, _ = file_system(first.flash)
    spoilt = bytearray(first.flash)
    spoilt[start - START : start - START + 8192] = bytes(byte * 31 & 255 for byte in range(8192))
    player, handheld = switch_on(None, bytes(spoilt))
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    assert player.shows(en.NO_DISK) and player.in_focus(en.WITHOUT_SAVING)
    player.press("SELECT")
    player.settle()
    glass = player.begin("classic", BEGINNER)
    player.pause()
    handheld.run(SOON)
    assert handheld.flash_operations == [], "something was erased or written unasked"
    player.leave()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    player, handheld = switch_on(None, handheld.flash)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.choose(en.ERASE)
    player.choose(en.ERASE_YES)
    player.wait_for(en.NOTES["erased"][0])  # to erase and format takes a while
    player.settle()
    player.acknowledge()
    player.settle()
    glass = player.begin("classic", BEGINNER)
    player.pause()
    handheld.run(SOON)
    player, handheld = switch_on(None, handheld.flash)
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@pytest.mark.slow
@pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
def test_safe_mode(board: str, uf2: Build) -> None:
    """Wanted: "A held key at power-on starts in safe mode (no settings, no resume, display at a slow clock)." """
    handheld = Handheld(board, uf2(board))
    handheld.press("BACK")
    handheld.run(700)
    player = Player(handheld, handheld.board.buttons)
    assert player.shows(en.SAFE) and handheld.wire_hertz <= 10e6
    handheld.release("BACK")
    handheld.run(100)
    player.to_menu()
    assert player.shows(en.NOTES["safe"][0]) and not handheld.faults
