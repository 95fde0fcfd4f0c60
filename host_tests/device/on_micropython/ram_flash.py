"""A flash chip in RAM for MicroPython, whose power goes off in the middle of a step."""

import random

BLOCK, PAGE = 4096, 256  # bytes of a sector, which is erased as a whole, and of a page, which is programmed as a whole
OFF = -5  # EIO: what a chip without power answers
ERASED = b"\xff" * BLOCK
WAYS = {"program": 3, "erase": 4}  # in which a step can be cut short: see the methods of these names


class Flash:
    """A flash chip as the rp2 port shows it to LittleFS. A step is the erase of a sector or the program of one page.

    content: a bytearray that is changed in place. cut: the step in which the power goes off, from 0 on; way: what that
    step still does. After that every call fails: the next power-on is a new Flash over the same content. (It fails by a
    number and not by an exception, which would leap out of the middle of LittleFS and leave an open file to the collector.)
    """

    def __init__(self, content, cut=-1, way=0):
        self.content = content
        self.cut = cut
        self.way = way
        self.steps = []  # "erase", "program"
        self.erased = []  # blocks, in this order
        self.dead = False

    def readblocks(self, block, buffer, offset=0):
        if self.dead:
            return OFF
        start = block * BLOCK + offset
        buffer[:] = memoryview(self.content)[start : start + len(buffer)]
        return 0

    def writeblocks(self, block, buffer, offset):
        assert offset % PAGE == len(buffer) % PAGE == 0, "the chip programs whole pages"
        for place in range(0, len(buffer), PAGE):
            if not self.dead:
                self.program(block * BLOCK + offset + place, bytes(memoryview(buffer)[place : place + PAGE]))
        return OFF if self.dead else 0

    def ioctl(self, command, argument):
        if command == 6 and not self.dead:
            self.erase(argument)
        if self.dead:
            return OFF
        return {4: len(self.content) // BLOCK, 5: BLOCK}.get(command, 0)

    def program(self, start, page):
        """Program a page, which only clears bits. Cut: 0 before it, 1 after its first bytes, 2 with some of its bits."""
        old = bytes(memoryview(self.content)[start : start + PAGE])
        if self._begin("program"):
            some = 1 + noise.below(PAGE - 1)
            page = (old, page[:some] + old[some:], either(page, noise.bytes(PAGE)))[self.way]
        if old != ERASED[:PAGE]:
            page = both(page, old)
        self.content[start : start + PAGE] = page

    def erase(self, block):
        """Erase a sector, which sets all bits. Cut: 0 before it, 1 with some bits, 2 after its first bytes, 3 garbage."""
        start, after = block * BLOCK, ERASED
        if self._begin("erase"):
            old = bytes(memoryview(self.content)[start : start + BLOCK])
            some, garbage = 1 + noise.below(BLOCK - 1), noise.bytes(BLOCK)
            after = (old, either(old, garbage), ERASED[:some] + old[some:], garbage)[self.way]
        self.erased.append(block)
        self.content[start : start + BLOCK] = after

    def _begin(self, step):
        """Tell whether this is the step in which the power goes off."""
        self.dead = len(self.steps) == self.cut
        self.steps.append(step)
        return self.dead


class Noise:
    """Random numbers and bytes that follow from a seed."""

    def __init__(self):
        self.seed(0)

    def seed(self, number):
        random.seed(number)
        self._pool = bytes([random.getrandbits(8) for _ in range(5 * BLOCK)])

    def below(self, count):
        return random.randrange(count)

    def bytes(self, count):
        start = random.randrange(len(self._pool) - count)
        return self._pool[start : start + count]


noise = Noise()


def either(one, other):
    return (int.from_bytes(one, "little") | int.from_bytes(other, "little")).to_bytes(len(one), "little")


def both(one, other):
    return (int.from_bytes(one, "little") & int.from_bytes(other, "little")).to_bytes(len(one), "little")
