"""The panel's wire by MicroPython's own SPI: slower than wire_rp2.py, for every other chip. The same bytes."""

from machine import Pin
from uctypes import addressof

from tercet.device.rp2.bus import open_bus
from tercet.device.rp2.expand import expand, expand_16

CASET, RASET, RAMWR = 0x2A, 0x2B, 0x2C


class Wire:
    """Sends commands and parts of a canvas to the panel of a board's DISPLAY.

    expanded: lines of the canvas in the wire's format, as many as go out in one burst. table: see expand.py. bits: of a
    pixel, 12 or 16.
    """

    def __init__(self, display: dict, expanded: bytearray, table, bits: int) -> None:
        self._spi = open_bus(display)
        # After the bus: before MicroPython 1.25 it takes its default MISO pin, which is DC on most boards.
        self._dc = Pin(display["dc"], Pin.OUT, value=1)
        self._cs = Pin(display["cs"], Pin.OUT, value=1) if display["cs"] is not None else None
        self._expanded = expanded
        self._table = table
        self._expand = expand_16 if bits == 16 else expand
        self._group = bits  # bytes that 8 pixels take
        self._code = bytearray(1)
        self._words = bytearray(4)
        self._bursts: dict = {}  # the parts of `expanded` that were sent, by length: slicing anew would allocate

    def command(self, code: int, parameters: "bytes | bytearray" = b"", more: bool = False) -> None:
        """Send a command; `more` leaves the panel selected, for pixels."""
        self._select(0)
        self._dc.value(0)
        self._code[0] = code
        self._spi.write(self._code)
        self._dc.value(1)
        if parameters:
            self._spi.write(parameters)
        if not more:
            self._select(1)

    def window(self, column: int, row: int, width: int, height: int) -> None:
        """Say where the next pixels go, in the controller's columns and rows, and select the panel for them."""
        self._range(CASET, column, width)
        self._range(RASET, row, height)
        self.command(RAMWR, b"", True)

    def _range(self, code: int, first: int, count: int) -> None:
        last = first + count - 1
        words = self._words
        words[0], words[1], words[2], words[3] = first >> 8, first & 255, last >> 8, last & 255
        self.command(code, words)

    def pixels(self, source: int, stride: int, groups: int, height: int) -> None:
        """Send lines of `groups` x 8 pixels into the window: canvas bytes from `source` on, a line every `stride` bytes."""
        size = groups * self._group
        most = len(self._expanded) // size
        while height:
            count = min(height, most)
            target = addressof(self._expanded)
            for _ in range(count):
                self._expand(target, source, addressof(self._table), groups)
                target += size
                source += stride
            height -= count
            self._spi.write(self._burst(count * size))
        self._select(1)

    def finish(self) -> None:
        """Wait until all pixels are on the panel: here they are when pixels() returns."""

    def _burst(self, length: int):
        if length not in self._bursts:
            self._bursts[length] = memoryview(self._expanded)[:length]
        return self._bursts[length]

    def _select(self, level: int) -> None:
        if self._cs is not None:
            self._cs.value(level)
