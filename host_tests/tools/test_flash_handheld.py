"""make flash on the emulated handheld: MicroPython with a ROM partition, the real mpremote, the game played afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tercet import VERSION
from tercet.ui.text import en

from host_tests import disks
from host_tests.cable import Cable
from host_tests.core.save_samples import SAMPLES
from host_tests.player import Player
from host_tests.saved import BLOCK, FILES, image
from tools import boards
from tools.deploy import disk, game, micropython, rom, romfs
from tools.emulator import Handheld, execute
from tools.emulator.flash import START, uf2_blocks
from tools.image.flash import file_system

BOARD = "picosystem"
SAVES = {name: FILES[name] for name in ("settings", "records", "solved", "game-puzzle")}
(PUZZLE,) = [sample for sample in SAMPLES if sample.label == "game-puzzle"]
Plug = Callable[[bytes], Cable]


@pytest.fixture
def plug() -> Iterator[Plug]:
    """A handheld with this flash, just switched on, with a cable in it."""
    cables: list[Cable] = []

    def make(flash: bytes) -> Cable:
        cables.append(Cable(Handheld(BOARD, None, flash=flash)))
        return cables[-1]

    yield make
    for cable in cables:
        cable.close()


def flash_with(game_files: dict[str, bytes] | None, others: dict[str, bytes]) -> bytes:
    """The flash of a board with MicroPython and saves, other files by their whole paths, and the game or not."""
    flash = bytearray(b"\xff" * (16 << 20))
    for offset, data in uf2_blocks(micropython.build(BOARD)):
        flash[offset : offset + len(data)] = data
    start, size = file_system(bytes(flash))
    start -= START
    flash[start : start + size] = image({**SAVES, **{f"..{path}": data for path, data in others.items()}}, size // BLOCK)
    if game_files is not None:
        content = romfs.image(game_files)
        flash[start - micropython.ROM : start - micropython.ROM + len(content)] = content
    return bytes(flash)


def on_disk(flash: bytes) -> dict[str, bytes]:
    """Every file on the board's file system by its path."""
    start, size = file_system(flash)
    return disks.files(flash[start - START : start - START + size])


def saves_on(flash: bytes) -> dict[str, bytes]:
    """The saves of SAVES as they are there now."""
    return {name: data for path, data in on_disk(flash).items() if (name := path.removeprefix("/tercet/")) in SAVES}


def goes_on_with_the_puzzle(handheld: Handheld) -> None:
    """After a reset the game is there, and the saved puzzle is played on by the keys."""
    player = Player(handheld, handheld.board.buttons)
    player.to_menu()
    assert player.in_focus(en.CONTINUE)
    player.choose(en.CONTINUE)
    before = player.rest()
    assert list(before.codes) == PUZZLE.facts["cells"]
    player.press("RIGHT")
    player.press("SELECT")
    assert player.rest() != before, "a card was chosen"
    assert not handheld.faults


def test_from_micropython_to_a_game_that_is_played_and_through_a_power_cut(plug: Plug) -> None:
    """The game comes "onto a board that already runs MicroPython", saves survive, "nothing half-copied is ever started"."""
    own = b"print('mine')\n"
    cable = plug(flash_with(None, {"/main.py": own}))
    handheld = cable.handheld
    begun = len(handheld.flash_operations)
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, limit=500)
    assert status == 0, printed
    title = boards.load(BOARD).title
    assert f"{title} with RP2040, MicroPython 1.25.0, at {cable.port}\n" in printed
    assert f"Tercet {VERSION} starts on {title}\n" in printed
    assert saves_on(handheld.flash) == SAVES
    assert on_disk(handheld.flash)[disk.BEFORE] == own, "somebody else's main.py is kept"
    goes_on_with_the_puzzle(handheld)

    writes = [number for number, one in enumerate(handheld.flash_operations) if number >= begun and one.kind == "erase"]
    cut = plug(handheld.flash_at(writes[len(writes) * 9 // 10]))
    assert execute(cut.handheld, "import os\nprint(os.listdir('/'))").strip() == "['crash.txt', 'main.py', 'tercet']", "no /rom"
    assert saves_on(cut.handheld.flash) == SAVES
    status, printed = cut.run("tools.deploy", BOARD, "--port", cut.port, limit=300)
    assert status == 0, printed
    lines = [line for line in printed.splitlines() if " of " in line and line.startswith("  ")]
    assert 1 < len(lines) < 15, f"only the rest is copied: {printed}"
    goes_on_with_the_puzzle(cut.handheld)


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


def test_an_image_leaves_the_file_system_alone(uf2: Callable[[str], Path]) -> None:
    """A new image over an old one, and MicroPython over an image or the other way round: the saves lie where neither writes."""
    places = set()
    for path in (uf2(BOARD), micropython.build(BOARD)):
        flash = bytearray(b"\xff" * (16 << 20))
        last = 0
        for offset, data in uf2_blocks(path):
            flash[offset : offset + len(data)] = data
            last = max(last, offset + len(data))
        start, size = file_system(bytes(flash))
        assert last <= start - START
        places.add((start, size))
    assert len(places) == 1
