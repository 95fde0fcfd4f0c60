# mypy: ignore-errors
"""The first thing that runs in the firmware's process: make the place look like the device, then run _boot.py and main.py.

Arguments: the folder with `device`, `board` and `firmware`, the flash image, the two ends of the wire, the
microsecond it is, what is to be added to it for the tick counter, what os.urandom follows from, the cause of the reset, what
lies in the watchdog's SCRATCH0 and SCRATCH1.
"""

import io
import sys

import uos
import vfs


def prepare(rom, image, events, replies, start, origin, noise, cause, scratch0, scratch1):
    # The host's files are seen through one mount, read only by habit; the root is LittleFS as on the device. (A host
    # folder as root would not do: VfsPosix.rename confuses its two paths when it has a root, measured in 1.28.)
    sys.path[:] = [rom + "/device", ".frozen"]
    import _keyboard
    import _wire
    import flash
    import rp2

    rp2._store = flash.FileStore(open(image, "r+b"))  # noqa: SIM115 - open until the end
    sys.modules["micropython"] = _keyboard
    _wire.connect(events, replies, int(start), int(origin))
    vfs.mount(vfs.VfsPosix(rom), "/rom")
    vfs.umount("/")
    uos.chdir("/rom")
    sys.path[:] = ["/rom/device", "/rom/board", "/rom/firmware", ".frozen", "/lib"]
    sys.argv[:] = []

    import os
    import random

    import machine

    os._seed(int(noise))
    random.seed(int(noise))
    machine._start(int(cause), int(scratch0), int(scratch1))
    _wire.synchronize()  # keys that are held at power-on are there from the first look


def execute(name):
    with open("/rom/firmware/" + name) as file:
        program = compile(file.read(), name, "exec")
    exec(program, {"__name__": "__main__"})


def port_boot():
    """What the rp2 port does where no file of ours takes the place of its own: format whatever cannot be mounted."""
    import rp2

    flash = rp2.Flash()
    try:
        disk = vfs.VfsLfs2(flash, progsize=256)
    except OSError:
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        disk = vfs.VfsLfs2(flash, progsize=256)
    vfs.mount(disk, "/")


def run():
    try:
        if "_boot.py" in uos.listdir("/rom/firmware"):
            execute("_boot.py")
        else:
            port_boot()
        uos.chdir("/")
        execute("main.py")
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
