"""A canvas of 16 colours, and which parts of it changed since they were last sent to the panel.

Two pixels a byte, the left one in the high half (framebuf's GS4_HMSB). Masks, the bitmaps of fonts and card faces, have two
bits a pixel, the left one in the highest; a look-up of four colours says what each level is painted with.
"""

import framebuf
import micropython
from micropython import const
from tercet.ui.dirty import PARTS, send_above, send_all, send_first, touch

try:
    from tercet.ui.mask_thumb import copy, fill, glyph
except SyntaxError:  # no Thumb compiler on this port
    from tercet.ui.mask import copy, fill, glyph

# For viper code. Of the size of a canvas, width << 16 | height, and of a byte:
_WIDTH = const(16)  # the shift for the width,
_LINE = const(17)  # for the bytes of a line,
_HEIGHT = const(0xFFFF)  # the bits of the height
_LEFT_PIXEL = const(0xF0)
_RIGHT_PIXEL = const(0x0F)
# Of a card: the weights of its features, and where Canvas.card() has what in a deck.
_NUMBER = const(27)
_COLOUR = const(9)
_SHADING = const(3)
_PLACES = const(4)
_INKS = const(7)
# Of a font: bytes of a glyph's entry in its index; the entries that go from a space to a tilde and from a no-break space to ÿ,
# how far the codes of the latter are from their entries, the entry of the first of the extras, the question mark's, and that of
# an I, which stands on the baseline; from which `left` on a tail lies under the letter before.
_ENTRY = const(7)
_SPACE = const(0x20)
_TILDE = const(0x7E)
_NO_BREAK = const(0xA0)
_LAST_LATIN = const(0xFF)
_LATIN = const(0x41)
_EXTRAS = const(191)
_UNKNOWN = const(31)
_FOOT = const(41)
_HANGS = const(128)
_SIGN = const(256)  # is added to a `left` below 0
_LOWEST = const(255)  # row of a letter
# What is where in an entry, after two bytes with the place of the mask:
_ACROSS = const(2)  # pixels of the mask,
_DOWN = const(3)
_RIGHT_OF = const(4)  # where the letter begins it lies,
_BELOW = const(5)
_GOES_ON = const(6)  # pixels to the next letter
# Of UTF-8: what the first of two bytes and of three is at least, and which of its bits count; of those that follow, which, and
# how many.
_TWO_BYTES = const(0xC0)
_THREE_BYTES = const(0xE0)
_OF_TWO = const(31)
_OF_THREE = const(15)
_MORE = const(63)
_BITS = const(6)


class Canvas:
    """width x height pixels; width is a multiple of 8, for the panel's sake."""

    def __init__(self, width: int, height: int) -> None:
        if width % 8 or width < 8 or height < 8:
            raise ValueError("a canvas is at least 8x8, its width a multiple of 8; not %dx%d" % (width, height))
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 2)
        self._frame = framebuf.FrameBuffer(self.buffer, width, height, framebuf.GS4_HMSB)
        self._changed = bytearray(16 * PARTS)  # words: left, top, right, bottom of each
        self._count = 0
        self.send = None  # sends a rectangle of the canvas to the panel: send(x, y, width, height)
        self._size = width << 16 | height
        self._numbers = bytearray(28)  # for the functions of mask.py

    def fill(self, colour: int) -> None:
        """Paint everything."""
        self._frame.fill(colour)
        self._count = 0
        self.touch(0, 0, self.width, self.height)

    def forget(self) -> None:
        """What has changed is not sent: everything is about to be painted anew."""
        self._count = 0

    def rect(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Paint a rectangle; what lies outside the canvas is cut off."""
        self._frame.fill_rect(x, y, width, height, colour)
        self.touch(x, y, width, height)

    def round_rect(self, x: int, y: int, width: int, height: int, colour: int, edge: int, ground: int) -> None:
        """Paint a rectangle with soft corners: `edge` is a colour between `colour` and the `ground` it lies on.

        The corners of one that is less than 3 pixels high or wide or leaves the canvas stay square.
        """
        self._frame.fill_rect(x, y, width, height, colour)
        if x >= 0 and y >= 0 and width > 2 and height > 2 and x + width <= self.width and y + height <= self.height:
            _soften(self.buffer, self.width >> 1, x, y, width, height, edge, ground)
        self.touch(x, y, width, height)

    def card(self, rectangle: tuple, frame: tuple, deck: tuple, card: int) -> None:
        """Paint a card at (x, y, width, height), x and width even, in one go; its frame must lie on the canvas, or ValueError.

        frame: (bands, masks, offset, pairs). bands: bytes: how far the frame reaches out of the card, the size of its corners
        (a multiple of 4), then for each nested rectangle, outermost first, its pixels inside the frame's edge and its colour.
        masks: from offset on the four corners, top left, top right, bottom left, bottom right, copied over the bands.
        deck: (masks, offset, stride, height, places of one symbol, of two, of three, pairs of red, of green, of purple): nine
        masks, by shape and shading, of `stride` bytes (4 pixels each) a row, copied, level 0 too, to each of the places: bytes,
        two each, how far right of x (even) and below y. card: 0..80, see core/cards.py. pairs: tables of pairs().
        """
        count = _card(self.buffer, self._size, self._numbers, self._changed, self._count, rectangle, frame, deck, card)
        if count < 0:
            raise ValueError("a card does not fit at %r" % (rectangle,))
        self._count = count

    def shapes(self, x: int, y: int, size: int, steps: bytes, font: tuple) -> None:
        """Paint squares and masks within a square of `size` pixels that lies on the canvas, in one go; else ValueError.

        steps: bytes, one after the other: 0, how far from its edges, pixels, colour: a square. Or a count of masks from 1 on,
        the colours of their levels 1 to 3, and for each which glyph of the font (index, data, ...) it is, from 0 on.
        """
        if x < 0 or y < 0 or x + size > self.width or y + size > self.height:
            raise ValueError("shapes do not fit at %d, %d" % (x, y))
        _shapes(self.buffer, self.width, self._numbers, steps, font[0], font[1], x, y)
        self.touch(x, y, size, size)

    def dashes(self, x: int, y: int, width: int, height: int, ring: bytes) -> None:
        """Paint a broken ring into a rectangle that lies on the canvas, in one go; else ValueError. The change is not reported.

        ring: its pixels inside of the rectangle, its thickness, the length of a dash and of a gap, the dashes above and as many
        below, those of each side, and its colour. The dashes of a side are in its middle.
        """
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height:
            raise ValueError("a ring does not fit at %d, %d" % (x, y))
        _dashes(self.buffer, self.width >> 1, x, y, width, height, ring)

    def text(self, words, start: int, count: int, font: tuple, x: int, y: int, colours: bytes) -> int:
        """Paint `count` characters of a str, or of ASCII bytes from `start` on; return the x after them.

        font: (index, data, extras) of a generated font, the extras as 16-bit codes, low byte first, 0 at the end. A
        glyph that reaches over the left or right edge is left out, over the top or bottom cut off. The change is not
        reported.
        """
        return _text(
            self.buffer, self.width, self.height, words, start, count, font[0], font[1], font[2], x, y, colours, self._numbers
        )

    def touch(self, x: int, y: int, width: int, height: int) -> None:
        """Report that a rectangle changed."""
        self._count = touch(self._changed, self._count, x, y, x + width, y + height, self._size)

    def flush(self) -> bool:
        """Send every changed rectangle and forget it; tell whether there was one."""
        count = self._count
        self._count = 0
        send_all(self._changed, count, self.send)
        return count > 0

    def flush_above(self, bottom: int) -> None:
        """Send what changed above a line already, while the rest is being drawn: worth it for many rows at a time."""
        if self.send is not None:
            self._count = send_above(self._changed, self._count, bottom, self.send)

    def flush_one(self) -> None:
        """Send one changed rectangle already, while more is painted: the next would wait until the wire is free."""
        if self.send is not None:
            self._count = send_first(self._changed, self._count, self.send)


def pairs(colours: bytes) -> bytearray:
    """Return the table that card() needs for four colours: for each mask byte the two canvas bytes."""
    table = bytearray(512)
    _pairs(table, colours)
    return table


def text_width(words, start: int, count: int, font: tuple) -> int:
    """Return how many pixels the characters take that Canvas.text() would paint."""
    return _text(b"", 0, 0, words, start, count, font[0], font[1], font[2], 0, 0, b"", b"")


@micropython.viper
def _soften(buffer, line: int, x: int, y: int, width: int, height: int, edge: int, ground: int):
    """Paint six pixels of each corner: three of the ground at its tip, three of the edge inside of them."""
    to = ptr8(buffer)
    corner = 0
    while corner < 4:
        left = x + width - 1 if corner & 1 else x
        inward = -1 if corner & 1 else 1
        top = y + height - 1 if corner & 2 else y
        down = -1 if corner & 2 else 1
        pixel = 0
        while pixel < 6:  # columns 0 1 2 of the first row, 0 1 of the second, 0 of the third
            across = pixel if pixel < 3 else pixel - 3 if pixel < 5 else 0
            below = 0 if pixel < 3 else 1 if pixel < 5 else 2
            colour = ground if across + below < 2 else edge
            column = left + across * inward
            place = (top + below * down) * line + (column >> 1)
            if column & 1:
                to[place] = int(to[place]) & _LEFT_PIXEL | colour
            else:
                to[place] = int(to[place]) & _RIGHT_PIXEL | colour << 4
            pixel += 1
        corner += 1


@micropython.viper
def _card(buffer, size: int, numbers, changed, changes: int, rectangle, frame, deck, card: int) -> int:
    """Paint a card and report it as changed; return how many changes there are, or -1 and paint nothing if it does not fit."""
    number = ptr32(numbers)
    to = ptr8(buffer)
    x = int(rectangle[0])
    y = int(rectangle[1])
    bands = frame[0]
    band = ptr8(bands)
    length = int(len(bands))  # noqa: RUF046
    line = size >> _LINE
    reach = int(band[0])
    corner_size = int(band[1])
    left = x - reach
    top = y - reach
    across = int(rectangle[2]) + 2 * reach
    down = int(rectangle[3]) + 2 * reach
    stride = int(deck[2])
    rows = int(deck[3])
    places = deck[_PLACES + card // _NUMBER]
    place = ptr8(places)
    count = int(len(places))  # noqa: RUF046  # of an object
    if (left | across) & 1 or left < 0 or top < 0 or left + across > size >> _WIDTH or top + down > size & _HEIGHT:
        return -1
    index = 0
    while index < count:
        right = x + int(place[index]) + 4 * stride
        if int(place[index]) & 1 or right > size >> _WIDTH or y + int(place[index + 1]) + rows > size & _HEIGHT:
            return -1
        index += 2
    number[1] = line
    index = 2
    while index < length:
        inset = int(band[index])
        colour = int(band[index + 1])
        first = left + inset
        wide = across - 2 * inset
        tall = down - 2 * inset
        if first & 1:  # half a byte at each side
            at = (top + inset) * line + (first >> 1)
            row = 0
            while row < tall:
                to[at] = int(to[at]) & _LEFT_PIXEL | colour
                other = at + (wide >> 1)
                to[other] = int(to[other]) & _RIGHT_PIXEL | colour << 4
                at += line
                row += 1
            first += 1
            wide -= 2
        number[0] = (top + inset) * line + (first >> 1)
        number[2] = wide >> 1
        number[3] = tall
        colour |= colour << 4  # not by one product: mpy-cross 1.25 loses bits of a long constant
        colour |= colour << 8
        number[4] = colour << 16 | colour
        fill(buffer, numbers)
        index += 2
    corners = frame[1]
    corner = int(frame[2])
    table = frame[3]
    number[3] = corner_size >> 2
    number[4] = corner_size
    index = 0
    while index < 4:
        number[0] = top * line + (left >> 1) + (index & 1) * ((across - corner_size) >> 1)
        number[0] = int(number[0]) + (index >> 1) * (down - corner_size) * line
        number[2] = corner + index * (corner_size >> 2) * corner_size
        copy(buffer, corners, table, numbers)
        index += 1
    masks = deck[0]
    table = deck[_INKS + card // _COLOUR % 3]
    number[2] = int(deck[1]) + (card % 3 * 3 + card // _SHADING % 3) * stride * rows
    number[3] = stride
    number[4] = rows
    index = 0
    while index < count:
        number[0] = (y + int(place[index + 1])) * line + ((x + int(place[index])) >> 1)
        copy(buffer, masks, table, numbers)
        index += 2
    return int(touch(changed, changes, left, top, left + across, top + down, size))


@micropython.viper
def _shapes(buffer, width: int, numbers, steps, index, data, x: int, y: int):
    number = ptr32(numbers)
    to = ptr8(buffer)
    step = ptr8(steps)
    glyphs = ptr8(index)
    end = int(len(steps))  # noqa: RUF046  # of an object
    line = width >> 1
    at = 0
    while at < end:
        count = int(step[at])
        if not count:
            first = x + int(step[at + 1])
            top = y + int(step[at + 1])
            tall = int(step[at + 2])
            last = first + tall
            colour = int(step[at + 3])
            at += 4
            if first & 1:  # half a byte
                place = top * line + (first >> 1)
                row = 0
                while row < tall:
                    to[place] = int(to[place]) & _LEFT_PIXEL | colour
                    place += line
                    row += 1
                first += 1
            if last & 1:
                place = top * line + (last >> 1)
                row = 0
                while row < tall:
                    to[place] = int(to[place]) & _RIGHT_PIXEL | colour << 4
                    place += line
                    row += 1
                last -= 1
            if last > first:
                number[0] = top * line + (first >> 1)
                number[1] = line
                number[2] = (last - first) >> 1
                number[3] = tall
                colour |= colour << 4  # not by one product: see _card()
                colour |= colour << 8
                number[4] = colour << 16 | colour
                fill(buffer, numbers)
        else:
            levels = int(step[at + 1]) << 4 | int(step[at + 2]) << 8 | int(step[at + 3]) << 12
            at += 4
            while count > 0:
                count -= 1
                entry = int(step[at]) * _ENTRY
                at += 1
                number[0] = (y + int(glyphs[entry + _BELOW])) * width + x + int(glyphs[entry + _RIGHT_OF])
                number[1] = width
                number[2] = int(glyphs[entry]) << 8 | int(glyphs[entry + 1])
                number[3] = (int(glyphs[entry + _ACROSS]) + 3) >> 2
                number[4] = int(glyphs[entry + _DOWN])
                number[5] = levels
                glyph(buffer, data, numbers)


@micropython.viper
def _dashes(buffer, line: int, x: int, y: int, width: int, height: int, ring):
    to = ptr8(buffer)
    of = ptr8(ring)
    inset = int(of[0])
    thick = int(of[1])
    dash = int(of[2])
    colour = int(of[5])
    both = colour << 4 | colour
    x += inset
    y += inset
    width -= 2 * inset
    height -= 2 * inset
    side = 0
    while side < 4:  # above, left, below, right
        count = int(of[3 + (side & 1)])
        wide = thick if side & 1 else dash
        tall = dash if side & 1 else thick
        at = ((height if side & 1 else width) - (2 * count - 1) * dash) >> 1
        while count > 0:
            left = x if side & 1 else x + at
            top = y + at if side & 1 else y
            if side == 2:
                top += height - thick
            elif side == 3:
                left += width - thick
            end = left + wide
            row = top * line
            last = row + tall * line
            while row < last:
                place = row + (left >> 1)
                if left & 1:  # half a byte at a side
                    to[place] = int(to[place]) & _LEFT_PIXEL | colour
                    place += 1
                beyond = row + (end >> 1)
                while place < beyond:
                    to[place] = both
                    place += 1
                if end & 1:
                    to[place] = int(to[place]) & _RIGHT_PIXEL | colour << 4
                row += line
            at += 2 * dash
            count -= 1
        side += 1


@micropython.viper
def _text(
    buffer, width: int, height: int, words, start: int, count: int, index, data, extras, x: int, y: int, colours, numbers
) -> int:
    """Paint characters on a canvas of this size, or only measure them on one without a size; return the x after them."""
    number = ptr32(numbers)
    glyphs = ptr8(index)
    colour = ptr8(colours)
    more = ptr16(extras)
    character = ptr8(words)
    at = start
    levels = 0
    below = _LOWEST  # the lowest row of the letter before; there is none yet
    if width:
        levels = int(colour[1]) << 4 | int(colour[2]) << 8 | int(colour[3]) << 12
    while count > 0:
        count -= 1
        code = int(character[at])
        at += 1
        if code >= _THREE_BYTES:
            code = (code & _OF_THREE) << 2 * _BITS | (int(character[at]) & _MORE) << _BITS | int(character[at + 1]) & _MORE
            at += 2
        elif code >= _TWO_BYTES:
            code = (code & _OF_TWO) << _BITS | int(character[at]) & _MORE
            at += 1
        if code >= _SPACE and code <= _TILDE:
            entry = (code - _SPACE) * _ENTRY
        elif code >= _NO_BREAK and code <= _LAST_LATIN:
            entry = (code - _LATIN) * _ENTRY
        else:
            entry = 0
            while more[entry] and int(more[entry]) != code:
                entry += 1
            entry = (_EXTRAS + entry) * _ENTRY if more[entry] else _UNKNOWN * _ENTRY
        left = int(glyphs[entry + _RIGHT_OF])
        if left >= _HANGS:
            left -= _SIGN
            if below > int(glyphs[_FOOT * _ENTRY + _DOWN]) + int(glyphs[_FOOT * _ENTRY + _BELOW]):  # no room for a tail
                x -= left
        left += x
        below = int(glyphs[entry + _DOWN]) + int(glyphs[entry + _BELOW])
        if width:
            ink = int(glyphs[entry + _ACROSS])
            top = y + int(glyphs[entry + _BELOW])
            bottom = y + below
            above = 0  # rows that are cut off: the accent of a capital in the first line of a low panel
            if top < 0:
                above = 0 - top
            if bottom > height:
                bottom = height
            if ink and left >= 0 and left + ink <= width and bottom > top + above:
                number[0] = (top + above) * width + left
                number[1] = width
                number[3] = (ink + 3) >> 2
                number[2] = (int(glyphs[entry]) << 8 | int(glyphs[entry + 1])) + above * int(number[3])
                number[4] = bottom - top - above
                number[5] = levels
                glyph(buffer, data, numbers)
        x += int(glyphs[entry + _GOES_ON])
    return x


@micropython.viper
def _pairs(table, colours):
    to = ptr8(table)
    colour = ptr8(colours)
    for byte in range(256):
        to[2 * byte] = int(colour[byte >> 6]) << 4 | int(colour[byte >> 4 & 3])
        to[2 * byte + 1] = int(colour[byte >> 2 & 3]) << 4 | int(colour[byte & 3])
