"""A flash chip in RAM for MicroPython, whose power goes off in the middle of a step."""

import random

import flash
from flash import BLOCK, PAGE

ERASED = b"\xff" * BLOCK
WAYS = {"program": 3, "erase": 4}  # in which a step can be cut short: see the methods of these names


class Flash(flash.Flash):
    """A step is the erase of a sector or the program of one page.

    content: a bytearray that is changed in place. cut: the step in which the power goes off, from 0 on; way: what that
    step still does. After that every call fails: the next power-on is a new Flash over the same content.
    """

    def __init__(self, content, cut=-1, way=0):
        super().__init__(flash.RamStore(content))
        self.content = content
        self.cut = cut
        self.way = way
        self.steps = []  # "erase", "program"
        self.erased = []  # blocks, in this order

    def program(self, start, page):
        """Program a page. Cut: 0 before it, 1 after its first bytes, 2 with some of its bits."""
        if self._begin("program"):
            old = bytes(memoryview(self.content)[start : start + PAGE])
            some = 1 + noise.below(PAGE - 1)
            page = (old, bytes(page[:some]) + old[some:], either(bytes(page), noise.bytes(PAGE)))[self.way]
        super().program(start, page)

    def erase(self, block):
        """Erase a sector, which sets all bits. Cut: 0 before it, 1 with some bits, 2 after its first bytes, 3 garbage."""
        start = block * BLOCK
        self.erased.append(block)
        if not self._begin("erase"):
            super().erase(block)
            return
        old = bytes(memoryview(self.content)[start : start + BLOCK])
        some, garbage = 1 + noise.below(BLOCK - 1), noise.bytes(BLOCK)
        self.content[start : start + BLOCK] = (old, either(old, garbage), ERASED[:some] + old[some:], garbage)[self.way]

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
