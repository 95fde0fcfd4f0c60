"""Runs first, in the place of the port's own _boot.py, which formats a disk that it cannot read."""

from tercet.device.rp2 import disk

disk.start()
