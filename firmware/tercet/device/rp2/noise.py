"""Seeds of games: from the chip's noise, or handed in where somebody wants a game that is known beforehand.

A seed is handed in through two of the watchdog's scratch registers, which are 0 after power-on and which nothing else uses
(RP2040 datasheet 4.7.6, RP2350 12.9.7; the SDK has SCRATCH4 to 7): SCRATCH0 holds HANDED_IN + the seed's upper 16 bits,
SCRATCH1 its lower 32. The simulator and the emulator set them before the firmware starts; a tool on the serial line can, too.
"""

import os
from time import ticks_us

from machine import mem32

from tercet.device.rp2 import chip

HANDED_IN = 0x5EED0000
_SCRATCH0, _SCRATCH1 = 0x0C, 0x10
_SEEDS = 1 << 48


class Noise:
    """Where seeds come from. given: the next seed that was handed in, -1 where none was."""

    def __init__(self) -> None:
        base = chip.known().watchdog
        upper = mem32[base + _SCRATCH0]
        self.given = -1
        if upper & 0xFFFF0000 == HANDED_IN:
            self.given = (upper & 0xFFFF) << 32 | mem32[base + _SCRATCH1]

    def seed(self) -> int:
        """Return the seed of a new game, 0..2**48-1: the one handed in and from then on one more each time; else noise.

        Noise is the chip's, and the moment of the key that asked for it.
        """
        seed = self.given
        if seed < 0:
            return int.from_bytes(os.urandom(6), "little") ^ _moment()
        self.given = (seed + 1) % _SEEDS
        return seed

    def number(self) -> int:
        """Return a number 1..2**30-1 by which a game is known: the chip's noise, and the moment of the key that began it."""
        return (int.from_bytes(os.urandom(4), "little") ^ _moment()) & 0x3FFFFFFF or 1


def _moment() -> int:
    """Return the low bits of the microsecond counter: no two presses come at the same one."""
    return ticks_us() & 0xFFFF  # type: ignore[operator]  # a number, whatever the stubs say
