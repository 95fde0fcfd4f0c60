"""The flash chip: a UF2 goes in, every erase and program is noted, and takes as long as on a board.

The journal lets one run stand for a power cut at every point of it: `at(n)` is the flash after the first n operations.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from rp2040py.rp2040 import RP2040

from tools.emulator import flash_cache, hooks
from tools.emulator.flash_cache.cost import cost
from tools.image.errors import BuildError
from tools.image.flash import file_system

SIZE = 16 << 20  # what the RP2040 can address; a smaller chip's firmware leaves the rest erased
START = 0x10000000

# W25Q128JV datasheet 9.6, typical (at most): sector 45 ms (400), 64 KB 150 ms (2000), page 0.7 ms (3).
BUSY_NANOS = {hooks.ERASE_SECTOR: 45e6, hooks.ERASE_BLOCK: 150e6, hooks.PROGRAM_PAGE: 0.7e6}
BUSY = 0x01  # status register 1

UF2_BLOCK = 512
UF2_MAGIC = (0x0A324655, 0x9E5D5157)
UF2_NOT_MAIN_FLASH = 0x00000001
UF2_HAS_FAMILY = 0x00002000
RP2040_FAMILY = 0xE48BFF56


class Operation(NamedTuple):
    """One erase or program: when it began, where, and what is there afterwards."""

    microseconds: int
    kind: str  # "erase", "program"
    address: int
    data: bytes


class FlashChip(hooks.FlashCommands):
    """rp2040py's flash, with a journal and the time that erasing and programming take."""

    def __init__(self, mcu: RP2040) -> None:
        super().__init__(mcu)
        self.operations: list[Operation] = []
        self.size = SIZE  # of the chip the firmware was made for
        self._busy_until = self.skipped_nanos = 0.0
        self._start = bytes(self.flash)

    def load(self, content: bytes, uf2: Path | None) -> None:
        """What the chip holds at power-on: `content`, erased after it, and a UF2 written over that."""
        if len(content) > SIZE:
            raise ValueError(f"a flash of {len(content)} bytes; at most {SIZE}")
        flash = self.flash
        flash[:] = content + b"\xff" * (SIZE - len(content))
        for offset, data in uf2_blocks(uf2) if uf2 else ():
            flash[offset : offset + len(data)] = data
        self._start = bytes(flash)
        try:
            start, length = file_system(self._start)
            self.size = start - START + length
        except (BuildError, struct.error):
            self.size = SIZE

    def at(self, count: int) -> bytes:
        """The flash after the first `count` operations since power-on: what a power cut there leaves."""
        if not 0 <= count <= len(self.operations):
            raise ValueError(f"{count} operations; there were {len(self.operations)}")
        content = bytearray(self._start)
        for operation in self.operations[:count]:
            content[operation.address : operation.address + len(operation.data)] = operation.data
        return bytes(content[: self.size])

    def configured(self, divider: int, control: int, spi_control: int) -> None:
        cache = hooks.cache(self.rp2040)
        if cache and not flash_cache.ideal:
            cache.line_cycles, cache.word_cycles = cost(divider, control, spi_control)
            cache.by_age = flash_cache.by_age

    def commanded(self, sent: bytes) -> None:
        clock, address = self.rp2040.clock, int.from_bytes(sent[1:4])
        size = {hooks.ERASE_SECTOR: hooks.SECTOR, hooks.ERASE_BLOCK: hooks.BLOCK}.get(sent[0], len(sent) - 4)
        kind = "program"
        if sent[0] != hooks.PROGRAM_PAGE:
            kind, address = "erase", address & ~(size - 1)
        data = bytes(self.flash[address : address + size])
        self.operations.append(Operation(int(clock.nanos / 1000), kind, address, data))
        self._busy_until = clock.nanos + BUSY_NANOS[sent[0]]

    def status(self, register: int) -> int:
        clock = self.rp2040.clock
        left = self._busy_until - clock.nanos
        if left <= 0:
            return register & ~BUSY
        # The boot ROM does nothing but ask again until the chip is ready, so time jumps: to the next thing that happens.
        jump = min(left, clock.nanos_to_next_alarm) if clock.has_scheduled_alarm else left
        self.skipped_nanos += jump
        clock.tick(jump)
        return register | BUSY


def uf2_blocks(path: Path) -> Iterator[tuple[int, bytes]]:
    """(offset in the flash, bytes) of every block of a UF2; ValueError says what is wrong with the file."""
    raw = path.read_bytes()
    if not raw or len(raw) % UF2_BLOCK:
        raise ValueError(f"{path}: {len(raw)} bytes are no UF2: it is made of blocks of {UF2_BLOCK}")
    for at in range(0, len(raw), UF2_BLOCK):
        first, second, flags, address, size, _, _, family = struct.unpack_from("<8I", raw, at)
        if (first, second) != UF2_MAGIC or size > 476:
            raise ValueError(f"{path}: block {at // UF2_BLOCK} is no UF2 block")
        if flags & UF2_NOT_MAIN_FLASH:
            continue
        if flags & UF2_HAS_FAMILY and family != RP2040_FAMILY:
            raise ValueError(f"{path}: family 0x{family:08x} is not the RP2040, 0x{RP2040_FAMILY:08x}")
        offset = address - START
        if not 0 <= offset <= SIZE - size:
            raise ValueError(f"{path}: block {at // UF2_BLOCK} goes to 0x{address:08x}, outside the flash")
        yield offset, raw[at + 32 : at + 32 + size]
