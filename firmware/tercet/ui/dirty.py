"""Which rectangles of a canvas changed: a few are kept apart, and joined where sending them together takes less.

parts: words, four for each rectangle: left, top, right, bottom.
"""

import micropython
from micropython import const

_PARTS = const(10)
_WORDS = const(4)  # of a rectangle
_WIDE = const(16)  # of a size, width << 16 | height: the shift for the width,
_HIGH = const(0xFFFF)  # and the bits of the height
_WINDOW = const(256)  # pixels: sending a window costs about as much

PARTS = _PARTS  # rectangles kept apart; more are joined


@micropython.viper
def touch(parts, count: int, left: int, top: int, right: int, bottom: int, size: int) -> int:
    """Add a rectangle, cut off at the canvas' edges, joined with others where that is worth it; return how many there are."""
    part = ptr32(parts)
    if left < 0:
        left = 0
    if top < 0:
        top = 0
    if right > size >> _WIDE:
        right = size >> _WIDE
    if bottom > size & _HIGH:
        bottom = size & _HIGH
    if left >= right or top >= bottom:
        return count
    at = 0
    while at < _WORDS * count:
        x0 = part[at]
        y0 = part[at + 1]
        x1 = part[at + 2]
        y1 = part[at + 3]
        if x0 <= left and y0 <= top and x1 >= right and y1 >= bottom:
            return count
        if count == _PARTS or (left <= x1 and right >= x0 and top <= y1 and bottom >= y0):
            apart = (right - left) * (bottom - top) + (x1 - x0) * (y1 - y0)
            x0 = left if left < x0 else x0
            y0 = top if top < y0 else y0
            x1 = right if right > x1 else x1
            y1 = bottom if bottom > y1 else y1
            if count == _PARTS or (x1 - x0) * (y1 - y0) <= apart + _WINDOW:
                left = x0
                top = y0
                right = x1
                bottom = y1
                count -= 1
                part[at] = part[_WORDS * count]
                part[at + 1] = part[_WORDS * count + 1]
                part[at + 2] = part[_WORDS * count + 2]
                part[at + 3] = part[_WORDS * count + 3]
                at = -_WORDS
        at += _WORDS
    part[_WORDS * count] = left
    part[_WORDS * count + 1] = top
    part[_WORDS * count + 2] = right
    part[_WORDS * count + 3] = bottom
    return count + 1


@micropython.viper
def send_all(parts, count: int, send):
    """Send every rectangle: send(left, top, width, height)."""
    part = ptr32(parts)
    at = 0
    while at < _WORDS * count:
        send(part[at], part[at + 1], part[at + 2] - part[at], part[at + 3] - part[at + 1])
        at += _WORDS


@micropython.viper
def send_above(parts, count: int, bottom: int, send) -> int:
    """Send what is above a line; keep the rest, return how many rectangles that is."""
    part = ptr32(parts)
    at = 0
    kept = 0
    while at < _WORDS * count:
        left = part[at]
        top = part[at + 1]
        right = part[at + 2]
        end = part[at + 3]
        if top < bottom:
            below = bottom if end > bottom else end
            send(left, top, right - left, below - top)
            top = below
        if top < end:
            part[kept] = left
            part[kept + 1] = top
            part[kept + 2] = right
            part[kept + 3] = end
            kept += _WORDS
        at += _WORDS
    return kept >> 2  # four words each


@micropython.viper
def send_first(parts, count: int, send) -> int:
    """Send one rectangle, if there is any; return how many are left."""
    part = ptr32(parts)
    if count < 1:
        return 0
    count -= 1
    last = _WORDS * count
    send(part[0], part[1], part[2] - part[0], part[3] - part[1])
    part[0] = part[last]
    part[1] = part[last + 1]
    part[2] = part[last + 2]
    part[3] = part[last + 3]
    return count
