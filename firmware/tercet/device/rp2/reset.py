"""The panel's reset. It begins before anything else: the panel then needs 120 ms, and the rest is imported meanwhile."""

import time

from machine import Pin


def begin(pin: int) -> int:
    """Reset the panel by its pin; return the tick in microseconds from which its 120 ms count."""
    line = Pin(pin, Pin.OUT, value=0)
    time.sleep_us(20)  # at least 10 (ST7789V 7.4.5)
    line.value(1)
    return time.ticks_us()  # type: ignore[return-value]  # a number, whatever the stubs say
