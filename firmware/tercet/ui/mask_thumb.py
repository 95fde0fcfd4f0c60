"""The inner loops of card faces, in Thumb code: 8 pixels in 32 cycles, viper takes eight times as long. Same as mask.py.

A module of its own, because only a chip's MicroPython can compile it.
"""
# ruff: noqa: F821  # registers and labels
# pyright: reportUndefinedVariable=false

import micropython


@micropython.asm_thumb
def copy(r0, r1, r2, r3):
    """Turn rows of mask bytes into canvas bytes: buffer, mask, table, numbers as in mask.py."""
    ldr(r4, [r3, 0])
    add(r0, r0, r4)
    ldr(r4, [r3, 8])
    add(r1, r1, r4)
    ldr(r7, [r3, 16])
    label(ROW)
    mov(r5, r0)
    ldr(r6, [r3, 12])
    label(BYTE)
    ldrb(r4, [r1, 0])
    add(r1, 1)
    lsl(r4, r4, 1)
    add(r4, r4, r2)
    ldrh(r4, [r4, 0])
    strb(r4, [r5, 0])
    lsr(r4, r4, 8)
    strb(r4, [r5, 1])
    add(r5, 2)
    sub(r6, 1)
    bne(BYTE)
    ldr(r4, [r3, 4])
    add(r0, r0, r4)
    sub(r7, 1)
    bne(ROW)


@micropython.asm_thumb
def fill(r0, r1):
    """Fill a rectangle of canvas bytes, a word at a time where one is whole: buffer, numbers as in mask.py."""
    ldr(r2, [r1, 0])
    add(r0, r0, r2)
    ldr(r3, [r1, 8])
    ldr(r4, [r1, 12])
    ldr(r5, [r1, 16])
    label(ROW)
    mov(r2, r0)
    mov(r6, r3)
    label(HEAD)
    mov(r7, 3)
    and_(r7, r2)
    beq(WORDS)
    cmp(r6, 0)
    beq(NEXT)
    strb(r5, [r2, 0])
    add(r2, 1)
    sub(r6, 1)
    b(HEAD)
    label(WORDS)
    sub(r6, 4)
    bmi(TAIL)
    str(r5, [r2, 0])  # type: ignore[arg-type]  # the instruction, not the type
    add(r2, 4)
    b(WORDS)
    label(TAIL)
    add(r6, 4)
    label(BYTES)
    cmp(r6, 0)
    beq(NEXT)
    strb(r5, [r2, 0])
    add(r2, 1)
    sub(r6, 1)
    b(BYTES)
    label(NEXT)
    ldr(r7, [r1, 4])
    add(r0, r0, r7)
    sub(r4, 1)
    bne(ROW)
