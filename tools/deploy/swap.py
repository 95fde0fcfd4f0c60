"""MicroPython onto an RP2040 over its serial line alone, for a board whose drive cannot be had.

The new one is staged at the end of the old one's file system, which is lost with it, and read back; then code in the heap
copies it over the one that runs (on_device/swap.py). A board that is switched off meanwhile waits for a UF2 as a drive.
"""

from __future__ import annotations

import base64
import hashlib
import time
import zlib
from collections.abc import Callable
from pathlib import Path

from tools.deploy.board import Target
from tools.deploy.errors import FlashError
from tools.image.uf2 import unpack
from tools.saves.errors import LinkError

BLOCK = 4096
BEGINS = 3  # seconds until nothing that is typed interrupts it
COMES_BACK = 300  # seconds; a board needs ten, an emulated one many more
_PROGRAM = Path(__file__).resolve().parent / "on_device" / "swap.py"
_STAGE = f"""
import os, vfs, rp2, hashlib, io, deflate
from binascii import a2b_base64
try:
 vfs.umount("/")
except OSError:
 pass
disk = rp2.Flash()
def digests(first, last):
 view = memoryview(disk)
 for number in range(first, last):
  print(hashlib.sha256(view[number * {BLOCK}:(number + 1) * {BLOCK}]).digest(), end=",")
def put(number, text):
 with deflate.DeflateIO(io.BytesIO(a2b_base64(text)), deflate.ZLIB) as part:
  disk.writeblocks(number, part.read())
"""

Say = Callable[[str], None]


def blocks_of(uf2: Path) -> list[bytes]:
    """The blocks of 4096 bytes of an image that begins where the flash does."""
    image = b"".join(block.payload for block in unpack(uf2.read_bytes()))
    return [image[at : at + BLOCK].ljust(BLOCK, b"\xff") for at in range(0, len(image), BLOCK)]


def install(port: str, uf2: Path, say: Say) -> None:
    """Put MicroPython there, and wait until it answers. FlashError: this board cannot, or does not come back."""
    blocks = blocks_of(uf2)
    with Target(port) as target:
        facts = target.facts()
        address, size = facts.disk
        first = size // BLOCK - len(blocks)
        if "RP2040" not in facts.machine or not size:
            raise FlashError(f"{facts.machine} takes MicroPython by its drive only; nothing was changed")
        if first < 0 or address - 0x10000000 < len(blocks) * BLOCK:
            raise FlashError(f"the file system of {size // 1024} KB has no room for the new MicroPython; nothing was changed")
        target.ask(_STAGE)
        late = _different(target, first, blocks)
        for count, number in enumerate(late, 1):
            target.ask(f"put({first + number}, {base64.b64encode(zlib.compress(blocks[number], 9, 12)).decode()!r})")
            say(f"  {count} of {len(late)}  MicroPython")
        if _different(target, first, blocks):
            raise FlashError("what was written to the board is not what is read back from it: try again, with another cable")
        say("MicroPython is being replaced: leave the board on")
        target.ask(_PROGRAM.read_text())
        target.send(f"micropython.kbd_intr(-1)\nswap({address + first * BLOCK}, {len(blocks)})")
        time.sleep(BEGINS)
        target.leave_alone()
    end = time.monotonic() + COMES_BACK
    while True:
        try:
            with Target(port) as target:
                if target.facts().rom:
                    return
                raise FlashError("the board still runs its former MicroPython: switch it off and on, and try again")
        except LinkError as error:
            if time.monotonic() > end:
                raise FlashError("the board does not answer any more; if it shows a drive, copy the UF2 there") from error
            time.sleep(1)


def _different(target: Target, first: int, blocks: list[bytes]) -> list[int]:
    there = target.ask(f"digests({first}, {first + len(blocks)})")
    return [number for number, block in enumerate(blocks) if hashlib.sha256(block).digest() != there[number]]
