"""The ST7789 panel: a window at a time, twelve bits a pixel.

Commands and bits are named as in Sitronix' ST7789V datasheet (version 1.4, chapter 9).
"""

import time
from array import array

import machine
from machine import PWM, SPI, Pin
from uctypes import addressof

try:
    from tercet.device.expand_thumb import expand
except SyntaxError:  # no Thumb compiler on this port
    from tercet.device.expand import expand

_SWRESET = b"\x01"
_SLPOUT = b"\x11"
_INVOFF = b"\x20"
_INVON = b"\x21"
_DISPON = b"\x29"
_CASET = b"\x2a"
_RASET = b"\x2b"
_RAMWR = b"\x2c"
_MADCTL = b"\x36"
_COLMOD = b"\x3a"

_MY, _MX, _MV, _BGR = 0x80, 0x40, 0x20, 0x08
_ROTATION = {0: 0, 90: _MX | _MV, 180: _MX | _MY, 270: _MY | _MV}
_MEMORY_COLUMNS, _MEMORY_ROWS = 240, 320

_SYSTEM_CLOCK = 125_000_000
_RESET_WAIT = 121  # ms after a reset in sleep (9.1.2): 5 to the next command, 120 to SLPOUT; sleep_ms may be 1 early
_WAKE_WAIT = 6  # ms after SLPOUT to the next command (9.1.12): 5, and the same
_BAND = 8  # lines in one burst on the wire
BRIGHTEST = 65535
_BACKLIGHT_HERTZ = 1000


def size(display: dict) -> tuple[int, int]:
    """Return (width, height) in pixels as the player sees a board's panel."""
    columns, rows = display["panel"]
    return (rows, columns) if display["rotation"] in (90, 270) else (columns, rows)


class Display:
    """A board's panel, from its DISPLAY, and the 16 colours on it.

    canvas: the buffer of a GS4_HMSB canvas of this size, width a multiple of 8. palette: 16 colours 0xRRGGBB, of
    which the panel shows the upper four bits of each part.
    """

    def __init__(self, display: dict, canvas: bytearray, palette: tuple) -> None:
        self.width, self.height = size(display)
        if self.width % 8 or len(canvas) != self.width * self.height // 2:
            raise ValueError("the canvas has %d bytes, not those of %dx%d" % (len(canvas), self.width, self.height))
        self._stride = self.width // 2
        self._canvas = addressof(canvas)
        self._lines = bytearray(self.width * 3 // 2 * _BAND)
        self._burst = memoryview(self._lines)
        self._table = array("I", bytes(4 * 256))
        self._window = bytearray(4)
        self.set_palette(palette)
        # The second clock moves the SPI unit from 48 to 125 MHz: without it the wire is held to 24 MHz (#13677).
        machine.freq(_SYSTEM_CLOCK, _SYSTEM_CLOCK)
        self._spi = SPI(
            display["spi"],
            baudrate=display["baudrate"],
            polarity=display["polarity"],
            phase=display["phase"],
            sck=Pin(display["sck"]),
            mosi=Pin(display["mosi"]),
            miso=None,
        )
        # After the bus: before MicroPython 1.25 it takes its default MISO pin, which is DC on most boards.
        self._dc = Pin(display["dc"], Pin.OUT, value=1)
        self._cs = Pin(display["cs"], Pin.OUT, value=1) if display["cs"] is not None else None
        self._reset = Pin(display["reset"], Pin.OUT, value=1) if display["reset"] is not None else None
        self._backlight = PWM(Pin(display["backlight"]), freq=_BACKLIGHT_HERTZ, duty_u16=0)
        self._column, self._row, self._madctl = _orientation(display)
        self._start(display)

    def _start(self, display: dict) -> None:
        if self._reset is not None:
            self._reset.value(0)
            time.sleep_us(20)  # at least 10 (7.4.5)
            self._reset.value(1)
        else:
            self._command(_SWRESET)
        time.sleep_ms(_RESET_WAIT)
        self._command(_SLPOUT)
        time.sleep_ms(_WAKE_WAIT)
        self._command(_MADCTL, bytes((self._madctl,)))
        self._command(_COLMOD, b"\x03")
        for command, parameters in display["tuning"]:
            self._command(bytes((command,)), parameters)
        self._command(_INVON if display["inversion"] else _INVOFF)

    def show(self) -> None:
        """Turn the picture on, once the first one was sent: the panel starts with noise in its memory."""
        self._command(_DISPON)
        self.light(BRIGHTEST)

    def light(self, duty: int) -> None:
        """Set the backlight, 0..65535."""
        self._backlight.duty_u16(duty)

    def set_palette(self, palette: tuple) -> None:
        """Take 16 colours 0xRRGGBB; what is on the glass keeps its old ones until it is sent again."""
        if len(palette) != 16:
            raise ValueError("a palette has 16 colours, not %d" % len(palette))
        short = [(colour >> 12 & 0xF00) | (colour >> 8 & 0xF0) | (colour >> 4 & 0xF) for colour in palette]
        for pair in range(256):
            left, right = short[pair >> 4], short[pair & 15]
            self._table[pair] = left >> 4 | (left & 15) << 12 | right >> 8 << 8 | (right & 255) << 16

    def send(self, x: int, y: int, width: int, height: int) -> None:
        """Send a part of the canvas, widened to whole groups of 8 pixels; it must lie inside."""
        if x < 0 or y < 0 or width < 1 or height < 1 or x + width > self.width or y + height > self.height:
            raise ValueError("%dx%d at %d,%d is not on the panel" % (width, height, x, y))
        end = x + width + 7 & ~7
        x &= ~7
        width = end - x
        self._set_window(_CASET, x + self._column, width)
        self._set_window(_RASET, y + self._row, height)
        self._command(_RAMWR, None, True)
        groups = width // 8
        lines = addressof(self._lines)
        table = addressof(self._table)
        source = self._canvas + y * self._stride + x // 2
        write = self._spi.write
        whole = width == self.width
        while height:
            count = min(height, _BAND)
            if whole:
                expand(lines, source, table, groups * count)
            else:
                for line in range(count):
                    expand(lines + line * groups * 12, source + line * self._stride, table, groups)
            source += count * self._stride
            height -= count
            write(self._burst[: count * groups * 12])
        self._select(1)

    def _set_window(self, command: bytes, first: int, count: int) -> None:
        window = self._window
        last = first + count - 1
        window[0], window[1], window[2], window[3] = first >> 8, first & 255, last >> 8, last & 255
        self._command(command, window)

    def _command(self, command: bytes, parameters=None, more: bool = False) -> None:
        self._select(0)
        self._dc.value(0)
        self._spi.write(command)
        self._dc.value(1)
        if parameters:
            self._spi.write(parameters)
        if not more:
            self._select(1)

    def _select(self, level: int) -> None:
        if self._cs is not None:
            self._cs.value(level)


def _orientation(display: dict) -> tuple[int, int, int]:
    """Return (first column, first row, MADCTL) that put the glass upright for the player.

    Mirrored columns and rows are counted from the other end of the controller's 240 x 320 memory; MV swaps them.
    """
    rotation = display["rotation"]
    if rotation not in _ROTATION:
        raise ValueError("DISPLAY rotation must be 0, 90, 180 or 270, not %r" % (rotation,))
    madctl = _ROTATION[rotation]
    column, row = display["origin"]
    columns, rows = display["panel"]
    if madctl & _MX:
        column = _MEMORY_COLUMNS - columns - column
    if madctl & _MY:
        row = _MEMORY_ROWS - rows - row
    if madctl & _MV:
        column, row = row, column
    madctl |= display["refresh_order"]
    if display["colour_order"] == "BGR":
        madctl |= _BGR
    return column, row, madctl
