"""Two-bit masks: how much ink a pixel has, 0 (none) to 3 (full), and how they are written down.

A mask is a list of rows of levels here. Packed, a byte holds four pixels, the left one in its two highest bits, and a row
is padded with level 0 to whole bytes: its stride is (width + 3) // 4.
"""

from collections.abc import Iterable

from PIL import Image

Mask = list[list[int]]

FULL = 3  # the highest level
SUPERSAMPLING = 16  # samples a pixel in each direction
LINE_LENGTH = 118


def stride(width: int) -> int:
    """Bytes a packed row of `width` pixels takes."""
    return (width + 3) // 4


def from_samples(samples: Image.Image, supersampling: int = SUPERSAMPLING) -> Mask:
    """The mask of a picture of 0 and 255 that is `supersampling` times larger: its coverage, rounded to the four levels."""
    pixels = samples.reduce(supersampling)
    coverage = pixels.tobytes()
    return [[(value * FULL + 127) // 255 for value in coverage[y * pixels.width : (y + 1) * pixels.width]] for y in range(pixels.height)]


def pack(mask: Mask) -> bytes:
    """The bytes of a mask, row by row."""
    packed = bytearray()
    for row in mask:
        padded = row + [0] * (-len(row) % 4)
        for x in range(0, len(padded), 4):
            packed.append(padded[x] << 6 | padded[x + 1] << 4 | padded[x + 2] << 2 | padded[x + 3])
    return bytes(packed)


def unpack(packed: bytes, width: int, height: int, offset: int = 0) -> Mask:
    """The mask that was packed at `offset`: the inverse of pack."""
    row_bytes = stride(width)
    return [
        [packed[offset + y * row_bytes + (x >> 2)] >> (6 - 2 * (x & 3)) & FULL for x in range(width)]
        for y in range(height)
    ]


def transposed(mask: Mask) -> Mask:
    """The mask with rows and columns exchanged: what lies then stands upright."""
    return [list(column) for column in zip(*mask, strict=True)]


def literal(value: bytes, indent: str) -> Iterable[str]:
    """Source lines of a bytes literal, broken where a line is full, each beginning with `indent`."""
    line = ""
    for byte in value:
        piece = f"\\x{byte:02x}"
        if len(indent) + 3 + len(line) + len(piece) > LINE_LENGTH:
            yield f'{indent}b"{line}"'
            line = ""
        line += piece
    yield f'{indent}b"{line}"'
