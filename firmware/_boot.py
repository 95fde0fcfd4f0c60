"""Mounts the flash's file system at power-on, in place of the port's own file, which formats on any error.

Only flash that was never written is formatted: there is nothing on it to lose. What cannot be mounted otherwise is left
as it is; the game says so and plays without saving, and formats when the player has agreed twice (device/disk.py).
"""

import rp2
import vfs

flash = rp2.Flash()
try:
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
except OSError:
    block = bytearray(4096)
    blank = True
    for number in (0, 1):  # where LittleFS keeps its superblock
        flash.readblocks(number, block)
        blank = blank and block == b"\xff" * 4096
    del block
    if blank:
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
del flash
