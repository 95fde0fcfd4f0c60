"""From the canvas to the wire, in viper: runs wherever MicroPython does. Same results as expand_thumb.py."""

import micropython


@micropython.viper
def expand(target: int, source: int, table: int, groups: int):
    """Turn groups of four canvas bytes (8 pixels of 4 bits) into twelve wire bytes (8 pixels of 12 bits).

    target, source: addresses. table: address of 256 words, for each canvas byte its three wire bytes, the first in
    the low eight bits.
    """
    to = ptr8(target)
    pixels = ptr8(source)
    words = ptr32(table)
    at = 0
    for index in range(groups * 4):
        word = int(words[int(pixels[index])])
        to[at] = word
        to[at + 1] = word >> 8
        to[at + 2] = word >> 16
        at += 3


@micropython.viper
def expand_16(target: int, source: int, table: int, groups: int):
    """Turn groups of four canvas bytes into sixteen wire bytes (8 pixels of 16 bits): as above, with four wire bytes a word.

    target: a multiple of four.
    """
    to = ptr32(target)
    pixels = ptr8(source)
    words = ptr32(table)
    for index in range(groups * 4):
        to[index] = words[int(pixels[index])]
