"""The inner loops of card faces and type, in Thumb code: up to eight times as fast as viper. Same results as mask.py.

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


@micropython.asm_thumb
def glyph(r0, r1, r2):
    """Paint a mask where its level is not 0: buffer, mask, numbers as in mask.py; some 20 cycles a pixel that is painted."""
    ldr(r3, [r2, 0])
    add(r0, r0, r0)
    add(r0, r0, r3)
    str(r0, [r2, 0])  # type: ignore[arg-type]  # the instruction, not the type
    ldr(r3, [r2, 8])
    add(r1, r1, r3)
    label(ROW)
    ldr(r6, [r2, 12])
    label(BYTE)
    str(r6, [r2, 24])  # type: ignore[arg-type]
    ldrb(r4, [r1, 0])
    add(r1, 1)
    mov(r5, r0)
    lsl(r4, r4, 24)
    beq(NEXT)
    label(PIXEL)
    lsr(r7, r4, 30)
    beq(SKIP)
    lsl(r7, r7, 2)
    ldr(r6, [r2, 20])
    lsr(r6, r7)
    lsr(r7, r5, 1)
    bcs(RIGHT)
    lsl(r6, r6, 28)  # of the colours only this one
    lsr(r6, r6, 24)
    ldrb(r3, [r7, 0])
    lsl(r3, r3, 28)
    lsr(r3, r3, 28)
    orr(r3, r6)
    strb(r3, [r7, 0])
    b(SKIP)
    label(RIGHT)
    lsl(r6, r6, 28)
    lsr(r6, r6, 28)
    ldrb(r3, [r7, 0])
    lsr(r3, r3, 4)
    lsl(r3, r3, 4)
    orr(r3, r6)
    strb(r3, [r7, 0])
    label(SKIP)
    add(r5, 1)
    lsl(r4, r4, 2)
    bne(PIXEL)
    label(NEXT)
    add(r0, 4)
    ldr(r6, [r2, 24])
    sub(r6, 1)
    bne(BYTE)
    ldr(r0, [r2, 0])
    ldr(r6, [r2, 4])
    add(r0, r0, r6)
    str(r0, [r2, 0])  # type: ignore[arg-type]
    ldr(r6, [r2, 16])
    sub(r6, 1)
    str(r6, [r2, 16])  # type: ignore[arg-type]
    bne(ROW)
    mov(r0, 0)  # what is left there would be returned, as a number that takes heap
