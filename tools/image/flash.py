"""Where the file system lies in flash, read from the image itself, and whether the firmware leaves it alone.

The port declares its flash drive in the image's binary information (pico-sdk, pico/binary_info/structure.h), so this
is what the firmware will really use, whatever the board's definition says.
"""

import struct

from tools.image.errors import BuildError
from tools.image.uf2 import FLASH_BASE

_MARKERS = (0x7188EBF2, 0xE71AA390)
_HEADER_SEARCHED = 4096  # bytes; the header is in the first 256 on the RP2040, a little later on the RP2350
_BLOCK_DEVICE = 7


def file_system(image: bytes) -> tuple[int, int]:
    """(address, bytes) of the file system, as an image that begins at 0x10000000 declares it."""
    for address in _entries(image):
        kind = struct.unpack_from("<H", image, address - FLASH_BASE)[0]
        if kind == _BLOCK_DEVICE:
            _, start, size = struct.unpack_from("<III", image, address - FLASH_BASE + 4)
            return start, size
    raise BuildError("the image declares no file system; is it MicroPython for the rp2 port?")


def check_size(image: bytes) -> int:
    """Bytes the firmware may take before its file system begins; BuildError if it takes more."""
    room = file_system(image)[0] - FLASH_BASE
    if len(image) > room:
        raise BuildError(
            f"the firmware takes {len(image) / 1024:.1f} KB, but the file system begins after {room / 1024:.0f} KB: "
            "freeze less, or make MICROPY_HW_FLASH_STORAGE_BYTES in the board's mpconfigboard.h smaller"
        )
    return room


def _entries(image: bytes) -> list[int]:
    for offset in range(0, min(_HEADER_SEARCHED, len(image) - 20), 4):
        begin_mark, begin, end, _, end_mark = struct.unpack_from("<5I", image, offset)
        if (begin_mark, end_mark) == _MARKERS:
            return list(struct.unpack_from(f"<{(end - begin) // 4}I", image, begin - FLASH_BASE))
    return []
