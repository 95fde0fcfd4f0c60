"""The ST7789 and its kin in numbers: commands, their parameters, and what one controller differs in from another.

Sources: Sitronix ST7789V datasheet 1.3, chapter 9.1; ILI9341 datasheet 1.11, chapter 8.
"""

from __future__ import annotations

from dataclasses import dataclass

NOP, SWRESET, SLPIN, SLPOUT, PTLON, NORON = 0x00, 0x01, 0x10, 0x11, 0x12, 0x13
INVOFF, INVON, GAMSET, DISPOFF, DISPON = 0x20, 0x21, 0x26, 0x28, 0x29
CASET, RASET, RAMWR, RAMRD, TEOFF, TEON, MADCTL = 0x2A, 0x2B, 0x2C, 0x2E, 0x34, 0x35, 0x36
IDMOFF, IDMON, COLMOD, RAMWRC, RAMRDC = 0x38, 0x39, 0x3A, 0x3C, 0x3E
MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08

# How many parameter bytes a command takes; others are logged and believed.
PARAMETERS = {
    **dict.fromkeys((NOP, SWRESET, SLPIN, SLPOUT, PTLON, NORON, INVOFF, INVON), 0),
    **dict.fromkeys((DISPOFF, DISPON, TEOFF, IDMOFF, IDMON), 0),
    **dict.fromkeys((CASET, RASET, 0x30), 4),
    **dict.fromkeys((GAMSET, TEON, MADCTL, COLMOD, 0x51, 0x53, 0x55, 0x5E), 1),
    **dict.fromkeys((0x37, 0x44), 2),
    0x33: 6,
}
NAMES = {
    value: name
    for name, value in list(globals().items())
    if name.isupper() and isinstance(value, int) and name not in ("MY", "MX", "MV", "BGR")
}
VENDOR = 0xB0  # the maker's own commands begin here; not every one of them is in the datasheet


@dataclass(frozen=True)
class Controller:
    """What one controller differs in from another."""

    columns: int
    rows: int
    formats: tuple[int, ...]  # COLMOD's low three bits, for writing
    mirrored: bool  # glass column 0 is at the memory's last column: modules with it are upright with MX set


CONTROLLERS = {
    "ST7789": Controller(240, 320, (3, 5, 6), False),
    "ILI9341": Controller(240, 320, (5, 6), True),
}


@dataclass(frozen=True)
class Command:
    """One command and its parameters; RAMWR has no parameters here, `pixel_bytes` counts what followed."""

    code: int
    parameters: bytes = b""
    pixel_bytes: int = 0

    @property
    def name(self) -> str:
        return NAMES.get(self.code, f"0x{self.code:02X}")
