"""A canvas of 16 colours, and which parts of it changed since they were last sent to the panel.

Two pixels a byte, the left one in the high half (framebuf's GS4_HMSB). Masks, the bitmaps of fonts and card faces, have two
bits a pixel, the left one in the highest; a look-up of four colours says what each level is painted with.
"""

import framebuf
import micropython

_PARTS = 10  # changed rectangles kept apart; more are joined


class Canvas:
    """width x height pixels; width is a multiple of 8, for the panel's sake."""

    def __init__(self, width: int, height: int) -> None:
        if width % 8 or width < 8 or height < 8:
            raise ValueError("a canvas is at least 8x8, its width a multiple of 8; not %dx%d" % (width, height))
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 2)
        self._frame = framebuf.FrameBuffer(self.buffer, width, height, framebuf.GS4_HMSB)
        self._changed = [[0, 0, 0, 0] for _ in range(_PARTS)]  # left, top, right, bottom
        self._count = 0

    def fill(self, colour: int) -> None:
        """Paint everything."""
        self._frame.fill(colour)
        self._count = 0
        self.touch(0, 0, self.width, self.height)

    def rect(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Paint a rectangle; what lies outside the canvas is cut off."""
        self._frame.fill_rect(x, y, width, height, colour)
        self.touch(x, y, width, height)

    def round_rect(self, x: int, y: int, width: int, height: int, colour: int, edge: int, ground: int) -> None:
        """Paint a rectangle with soft corners: `edge` is a colour between `colour` and the `ground` it lies on."""
        frame = self._frame
        frame.fill_rect(x, y, width, height, colour)
        right, bottom = x + width - 1, y + height - 1
        for left, inward in ((x, 1), (right, -1)):
            for top, down in ((y, 1), (bottom, -1)):
                frame.pixel(left, top, ground)
                frame.pixel(left + inward, top, ground)
                frame.pixel(left, top + down, ground)
                frame.pixel(left + 2 * inward, top, edge)
                frame.pixel(left, top + 2 * down, edge)
                frame.pixel(left + inward, top + down, edge)
        self.touch(x, y, width, height)

    def stencil(self, mask, offset: int, x: int, y: int, width: int, height: int, colours: bytes) -> None:
        """Paint a mask at any x, leaving the ground where its level is 0; a mask that does not fit is not painted.

        Each row of the mask begins at a byte of its own. It does not report the change: text does that once a line.
        """
        if x >= 0 and x + width <= self.width and y >= 0 and y + height <= self.height:
            _stencil(self.buffer, self.width // 2, x, y, mask, offset, width, height, colours)

    def copy(self, mask, offset: int, x: int, y: int, stride: int, height: int, pairs: bytearray) -> None:
        """Paint `stride` bytes (4 pixels each) of each row of a mask at an even x, level 0 too, by a table of pairs().

        It must fit, or ValueError. It does not report the change.
        """
        if x & 1 or x < 0 or x + 4 * stride > self.width or y < 0 or y + height > self.height:
            raise ValueError("a mask of %dx%d does not fit at %d,%d" % (4 * stride, height, x, y))
        _copy(self.buffer, self.width // 2, y * (self.width // 2) + x // 2, mask, offset, stride, height, pairs)

    def paint(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Like rect, without reporting the change: for what reports its whole place once."""
        self._frame.fill_rect(x, y, width, height, colour)

    def touch(self, x: int, y: int, width: int, height: int) -> None:
        """Report that a rectangle changed."""
        left, top = max(x, 0), max(y, 0)
        right, bottom = min(x + width, self.width), min(y + height, self.height)
        if left >= right or top >= bottom:
            return
        changed = self._changed
        index = 0
        while index < self._count:
            part = changed[index]
            if (left <= part[2] and right >= part[0] and top <= part[3] and bottom >= part[1]) or self._count == _PARTS:
                wide = (max(right, part[2]) - min(left, part[0])) * (max(bottom, part[3]) - min(top, part[1]))
                apart = (right - left) * (bottom - top) + (part[2] - part[0]) * (part[3] - part[1])
                if wide <= apart + 256 or self._count == _PARTS:  # a window costs about as much as 256 pixels
                    left, top = min(left, part[0]), min(top, part[1])
                    right, bottom = max(right, part[2]), max(bottom, part[3])
                    self._count -= 1
                    changed[index], changed[self._count] = changed[self._count], part
                    index = 0
                    continue
            index += 1
        part = changed[self._count]
        part[0], part[1], part[2], part[3] = left, top, right, bottom
        self._count += 1

    def flush(self, send) -> bool:
        """Call send(x, y, width, height) for every changed rectangle and forget them; tell whether there was one."""
        count = self._count
        self._count = 0
        for index in range(count):
            part = self._changed[index]
            send(part[0], part[1], part[2] - part[0], part[3] - part[1])
        return count > 0


def pairs(colours: bytes) -> bytearray:
    """Return the table that copy() needs for four colours: for each mask byte the two canvas bytes."""
    table = bytearray(512)
    _pairs(table, colours)
    return table


@micropython.viper
def _pairs(table, colours):
    to = ptr8(table)
    colour = ptr8(colours)
    for byte in range(256):
        to[2 * byte] = int(colour[byte >> 6]) << 4 | int(colour[byte >> 4 & 3])
        to[2 * byte + 1] = int(colour[byte >> 2 & 3]) << 4 | int(colour[byte & 3])


@micropython.viper
def _copy(buffer, stride: int, start: int, mask, offset: int, columns: int, height: int, table):
    to = ptr8(buffer)
    source = ptr8(mask)
    pair = ptr8(table)
    at = offset
    line = start
    while height > 0:
        target = line
        end = at + columns
        while at < end:
            entry = int(source[at]) << 1
            to[target] = pair[entry]
            to[target + 1] = pair[entry + 1]
            target += 2
            at += 1
        line += stride
        height -= 1


@micropython.viper
def _stencil(buffer, stride: int, x: int, y: int, mask, offset: int, width: int, height: int, colours):
    to = ptr8(buffer)
    source = ptr8(mask)
    colour = ptr8(colours)
    columns = (width + 3) >> 2
    row = 0
    while row < height:
        at = offset + row * columns
        line = (y + row) * stride
        column = 0
        while column < width:
            byte = int(source[at + (column >> 2)])
            if byte == 0:
                column = (column | 3) + 1
            else:
                level = byte >> (6 - ((column & 3) << 1)) & 3
                if level:
                    place = line + ((x + column) >> 1)
                    if (x + column) & 1:
                        to[place] = int(to[place]) & 0xF0 | int(colour[level])
                    else:
                        to[place] = int(to[place]) & 0x0F | int(colour[level]) << 4
                column += 1
        row += 1
