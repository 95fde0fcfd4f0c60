"""Whatever goes wrong, the game is there afterwards: after a crash, without memory, after a hang."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.rigs import disks
from host_tests.rigs.faulty import broken
from host_tests.rigs.restarted import restart
from host_tests.runs.tiers import first_of

CLASSIC_WORDS = of_game(en, "classic")

Sit = Callable[..., Player]
BOARDS = ("pico_display", "picosystem", "pico_display_2")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
BEGINNER = 0
SOON = 1500
HINTED = "screens/single/screen.py", "            self.hint(time)"  # what HINT does
HANG = "            import time as clock\n            while True:\n                clock.sleep_ms(50)\n"
HOARD = "            self.hoard = []\n            while True:\n                self.hoard.append(bytearray(256))\n"
SPOIL = (
    "            self.game.layout.cells[0] = self.game.layout.cells[1]\n            raise RuntimeError('spoilt on purpose')\n"
)


@ON_EACH_BOARD
def test_a_hang_restarts_into_the_saved_game_with_a_note(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "a hang restarts into the saved game with a note"."""
    player = sit(board, firmware=broken(tmp_path, *HINTED, HANG))
    glass = player.start("classic", BEGINNER)
    player.handheld.run(SOON)
    player.press("HINT")
    player.handheld.run(7000)
    assert not player.shows(en.NOTES["restarted"][0]), "the watchdog bites too early"
    player.handheld.run(3000)
    assert player.shows(en.NOTES["restarted"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(en.PAUSED) and player.in_focus(en.CONTINUE)
    player.press("SELECT")
    assert player.rest().codes == glass.codes


def test_a_hang_in_the_menu_leads_back_to_the_menu(sit: Sit, tmp_path: Path) -> None:
    """Without a game in progress there is the note, and the menu."""
    hang = "        import time as clock\n        while True:\n            clock.sleep_ms(50)\n"
    player = sit(firmware=broken(tmp_path, "screens/menu.py", "        context.menu_row = self._waiting", hang))
    player.to_menu()
    player.press("SELECT")
    player.handheld.run(10_000)
    assert player.shows(en.NOTES["restarted"][0])
    player.acknowledge()
    player.settle()
    assert player.shows(CLASSIC_WORDS.NAME) and player.in_focus(CLASSIC_WORDS.NAME)


def test_a_reset_that_was_asked_for_is_no_hang(sit: Sit, tmp_path: Path) -> None:
    """The note would be untrue: machine.reset() uses the watchdog too."""
    fault = "            import machine\n            machine.reset()\n"
    player = sit(firmware=broken(tmp_path, *HINTED, fault))
    player.start("classic", BEGINNER)
    player.handheld.run(SOON)
    player.press("HINT")
    player.to_menu()
    assert player.in_focus(en.CONTINUE)


@ON_EACH_BOARD
def test_without_memory_the_crash_is_shown_and_the_game_is_saved(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "when memory runs out, the crash screen still draws and the game is saved." """
    player = sit(board, firmware=broken(tmp_path, *HINTED, HOARD))
    glass = player.start("classic", BEGINNER)
    player.press("HINT")
    player.wait_for(en.CRASHED, 60_000)
    player.settle()
    assert player.shows(en.CRASHED_GAME)
    player.handheld.run(SOON)
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    assert "MemoryError" in disks.files(player.handheld.flash)["/crash.txt"].decode()  # type: ignore[attr-defined]


def test_a_game_that_was_spoilt_by_the_crash_does_not_replace_the_good_one(sit: Sit, tmp_path: Path) -> None:
    """Nothing is ever lost: what could not be read again is not written."""
    player = sit(firmware=broken(tmp_path, *HINTED, SPOIL))
    glass = player.start("classic", BEGINNER)
    player.handheld.run(SOON)
    player.press("HINT")
    player.wait_for(en.CRASHED)
    player.handheld.run(SOON)
    restart(player)
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


def test_a_crash_while_saving_is_shown_once(sit: Sit, tmp_path: Path) -> None:
    """A fault in what is saved must not come back with every attempt: the menu is reached."""
    fault = "        raise RuntimeError('saved on purpose')\n"
    player = sit(firmware=broken(tmp_path, "core/single/rules.py", "        return (\n            struct.pack(", fault))
    player.start("classic", BEGINNER)
    player.wait_for(en.CRASHED)
    player.acknowledge()
    player.handheld.run(SOON)
    assert player.shows(CLASSIC_WORDS.NAME)
