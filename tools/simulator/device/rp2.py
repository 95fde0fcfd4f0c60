# mypy: ignore-errors
"""MicroPython's `rp2` as far as Tercet uses it: the flash. There is no DMA here, so the driver's plain twin runs."""

import flash

_store = None  # the chip's content
_refuses = False  # programming and erasing fail, as on a chip that is worn out or protected


class Flash(flash.Flash):
    """The part of the flash for files, as a block device: blocks of 4096 bytes."""

    def __init__(self):
        super().__init__(_store)

    @property
    def refuses(self):
        return _refuses
