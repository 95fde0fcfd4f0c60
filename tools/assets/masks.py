"""Two-bit masks: how much ink a pixel has, 0 (none) to 3 (full), and how they are written down.

A mask is a list of rows of levels here. Packed, a byte holds four pixels, the left one in its two highest bits, and a row
is padded with level 0 to whole bytes: its stride is (width + 3) // 4.
"""

from collections.abc import Iterator

from PIL import Image

Mask = list[list[int]]

FULL = 3  # the highest level
SUPERSAMPLING = 12  # samples a pixel in each direction: quarters of a pixel are whole numbers of them
LINE_LENGTH = 118


def stride(width: int) -> int:
    """Bytes a packed row of `width` pixels takes."""
    return (width + 3) // 4


def from_samples(samples: Image.Image, supersampling: int = SUPERSAMPLING) -> Mask:
    """The mask of a picture of 0 and 255 that is `supersampling` times larger: its coverage, rounded to the four levels."""
    pixels = samples.reduce(supersampling)
    return from_coverage(pixels.tobytes(), pixels.width)


def from_coverage(coverage: bytes, width: int) -> Mask:
    """The mask of a picture of one byte a pixel, 0 to 255."""
    return [
        [(value * FULL + 127) // 255 for value in coverage[start : start + width]] for start in range(0, len(coverage), width)
    ]


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
        [packed[offset + y * row_bytes + (x >> 2)] >> (6 - 2 * (x & 3)) & FULL for x in range(width)] for y in range(height)
    ]


def transposed(mask: Mask) -> Mask:
    """The mask with rows and columns exchanged: what lies then stands upright."""
    return [list(column) for column in zip(*mask, strict=True)]


def escaped(value: bytes) -> str:
    """A bytes literal of nothing but hexadecimal escapes."""
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in value) + '"'


def literal(value: bytes, indent: str) -> Iterator[str]:
    """Source lines of a bytes literal, as many as it needs, each beginning with `indent`."""
    per_line = (LINE_LENGTH - len(indent) - 3) // 4
    for start in range(0, len(value), per_line):
        yield indent + escaped(value[start : start + per_line])
