"""Runs on MicroPython: the viper loops against definitions pixel by pixel, and what the canvas says has changed."""

from tercet.core.rng import Rng
from tercet.ui import canvas as module
from tercet.ui.canvas import Canvas

ROUNDS = globals().get("ROUNDS", 400)  # the emulated device is slow: it is given fewer
rng = Rng(7)
WIDTH, HEIGHT = 48, 20


def noise(count):
    return bytes(rng.below(256) for _ in range(count))


def pixel(buffer, x, y):
    byte = buffer[y * WIDTH // 2 + x // 2]
    return byte & 15 if x & 1 else byte >> 4


def level(mask, offset, stride, x, y):
    return mask[offset + y * stride + x // 4] >> (6 - x % 4 * 2) & 3


def same(canvas, expected):
    for y in range(HEIGHT):
        for x in range(WIDTH):
            assert pixel(canvas.buffer, x, y) == expected[y][x], (x, y)


def fresh():
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.buffer[:] = noise(len(canvas.buffer))
    return canvas, [[pixel(canvas.buffer, x, y) for x in range(WIDTH)] for y in range(HEIGHT)]


COLOURS = bytes((9, 3, 12, 6))
table = module.pairs(COLOURS)
for byte in range(256):
    for half in range(2):
        pair = byte >> (4 - 4 * half)
        assert table[2 * byte + half] == COLOURS[pair >> 2 & 3] << 4 | COLOURS[pair & 3]
print("ok pairs")


def copied(expected, mask, offset, stride, height, left, top, colours):
    for row in range(height):
        for column in range(4 * stride):
            expected[top + row][left + column] = colours[level(mask, offset, stride, column, row)]


def random_card():
    """A card somewhere, most of the time on the canvas: its rectangle, frame and symbols."""
    reach, size = rng.below(3), 4 * (1 + rng.below(2))
    width, height = 2 * (4 + rng.below(8)), 8 + rng.below(8)
    x, y = 2 * rng.below(14), rng.below(10)
    bands = [(0, rng.below(16)), (reach, rng.below(16)), (reach + 1, rng.below(16))]
    corners = noise(64)
    stride, rows, offset = 1 + rng.below(2), 1 + rng.below(6), rng.below(9)
    places = [(2 * rng.below(5), rng.below(6)) for _ in range(rng.below(4))]
    return x, y, width, height, reach, size, bands, corners, stride, rows, offset, places, noise(offset + 9 * stride * rows)


CORNER_COLOURS = bytes((1, 14, 5, 10))
corner_table = module.pairs(CORNER_COLOURS)
INKS = (COLOURS, bytes((2, 8, 11, 4)), bytes((15, 0, 7, 13)))
inks = tuple(module.pairs(ink) for ink in INKS)
painted = 0
for _ in range(ROUNDS):
    canvas, expected = fresh()
    x, y, width, height, reach, size, bands, corners, stride, rows, offset, places, mask = random_card()
    card = rng.below(81)
    number, ink, shading, shape = card // 27, card // 9 % 3, card // 3 % 3, card % 3
    left, top, across, down = x - reach, y - reach, width + 2 * reach, height + 2 * reach
    fits = left >= 0 and top >= 0 and left % 2 == 0 and across % 2 == 0 and left + across <= WIDTH and top + down <= HEIGHT
    for right, below in places:
        fits = fits and x + right + 4 * stride <= WIDTH and y + below + rows <= HEIGHT
    if fits:
        for inset, colour in bands:
            for row in range(top + inset, top + down - inset):
                for column in range(left + inset, left + across - inset):
                    expected[row][column] = colour
        for corner in range(4):
            copied(expected, corners, corner * size // 4 * size, size // 4, size, left + corner % 2 * (across - size),
                   top + corner // 2 * (down - size), CORNER_COLOURS)  # fmt: skip
        for right, below in places:
            symbol = offset + (3 * shape + shading) * stride * rows
            copied(expected, mask, symbol, stride, rows, x + right, y + below, INKS[ink])
    all_places = [b"\0\0"] * 3
    all_places[number] = bytes([one for place in places for one in place])
    flat = bytes([one for band in bands for one in band])
    try:
        canvas.card(
            (x, y, width, height), (bytes((reach, size)) + flat, corners, 0, corner_table),
            (mask, offset, stride, rows) + tuple(all_places) + inks, card,
        )  # fmt: skip
        assert fits, "a card that does not fit was painted"
        painted += 1
        parts = []
        canvas.send = lambda *part: parts.append(part)
        canvas.flush()
        assert parts == [(left, top, across, down)]
    except ValueError:
        assert not fits, "a card that fits was refused"
    same(canvas, expected)
assert 10 * painted > ROUNDS, painted
print("ok card")


def font(offset, width, height, right=0, below=0, advance=0):
    """Return a font in which A has this mask, at this place."""
    entry = bytes((offset >> 8, offset & 255, width, height, right, below, advance))
    return bytes(7 * 33) + entry + bytes(7 * 61), DATA, bytes(2)


DATA = noise(600)
for _ in range(ROUNDS // 4):
    canvas, expected = fresh()
    stride, height, offset = 1 + rng.below(5), 1 + rng.below(12), rng.below(520)
    right, below, advance = rng.below(3), rng.below(3), rng.below(30)
    x, y = rng.below(WIDTH - 4 * stride - right + 1), rng.below(HEIGHT + 2 * height) - height - below
    end = canvas.text("A", 0, 1, font(offset, 4 * stride, height, right, below, advance), x, y, COLOURS)
    assert end == x + advance
    for row in range(height):
        for column in range(4 * stride):
            if level(DATA, offset, stride, column, row) and 0 <= y + below + row < HEIGHT:  # what is above or below is cut off
                expected[y + below + row][x + right + column] = COLOURS[level(DATA, offset, stride, column, row)]
    same(canvas, expected)
index = bytearray(font(0, 4, 2, 256 - 3, 4, 5)[0])  # the tail of A hangs 3 pixels to the left
for letter, height in (("B", 5), ("C", 3), ("I", 3)):  # a B goes below the baseline, on which an I stands
    entry = 7 * (ord(letter) - 32)
    index[entry : entry + 7] = bytes((0, 0, 4, height, 0, 0, 6))
for words, end, ink in (("A", 8, 0), ("BA", 14, 6), ("CA", 11, 3)):
    canvas, expected = fresh()
    assert canvas.text(words, 0, len(words), (index, b"\xff" * 8, bytes(2)), 0, 0, COLOURS) == end
    for row in range(6):
        for column in range(ink, ink + 4):
            if row in (4, 5):
                expected[row][column] = COLOURS[3]
    for row in range({"B": 5, "C": 3, "A": 0}[words[0]]):
        for column in range(4):
            expected[row][column] = COLOURS[3]
    same(canvas, expected)
print("ok glyph")

painted = 0
for _ in range(ROUNDS // 4):
    canvas, expected = fresh()
    x, y, width, height = rng.below(40) - 2, rng.below(10) - 1, 9 + rng.below(20), 9 + rng.below(10)
    inset, thick, dash, colour = rng.below(3), 1 + rng.below(2), 1 + rng.below(2), rng.below(16)
    across, down = [1 + rng.below((length - 2 * inset) // (2 * dash)) for length in (width, height)]
    fits = x >= 0 and y >= 0 and x + width <= WIDTH and y + height <= HEIGHT
    if fits:
        left, top, right, bottom = x + inset, y + inset, x + width - inset, y + height - inset
        for number in range(across):
            first = left + (right - left - (2 * across - 1) * dash) // 2 + 2 * dash * number
            for column in range(first, first + dash):
                for row in range(thick):
                    expected[top + row][column] = expected[bottom - 1 - row][column] = colour
        for number in range(down):
            first = top + (bottom - top - (2 * down - 1) * dash) // 2 + 2 * dash * number
            for row in range(first, first + dash):
                for column in range(thick):
                    expected[row][left + column] = expected[row][right - 1 - column] = colour
    try:
        canvas.dashes(x, y, width, height, bytes((inset, thick, dash, across, down, colour)))
        assert fits, "a ring that does not fit was painted"
        painted += 1
    except ValueError:
        assert not fits, "a ring that fits was refused"
    same(canvas, expected)
assert 10 * painted > ROUNDS // 4, painted
print("ok dashes")

painted = 0
for _ in range(ROUNDS // 2):
    canvas, expected = fresh()
    size, x, y = 12 + rng.below(9), rng.below(40) - 4, rng.below(14) - 4
    stride, height, offset = 1 + rng.below(2), 1 + rng.below(9), rng.below(520)
    right, below = rng.below(size - 4 * stride + 1), rng.below(size - height + 1)
    inset, colour, colours = rng.below(5), rng.below(16), noise(3)
    colours = bytes([each & 15 for each in colours])
    entry = bytes((offset >> 8, offset & 255, 4 * stride, height, right, below, 0))
    steps = bytes((0, inset, size - 2 * inset, colour, 2)) + colours + bytes((1, 1))
    fits = x >= 0 and y >= 0 and x + size <= WIDTH and y + size <= HEIGHT
    if fits:
        for row in range(y + inset, y + size - inset):
            for column in range(x + inset, x + size - inset):
                expected[row][column] = colour
        for row in range(height):
            for column in range(4 * stride):
                mark = level(DATA, offset, stride, column, row)
                if mark:
                    expected[y + below + row][x + right + column] = colours[mark - 1]
    try:
        canvas.shapes(x, y, size, steps, (bytes(7) + entry, DATA))
        assert fits, "shapes that do not fit were painted"
        painted += 1
        parts = []
        canvas.send = lambda *part: parts.append(part)
        canvas.flush()
        assert parts == [(x, y, size, size)]
    except ValueError:
        assert not fits, "shapes that fit were refused"
    same(canvas, expected)
assert 10 * painted > ROUNDS // 2, painted
print("ok shapes")

canvas, expected = fresh()
for x, y in ((-2, 0), (WIDTH - 6, 0), (0, -8), (0, HEIGHT)):
    canvas.text("A", 0, 1, font(0, 8, 8), x, y, COLOURS)  # text that runs out of the panel sideways is left out
same(canvas, expected)
for size in ((47, 20), (0, 20), (48, 4)):
    try:
        Canvas(*size)
    except ValueError:
        continue
    raise AssertionError("a canvas of %dx%d must be refused" % size)
print("ok misfits")

for _ in range(ROUNDS // 2):
    canvas = Canvas(WIDTH, HEIGHT)
    touched = set()
    for _ in range(rng.below(30)):
        x, y, width, height = rng.below(60) - 6, rng.below(30) - 5, rng.below(14), rng.below(9)
        canvas.touch(x, y, width, height)
        touched.update((i, j) for i in range(x, x + width) for j in range(y, y + height) if 0 <= i < WIDTH and 0 <= j < HEIGHT)
    parts = []
    canvas.send = lambda *part: parts.append(part)
    for line in sorted([rng.below(HEIGHT + 1) for _ in range(rng.below(4))]):
        canvas.flush_above(line)
        assert all(y + height <= line for _, y, _, height in parts), "what is below the line was sent"
    for _ in range(rng.below(4)):
        before = len(parts)
        canvas.flush_one()
        assert len(parts) <= before + 1, "more than one was sent"
    canvas.flush()
    sent = set()
    for x, y, width, height in parts:
        assert x >= 0 and y >= 0 and width > 0 and height > 0 and x + width <= WIDTH and y + height <= HEIGHT
        sent.update((i, j) for i in range(x, x + width) for j in range(y, y + height))
    assert touched <= sent, "a change was not sent"
    assert not canvas.flush(), "a change was sent twice"
print("ok touch")

canvas = Canvas(WIDTH, HEIGHT)
canvas.rect(0, 0, 8, 8, 3)
canvas.rect(40, 12, 8, 8, 3)
parts = []
canvas.send = lambda *part: parts.append(part)
canvas.flush()
assert sorted(parts) == [(0, 0, 8, 8), (40, 12, 8, 8)], "what did not change between two changes is not sent"
parts.clear()
canvas.rect(0, 0, 8, 8, 4)
canvas.rect(40, 12, 8, 8, 4)
canvas.rect(20, 2, 8, 4, 4)
canvas.flush_one()
assert parts == [(0, 0, 8, 8)], "the one that changed first"
canvas.flush()
assert sorted(parts[1:]) == [(20, 2, 8, 4), (40, 12, 8, 8)]
canvas.flush_one()
assert len(parts) == 3, "nothing is left to be sent"
canvas.rect(0, 0, 8, 8, 5)
canvas.forget()
assert not canvas.flush() and len(parts) == 3, "what is painted anew is not sent before"
print("ok quiet")
