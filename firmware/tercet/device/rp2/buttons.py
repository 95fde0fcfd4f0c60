"""The keys of a board at the chip's pins: each pulls its pins to ground."""

from time import ticks_diff, ticks_ms

from machine import Pin, mem32

from tercet.device.rp2.chip import GPIO_IN
from tercet.timing import keys


class _Latch:
    """Remembers that a key went down, however short and however busy the processor was: set by an interrupt."""

    def __init__(self, latched: bytearray, falls: list, index: int) -> None:
        self._latched = latched
        self._falls = falls
        self._index = index

    def fell(self, pin) -> None:
        """The key pulled its pin to ground. Runs as a hard interrupt: it must not allocate."""
        self._falls[self._index] = ticks_ms()
        self._latched[self._index] = 1
        self._latched[0] = 1


class Buttons(keys.Buttons):
    """The keys of a board's BUTTONS; interrupts set `latched`. time: in ms."""

    def __init__(self, buttons: dict, names: tuple, time: int) -> None:
        super().__init__(buttons, names)
        self._falls = [0] * (1 + len(names))  # ticks of the last fall, as in `latched`
        masks = []
        for key in self.keys:
            mask = 0
            for pin in buttons[names[key.button]]["pins"]:
                input_pin = Pin(pin, Pin.IN, Pin.PULL_UP)
                input_pin.irq(_Latch(self.latched, self._falls, len(masks) + 1).fell, Pin.IRQ_FALLING, hard=True)
                mask |= 1 << pin
            masks.append(mask)
        self.start(masks, time)

    def _levels(self) -> int:
        return mem32[GPIO_IN]

    def _last_fall(self, index: int, time: int) -> int:
        return time - ticks_diff(ticks_ms(), self._falls[index])
