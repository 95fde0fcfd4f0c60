"""What the test of a board asks of its pins and its wire; no game needs it."""

from time import ticks_diff, ticks_us

from machine import mem32

from tercet.device.rp2.chip import GPIO_IN


class Probe:
    """A board's contacts by their pins, and its display."""

    def __init__(self, display) -> None:
        self._display = display

    def down(self, pin: int) -> bool:
        """Tell whether a contact pulls its pin to ground at this moment."""
        return not mem32[GPIO_IN] >> pin & 1

    def kilohertz(self) -> int:
        """Send the whole picture; return how many thousand bits a second went over the wire."""
        display = self._display
        width, height = display.width, display.height
        display.finish()
        start = ticks_us()
        display.send(0, 0, width, height)
        display.finish()
        return width * height * display.bits * 1000 // max(1, ticks_diff(ticks_us(), start))
