"""The part of the flash that holds files: mounted at the start, formatted only if it is blank, or if somebody agrees."""

import os

import rp2
import vfs

_READ_SIZE = 256  # bytes; the port's own value, so that either firmware reads the other's disk


def start() -> None:
    """Mount the disk as the root. One that cannot be read stays as it is, unmounted; only a blank one is formatted."""
    flash = rp2.Flash()
    try:
        _mount(flash)
    except OSError:
        if blank(flash):
            _format(flash)


def mounted() -> bool:
    """Tell whether there is a root to read from."""
    try:
        return os.statvfs("/")[0] > 0  # bytes of a block; where nothing is mounted 0, or an error, as the version has it
    except OSError:
        return False


def format_disk() -> bool:
    """Erase the disk and mount it; all that was on it is lost. False when even that fails."""
    try:
        if mounted():
            vfs.umount("/")
        _format(rp2.Flash())
    except OSError:
        return False
    return mounted()


def blank(flash) -> bool:
    """Tell whether the first two blocks are erased: where every LittleFS begins, nothing is."""
    buffer = bytearray(256)
    size = flash.ioctl(5, 0)
    for block in (0, 1):
        for offset in range(0, size, len(buffer)):
            flash.readblocks(block, buffer, offset)
            if buffer != b"\xff" * len(buffer):
                return False
    return True


def _mount(flash) -> None:
    vfs.mount(vfs.VfsLfs2(flash, progsize=_READ_SIZE), "/")
    # LittleFS (2.8 to 2.11 at least) ends a rename that a power cut has halved before it next writes, but not before it
    # reads, and until then some names are not found: so ask for a change that changes nothing.
    try:
        os.remove("/nothing")
    except OSError:
        pass


def _format(flash) -> None:
    vfs.VfsLfs2.mkfs(flash, progsize=_READ_SIZE)
    _mount(flash)
