"""The UF2 file format: https://github.com/microsoft/uf2, blocks of 512 bytes that a bootloader takes in any order."""

import struct
from dataclasses import dataclass

MAGIC = (0x0A324655, 0x9E5D5157)
MAGIC_END = 0x0AB16F30
FAMILY_PRESENT = 0x2000
FAMILIES = {"rp2040": 0xE48BFF56, "rp2350": 0xE48BFF59, "rp2350-arm-s": 0xE48BFF59}
FLASH_BASE = 0x10000000
PAYLOAD = 256  # bytes a block: one page of flash, which the boot ROM of the RP2040 asks for
_HEADER = struct.Struct("<8I")


@dataclass(frozen=True)
class Block:
    """One block: where its payload goes, its number among `total`, and the family of chips it is for."""

    address: int
    number: int
    total: int
    family: int
    payload: bytes


def pack(image: bytes, family: int, base: int = FLASH_BASE) -> bytes:
    """The UF2 that writes `image` from address `base`; the last page is filled up with zeros."""
    pages = [image[start : start + PAYLOAD].ljust(PAYLOAD, b"\0") for start in range(0, len(image), PAYLOAD)]
    blocks = []
    for number, page in enumerate(pages):
        address = base + number * PAYLOAD
        header = _HEADER.pack(*MAGIC, FAMILY_PRESENT, address, PAYLOAD, number, len(pages), family)
        blocks.append(header + page.ljust(476, b"\0") + struct.pack("<I", MAGIC_END))
    return b"".join(blocks)


def unpack(data: bytes) -> list[Block]:
    """The blocks of a UF2 file, in file order; ValueError names the first one that is no UF2 block."""
    if len(data) % 512:
        raise ValueError(f"a UF2 is made of 512-byte blocks, this has {len(data)} bytes")
    blocks = []
    for start in range(0, len(data), 512):
        first, second, flags, address, size, number, total, family = _HEADER.unpack_from(data, start)
        end = struct.unpack_from("<I", data, start + 508)[0]
        if (first, second) != MAGIC or end != MAGIC_END or not flags & FAMILY_PRESENT or size > 476:
            raise ValueError(f"block {start // 512} is no UF2 block")
        blocks.append(Block(address, number, total, family, data[start + 32 : start + 32 + size]))
    return blocks
