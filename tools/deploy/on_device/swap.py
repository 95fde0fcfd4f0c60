"""Runs on a board, line by line through its prompt: copies a staged MicroPython over the one that runs, and resets the chip.

The code is in the heap while the flash is changed, and calls the boot ROM only (RP2040 datasheet 2.8.3: functions by their
two letters). Block 0, without which the boot ROM waits for a UF2, is erased first and written last.
"""

from array import array

import machine
import micropython
from uctypes import addressof

XIP = 0x10000000
BLOCK = 4096


@micropython.asm_thumb
def copy(r0):
    """Copy blocks of the flash as a table says: pairs of words, offset to write and address to read (0: only erase).

    r0: words: buffer of a block, six functions of the ROM, table, and what is written where in the end.
    """
    mov(r4, r0)
    ldr(r5, [r4, 28])
    label(NEXT)
    ldr(r6, [r5, 0])
    mov(r0, r6)
    add(r0, 1)
    beq(END)
    ldr(r1, [r5, 4])
    cmp(r1, 0)
    beq(ERASE)
    ldr(r0, [r4, 0])
    mov(r2, 128)
    lsl(r2, r2, 3)
    label(COPY)
    ldr(r3, [r1, 0])
    str(r3, [r0, 0])
    add(r1, 4)
    add(r0, 4)
    sub(r2, 1)
    bne(COPY)
    label(ERASE)
    ldr(r7, [r4, 4])
    data(2, 0x47B8)  # blx(r7)
    ldr(r7, [r4, 8])
    data(2, 0x47B8)  # blx(r7)
    mov(r0, r6)
    mov(r1, 1)
    lsl(r1, r1, 12)
    mov(r2, 1)
    lsl(r2, r2, 16)
    mov(r3, 0xD8)
    ldr(r7, [r4, 12])
    data(2, 0x47B8)  # blx(r7)
    ldr(r7, [r5, 4])
    cmp(r7, 0)
    beq(READABLE)
    mov(r0, r6)
    ldr(r1, [r4, 0])
    mov(r2, 1)
    lsl(r2, r2, 12)
    ldr(r7, [r4, 16])
    data(2, 0x47B8)  # blx(r7)
    label(READABLE)
    ldr(r7, [r4, 20])
    data(2, 0x47B8)  # blx(r7)
    ldr(r7, [r4, 24])
    data(2, 0x47B8)  # blx(r7)
    add(r5, 8)
    b(NEXT)
    label(END)
    ldr(r0, [r4, 32])
    ldr(r1, [r4, 36])
    str(r1, [r0, 0])
    label(WAIT)
    b(WAIT)


def rom(letters):
    """Return the address of a function of the boot ROM."""
    code = ord(letters[0]) | ord(letters[1]) << 8
    at = machine.mem16[0x14]
    while machine.mem16[at]:
        if machine.mem16[at] == code:
            return machine.mem16[at + 2]
        at += 4
    raise OSError("the boot ROM has no function " + letters)


def swap(staged, count):
    """Copy `count` blocks from address `staged` on to the beginning of the flash; does not return."""
    pairs = [0, 0]
    for number in list(range(1, count)) + [0]:
        pairs += [number * BLOCK, staged + number * BLOCK]
    table = array("I", pairs + [0xFFFFFFFF, 0])
    buffer = array("I", bytes(BLOCK))
    words = [addressof(buffer)]
    for letters in ("IF", "EX", "RE", "RP", "FC", "CX"):
        words.append(rom(letters))
    # PSM_WDSEL: all but the oscillators; WATCHDOG_SCRATCH4: an ordinary start; WATCHDOG_CTRL (set): TRIGGER
    machine.mem32[0x40010008] = 0x1FFFC
    machine.mem32[0x4005801C] = 0
    words += [addressof(table), 0x4005A000, 0x80000000]
    parameters = array("I", words)
    machine.disable_irq()
    copy(parameters)
