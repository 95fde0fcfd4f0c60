"""MicroPython itself onto a board: its bootloader shows a drive, a UF2 is copied there, and the board comes back.

Ours has a ROM partition (micropython.py) and is built here. The official one, which mpflash downloads, has none: enough for
a chip whose heap holds the game.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from serial.tools import list_ports  # type: ignore[import-untyped]

from tools import boards
from tools.deploy import micropython, swap
from tools.deploy.board import Facts, Target
from tools.deploy.errors import FlashError
from tools.image.flash import file_system
from tools.image.uf2 import unpack

MPFLASH = "mpflash==1.29.0"
DRIVE_COMES = 60  # seconds; a desktop mounts it at once, a person may have to
BOARD_COMES = 30
_MARK = "INFO_UF2.TXT"  # on every UF2 bootloader's drive: https://github.com/microsoft/uf2

Say = Callable[[str], None]


def install(board: boards.Board, port: str, format_: bool) -> str:
    """Build MicroPython with a ROM partition, put it on the board at `port`, and return the port where the board is then.

    format_: it is agreed that the file system is lost, where the new MicroPython has it at another place.
    """
    without_drive = "://" in port
    if without_drive and not format_:
        raise FlashError(
            f"{port} is no USB port, so the new MicroPython comes by way of the file system, whose files are lost: "
            "copy them, then say FORMAT=1 as well. Nothing was changed"
        )
    uf2 = micropython.build(board.name)
    if without_drive:
        swap.install(port, uf2, lambda line: print(line, flush=True))
        return port
    with Target(port) as target:
        facts = target.facts()
        check_disk(facts, uf2, format_)
        print(f"{facts.machine}, MicroPython {facts.release}, at {port}: waiting for its drive", flush=True)
        target.start_bootloader()
        target.leave_alone()
    copy_to_drive(uf2, wait_for_drive(mounted_drives, DRIVE_COMES))
    return wait_for_port(port, BOARD_COMES)


def check_disk(facts: Facts, uf2: Path, format_: bool) -> None:
    """FlashError if the new MicroPython has its file system elsewhere, unless it is agreed that the files are lost."""
    place = file_system(b"".join(block.payload for block in unpack(uf2.read_bytes())))
    if facts.block and facts.disk != place and not format_:
        raise FlashError(
            f"the file system would move from 0x{facts.disk[0]:08x} to 0x{place[0]:08x}, and all files on the board be lost: "
            "copy them (make saves, mpremote cp), then make flash MICROPYTHON=1 FORMAT=1. Nothing was changed"
        )


def official(port: str) -> None:
    """Put the official MicroPython there with mpflash; what it says is shown as it is."""
    if importlib.util.find_spec("mpflash") is None:
        raise FlashError(f"mpflash is missing: {sys.executable} -m pip install {MPFLASH}")
    if subprocess.run([sys.executable, "-m", "mpflash", "flash", "--serial", port], check=False).returncode:
        raise FlashError("mpflash did not put MicroPython there, see above; the game was not copied")


def mounted_drives() -> list[Path]:
    """Where drives are mounted, on Linux, macOS and Windows."""
    mounts = Path("/proc/mounts")
    if mounts.exists():
        return [Path(line.split()[1].replace("\\040", " ")) for line in mounts.read_text().splitlines()]
    if os.name == "nt":
        return [Path(f"{letter}:/") for letter in "DEFGHIJKLMNOPQRSTUVWXYZ"]
    return list(Path("/Volumes").glob("*"))


def wait_for_drive(drives: Callable[[], Iterable[Path]], seconds: float) -> Path:
    """The drive of a board that waits for a UF2; FlashError if none comes in time."""
    end = time.monotonic() + seconds
    while True:
        for drive in drives():
            try:
                if (drive / _MARK).exists():
                    return drive
            except OSError:
                continue  # not ours to look into
        if time.monotonic() >= end:
            raise FlashError(
                f"no drive with {_MARK} was mounted within {seconds:g} s: mount RPI-RP2, then copy the UF2 there by hand "
                "(build/uf2/), and make flash does the rest"
            )
        time.sleep(0.25)


def copy_to_drive(uf2: Path, drive: Path) -> None:
    """Copy a UF2; the board restarts by itself when its last byte has come."""
    print(f"copying {uf2.name} to {drive}", flush=True)
    try:
        shutil.copyfile(uf2, drive / uf2.name)
    except OSError as error:
        if (drive / _MARK).exists():
            raise FlashError(f"{uf2.name} cannot be copied to {drive}: {error.strerror}") from error
        return  # a drive that went away while its last bytes were flushed is a board that has restarted


def wait_for_port(port: str, seconds: float) -> str:
    """Wait until the port is there again; FlashError if it does not come."""
    end = time.monotonic() + seconds
    while port not in [one.device for one in list_ports.comports()]:
        if time.monotonic() >= end:
            raise FlashError(
                f"the board did not come back at {port} within {seconds:g} s: switch it off and on, then make flash"
            )
        time.sleep(0.25)
    return port
