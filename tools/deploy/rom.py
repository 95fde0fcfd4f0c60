"""The game in a ROM partition: an image that is compared with what is there block by block, and written where it differs.

The first block holds the image's head. It is erased before anything else is written and comes last, when all others have
been read back: MicroPython mounts the whole image or none.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Callable

from tools.deploy import romfs
from tools.deploy.board import Target
from tools.deploy.errors import FlashError

BLOCK = 4096  # bytes: what the flash erases at once (ports/rp2/rp2_flash.c)
FOLDER = "/rom"  # where MicroPython mounts it
_ERASED = b"\xff" * BLOCK
_TOOLS = f"""
import vfs, hashlib, io, deflate
from binascii import a2b_base64
rom = vfs.rom_ioctl(2, 0)
def digests(last):
 view = memoryview(rom)
 for number in range(last):
  print(hashlib.sha256(view[number * {BLOCK}:(number + 1) * {BLOCK}]).digest(), end=",")
def put(number, text):
 with deflate.DeflateIO(io.BytesIO(a2b_base64(text)), deflate.ZLIB) as part:
  rom.writeblocks(number, part.read())
"""

Say = Callable[[str], None]


def copy(target: Target, files: dict[str, bytes], room: int, say: Say) -> int:
    """Bring the partition of `room` bytes to these files; return how many blocks were written.

    FlashError: they do not fit (nothing was changed), or what was written is not what is read back.
    """
    image = romfs.image(files)
    if len(image) > room:
        raise FlashError(
            f"the game takes {len(image) // 1024} KB, the ROM partition has {room // 1024} KB: nothing was changed; "
            "make flash MICROPYTHON=1 puts MicroPython with a larger one there"
        )
    blocks = [image[at : at + BLOCK].ljust(BLOCK, b"\xff") for at in range(0, len(image), BLOCK)]
    target.ask(_TOOLS)
    different = _different(target, blocks)
    if not different:
        return 0
    if different != [0]:
        _put(target, 0, _ERASED)
        different = [*(number for number in different if number), 0]
    files_at = _files_at(image, len(blocks))
    for count, number in enumerate(different, 1):
        if number == 0 and len(different) > 1 and _different(target, blocks) != [0]:
            raise _unlike()
        _put(target, number, blocks[number])
        say(f"  {count} of {len(different)}  {files_at[number]}")
    if _different(target, blocks):
        raise _unlike()
    return len(different)


def remove(target: Target) -> None:
    """Forget the image: without its first block there is none."""
    target.ask(_TOOLS)
    _put(target, 0, _ERASED)


def _different(target: Target, blocks: list[bytes]) -> list[int]:
    there = target.ask(f"digests({len(blocks)})")
    return [number for number, block in enumerate(blocks) if hashlib.sha256(block).digest() != there[number]]


def _put(target: Target, number: int, block: bytes) -> None:
    target.ask(f"put({number}, {base64.b64encode(zlib.compress(block, 9, 12)).decode()!r})")


def _files_at(image: bytes, count: int) -> list[str]:
    """For each block the files that begin in it, or that it is in the middle of."""
    found: list[list[str]] = [[] for _ in range(count)]
    for place in romfs.places(image):
        if not found[place.start // BLOCK] or place.start % BLOCK < BLOCK - romfs.UNIT:
            found[place.start // BLOCK].append(place.path)
        for number in range(place.start // BLOCK + 1, (place.end - 1) // BLOCK + 1):
            found[number].insert(0, place.path)
    return [", ".join(names) for names in found]


def _unlike() -> FlashError:
    return FlashError("what was written to the board is not what is read back from it: try again, with another cable")
