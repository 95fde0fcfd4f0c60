"""Runs first, in the place of the port's own _boot.py, which formats what it cannot read; `disk` is device/rp2/disk.py."""

import disk

disk.start()
