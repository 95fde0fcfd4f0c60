"""From the canvas to the wire, in Thumb code for the Cortex-M0+: 6 cycles a pixel, 5 of 16 bits. Same results as expand.py.

A module of its own, because only a chip's MicroPython can compile it.
"""

import micropython


@micropython.asm_thumb
def expand(r0, r1, r2, r3):
    """Turn groups of four canvas bytes into twelve wire bytes: target, source, table (addresses), groups.

    The four words of the table, three bytes each, are put together to three words and stored whole.
    """
    cmp(r3, 0)
    beq(END)
    label(GROUP)
    ldrb(r4, [r1, 0])
    lsl(r4, r4, 2)
    add(r4, r4, r2)
    ldr(r4, [r4, 0])
    ldrb(r5, [r1, 1])
    lsl(r5, r5, 2)
    add(r5, r5, r2)
    ldr(r5, [r5, 0])
    ldrb(r6, [r1, 2])
    lsl(r6, r6, 2)
    add(r6, r6, r2)
    ldr(r6, [r6, 0])
    lsl(r7, r5, 24)
    orr(r7, r4)
    str(r7, [r0, 0])
    lsr(r5, r5, 8)
    lsl(r7, r6, 16)
    orr(r5, r7)
    str(r5, [r0, 4])
    ldrb(r4, [r1, 3])
    lsl(r4, r4, 2)
    add(r4, r4, r2)
    ldr(r4, [r4, 0])
    lsr(r6, r6, 16)
    lsl(r4, r4, 8)
    orr(r6, r4)
    str(r6, [r0, 8])
    add(r0, 12)
    add(r1, 4)
    sub(r3, 1)
    bne(GROUP)
    label(END)


@micropython.asm_thumb
def expand_16(r0, r1, r2, r3):
    """Turn groups of four canvas bytes into sixteen wire bytes: target, source, table (addresses), groups."""
    cmp(r3, 0)
    beq(END)
    label(GROUP)
    ldrb(r4, [r1, 0])
    lsl(r4, r4, 2)
    add(r4, r4, r2)
    ldr(r4, [r4, 0])
    str(r4, [r0, 0])
    ldrb(r5, [r1, 1])
    lsl(r5, r5, 2)
    add(r5, r5, r2)
    ldr(r5, [r5, 0])
    str(r5, [r0, 4])
    ldrb(r6, [r1, 2])
    lsl(r6, r6, 2)
    add(r6, r6, r2)
    ldr(r6, [r6, 0])
    str(r6, [r0, 8])
    ldrb(r7, [r1, 3])
    lsl(r7, r7, 2)
    add(r7, r7, r2)
    ldr(r7, [r7, 0])
    str(r7, [r0, 12])
    add(r0, 16)
    add(r1, 4)
    sub(r3, 1)
    bne(GROUP)
    label(END)
