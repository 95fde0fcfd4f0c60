"""Runs on MicroPython: sends parts of a noisy canvas in all rotations.

Before it: PLAIN (use wire.py?), ROTATIONS, PARTS (how many in each of them), SOURCES (of the modules that no image has, by
their names).
"""
# mypy: ignore-errors
# ruff: noqa: F821

import sys

import board
from tercet.core.rng import Rng
from tercet.device import picture
from tercet.device.rp2 import display as module
from tercet.ui import theme

if PLAIN:
    for name, source in SOURCES:
        names = {}
        exec(source, names)
        sys.modules[name] = type(name, (), names)
    module.Wire = sys.modules["tercet.device.rp2.wire"].Wire
rng = Rng(11)
columns, rows = board.DISPLAY["panel"]
noise = bytes([rng.below(256) for _ in range(251)])
noise *= 1 + columns * rows // 502
data = dict(board.DISPLAY)
for rotation in ROTATIONS:
    data["rotation"] = rotation
    width, height = picture(data)
    if width % 8:
        continue  # no canvas has such a width
    buffer = bytearray(noise[: width * height // 2])
    display = module.Display(data, buffer, theme.PALETTE)
    display.send(0, 0, width, height)  # whole lines go another way than parts of lines
    for part in range(PARTS):
        x, y = rng.below(width), rng.below(height)
        display.send(x, y, 1 + rng.below(width - x), 1 + rng.below(min(60, height - y)))
        if part % 3 == 0:
            display.finish()
    display.finish()
print("sent", PARTS)
