# mypy: ignore-errors
"""MicroPython's `os` without what only a PC has, and with random bytes that follow from the seed of the simulation."""

from uos import (  # noqa: F401 - to be imported from here
    VfsFat,
    VfsLfs2,
    chdir,
    getcwd,
    ilistdir,
    listdir,
    mkdir,
    mount,
    remove,
    rename,
    rmdir,
    stat,
    statvfs,
    umount,
    unlink,
)

_state = 1


def _seed(seed):
    global _state
    _state = (seed * 2654435761 + 1) & 0xFFFFFFFF or 1


def _byte():
    # Marsaglia's xorshift32; the hardware's ring oscillator has no more to offer.
    global _state
    _state ^= _state << 13 & 0xFFFFFFFF
    _state ^= _state >> 17
    _state ^= _state << 5 & 0xFFFFFFFF
    return _state >> 11 & 0xFF


def urandom(count):
    return bytes([_byte() for _ in range(count)])


def uname():
    return _Uname()


class _Uname:
    sysname = nodename = "rp2"
    release = version = "simulated"
    machine = "Simulated board with RP2040"


def sync():
    pass
