"""Durations as players read them."""


def write(target: bytearray, seconds: int) -> int:
    """Write a duration into 8 bytes as text, right-aligned, without allocating; return where it begins.

    0:00 to 59:59, then 1:00:00 on; 99:59:59 at the most.
    """
    seconds = min(seconds, 359999)
    target[7] = 48 + seconds % 10
    target[6] = 48 + seconds // 10 % 6
    target[5] = 58
    minutes = seconds // 60
    target[4] = 48 + minutes % 10
    if minutes < 60:
        if minutes < 10:
            return 4
        target[3] = 48 + minutes // 10
        return 3
    target[3] = 48 + minutes // 10 % 6
    target[2] = 58
    hours = minutes // 60
    target[1] = 48 + hours % 10
    if hours < 10:
        return 1
    target[0] = 48 + hours // 10
    return 0


def text(seconds: int) -> str:
    """Return a duration as text: 0:07, 12:05, 1:00:00."""
    target = bytearray(8)
    start = write(target, seconds)
    return str(target[start:], "ascii")


def tenths(milliseconds: int, point: str) -> str:
    """Return a short duration as text: 8.2 s. point: between seconds and tenths, as the language writes it."""
    return "%d%s%d s" % (milliseconds // 1000, point, milliseconds // 100 % 10)
