"""In the place of core/shim.py, for code that is viper on the chip: here its decorators are gone, and a pointer is a buffer."""

from uctypes import ARRAY, UINT16, UINT32, addressof, struct

micropython = None  # named only by decorators, which are gone


def const(value):
    """Return the value."""
    return value


def ptr8(buffer):
    """Return the bytes of a buffer, or of a str as UTF-8."""
    return buffer.encode() if isinstance(buffer, str) else buffer


def ptr16(buffer):
    """Return the 16-bit numbers of a buffer, without a sign."""
    return struct(addressof(buffer), {"items": (ARRAY | 0, UINT16 | len(buffer) // 2 or 1)}).items  # pyright: ignore  # the stubs know no array alone


def ptr32(buffer):
    """Return the 32-bit numbers of a buffer."""
    return struct(addressof(buffer), {"items": (ARRAY | 0, UINT32 | len(buffer) // 4 or 1)}).items  # pyright: ignore  # the stubs know no array alone
