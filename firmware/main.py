"""Starts Tercet on the board that was built in, nothing more."""

import sys

# Modules come from the firmware alone: else each import of one of MicroPython's own would look for a file first, for 1.8 ms,
# and a file on the disk that has its name would take its place.
path = sys.path[:]
sys.path[:] = [entry for entry in path if entry not in ("", "/lib")]

import board  # noqa: E402
from tercet.device import picture  # noqa: E402
from tercet.ui.canvas import Canvas  # noqa: E402

canvas = Canvas(*picture(board.DISPLAY))  # the largest buffer first, before anything else lies in the heap

from tercet.power_on import PowerOn  # noqa: E402

first = PowerOn(board, canvas)

from tercet.app import App  # noqa: E402  # takes as long as the panel needs to come up

try:
    App(board, canvas, first).run()
finally:
    sys.path[:] = path
