"""make flash on the emulated handheld: MicroPython with a ROM partition, the real mpremote, the game played afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.rigs.flashing import BOARD, SAVES, Plug, blank, flash_with, on_disk, place, saves_on
from tools import boards
from tools.deploy import disk, game, micropython, rom
from tools.emulator import execute
from tools.emulator.flash import uf2_blocks


@pytest.mark.slow
def test_one_changed_file_nothing_changed_and_removed(plug: Plug) -> None:
    """ "Repeated after a change of one file it copies one file"; again: nothing; removed: "leaves the saves"."""
    files = game.files(boards.load(BOARD), "armv6m")
    changed = "tercet/screens/menu.mpy"
    earlier = {**files, changed: files[changed][:-1] + bytes((files[changed][-1] ^ 1,))}
    cable = plug(flash_with(earlier, {"/main.py": disk.main_py(rom.FOLDER), disk.BEFORE: b"print('mine')\n"}))
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, limit=300)
    assert status == 0, printed
    copied = [line for line in printed.splitlines() if line.startswith("  ")]
    assert len(copied) == 2 and changed in copied[0], f"its block, and the first one, without which nothing starts: {printed}"
    assert "2 blocks of the ROM partition copied, all of them compared\n" in printed
    written = cable.handheld.flash
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, limit=300)
    assert status == 0 and f"all {len(files)} files are there already\n" in printed, printed
    assert cable.handheld.flash == written

    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, "--remove", limit=300)
    assert (status, printed) == (0, "the game is removed, its saves are still there (SAVES=0: those too)\n")
    assert "/rom" not in execute(cable.handheld, "import sys, os\nprint(os.listdir('/'), sys.path)").split("]")[0]
    assert saves_on(cable.handheld.flash) == SAVES and on_disk(cable.handheld.flash)["/main.py"] == b"print('mine')\n"
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, "--remove", "--saves-too", limit=300)
    assert (status, printed) == (0, "the game and its saves are removed\n")
    assert not saves_on(cable.handheld.flash)


@pytest.mark.slow
def test_an_image_leaves_the_file_system_alone(uf2: Callable[[str], Path]) -> None:
    """A new image over an old one, and MicroPython over an image or the other way round: the saves lie where neither writes."""
    places = set()
    for path in (uf2(BOARD), micropython.build(BOARD)):
        start, size = place(blank(path))
        assert max(offset + len(data) for offset, data in uf2_blocks(path)) <= start
        places.add((start, size))
    assert len(places) == 1
