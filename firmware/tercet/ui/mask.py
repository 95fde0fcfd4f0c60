"""The inner loops of card faces, in viper: run wherever MicroPython does. Same results as mask_thumb.py."""

import micropython


@micropython.viper
def copy(buffer, mask, table, numbers):
    """Turn rows of mask bytes into canvas bytes, two each, by a table of canvas.pairs().

    numbers: words: first byte in the canvas, canvas bytes a line, first byte in the mask, mask bytes a row, rows (1 or more).
    """
    to = ptr8(buffer)
    source = ptr8(mask)
    pair = ptr8(table)
    number = ptr32(numbers)
    line = int(number[0])
    at = int(number[2])
    height = int(number[4])
    while height > 0:
        target = line
        end = at + int(number[3])
        while at < end:
            entry = int(source[at]) << 1
            to[target] = pair[entry]
            to[target + 1] = pair[entry + 1]
            target += 2
            at += 1
        line += int(number[1])
        height -= 1


@micropython.viper
def fill(buffer, numbers):
    """Fill a rectangle of canvas bytes.

    numbers: words: its first byte, canvas bytes a line, its bytes a row (1 or more), its rows (1 or more), the colour 8 times.
    """
    to = ptr8(buffer)
    number = ptr32(numbers)
    colour = int(number[4]) & 255
    line = int(number[0])
    row = int(number[3])
    while row > 0:
        at = line
        end = line + int(number[2])
        while at < end:
            to[at] = colour
            at += 1
        line += int(number[1])
        row -= 1
