"""Runs on MicroPython, whichever it is: what the firmware relies on, a line each. The lines must be the same everywhere."""
# mypy: ignore-errors

import binascii
import io
import json
import os
import select
import struct
import time
from array import array
from collections import OrderedDict, deque

import framebuf
import micropython
import vfs


def raised(act):
    """The name of what an act raises, or what it returns."""
    try:
        return act()
    except Exception as error:  # noqa: BLE001 - whatever it is, its name is printed
        return type(error).__name__


# Numbers
print(
    "division", [(a // b, a % b) for a in (7, -7) for b in (3, -3)], divmod(-1, 5), 2**48 >> 5, -5 >> 1, round(2.5), round(-0.5)
)
print("bytes", (2**47 + 3).to_bytes(6, "little"), int.from_bytes(b"\x01\x80", "little"), bytes(range(3)), bytearray(2))
print("words", "%d %5d|%-5s|%02d|%s|%r|%x|%.1f|%%" % (7, -7, "ab", 3, None, "it's", 255, 2.25), "é".encode(), len("→"))

# Order, and what errors are called
print("sort", sorted([(2, "b"), (1, "c"), (1, "a")]), sorted([3, 1, 2], reverse=True), max((2, 5), (2, 4)))
print("errors", [raised(act) for act in (
    lambda: int("x"), lambda: [].pop(), lambda: {}["a"], lambda: [1][3], lambda: None.a, lambda: 1 // 0, lambda: "a" + 1,
    lambda: struct.unpack("<I", b"ab"), lambda: json.loads("x"), lambda: b"\xff".decode(), lambda: bytes([256]), lambda: (1).x,
)])  # fmt: skip
print("json", json.dumps(OrderedDict((("a", 1), ("b", OrderedDict((("c", -1),)))))), json.loads('{"x": [1, 2.5, true, null]}'))
print("pack", struct.pack("<BBbHhIi4H", 1, 2, -3, 4, -5, 6, -7, 1, 2, 3, 4), struct.calcsize("<11BIIIII4H"))
print("sum", "%08x" % binascii.crc32(b"TRCT"), "%08x" % binascii.crc32(b"CT", binascii.crc32(b"TR")))


# Generators that hand their values on, which the thinking of computer players is made of
def inner():
    yield 1
    return 5


def outer():
    value = yield from inner()
    yield value


print("generators", list(outer()), list(zip([1, 2], (3, 4, 5))), list(reversed([1, 2])))
queue = deque((), 3)
for number in range(5):
    queue.append(number)
print("containers", list(queue), list(array("H", (1, 2))), memoryview(b"abcd")[1:3] == b"bc", {3, 1} | {2} == {1, 2, 3})


# viper: 32 bits, division as in C or as in Python
@micropython.viper
def words_of(a: int, b: int) -> int:
    return (a // b) * 1000 + a % b


@micropython.viper
def through(data: object) -> int:
    pointer = ptr8(data)
    return int(pointer[0]) << 24 | int(pointer[1])


print("viper", words_of(100, 7), words_of(8, 3), through(b"\x7f\x03"))

# The frame buffer of the canvas
canvas = bytearray(16 * 9 // 2)
frame = framebuf.FrameBuffer(canvas, 16, 9, framebuf.GS4_HMSB)
frame.fill(3)
frame.fill_rect(1, 1, 6, 4, 12)
frame.rect(8, 2, 7, 6, 5)
frame.hline(-2, 8, 30, 9)
frame.vline(15, -1, 20, 1)
frame.pixel(0, 0, 15)
frame.line(0, 8, 15, 0, 7)
print("frame", binascii.hexlify(canvas), frame.pixel(1, 1))

# Time, which wraps at 2**30, and waiting for a stream
print("ticks", time.ticks_diff(time.ticks_add(2**30 - 5, 10), 2**30 - 5), time.ticks_diff(3, 2**30 - 3), time.ticks_diff(5, 9))


class Ready(io.IOBase):
    """A stream that says what the firmware's clock says."""

    answer = 0

    def ioctl(self, request, flags):
        return self.answer if request == 3 else 0


ready, poll = Ready(), select.poll()
poll.register(ready, select.POLLIN)
before = [event[1] for event in poll.ipoll(0)]
ready.answer = select.POLLIN
print("poll", before, [event[1] for event in poll.ipoll(0)])


# The file system: a rename over a file that is there, and what errors it has
class Ram:
    """Sixteen blocks of flash."""

    def __init__(self):
        self.content = bytearray(b"\xff" * 4096 * 16)

    def readblocks(self, block, buffer, offset=0):
        start = block * 4096 + offset
        buffer[:] = self.content[start : start + len(buffer)]

    def writeblocks(self, block, buffer, offset):
        start = block * 4096 + offset
        self.content[start : start + len(buffer)] = buffer

    def ioctl(self, command, argument):
        if command == 6:
            self.content[argument * 4096 : (argument + 1) * 4096] = b"\xff" * 4096
        return {4: 16, 5: 4096}.get(command, 0)


ram = Ram()
vfs.VfsLfs2.mkfs(ram, progsize=256)
disk = vfs.VfsLfs2(ram, progsize=256)
vfs.mount(disk, "/alike")
os.mkdir("/alike/t")
for name in ("new", "old"):
    with open("/alike/t/" + name, "wb") as file:
        file.write(name.encode())
os.rename("/alike/t/new", "/alike/t/old")
with open("/alike/t/old", "rb") as file:
    print("files", os.listdir("/alike/t"), file.read(), os.stat("/alike/t/old")[6], os.statvfs("/alike")[:3])


def number_of(act):
    try:
        act()
    except OSError as error:
        return error.errno


print("trouble", number_of(lambda: open("/alike/none")), number_of(lambda: os.remove("/alike/none")),
      number_of(lambda: os.mkdir("/alike/t")))  # fmt: skip
vfs.umount("/alike")
