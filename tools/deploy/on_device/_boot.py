"""Runs first, in the place of the port's own _boot.py, which formats a disk that it cannot read; `disk` is device/disk.py."""

import disk

disk.start()
