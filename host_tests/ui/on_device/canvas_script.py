"""Runs on MicroPython: the viper loops against definitions pixel by pixel, and what the canvas says has changed."""

from tercet.core.rng import Rng
from tercet.ui import canvas as module
from tercet.ui.canvas import Canvas

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

for _ in range(60):
    canvas, expected = fresh()
    stride, height, offset = 1 + rng.below(6), 1 + rng.below(12), rng.below(9)
    mask = noise(offset + stride * height)
    x, y = rng.below((WIDTH - 4 * stride) // 2 + 1) * 2, rng.below(HEIGHT - height + 1)
    canvas.copy(mask, offset, x, y, stride, height, table)
    for row in range(height):
        for column in range(4 * stride):
            expected[y + row][x + column] = COLOURS[level(mask, offset, stride, column, row)]
    same(canvas, expected)
print("ok copy")

for _ in range(100):
    canvas, expected = fresh()
    width, height, offset = 1 + rng.below(20), 1 + rng.below(12), rng.below(9)
    stride = (width + 3) // 4
    mask = noise(offset + stride * height)
    x, y = rng.below(WIDTH - width + 1), rng.below(HEIGHT - height + 1)
    canvas.stencil(mask, offset, x, y, width, height, COLOURS)
    for row in range(height):
        for column in range(width):
            if level(mask, offset, stride, column, row):
                expected[y + row][x + column] = COLOURS[level(mask, offset, stride, column, row)]
    same(canvas, expected)
print("ok stencil")

canvas, expected = fresh()
mask = noise(64)
for x, y in ((-2, 0), (0, -1), (WIDTH - 6, 0), (0, HEIGHT - 7), (3, 3)):
    if x != 3:
        canvas.stencil(mask, 0, x, y, 8, 8, COLOURS)  # text that runs out of the panel is left out
    try:
        canvas.copy(mask, 0, x, y, 2, 8, table)
    except ValueError:
        continue
    raise AssertionError("copy() at %d,%d must refuse" % (x, y))
same(canvas, expected)
for size in ((47, 20), (0, 20), (48, 4)):
    try:
        Canvas(*size)
    except ValueError:
        continue
    raise AssertionError("a canvas of %dx%d must be refused" % size)
print("ok misfits")

for _ in range(200):
    canvas = Canvas(WIDTH, HEIGHT)
    touched = set()
    for _ in range(rng.below(30)):
        x, y, width, height = rng.below(60) - 6, rng.below(30) - 5, rng.below(14), rng.below(9)
        canvas.touch(x, y, width, height)
        touched.update((i, j) for i in range(x, x + width) for j in range(y, y + height) if 0 <= i < WIDTH and 0 <= j < HEIGHT)
    parts = []
    canvas.flush(lambda *part: parts.append(part))
    sent = set()
    for x, y, width, height in parts:
        assert x >= 0 and y >= 0 and width > 0 and height > 0 and x + width <= WIDTH and y + height <= HEIGHT
        sent.update((i, j) for i in range(x, x + width) for j in range(y, y + height))
    assert touched <= sent, "a change was not sent"
    assert not canvas.flush(lambda *part: parts.append(part)), "a change was sent twice"
print("ok touch")

canvas = Canvas(WIDTH, HEIGHT)
canvas.rect(0, 0, 8, 8, 3)
canvas.rect(40, 12, 8, 8, 3)
parts = []
canvas.flush(lambda *part: parts.append(part))
assert sorted(parts) == [(0, 0, 8, 8), (40, 12, 8, 8)], "what did not change between two changes is not sent"
print("ok quiet")
