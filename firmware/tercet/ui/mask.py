"""The inner loops of card faces and type, in viper: run wherever MicroPython does. Same results as mask_thumb.py."""

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


@micropython.viper
def glyph(buffer, mask, numbers):
    """Paint a mask where its level is not 0.

    numbers: words: its first pixel in the canvas, pixels a line, first byte in the mask, mask bytes a row (1 or more), rows (1
    or more), the colours of the levels, four bits each; and one more, in which nothing of interest is left. They are changed.
    """
    to = ptr8(buffer)
    source = ptr8(mask)
    number = ptr32(numbers)
    colours = int(number[5])
    at = int(number[2])
    line = int(number[0])
    rows = int(number[4])
    while rows > 0:
        first = line
        end = at + int(number[3])
        while at < end:
            levels = int(source[at])
            pixel = first
            while levels & 255:
                level = levels >> 6 & 3
                if level:
                    colour = colours >> 4 * level & 15
                    if pixel & 1:
                        to[pixel >> 1] = int(to[pixel >> 1]) & 0xF0 | colour
                    else:
                        to[pixel >> 1] = int(to[pixel >> 1]) & 0x0F | colour << 4
                levels <<= 2
                pixel += 1
            first += 4
            at += 1
        line += int(number[1])
        rows -= 1
