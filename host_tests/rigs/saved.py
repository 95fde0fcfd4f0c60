"""Saves as the tests of tools/saves need them: the frozen samples as files, in a folder or in an image, whole or damaged."""

from __future__ import annotations

from pathlib import Path

from littlefs import LittleFS, UserContext

from host_tests.core.saved.samples import SAMPLES
from host_tests.core.saved.samples_cubed import SAMPLES as CUBED_SAMPLES
from host_tests.core.saved.samples_dice import DICE_SAMPLES
from host_tests.core.saved.samples_named import SAMPLES as NAMED_SAMPLES

ALL = SAMPLES + CUBED_SAMPLES + DICE_SAMPLES + NAMED_SAMPLES
FILES = {sample.file: sample.data for sample in ALL if sample.label == sample.file}
FOLDER = "/tercet"
BLOCK = 4096  # bytes, of the flash
UNIT = 256  # bytes that the handheld's LittleFS writes at once


def filled(folder: Path, files: dict[str, bytes]) -> Path:
    """Make a folder with these files."""
    folder.mkdir()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return folder


def there(folder: Path) -> dict[str, bytes]:
    """Return what is in a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def image(files: dict[str, bytes], blocks: int = 64) -> bytes:
    """Return a LittleFS image with these files in the folder of saves, and another one beside it. `NAME/` makes a folder."""
    disk = LittleFS(context=UserContext(blocks * BLOCK), block_size=BLOCK, block_count=blocks, prog_size=UNIT, mount=False)
    disk.format()
    disk.mount()
    disk.mkdir(FOLDER)
    for name, data in {"../crash.txt": b"Traceback", **files}.items():
        if name.endswith("/"):
            disk.mkdir(f"{FOLDER}/{name[:-1]}")
            continue
        with disk.open(f"{FOLDER}/{name}", "wb") as file:
            file.write(data)
    return bytes(disk.context.buffer)


def flipped(data: bytes, place: int = -10) -> bytes:
    """Return a file with one bit changed."""
    damaged = bytearray(data)
    damaged[place] ^= 0x40
    return bytes(damaged)
