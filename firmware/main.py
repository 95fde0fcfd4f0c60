"""Starts Tercet on the board that was built in, nothing more."""

import sys

# Modules come from the firmware alone: else each import of one of MicroPython's own would look for a file first, for 1.8 ms,
# and a file on the disk that has its name would take its place.
path = sys.path[:]
sys.path[:] = [entry for entry in path if entry not in ("", "/lib")]

import board  # noqa: E402
from tercet.device.rp2.device import Device  # noqa: E402
from tercet.power_on import power_on  # noqa: E402

parts = power_on(board, Device)

from tercet.app import App  # noqa: E402  # takes as long as the panel needs to come up

try:
    App(*parts).run()
finally:
    sys.path[:] = path
