"""Whether a board can take the game, before anything is changed on it."""

from __future__ import annotations

from tools.deploy.board import Facts
from tools.deploy.errors import FlashError
from tools.deploy.game import ARCHITECTURES

OLDEST = (1, 24, 0)
BYTECODE = (6, 3)  # mpy version and sub-version: what the modules are compiled to
# Bytes of heap for a game whose modules lie in it, on a 320x240 panel: 261 KB of modules and data, 38 KB of canvas, 15 KB
# while it runs, and as much again free as it needs to stay quick. An RP2040 has 236 KB; README.md has the measurement.
HEAP = 340 * 1024
_ANOTHER = "make flash MICROPYTHON=1 puts one there that can"


def check(facts: Facts, title: str) -> str:
    """The board's architecture, as mpy-cross calls it; FlashError says why this board cannot take the game."""
    if facts.name != "micropython" or facts.platform != "rp2":
        raise FlashError(
            f"{facts.machine} runs {facts.name} on {facts.platform}; the game needs MicroPython on an RP2040 or RP2350"
        )
    if facts.own_image:
        raise FlashError(
            "the game's own image runs there, which only another image updates: make uf2, and drag it onto the board"
        )
    if facts.version < OLDEST:
        raise FlashError(f"MicroPython {facts.release} is too old, 1.24 is the oldest that the game runs on; {_ANOTHER}")
    version, architecture = (facts.mpy & 0xFF, facts.mpy >> 8 & 3), facts.mpy >> 10
    if version != BYTECODE or architecture not in ARCHITECTURES:
        ours = ".".join(map(str, BYTECODE))
        raise FlashError(
            f"MicroPython {facts.release} loads modules of version {version[0]}.{version[1]}, architecture {architecture}; "
            f"those of the game are {ours} for {' or '.join(ARCHITECTURES.values())}: take MicroPython 1.24 to 1.28"
        )
    if not facts.rom and facts.heap < HEAP:
        raise FlashError(
            f"{title} has {facts.heap // 1024} KB of memory for MicroPython, and the game loaded from files needs "
            f"{HEAP // 1024} KB: on this chip it must run from the flash, in a ROM partition, which this MicroPython "
            f"does not have.\n{_ANOTHER}, or take the image: make uf2. Nothing was changed"
        )
    if not facts.block:
        raise FlashError("the board's disk cannot be read; make flash FORMAT=1 erases it, with all that is on it")
    if facts.blocks_free < 4:
        raise FlashError(f"the file system is full: main.py needs {4 * facts.block // 1024} KB; nothing was changed")
    return ARCHITECTURES[architecture]
