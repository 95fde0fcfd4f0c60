# mypy: ignore-errors
"""The first thing that runs in the firmware's process: make the place look like the device, then run main.py.

Arguments: the folder with `device`, `board` and `firmware`, the flash image, the two ends of the wire, the
microsecond it is, what is to be added to it for the tick counter, the seed, the cause of the reset.
"""

import io
import sys

import uos
import vfs


class Flash:
    """The image of the file system's part of the flash, as the block device that rp2.Flash is."""

    BLOCK = 4096

    def __init__(self, path):
        self._image = open(path, "r+b")  # noqa: SIM115 - open until the end
        self._blocks = self._image.seek(0, 2) // self.BLOCK

    def readblocks(self, block, buffer, offset=0):
        self._image.seek(block * self.BLOCK + offset)
        self._image.readinto(buffer)

    def writeblocks(self, block, buffer, offset=None):
        if offset is None:
            self.ioctl(6, block)
            offset = 0
        self._image.seek(block * self.BLOCK + offset)
        self._image.write(buffer)

    def ioctl(self, command, argument):
        if command == 4:
            return self._blocks
        if command == 5:
            return self.BLOCK
        if command == 6:
            self._image.seek(argument * self.BLOCK)
            self._image.write(b"\xff" * self.BLOCK)
        return 0

    def blank(self):
        self._image.seek(0)
        return self._image.read(2 * self.BLOCK) == b"\xff" * (2 * self.BLOCK)


def prepare(rom, image, events, replies, start, origin, seed, cause):
    # The host's files are seen through one mount, read only by habit; the root is LittleFS as on the device. (A host
    # folder as root would not do: VfsPosix.rename confuses its two paths when it has a root, measured in 1.28.)
    flash = Flash(image)
    sys.path[:] = [rom + "/device", ".frozen"]
    import _wire

    _wire.connect(events, replies, int(start), int(origin))
    vfs.mount(vfs.VfsPosix(rom), "/rom")
    vfs.umount("/")
    if flash.blank():
        vfs.VfsLfs2.mkfs(flash, progsize=256)
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    uos.chdir("/")
    sys.path[:] = ["/rom/device", "/rom/board", "/rom/firmware", ".frozen", "/lib"]
    sys.argv[:] = []

    import os
    import random

    import machine

    os._seed(int(seed))
    random.seed(int(seed))
    machine._cause = int(cause)
    _wire.synchronize()  # keys that are held at power-on are there from the first look


def run():
    with open("/rom/firmware/main.py") as file:
        program = compile(file.read(), "main.py", "exec")
    try:
        exec(program, {"__name__": "__main__"})
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001 - printed, and the end
        # As the device prints it: without this file, whose path differs from machine to machine.
        text = io.StringIO()
        sys.print_exception(error, text)
        print("\n".join([line for line in text.getvalue().split("\n") if "boot.py" not in line]), end="")
        sys.exit(1)


prepare(*sys.argv[1:])
try:
    run()
finally:
    wire = sys.modules["_wire"]
    wire.finish()
