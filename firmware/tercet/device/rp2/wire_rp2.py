"""The panel's wire on the RP2040 and RP2350: DMA sends one half of the buffer, and its interrupt fills the other.

So the processor can draw on while pixels are sent. The bytes are those of wire.py. The registers are written directly, since a
command by way of Pin and SPI takes 100 us and a window is three of them; chip.py says where they are.
"""

from array import array

import micropython
from machine import Pin
from rp2 import DMA  # where there is none, wire.py is used
from uctypes import addressof

from tercet.device.rp2 import chip
from tercet.device.rp2.bus import open_bus
from tercet.device.rp2.expand_thumb import expand, expand_16

_CHIP = chip.known()  # before anybody relies on this module
_DATA = 0x08  # SSPDR


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
        # What the viper code reads, in the order of its indices.
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
        most = self._half // (groups * self._registers[3])
        _pixels(self._registers, self._expand, source, stride, groups, height, most)

    def finish(self) -> None:
        """Wait until all pixels are on the panel."""
        _finish(self._registers)

    @micropython.viper
    def _sent(self, _dma):
        """One half of the buffer is sent: send the other, and fill this one. A hard interrupt: it takes no heap."""
        r = ptr32(self._registers)
        if r[18]:
            r[19] = 1
        else:
            _go_on(self._registers, self._expand)


@micropython.viper
def _finish(registers):
    r = ptr32(registers)
    dma = ptr32(r[1])
    while r[11]:
        dma[3]


@micropython.viper
def _command(registers, code: int, parameters, count: int, more: bool):
    r = ptr32(registers)
    spi = ptr32(r[0])
    bytes_out = ptr8(parameters)
    to_set = ptr32(r[4])
    to_clear = ptr32(r[5])
    _finish(registers)
    to_clear[0] = r[6] | r[7]  # DC and CS low
    spi[2] = code
    while spi[3] & 16:  # SSPSR.BSY
        pass
    to_set[0] = r[6]
    index = 0
    while index < count:
        while not spi[3] & 2:  # SSPSR.TNF
            pass
        spi[2] = bytes_out[index]
        index += 1
    while spi[3] & 16:
        pass
    while spi[3] & 4:  # SSPSR.RNE: what came in meanwhile is nothing
        spi[2]
    spi[8] = 1  # SSPICR: the overrun it may have led to
    if not more:
        to_set[0] = r[7]


@micropython.viper
def _window(registers, column: int, row: int, width: int, height: int):
    r = ptr32(registers)
    spi = ptr32(r[0])
    to_set = ptr32(r[4])
    to_clear = ptr32(r[5])
    _finish(registers)
    code = 0x2A  # CASET, RASET, RAMWR
    first = column
    last = column + width - 1
    to_clear[0] = r[7]
    while code <= 0x2C:
        to_clear[0] = r[6]
        spi[2] = code
        while spi[3] & 16:
            pass
        to_set[0] = r[6]
        if code < 0x2C:
            spi[2] = first >> 8
            spi[2] = first
            spi[2] = last >> 8
            spi[2] = last
            while spi[3] & 16:
                pass
        while spi[3] & 4:
            spi[2]
        first = row
        last = row + height - 1
        code += 1


@micropython.viper
def _pixels(registers, expand, source: int, stride: int, groups: int, height: int, most: int):
    """Fill one half of the buffer, send it, and fill the other; _go_on() does the rest.

    What is being sent, from registers[11] on: 1 until all is; the next line to expand (its address), bytes from line to line,
    groups a line, lines left, lines that a half takes; bytes that wait in the half at registers[9]; 1 while all this
    changes here and not in the interrupt; 1 if the interrupt came meanwhile.
    """
    r = ptr32(registers)
    r[11] = 1
    r[12] = source
    r[13] = stride
    r[14] = groups
    r[15] = height
    r[16] = most
    r[18] = 1
    r[19] = 0
    _expand(registers, expand)
    _send(registers, expand)
    r[18] = 0
    while r[19]:
        r[19] = 0
        r[18] = 1
        _go_on(registers, expand)
        r[18] = 0


@micropython.viper
def _go_on(registers, expand):
    """Send what is expanded and expand more; where nothing is left, let go of the panel."""
    r = ptr32(registers)
    if r[17]:
        _send(registers, expand)
        return
    spi = ptr32(r[0])
    to_set = ptr32(r[4])
    while spi[3] & 16:  # the last bytes are still in the FIFO and on the wire
        pass
    while spi[3] & 4:
        spi[2]
    spi[8] = 1
    to_set[0] = r[7]
    r[11] = 0


@micropython.viper
def _send(registers, expand):
    """Send the half that is filled, and fill the other."""
    r = ptr32(registers)
    dma = ptr32(r[1])
    target = int(r[9])
    dma[0] = target
    dma[2] = r[17]
    dma[3] = r[2]  # CTRL_TRIG: go
    r[9] = r[10]
    r[10] = target
    _expand(registers, expand)


@micropython.viper
def _expand(registers, expand):
    """Fill the half of the buffer that is not being sent."""
    r = ptr32(registers)
    target = int(r[9])
    source = int(r[12])
    stride = int(r[13])
    groups = int(r[14])
    size = groups * int(r[3])
    left = int(r[15])
    count = int(r[16])
    if count > left:
        count = left
    r[15] = left - count
    r[17] = count * size
    if stride == groups * 4:
        expand(target, source, r[8], groups * count)
        r[12] = source + stride * count
        return
    while count > 0:
        expand(target, source, r[8], groups)
        target += size
        source += stride
        count -= 1
    r[12] = source
