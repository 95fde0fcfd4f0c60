"""What goes wrong is shown, stored and survived; the serial line changes nothing unless a tool wants the REPL."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import reader, words
from host_tests.players.player import Player
from host_tests.rigs import disks
from host_tests.rigs.faulty import broken
from host_tests.runs.tiers import first_of
from tools.simulator import Simulator

CLASSIC_WORDS = of_game(en, "classic")

Sit = Callable[..., Player]
BOARDS = ("pico_display", "picosystem", "pico_display_2")
BEGINNER = 0

# Where a fault is put: file, the line before it, the fault itself, and what the last line of the report must say.
FAULTS = {
    "when a screen is made": (
        "screens/pause.py",
        "        self.heading = text.PAUSED",
        '        raise ValueError("made on purpose")\n',
        "ValueError: made on purpose",
    ),
    "while no key is down": (
        "screens/single/screen.py",
        "            self.top.clock(second)",
        '            if second == 1:\n                raise RuntimeError("ticked on purpose")\n',
        "RuntimeError: ticked on purpose",
    ),
    "when a key is taken": (
        "screens/single/screen.py",
        "        self.game.pause(time)\n        if self.game.over:",
        '        raise KeyError("taken on purpose")\n',
        "KeyError: taken on purpose",
    ),
    "when there is no memory": (
        "screens/single/screen.py",
        "        self.game.pause(time)\n        if self.game.over:",
        "        bytearray(1 << 30)\n",
        "MemoryError: memory allocation failed",
    ),
}


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("where", FAULTS)
def test_a_fault_in_a_screen(sit: Sit, tmp_path: Path, board: str, where: str) -> None:
    """An exception in a screen: its last line on the glass, the traceback on the serial line and in a file, and a key
    back to the menu. DESIGN: no exception ever reaches the player as a frozen screen."""
    name, before, fault, line = FAULTS[where]
    player = sit(board, firmware=broken(tmp_path, name, before, fault))
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    player.start("classic", BEGINNER)
    if where == "while no key is down":
        player.handheld.run(1000)
    else:
        player.press("BACK")
    player.settle()
    picture = player.picture()
    assert player.shows(en.CRASHED) and reader.inks_seen(picture) == 0
    assert player.shows(line.split(":")[0] + ":") or player.shows(line), "the last line of the report is not on the glass"
    lines = [words.find(picture, line) for line in (en.CRASHED_GAME, en.CRASHED, en.CRASHED_LINE)]
    assert all(lines) and [line.top for line in lines if line] == sorted(line.top for line in lines if line)
    assert all(abs(line.left + line.right - picture.width) <= 2 for line in lines if line), "not in the middle"
    player.press("SELECT")
    player.settle()
    assert player.shows(en.CRASHED), "a press that was meant for the game took the page away"
    printed = simulator.serial_output.decode().replace("\r\n", "\n")
    assert "Traceback" in printed and Path(name).name in printed and line.split(",")[0] in printed
    assert printed.count("Traceback") == 1
    report = disks.files(simulator.flash)["/crash.txt"].decode()
    assert report.startswith("Traceback") and line.split(",")[0] in report and report in printed
    assert simulator.exit_code is None
    player.acknowledge()
    player.settle()
    assert player.shows(en.TITLE) and player.shows(CLASSIC_WORDS.NAME)
    assert len(player.begin("classic", BEGINNER).codes) == 9, "after a crash no game can be played"


def test_a_full_flash_does_not_hide_the_crash(sit: Sit, tmp_path: Path) -> None:
    """CASES: "A full disk ends the program." The screen comes all the same."""
    firmware = broken(tmp_path, *FAULTS["when a key is taken"][:3])
    main = firmware / "main.py"
    fill = 'with open("full", "w") as file:\n    try:\n        while file.write("x" * 4096):\n            pass\n'
    fill += "    except OSError:\n        pass\n"
    main.write_text("try:\n    " + fill.replace("\n", "\n    ").rstrip() + "\nexcept OSError:\n    pass\n" + main.read_text())
    player = sit("picosystem", firmware=firmware)
    player.start("classic", BEGINNER)
    player.press("BACK")
    player.settle()
    assert player.shows(en.CRASHED)
    player.acknowledge()
    player.settle()
    assert player.shows(CLASSIC_WORDS.NAME)


def test_a_tool_gets_the_repl_and_the_game_is_saved(sit: Sit) -> None:
    """Mpremote's opening (Return, Ctrl-C, Return, Ctrl-A) ends the program in an orderly way, with a note."""
    player = sit()
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    glass = player.start("classic", BEGINNER)
    player.select([0])
    simulator.serial_write(b"\r\x03")
    simulator.run(300)
    simulator.serial_write(b"\r\x01")
    simulator.run(300)
    assert simulator.exit_code == 0 and simulator.serial_output == b""
    assert player.shows(en.COMPUTER_LINE[0])
    simulator.power_cycle()
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


def test_other_bytes_do_nothing(sit: Sit) -> None:
    """CASES: "Bytes on the serial line (a desktop that probes new ports sends some) stop the game"."""
    player = sit()
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    glass = player.start("classic", BEGINNER)
    simulator.serial_write(bytes(range(256)) * 8 + b"\x03\x03\x03 AT\r\n\x03")
    simulator.run(1000)
    assert player.rest() == glass
    assert simulator.exit_code is None and simulator.serial_output == b""
    player.press("SELECT")
    player.settle()
    assert player.look().chosen == {0}
