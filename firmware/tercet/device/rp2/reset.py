"""The panel's reset. It begins before anything else: the panel then needs 120 ms, and the rest is imported meanwhile."""

import time

from machine import Pin

from tercet.device.rp2.bus import open_bus

SLOW = 8_000_000  # hertz on the wire: jumper wires fail above some 33 MHz
_SWRESET = b"\x01"


def begin(display: dict) -> int:
    """Reset the panel of a board's DISPLAY, by its pin or else by a command that every wire bears.

    Return the tick in microseconds from which its 120 ms count. The bus is opened here for that command only.
    """
    pin = display["reset"]
    if pin is not None:
        line = Pin(pin, Pin.OUT, value=0)
        time.sleep_us(20)  # at least 10 (ST7789V 7.4.5)
        line.value(1)
    else:
        slow = dict(display)
        slow["baudrate"] = SLOW
        bus = open_bus(slow)
        data = Pin(display["dc"], Pin.OUT, value=0)
        select = None if display["cs"] is None else Pin(display["cs"], Pin.OUT, value=0)
        bus.write(_SWRESET)
        data.value(1)
        if select:
            select.value(1)
    return time.ticks_us()  # type: ignore[return-value]  # a number, whatever the stubs say
