"""The panel, with an ST7789 (twelve bits a pixel) or an ILI9341 (sixteen: it knows no twelve): a window at a time.

Commands and bits are named as in Sitronix' ST7789V datasheet (version 1.4, chapter 9); Ilitek's ILI9341 datasheet (1.11,
chapter 8) has the same ones and the same waits.
"""

import time
from array import array

import machine
import micropython
from machine import PWM, Pin
from micropython import const
from uctypes import addressof

from tercet.device import picture
from tercet.device.rp2 import reset
from tercet.device.rp2.chip import CLOCK

try:
    from tercet.device.rp2.wire_rp2 import Wire
except ImportError:  # another chip, or the simulator
    from tercet.device.rp2.wire import Wire

_SLPOUT = 0x11
_INVOFF = 0x20
_INVON = 0x21
_DISPON = 0x29
_MADCTL = 0x36
_COLMOD = 0x3A

_MY, _MX, _MV, _BGR = 0x80, 0x40, 0x20, 0x08
_ROTATION = {0: 0, 90: _MX | _MV, 180: _MX | _MY, 270: _MY | _MV}
_MEMORY_COLUMNS, _MEMORY_ROWS = 240, 320

# By controller: bits of a pixel and COLMOD, and what mirrors its memory as modules are built: an ILI9341's glass begins at
# the memory's last column.
_CONTROLLERS = {"ST7789": (12, b"\x03", 0), "ILI9341": (16, b"\x55", _MX)}

_RESET_WAIT = 120_000  # us after a reset (9.1.2): 5 ms to the next command, 120 ms to SLPOUT
_WAKE_WAIT = 5_000  # us after SLPOUT to the next command (9.1.12)
_BAND = 16  # lines in the buffer: one half of them is filled while the other is sent
_BACKLIGHT_HERTZ = 1000
# For viper code:
_PAIRS = const(256)  # of pixels, a byte of the canvas each,
_LEFT = const(4)  # the shift for the one on the left,
_RIGHT = const(15)  # the bits of the other
_BYTE = const(255)  # the bits of a byte on the wire


class Display:
    """A board's panel, from its DISPLAY, and the 16 colours on it.

    canvas: the buffer of a GS4_HMSB canvas of this size, width a multiple of 8. palette: 16 colours 0xRRGGBB, of
    which the panel shows the upper four bits of each part. slow: SLOW hertz on the wire, for long or bad wires. since: the tick
    of a reset that reset.py has begun. bits: of a pixel on the wire.
    """

    def __init__(
        self, display: dict, canvas: bytearray, palette: tuple, slow: bool = False, since: "int | None" = None
    ) -> None:
        self.width, self.height = picture(display)
        if self.width % 8 or len(canvas) != self.width * self.height // 2:
            raise ValueError("the canvas has %d bytes, not those of %dx%d" % (len(canvas), self.width, self.height))
        if display["controller"] not in _CONTROLLERS:
            raise ValueError("DISPLAY controller must be ST7789 or ILI9341, not %r" % (display["controller"],))
        self.bits, self._format, mirror = _CONTROLLERS[display["controller"]]
        if slow:
            display = dict(display)
            display["baudrate"] = reset.SLOW
        self._stride = self.width // 2
        self._canvas = addressof(canvas)
        self._table = array("I", bytes(4 * _PAIRS))
        self._reset_at = since or reset.begin(display)
        # The second clock moves the SPI unit from 48 to 125 MHz: without it the wire is held to 24 MHz (#13677).
        machine.freq(CLOCK, CLOCK)  # type: ignore[call-arg]  # the stubs lack the second
        self._wire = Wire(display, bytearray(self.width * self.bits // 8 * _BAND), self._table, self.bits)
        pin = display["backlight"]
        self._backlight = None if pin is None else PWM(Pin(pin), freq=_BACKLIGHT_HERTZ, duty_u16=0)
        self._column, self._row, self._madctl = _orientation(display, mirror)
        self._margin = display.get("margin", 0)
        self._ground = bytes(self._stride if self._margin else 0)  # a line of the margins
        self._bare = False  # whether the margins are still to be painted
        self._asleep = display  # what wakes the panel at the first pixels; None once it is awake
        self.set_palette(palette)

    def _wake(self) -> None:
        display, self._asleep = self._asleep, None
        if display is None:
            return
        _wait(self._reset_at, _RESET_WAIT)
        self._wire.command(_SLPOUT)
        _wait(time.ticks_us(), _WAKE_WAIT)
        self._wire.command(_MADCTL, bytes((self._madctl,)))
        self._wire.command(_COLMOD, self._format)
        for command, parameters in display.get("tuning", ()):
            self._wire.command(command, parameters)
        self._wire.command(_INVON if display["inversion"] else _INVOFF)

    def show(self) -> None:
        """Turn the picture on, once the first one was sent: the panel starts with noise in its memory. It is still dark."""
        self._wake()
        self._wire.command(_DISPON)

    def light(self, duty: int) -> None:
        """Set the backlight, 0..65535; nothing where the glass is always lit."""
        if self._backlight is not None:
            self._backlight.duty_u16(duty)

    def set_palette(self, palette: tuple) -> None:
        """Take 16 colours 0xRRGGBB; what is on the glass keeps its old ones until it is sent again. Margins get the first."""
        if len(palette) != 16:
            raise ValueError("a palette has 16 colours, not %d" % len(palette))
        self.finish()
        if self.bits == 16:
            short = [(colour >> 8 & 0xF800) | (colour >> 5 & 0x7E0) | (colour >> 3 & 0x1F) for colour in palette]
            _pairs_16(self._table, array("H", short))
        else:
            short = [(colour >> 12 & 0xF00) | (colour >> 8 & 0xF0) | (colour >> 4 & 0xF) for colour in palette]
            _pairs(self._table, array("H", short))
        self._bare = self._margin > 0

    def send(self, x: int, y: int, width: int, height: int) -> None:
        """Send a part of the canvas, widened to whole groups of 8 pixels; it must lie inside.

        Where the chip allows it this returns while pixels are still being sent: what is painted there meanwhile may be sent
        in part, so it has to be sent again.
        """
        if x < 0 or y < 0 or width < 1 or height < 1 or x + width > self.width or y + height > self.height:
            raise ValueError("%dx%d at %d,%d is not on the panel" % (width, height, x, y))
        end = x + width + 7 & ~7
        x &= ~7
        width = end - x
        self._wake()
        if self._bare:
            self._bare = False
            self._paint_margin(self._row - self._margin)
            self._paint_margin(self._row + self.height)
        self._wire.window(x + self._column, y + self._row, width, height)
        self._wire.pixels(self._canvas + y * self._stride + x // 2, self._stride, width // 8, height)

    def _paint_margin(self, row: int) -> None:
        """Paint one of the margins, from this row of the controller's on."""
        self._wire.window(self._column, row, self.width, self._margin)
        self._wire.pixels(addressof(self._ground), 0, self.width // 8, self._margin)

    def finish(self) -> None:
        """Wait until everything is on the panel."""
        self._wire.finish()


def _wait(since, microseconds: int) -> None:
    """Sleep until so long after the tick `since`; sleep_ms(5) may be over after 4.1 ms, as it counts whole ticks."""
    left = microseconds - time.ticks_diff(time.ticks_us(), since)
    if left > 0:
        time.sleep_ms(left // 1000)
        time.sleep_us(max(0, microseconds - time.ticks_diff(time.ticks_us(), since)))


@micropython.viper
def _pairs(table, colours):
    """Fill the table of wire bytes, see expand.py, the first one lowest, from 16 colours of 12 bits."""
    to = ptr32(table)
    colour = ptr16(colours)
    for pair in range(_PAIRS):
        left = int(colour[pair >> _LEFT])
        right = int(colour[pair & _RIGHT])
        to[pair] = left >> 4 | (left & 15) << 12 | right >> 8 << 8 | (right & _BYTE) << 16


@micropython.viper
def _pairs_16(table, colours):
    """The same from 16 colours of 16 bits, the high byte of each is sent first."""
    to = ptr32(table)
    colour = ptr16(colours)
    for pair in range(_PAIRS):
        left = int(colour[pair >> _LEFT])
        right = int(colour[pair & _RIGHT])
        to[pair] = left >> 8 | (left & _BYTE) << 8 | right >> 8 << 16 | (right & _BYTE) << 24


def _orientation(display: dict, mirror: int) -> tuple[int, int, int]:
    """Return (first column, first row, MADCTL) that put the picture upright for the player.

    Mirrored columns and rows are counted from the other end of the controller's 240 x 320 memory; MV swaps them. mirror:
    MADCTL bits of a controller whose glass begins at that other end; "origin" is counted from where the glass begins.
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
    row += display.get("margin", 0)
    madctl = (madctl ^ mirror) | display.get("refresh_order", 0)
    if display["colour_order"] == "BGR":
        madctl |= _BGR
    return column, row, madctl
