"""The legs of a Pico."""

# GPIO: leg, counted as on the Pico's underside; Raspberry Pi Pico datasheet, figure 2. The Pico 2 has the same.
LEGS = {
    **dict(zip(range(2), range(1, 3), strict=True)),
    **dict(zip(range(2, 6), range(4, 8), strict=True)),
    **dict(zip(range(6, 10), range(9, 13), strict=True)),
    **dict(zip(range(10, 14), range(14, 18), strict=True)),
    **dict(zip(range(14, 18), (19, 20, 21, 22), strict=True)),
    **dict(zip(range(18, 22), range(24, 28), strict=True)),
    22: 29,
    26: 31,
    27: 32,
    28: 34,
}
