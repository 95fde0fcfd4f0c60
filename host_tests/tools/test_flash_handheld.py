"""make flash on the emulated handheld: MicroPython with a ROM partition, the real mpremote, the game played afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tercet import VERSION
from tercet.ui.text import en

from host_tests import disks, plain_micropython
from host_tests.cable import Cable
from host_tests.core.save_samples import SAMPLES
from host_tests.player import Player
from host_tests.saved import BLOCK, FILES, image
from host_tests.sets import sets_of
from tools import boards
from tools.deploy import disk, game, micropython, rom, romfs, swap
from tools.emulator import Handheld, execute
from tools.emulator.flash import START, uf2_blocks
from tools.image.flash import file_system

BOARD = "picosystem"
SAVES = {name: FILES[name] for name in ("settings", "records", "solved", "game-puzzle")}
(PUZZLE,) = [sample for sample in SAMPLES if sample.label == "game-puzzle"]
DEAF = 1500  # ms after a game goes on in which no key counts, and more
Plug = Callable[..., Cable]


@pytest.fixture
def plug() -> Iterator[Plug]:
    """A handheld with this flash, switched on, with a cable in it.

    MicroPython's own start formats the disk when a Ctrl-C comes while it is mounted: it has been by then.
    """
    cables: list[Cable] = []

    def make(flash: bytes, board: str = BOARD) -> Cable:
        handheld = Handheld(board, None, flash=flash)
        handheld.run(500)
        cables.append(Cable(handheld))
        return cables[-1]

    yield make
    for cable in cables:
        cable.close()


def blank(uf2: Path, size: int = 16 << 20) -> bytearray:
    """A flash with this image and nothing else."""
    flash = bytearray(b"\xff" * size)
    for offset, data in uf2_blocks(uf2):
        flash[offset : offset + len(data)] = data
    return flash


def place(flash: bytes | bytearray) -> tuple[int, int]:
    """(offset, bytes) of the file system in a flash."""
    start, size = file_system(bytes(flash))
    return start - START, size


def flash_with(game_files: dict[str, bytes], others: dict[str, bytes]) -> bytes:
    """The flash of a board with MicroPython, saves, other files by their whole paths, and the game."""
    flash = blank(micropython.build(BOARD))
    start, size = place(flash)
    flash[start : start + size] = image({**SAVES, **{f"..{path}": data for path, data in others.items()}}, size // BLOCK)
    content = romfs.image(game_files)
    flash[start - micropython.ROM : start - micropython.ROM + len(content)] = content
    return bytes(flash)


def on_disk(flash: bytes) -> dict[str, bytes]:
    """Every file on the board's file system by its path."""
    start, size = place(flash)
    return disks.files(flash[start : start + size])


def saves_on(flash: bytes) -> dict[str, bytes]:
    """The saves of SAVES as they are there now."""
    return {name: data for path, data in on_disk(flash).items() if (name := path.removeprefix("/tercet/")) in SAVES}


def goes_on_with_the_puzzle(handheld: Handheld) -> None:
    """After a reset the game is there, and the saved puzzle is played on by the keys."""
    player = Player(handheld, handheld.board.buttons)
    player.to_menu()
    assert player.in_focus(en.CONTINUE)
    player.choose(en.CONTINUE)
    glass = player.rest()
    assert list(glass.codes) == PUZZLE.facts["cells"]
    handheld.run(DEAF)
    player.select((4,), glass)
    assert player.rest().chosen == {4}
    assert not handheld.faults


def test_from_plain_micropython_to_a_game_that_is_played(plug: Plug) -> None:
    """A Pico with MicroPython as it is: first it is said why that does not do, and nothing is changed; then MicroPython with
    room and the game come over the same line, and the game is played by its keys. To spare minutes the new MicroPython is
    staged already, as after an interruption, and so is most of the game's image.
    """
    board = "pico_display"
    flash = blank(plain_micropython.build(), 2 << 20)
    start, size = place(flash)
    flash[start : start + size] = image({"../main.py": b"print('mine')\n"}, size // BLOCK)
    staged = b"".join(swap.blocks_of(micropython.build(board)))
    flash[start + size - len(staged) : start + size] = staged
    content = romfs.image(game.files(boards.load(board), "armv6m"))
    rom_start = place(blank(micropython.build(board), 2 << 20))[0] - micropython.ROM
    flash[rom_start + rom.BLOCK * 3 : rom_start + len(content)] = content[rom.BLOCK * 3 :]
    cable = plug(bytes(flash), board)
    before = cable.handheld.flash
    status, printed = cable.run("tools.deploy", board, "--port", cable.port)
    assert status == 2 and "240 KB of memory for MicroPython" in printed and "Nothing was changed" in printed, printed
    status, printed = cable.run("tools.deploy", board, "--port", cable.port, "--micropython", "1")
    assert status == 2 and "say FORMAT=1 as well. Nothing was changed" in printed, printed
    assert cable.handheld.flash == before
    status, printed = cable.run("tools.deploy", board, "--port", cable.port, "--micropython", "1", "--format", limit=500)
    assert status == 0, printed
    assert f"Tercet {VERSION} starts on {boards.load(board).title}\n" in printed
    player = Player(cable.handheld, cable.handheld.board.buttons)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.wait_for(en.WELCOME[0])  # the first start on a new disk
    player.skip_tutorial()
    glass = player.begin("classic", 0)
    assert player.claim(sets_of(glass.codes)[0], glass).codes != glass.codes, "three cards were taken"
    assert not cable.handheld.faults


def test_a_power_cut_starts_nothing_half_copied_and_saves_survive(plug: Plug) -> None:
    """ "Nothing half-copied is ever started"; saves survive; the same command again copies the rest, and the game goes on."""
    own = b"print('mine')\n"
    files = game.files(boards.load(BOARD), "armv6m")
    flash = bytearray(flash_with(files, {"/main.py": own}))
    begin = place(flash)[0] - micropython.ROM
    flash[begin : begin + 8 * rom.BLOCK] = b"\xff" * (8 * rom.BLOCK)
    cable = plug(bytes(flash))
    begun = len(cable.handheld.flash_operations)
    status, printed = cable.run("tools.deploy", BOARD, "--port", cable.port, limit=500)
    assert status == 0, printed
    title = boards.load(BOARD).title
    assert f"{title} with RP2040, MicroPython 1.25.0, at {cable.port}\n" in printed
    assert "8 blocks of the ROM partition copied, all of them compared\n" in printed
    assert f"Tercet {VERSION} starts on {title}\n" in printed
    assert on_disk(cable.handheld.flash)[disk.BEFORE] == own, "somebody else's main.py is kept"

    there = range(begin + rom.BLOCK * 5, begin + rom.BLOCK * 6)  # blocks 1 to 4 are written, the first is not
    operations = cable.handheld.flash_operations
    cut_at = min(number for number, one in enumerate(operations) if number >= begun and one.address in there)
    cut = plug(cable.handheld.flash_at(cut_at))
    assert execute(cut.handheld, "import os\nprint(sorted(os.listdir('/')))").strip() == "['crash.txt', 'main.py', 'tercet']", (
        "no /rom"
    )
    assert saves_on(cut.handheld.flash) == SAVES
    status, printed = cut.run("tools.deploy", BOARD, "--port", cut.port, limit=500)
    assert status == 0 and "4 blocks of the ROM partition copied" in printed, printed
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
        start, size = place(blank(path))
        assert max(offset + len(data) for offset, data in uf2_blocks(path)) <= start
        places.add((start, size))
    assert len(places) == 1
