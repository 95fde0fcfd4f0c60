"""Pixels as they go over the wire, to one byte a colour: whole frames by translation tables, with no loop a pixel."""

from __future__ import annotations

Planes = tuple[bytes, bytes, bytes]  # red, green, blue: a byte a pixel each

UNITS = {3: (3, 2), 5: (2, 1), 6: (3, 1)}  # COLMOD's low three bits: (bytes, pixels) of the smallest whole unit

_HEX = bytes(int(chr(c), 16) * 17 if chr(c) in "0123456789abcdef" else 0 for c in range(256))
_RED_5 = bytes((v >> 3) << 3 | v >> 5 for v in range(256))
_BLUE_5 = bytes((v & 31) << 3 | (v & 31) >> 2 for v in range(256))
_GREEN_HIGH = bytes((v & 7) << 5 | (v & 7) >> 1 for v in range(256))
_GREEN_LOW = bytes((v >> 5) << 2 for v in range(256))
_SIX = bytes(v & 0xFC | v >> 6 for v in range(256))


def decode(colmod: int, data: bytes, count: int) -> Planes:
    """The first `count` pixels of `data` in the format of `colmod` (12, 16 or 18 bits), each colour 0..255."""
    kind = colmod & 7
    if kind == 3:
        levels = data.hex().encode().translate(_HEX)  # a hexadecimal digit is exactly one colour of one pixel
        red, green, blue = levels[0::3], levels[1::3], levels[2::3]
    elif kind == 5:
        high, low = data[0::2], data[1::2]
        red, blue = high.translate(_RED_5), low.translate(_BLUE_5)
        green = _either(high.translate(_GREEN_HIGH), low.translate(_GREEN_LOW))
    elif kind == 6:
        levels = data.translate(_SIX)
        red, green, blue = levels[0::3], levels[1::3], levels[2::3]
    else:
        raise ValueError(f"COLMOD 0x{colmod:02X} is no pixel format; formats: 3 (12 bits), 5 (16), 6 (18)")
    return red[:count], green[:count], blue[:count]


def _either(first: bytes, second: bytes) -> bytes:
    """Bitwise or of two strings of one length, as one big number: no loop a byte."""
    return (int.from_bytes(first) | int.from_bytes(second)).to_bytes(len(first))
