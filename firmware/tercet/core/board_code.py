"""What a board's own test found, as eight characters that a person copies from the glass into a report.

Numbers one after the other, the highest bit first, five bits a character; the last character checks the others. What each
number means is said here, what a code means by tools/boards/code.py.
"""

import binascii

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # 32 characters, none of which looks like another
LENGTH = 8
NUMBERS = (  # name, bits
    ("board", 6),  # by board_number()
    ("keys", 12),  # a bit a contact, 1: it answered; the first one lowest, by ui/buttons.NAMES and each button's pins
    ("right", 6),  # a bit a question, 1: the person said that it is right; by QUESTIONS, the first one lowest
    ("megahertz", 5),  # on the wire, in steps of two, rounded down: 31 is 62 and more
    ("volts", 4),  # of the battery, in fifths of a volt from 2.0 V on: 1 is 2.2 V; 0: none was measured
    ("chip", 1),  # 0: RP2040, 1: RP2350
    ("safe", 1),  # 1: safe mode, in which the wire is slow
)
QUESTIONS = ("edges", "colours", "steps", "bar", "tone", "lamp")
MOST_KEYS = 12
_VOLTS_FROM, _VOLTS_STEP = 20, 2  # tenths of a volt


def number(data: bytes) -> int:
    """Return a number 0..65535 that follows from some bytes."""
    return binascii.crc32(data) & 0xFFFF


def board_number(name: str) -> int:
    """Return the number 0..63 of a board by its NAME. All boards of today differ in these bits of it."""
    return number(name.encode()) >> 6 & 63


def megahertz_step(megahertz: int) -> int:
    """Return a rate as it stands in a code."""
    return max(0, min(31, megahertz // 2))


def volts_step(tenths: int) -> int:
    """Return tenths of a volt as they stand in a code; -1: not known."""
    return 0 if tenths < 0 else max(1, min(15, (tenths - _VOLTS_FROM) // _VOLTS_STEP))


def tenths_of(step: int) -> int:
    """Return the tenths of a volt that volts_step() has made a step of, 1..15."""
    return _VOLTS_FROM + step * _VOLTS_STEP


def encode(values: tuple[int, ...]) -> str:
    """Return the code of one value for each of NUMBERS; ValueError for one that has too many bits."""
    code, waiting, bits = "", 0, 0
    for (name, width), value in zip(NUMBERS, values):
        if not 0 <= value < 1 << width:
            raise ValueError("%s is one of 0..%d, not %d" % (name, (1 << width) - 1, value))
        waiting, bits = waiting << width | value, bits + width
        while bits >= 5:
            bits -= 5
            code += ALPHABET[waiting >> bits]
            waiting &= (1 << bits) - 1
    return code + check(code)


def check(code: str) -> str:
    """Return the character that belongs behind the others."""
    return ALPHABET[number(code.encode()) & 31]
