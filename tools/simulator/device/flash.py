# mypy: ignore-errors
"""The flash chip, as the rp2 port shows it to LittleFS: the one stand-in for it on MicroPython, wherever its bytes lie.

A block is a sector of the chip, which is erased as a whole; a page is programmed as a whole, and programming only clears bits.
"""

BLOCK, PAGE = 4096, 256  # bytes
OFF = -5  # EIO: what a chip without power answers
REFUSED = -30  # EROFS: and one that is worn out or protected
_ERASED = b"\xff" * PAGE


class Flash:
    """A block device over `store`, which has size, read(start, buffer) and write(start, data).

    A subclass adds what happens at program() and erase(): time that passes, a journal, a power cut. `dead`: every call fails;
    a number says so and no exception, which would leap out of the middle of LittleFS and leave an open file to the collector.
    """

    dead = False
    refuses = False  # programming and erasing fail

    def __init__(self, store):
        self.store = store
        self._old = bytearray(PAGE)  # the chip takes no heap to work

    def readblocks(self, block, buffer, offset=0):
        """Read from a place in a block."""
        if self.dead:
            return OFF
        self.store.read(block * BLOCK + offset, buffer)
        return 0

    def writeblocks(self, block, buffer, offset=None):
        """Program whole pages; without an offset the block is erased first."""
        if self.refuses:
            return REFUSED
        if offset is None:
            self.ioctl(6, block)
            offset = 0
        assert offset % PAGE == len(buffer) % PAGE == 0, "the chip programs whole pages"
        view = memoryview(buffer)
        for place in range(0, len(buffer), PAGE):
            if not self.dead:
                self.program(block * BLOCK + offset + place, view[place : place + PAGE])
        return OFF if self.dead else 0

    def ioctl(self, command, argument):
        """4: blocks; 5: bytes of a block; 6: erase a block."""
        if command == 6 and self.refuses:
            return REFUSED
        if command == 6 and not self.dead:
            self.erase(argument)
        if self.dead:
            return OFF
        return {4: self.store.size // BLOCK, 5: BLOCK}.get(command, 0)

    def program(self, start, page):
        """Program a page at a place of the chip."""
        old = self._old
        self.store.read(start, old)
        if old != _ERASED:
            for place in range(PAGE):
                old[place] &= page[place]
            page = old
        self.store.write(start, page)

    def erase(self, block):
        """Erase a block."""
        for place in range(block * BLOCK, (block + 1) * BLOCK, PAGE):
            self.store.write(place, _ERASED)


class FileStore:
    """The chip's content in an open file."""

    def __init__(self, file):
        self._file = file
        self.size = file.seek(0, 2)

    def read(self, start, buffer):
        self._file.seek(start)
        self._file.readinto(buffer)

    def write(self, start, data):
        self._file.seek(start)
        self._file.write(data)


class RamStore:
    """The chip's content in a bytearray, which is changed in place."""

    def __init__(self, content):
        self.content = content
        self.size = len(content)

    def read(self, start, buffer):
        buffer[:] = memoryview(self.content)[start : start + len(buffer)]

    def write(self, start, data):
        self.content[start : start + len(data)] = data
