"""MicroPython for a board with room for the game: the board's own definition, and a ROM partition (MicroPython 1.25).

The file system lies where the board's UF2 of the game has it, so saves outlive the way from one to the other.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.image.base import COMMON, chip, compile_image
from tools.image.builder import BUILD, ROOT
from tools.image.errors import BuildError, MissingError
from tools.image.flash import file_system
from tools.image.micropython import prepare
from tools.image.process import only_one, say
from tools.image.uf2 import FAMILIES, FLASH_BASE, pack

ROM = 704 * 1024  # bytes: the game with seven languages takes 695 KB; MicroPython has the rest of the first 1 MB
HERE = Path(__file__).resolve().parent / "on_device"
FROZEN = ("manifest.py", "_boot.py")


def build(board: str, root: Path = ROOT) -> Path:
    """Build build/uf2/micropython-BOARD.uf2 and return its path; BuildError: it does not compile, or is too large."""
    log = BUILD / f"micropython-{board}.log"
    with only_one(BUILD / "lock"):
        definition = _definition(board, root)
        log.write_text("")
        image = compile_image(definition, prepare(BUILD, log), BUILD, log, ())
    room = file_system(image)[0] - FLASH_BASE - ROM
    if len(image) > room:
        raise BuildError(
            f"MicroPython takes {len(image) / 1024:.0f} KB, and the ROM partition begins after {room / 1024:.0f} KB"
        )
    target = root / "build" / "uf2" / f"micropython-{board}.uf2"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(pack(image, FAMILIES[chip(definition)]))
    say(f"{target.relative_to(root)}: MicroPython with a ROM partition of {ROM // 1024} KB")
    return target


def _definition(board: str, root: Path) -> Path:
    """The board's definition with the partition, and Python that knows nothing of the game."""
    given = root / "boards" / board
    if not (given / "mpconfigboard.h").exists():
        names = sorted(path.parent.name for path in (root / "boards").glob("*/mpconfigboard.h"))
        raise MissingError(f"unknown board {board!r}; boards: {', '.join(names)}")
    definition = root / "build" / "micropython" / "roomy" / board
    definition.mkdir(parents=True, exist_ok=True)
    header = (given / "mpconfigboard.h").read_text()
    (definition / "mpconfigboard.h").write_text(f"{header}\n#define MICROPY_HW_ROMFS_BYTES ({ROM})\n")
    shutil.copyfile(given / "mpconfigboard.cmake", definition / "mpconfigboard.cmake")
    for name in COMMON:
        shutil.copyfile(given.parent / name, definition.parent / name)
    for name in FROZEN:
        shutil.copyfile(HERE / name, definition / name)
    disk = root / "firmware" / "tercet" / "device" / "rp2" / "disk.py"
    shutil.copyfile(disk, definition / "disk.py")
    return definition


if __name__ == "__main__":
    try:
        build(sys.argv[1])
    except BuildError as error:
        sys.exit(str(error))
