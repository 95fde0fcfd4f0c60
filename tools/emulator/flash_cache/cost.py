"""What a read of the flash costs, counted from the registers that the second-stage boot loader has set; datasheet 4.10.

A read that misses the cache is one command to the flash chip: the instruction if there is one, address and mode bits, dummy
clocks, and the eight bytes of a line, on one, two or four wires. The boot loader (boot2 of the Pico SDK) runs in the
emulator as on the chip and writes these registers, so each board's image brings its own cost along.
"""

from __future__ import annotations

from typing import NamedTuple

LINE, WORD = 8, 4  # bytes
# Cycles of the system clock around the command: the bus fabric, the cache's look-up, the chip select's edges. An estimate: the
# datasheet gives none. host_tests/tools/test_flash_cache.py holds the whole against times that were published.
AROUND = 6

_INSTRUCTION = (0, 4, 8, 16)  # bits, by INST_L
_TYPE_ALL_STANDARD, _TYPE_INSTRUCTION_STANDARD = 0, 1  # TRANS_TYPE; 2: all on as many wires as SPI_FRF says


class Cost(NamedTuple):
    """Cycles of the system clock: for a line into the cache, and for a word past it."""

    line: int
    word: int


def clocks(control: int, spi_control: int, count: int) -> int:
    """Clocks of the flash for one command that reads `count` bytes, by the registers CTRLR0 and SPI_CTRLR0."""
    wires = 1 << (control >> 21 & 3)  # SPI_FRF: standard, dual, quad
    kind, address = spi_control & 3, (spi_control >> 2 & 15) * 4
    instruction, dummy = _INSTRUCTION[spi_control >> 8 & 3], spi_control >> 11 & 31
    instruction_wires = 1 if kind in (_TYPE_ALL_STANDARD, _TYPE_INSTRUCTION_STANDARD) else wires
    address_wires = 1 if kind == _TYPE_ALL_STANDARD else wires
    return instruction // instruction_wires + address // address_wires + dummy + 8 * count // wires


def cost(divider: int, control: int, spi_control: int) -> Cost:
    """The cost of reads by BAUDR (the flash's clock is the system's over it), CTRLR0 and SPI_CTRLR0."""
    return Cost(
        divider * clocks(control, spi_control, LINE) + AROUND,
        divider * clocks(control, spi_control, WORD) + AROUND,
    )
