# mypy: ignore-errors
"""MicroPython's `rp2` as far as Tercet uses it: the flash. There is no DMA here, so the driver's plain twin runs."""

BLOCK = 4096
_ERASED = b"\xff" * 256

_image = None  # the file that is the flash
_refuses = False  # programming and erasing fail, as on a chip that is worn out or protected


class Flash:
    """The part of the flash for files, as a block device: blocks of 4096 bytes."""

    def readblocks(self, block, buffer, offset=0):
        """Read from a place in a block."""
        _image.seek(block * BLOCK + offset)
        _image.readinto(buffer)

    def writeblocks(self, block, buffer, offset=None):
        """Program; without an offset the block is erased first."""
        if _refuses:
            return -30  # EROFS
        if offset is None:
            self.ioctl(6, block)
            offset = 0
        _image.seek(block * BLOCK + offset)
        _image.write(buffer)

    def ioctl(self, command, argument):
        """4: blocks; 5: bytes of a block; 6: erase a block."""
        if command == 4:
            return _image.seek(0, 2) // BLOCK
        if command == 5:
            return BLOCK
        if command == 6:
            if _refuses:
                return -30
            _image.seek(argument * BLOCK)
            for _ in range(BLOCK // 256):  # the chip takes no heap for this
                _image.write(_ERASED)
        return 0
