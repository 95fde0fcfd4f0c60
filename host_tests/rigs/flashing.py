"""What the tests of make flash on an emulated handheld share: its flash, its cable, what is on its disk, and that it plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tercet.ui.text import en

from host_tests.core.saved.samples import SAMPLES
from host_tests.players.player import Player
from host_tests.rigs import disks
from host_tests.rigs.cable import Cable
from host_tests.rigs.saved import BLOCK, FILES, image
from tools.deploy import micropython, romfs
from tools.emulator import Handheld
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
