"""The panel's wire on the RP2040 and RP2350: DMA sends one half of the buffer, and its interrupt fills the other.

So the processor can draw on while pixels are sent. The bytes are those of wire.py. The registers are written directly, since a
command by way of Pin and SPI takes 100 us and a window is three of them; chip.py says where they are.
"""

from array import array

import micropython
from machine import Pin
from micropython import const
from rp2 import DMA  # where there is none, wire.py is used
from uctypes import addressof

from tercet.device.rp2 import chip
from tercet.device.rp2.bus import open_bus
from tercet.device.rp2.expand_thumb import expand, expand_16

_CHIP = chip.known()  # before anybody relies on this module
_DATA = 0x08  # SSPDR

# What the viper code reads, by its place in Wire._registers; from _SENDING on it is what _pixels() says.
_SPI = const(0)
_DMA = const(1)
_CONTROL = const(2)
_BITS = const(3)
_SET = const(4)
_CLEAR = const(5)
_DC = const(6)
_CS = const(7)
_TABLE = const(8)
_FULL = const(9)
_EMPTY = const(10)
_SENDING = const(11)
_SOURCE = const(12)
_STRIDE = const(13)
_GROUPS = const(14)
_LINES = const(15)
_MOST = const(16)
_WAITING = const(17)
_FILLING = const(18)
_CAME = const(19)

# Registers of the SPI and of a DMA channel, in words, and bits of SSPSR.
_DR = const(2)
_SR = const(3)
_ICR = const(8)
_TNF = const(2)
_RNE = const(4)
_BSY = const(16)
_READ_ADDR = const(0)
_TRANS_COUNT = const(2)
_CTRL_TRIG = const(3)

# Commands of the panel's controller
_CASET = const(0x2A)
_RAMWR = const(0x2C)


class Wire:
    """Sends commands and parts of a canvas to the panel of a board's DISPLAY; allocates nothing.

    expanded: lines of the canvas in the wire's format, twice as many as go out in one burst. table: see expand.py. bits:
    of a pixel, 12 or 16.
    """

    def __init__(self, display: dict, expanded: bytearray, table, bits: int) -> None:
        unit = display["spi"]
        self._kept = (open_bus(display), expanded, table)  # their addresses are in use
        Pin(display["dc"], Pin.OUT, value=1)
        if display["cs"] is not None:
            Pin(display["cs"], Pin.OUT, value=1)
        self._dma = DMA()
        control = self._dma.pack_ctrl(size=0, inc_write=False, treq_sel=_CHIP.requests[unit], irq_quiet=False)
        self._half = len(expanded) // 2
        self._expand = expand_16 if bits == 16 else expand
        # In the order of the names above.
        self._registers = array(
            "I",
            (
                _CHIP.spi[unit],
                chip.DMA + chip.DMA_CHANNEL * self._dma.channel,  # pyright: ignore[reportAttributeAccessIssue]  # stubs lack it
                control,
                bits,  # of a pixel, and so the bytes of 8
                _CHIP.to_set,
                _CHIP.to_clear,
                1 << display["dc"],
                1 << display["cs"] if display["cs"] is not None else 0,
                addressof(table),
                addressof(expanded),
                addressof(expanded) + self._half,
                # From here on what is being sent, see _pixels(): nothing yet.
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
            ),
        )
        self._dma.config(write=_CHIP.spi[unit] + _DATA)
        self._dma.irq(self._sent, hard=True)

    def command(self, code: int, parameters: "bytes | bytearray" = b"", more: bool = False) -> None:
        """Send a command; `more` leaves the panel selected, for pixels."""
        _command(self._registers, code, parameters, len(parameters), more)

    def window(self, column: int, row: int, width: int, height: int) -> None:
        """Say where the next pixels go, in the controller's columns and rows, and select the panel for them."""
        _window(self._registers, column, row, width, height)

    def pixels(self, source: int, stride: int, groups: int, height: int) -> None:
        """Send lines of `groups` x 8 pixels into the window: canvas bytes from `source` on, a line every `stride` bytes.

        Returns while they are still being sent; the next command or window waits for that, and so does finish().
        """
        most = self._half // (groups * self._registers[_BITS])
        _pixels(self._registers, self._expand, source, stride, groups, height, most)

    def finish(self) -> None:
        """Wait until all pixels are on the panel."""
        _finish(self._registers)

    @micropython.viper
    def _sent(self, _dma):
        """One half of the buffer is sent: send the other, and fill this one. A hard interrupt: it takes no heap."""
        r = ptr32(self._registers)
        if r[_FILLING]:
            r[_CAME] = 1
        else:
            _go_on(self._registers, self._expand)


@micropython.viper
def _finish(registers):
    r = ptr32(registers)
    dma = ptr32(r[_DMA])
    while r[_SENDING]:
        dma[_CTRL_TRIG]


@micropython.viper
def _command(registers, code: int, parameters, count: int, more: bool):
    r = ptr32(registers)
    spi = ptr32(r[_SPI])
    bytes_out = ptr8(parameters)
    to_set = ptr32(r[_SET])
    to_clear = ptr32(r[_CLEAR])
    _finish(registers)
    to_clear[0] = r[_DC] | r[_CS]  # DC and CS low
    spi[_DR] = code
    while spi[_SR] & _BSY:
        pass
    to_set[0] = r[_DC]
    index = 0
    while index < count:
        while not spi[_SR] & _TNF:
            pass
        spi[_DR] = bytes_out[index]
        index += 1
    while spi[_SR] & _BSY:
        pass
    while spi[_SR] & _RNE:  # what came in meanwhile is nothing
        spi[_DR]
    spi[_ICR] = 1  # the overrun it may have led to
    if not more:
        to_set[0] = r[_CS]


@micropython.viper
def _window(registers, column: int, row: int, width: int, height: int):
    r = ptr32(registers)
    spi = ptr32(r[_SPI])
    to_set = ptr32(r[_SET])
    to_clear = ptr32(r[_CLEAR])
    _finish(registers)
    code = _CASET  # then RASET, then RAMWR
    first = column
    last = column + width - 1
    to_clear[0] = r[_CS]
    while code <= _RAMWR:
        to_clear[0] = r[_DC]
        spi[_DR] = code
        while spi[_SR] & _BSY:
            pass
        to_set[0] = r[_DC]
        if code < _RAMWR:
            spi[_DR] = first >> 8
            spi[_DR] = first
            spi[_DR] = last >> 8
            spi[_DR] = last
            while spi[_SR] & _BSY:
                pass
        while spi[_SR] & _RNE:
            spi[_DR]
        first = row
        last = row + height - 1
        code += 1


@micropython.viper
def _pixels(registers, expand, source: int, stride: int, groups: int, height: int, most: int):
    """Fill one half of the buffer, send it, and fill the other; _go_on() does the rest.

    What is being sent, from registers[_SENDING] on: 1 until all is; the next line to expand (its address), bytes from line to
    line, groups a line, lines left, lines that a half takes; bytes that wait in the half at registers[_FULL]; 1 while all
    this changes here and not in the interrupt; 1 if the interrupt came meanwhile.
    """
    r = ptr32(registers)
    r[_SENDING] = 1
    r[_SOURCE] = source
    r[_STRIDE] = stride
    r[_GROUPS] = groups
    r[_LINES] = height
    r[_MOST] = most
    r[_FILLING] = 1
    r[_CAME] = 0
    _expand(registers, expand)
    _send(registers, expand)
    r[_FILLING] = 0
    while r[_CAME]:
        r[_CAME] = 0
        r[_FILLING] = 1
        _go_on(registers, expand)
        r[_FILLING] = 0


@micropython.viper
def _go_on(registers, expand):
    """Send what is expanded and expand more; where nothing is left, let go of the panel."""
    r = ptr32(registers)
    if r[_WAITING]:
        _send(registers, expand)
        return
    spi = ptr32(r[_SPI])
    to_set = ptr32(r[_SET])
    while spi[_SR] & _BSY:  # the last bytes are still in the FIFO and on the wire
        pass
    while spi[_SR] & _RNE:
        spi[_DR]
    spi[_ICR] = 1
    to_set[0] = r[_CS]
    r[_SENDING] = 0


@micropython.viper
def _send(registers, expand):
    """Send the half that is filled, and fill the other."""
    r = ptr32(registers)
    dma = ptr32(r[_DMA])
    target = int(r[_FULL])
    dma[_READ_ADDR] = target
    dma[_TRANS_COUNT] = r[_WAITING]
    dma[_CTRL_TRIG] = r[_CONTROL]  # go
    r[_FULL] = r[_EMPTY]
    r[_EMPTY] = target
    _expand(registers, expand)


@micropython.viper
def _expand(registers, expand):
    """Fill the half of the buffer that is not being sent."""
    r = ptr32(registers)
    target = int(r[_FULL])
    source = int(r[_SOURCE])
    stride = int(r[_STRIDE])
    groups = int(r[_GROUPS])
    size = groups * int(r[_BITS])
    left = int(r[_LINES])
    count = int(r[_MOST])
    if count > left:
        count = left
    r[_LINES] = left - count
    r[_WAITING] = count * size
    if stride == groups * 4:
        expand(target, source, r[_TABLE], groups * count)
        r[_SOURCE] = source + stride * count
        return
    while count > 0:
        expand(target, source, r[_TABLE], groups)
        target += size
        source += stride
        count -= 1
    r[_SOURCE] = source
