"""Traces through the model of the flash's cache, printed as JSON for test_flash_cache.py; run where the emulator has one."""

import json
import sys
from pathlib import Path

from rp2040py.native._flash_cache import FlashCache

from tools.emulator import Handheld, flash_cache

FLASH, LINE, SETS = 0x10000000, 8, 1024
HALF = LINE * SETS  # bytes of one way
COST, WORD = 62, 46


def cache(by_age: bool = True) -> FlashCache:
    made = FlashCache()
    made.line_cycles, made.word_cycles, made.by_age = COST, WORD, by_age
    return made


def walked(addresses: list[int], times: int, by_age: bool = True) -> list[int]:
    """Misses of each walk over the addresses."""
    made, found = cache(by_age), []
    for _ in range(times):
        before = made.misses
        for address in addresses:
            made.touch(address)
        found.append(made.misses - before)
    return found


def main(uf2: Path) -> None:
    one = cache()
    found = {
        "a line": [one.touch(FLASH + at) for at in (0, 2, 4, 7, 8, 0)],
        "fits": walked(list(range(FLASH, FLASH + 2 * HALF, 4)), 3),
        "just does not": walked(list(range(FLASH, FLASH + 2 * HALF + LINE, LINE)), 3),
        "one set, two lines": walked([FLASH + at * HALF for at in range(2)], 5),
        "one set, three lines": walked([FLASH + at * HALF for at in range(3)], 5),
        "one set, three lines, any goes": walked([FLASH + at * HALF for at in range(3)], 400, by_age=False),
        "mirrors": [one.touch(address) for address in (0x11000000, 0x11000100, 0x11000100, 0x12000000, 0x13000000)],
    }
    one.flush()
    found["flushed"] = [one.touch(FLASH), one.touch(FLASH)]
    for name, ideal in (("ideal", True), ("cached", False)):
        flash_cache.ideal = ideal
        handheld = Handheld("picosystem", uf2, usb=False)
        handheld.run(10)
        made = handheld.mcu.flash_cache
        found[name] = [handheld.mcu.core.cycles, made.misses, made.waited, made.line_cycles, handheld.time]
    print(json.dumps(found))


main(Path(sys.argv[1]))
