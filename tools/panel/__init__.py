"""The one model of a display panel, for the simulator and the emulator: it decodes the bytes on the wire.

A controller has a memory of 240 columns x 320 rows, and the glass is wired to a fixed part of it: `panel` columns and
rows from `origin`. What the firmware writes goes through the window and MADCTL to memory cells, never straight to the
glass, so a wrong offset shows as a shifted picture, a wrong MADCTL as a turned one, a wrong colour order as red for
blue, a missing INVON as a negative, and what was never written as the noise that memory holds after power-on.

Sources: Sitronix ST7789V datasheet 1.3, chapters 8.12 (address control), 9.1 (commands); ILI9341 datasheet 1.11.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image
from tercet import device

from tools.panel import pixels
from tools.panel.chip import (
    BGR,
    CASET,
    COLMOD,
    CONTROLLERS,
    DISPOFF,
    DISPON,
    INVOFF,
    INVON,
    MADCTL,
    MV,
    MX,
    MY,
    NAMES,
    PARAMETERS,
    RAMWR,
    RAMWRC,
    RASET,
    SLPIN,
    SLPOUT,
    SWRESET,
    VENDOR,
    Command,
)

MILLISECOND = 1000
AFTER_RESET = 5 * MILLISECOND  # before the next command
AFTER_SLPOUT = 5 * MILLISECOND  # before the next command
SLEEP_CHANGE = 120 * MILLISECOND  # SLPOUT to SLPIN, SLPIN to SLPOUT, and a reset of a panel awake to SLPOUT

Memory = npt.NDArray[np.uint8]  # [red, green or blue][row][column]
MOST_FAULTS = 100


class Panel:
    """A panel as `DISPLAY` of a board.py describes it.

    `microseconds` is a clock: with it the waits that the datasheet asks for are checked too. `log` commands are kept.
    """

    def __init__(self, display: dict[str, Any], microseconds: Callable[[], int] | None = None, log: int = 500) -> None:
        if display["controller"] not in CONTROLLERS:
            raise ValueError(f"unknown controller {display['controller']!r}; controllers: {', '.join(CONTROLLERS)}")
        self._controller = CONTROLLERS[display["controller"]]
        self._display = display
        self._clock = microseconds
        self.width, self.height = device.seen(display)

        # One plane a colour: a rectangle of pixels is then one slice of all, however MADCTL turns it.
        cells = self._controller.columns * self._controller.rows
        noise = random.Random(7789)
        planes = bytearray(noise.randbytes(3 * cells))
        self._memory: Memory = np.frombuffer(planes, np.uint8).reshape(3, self._controller.rows, self._controller.columns)

        self._log: deque[Command] = deque(maxlen=log)
        self._faults: list[str] = []
        self._version = 0
        self._picture: tuple[int, Image.Image] | None = None
        self._ever_on = self._ever_awake = False
        self._ever_pixels = False
        self._selected = display["cs"] is None
        self._ready_at, self._after = 0, ""  # microseconds before which no command may come, and after which command
        self._sleep_change_at = 0  # microseconds before which SLPIN and SLPOUT may not come
        self._asleep = True
        self._registers()

    def _registers(self) -> None:
        """Every register to what a reset leaves; the memory is not touched by one."""
        self._asleep, self._on, self._inverted = True, False, False
        self._madctl, self._colmod = 0x00, 0x66
        self._columns = (0, self._controller.columns - 1)
        self._rows = (0, self._controller.rows - 1)
        self._position = 0  # pixels written into the window since RAMWR
        self._command: int | None = None
        self._parameters = bytearray()
        self._pixels = bytearray()
        self._pixel_bytes = 0

    # The wires

    def select(self, active: bool) -> None:
        """The CS pin: True is selected, a low pin. A pause in the middle of a command is allowed."""
        if self._display["cs"] is not None:
            self._selected = active

    def reset(self) -> None:
        """The reset pin went low: registers as after power-on."""
        self._finish()
        self._wait_after_reset()
        self._registers()
        self._version += 1

    def write(self, data: bytes | bytearray | memoryview, dc: bool) -> None:
        """Bytes on the wire, DC pin low (False: commands) or high (True: parameters and pixels)."""
        if not self._selected:
            self.fault("bytes sent while CS is high")
        elif not dc:
            for code in bytes(data):
                self._begin(code)
        elif self._command in (RAMWR, RAMWRC):
            self._pixels += data
            if len(self._pixels) > 1 << 18:
                self._flush()
        elif self._command is None:
            self.fault("data before any command")
        else:
            self._parameters += data
            if len(self._parameters) == PARAMETERS.get(self._command):
                self._obey(self._command, bytes(self._parameters))

    # What is seen

    def image(self) -> Image.Image:
        """What the glass shows, as the player sees it: RGB, width x height; black while asleep or off."""
        return self._seen().copy()

    def pixel(self, x: int, y: int) -> tuple[int, int, int]:
        """(red, green, blue), 0..255, of one pixel as the player sees it."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise ValueError(f"pixel ({x}, {y}) is outside {self.width}x{self.height}")
        red, green, blue = self._seen().getpixel((x, y))  # type: ignore[misc]
        return int(red), int(green), int(blue)

    @property
    def version(self) -> int:
        """A number that grows when what the panel shows changes."""
        self._flush()
        return self._version

    @property
    def asleep(self) -> bool:
        return self._asleep

    @property
    def on(self) -> bool:
        return self._on

    @property
    def command(self) -> int | None:
        """The code of the command that bytes with DC high belong to now."""
        return self._command

    @property
    def commands(self) -> list[Command]:
        """The last commands, oldest first, the unfinished one included."""
        return [*self._log, *([] if self._command is None else [self._logged()])]

    @property
    def faults(self) -> list[str]:
        """What the datasheet forbids and was done all the same, each kind once, in order."""
        self._flush()
        found = list(self._faults)
        if self._ever_pixels and not self._ever_on:
            found.append("pixels were sent and the display was never turned on (DISPON)")
        if self._ever_pixels and not self._ever_awake:
            found.append("pixels were sent and the panel was never woken (SLPOUT)")
        return found

    def fault(self, text: str) -> None:
        """Note a fault; the emulator adds what only it can see."""
        if text not in self._faults and len(self._faults) < MOST_FAULTS:
            self._faults.append(text)

    def _seen(self) -> Image.Image:
        self._flush()
        if self._picture is None or self._picture[0] != self._version:
            self._picture = (self._version, self._draw())
        return self._picture[1]

    def _draw(self) -> Image.Image:
        if self._asleep or not self._on:
            return Image.new("RGB", (self.width, self.height))
        columns, rows = self._display["panel"]
        left, top = self._display["origin"]
        memory = self._memory[:, :, ::-1] if self._controller.mirrored else self._memory
        shown = memory[:, top : top + rows, left : left + columns]
        if self._inverted != self._display["inversion"]:
            shown = ~shown
        if bool(self._madctl & BGR) != (self._display["colour_order"] == "BGR"):
            shown = shown[::-1]
        glass = Image.fromarray(np.ascontiguousarray(np.moveaxis(shown, 0, 2)))
        turn = {
            90: Image.Transpose.ROTATE_90,
            180: Image.Transpose.ROTATE_180,
            270: Image.Transpose.ROTATE_270,
        }.get(self._display["rotation"])
        return glass if turn is None else glass.transpose(turn)

    # Commands

    def _begin(self, code: int) -> None:
        self._finish()
        self._check_waits(code)
        if code not in NAMES and code not in PARAMETERS and code < VENDOR:
            self.fault(f"unknown command 0x{code:02X}")
        self._command = code
        if code == RAMWR:
            self._position = 0
        if code in (RAMWR, RAMWRC):
            self._check_window()
        elif PARAMETERS.get(code) == 0:
            self._obey(code, b"")

    def _finish(self) -> None:
        """The command before is over: what it did not get it will not get any more."""
        if self._command is None:
            return
        self._flush()
        if self._pixels:
            # Two bytes left of three are one 12-bit pixel and half a one: the usual end of an odd number of pixels.
            if self._colmod & 7 == 3 and len(self._pixels) == 2:
                self._place(pixels.decode(self._colmod, bytes(self._pixels) + b"\0", 1))
            else:
                self.fault(f"{NAMES[self._command]} ended in the middle of a pixel")
            self._pixels.clear()
        expected, count = PARAMETERS.get(self._command), len(self._parameters)
        if expected is not None and count != expected:
            self.fault(f"{NAMES.get(self._command, hex(self._command))} with {count} parameter bytes, not {expected}")
        self._log.append(self._logged())
        self._command = None
        self._parameters.clear()
        self._pixel_bytes = 0

    def _logged(self) -> Command:
        assert self._command is not None
        return Command(self._command, bytes(self._parameters), self._pixel_bytes + len(self._pixels))

    def _obey(self, code: int, parameters: bytes) -> None:
        before = (self._asleep, self._on, self._inverted, self._madctl & BGR)
        if code == SWRESET:
            self._wait_after_reset()
            self._registers()
            self._command = code
        elif code in (SLPIN, SLPOUT):
            if self._asleep != (code == SLPIN):
                self._sleep_change_at = self._now() + SLEEP_CHANGE
            self._ready_at, self._after = self._now() + AFTER_SLPOUT, NAMES[code]
            self._asleep = code == SLPIN
            self._ever_awake = self._ever_awake or not self._asleep
        elif code in (INVOFF, INVON):
            self._inverted = code == INVON
        elif code in (DISPOFF, DISPON):
            self._on = code == DISPON
            self._ever_on = self._ever_on or self._on
        elif code in (CASET, RASET):
            self._set_window(code, parameters)
        elif code == MADCTL:
            self._madctl = parameters[0]
        elif code == COLMOD:
            if parameters[0] & 7 not in self._controller.formats or parameters[0] & 0x88:
                self.fault(f"COLMOD 0x{parameters[0]:02X} is no pixel format of the {self._display['controller']}")
            self._colmod = parameters[0]
        if before != (self._asleep, self._on, self._inverted, self._madctl & BGR):
            self._version += 1

    def _set_window(self, code: int, parameters: bytes) -> None:
        first, last = int.from_bytes(parameters[:2]), int.from_bytes(parameters[2:])
        if first > last:
            self.fault(f"{NAMES[code]} {first}..{last} is reversed")
        if code == CASET:
            self._columns = (first, last)
        else:
            self._rows = (first, last)

    def _limits(self) -> tuple[int, int]:
        """How many columns and rows can be addressed: MV exchanges them."""
        size = (self._controller.columns, self._controller.rows)
        return (size[1], size[0]) if self._madctl & MV else size

    def _check_window(self) -> None:
        # Here and not in CASET: MADCTL may still come in between, and it decides what is inside.
        column_limit, row_limit = self._limits()
        for name, (first, last), limit in (("CASET", self._columns, column_limit), ("RASET", self._rows, row_limit)):
            if last >= limit:
                inside = f"0..{limit - 1} with MADCTL 0x{self._madctl:02X}"
                self.fault(f"{name} {first}..{last} is outside the memory, {inside}")

    # Waits

    def _now(self) -> int:
        return self._clock() if self._clock else 0

    def _wait_after_reset(self) -> None:
        self._ready_at, self._after = self._now() + AFTER_RESET, "a reset"
        if not self._asleep:
            self._sleep_change_at = self._now() + SLEEP_CHANGE

    def _check_waits(self, code: int) -> None:
        if self._clock is None:
            return
        name = Command(code).name
        if self._now() < self._ready_at:
            early = self._ready_at - self._now()
            self.fault(f"{name} came {early} us too early after {self._after}: wait 5 ms")
            self._ready_at = 0  # one report a wait
        if code in (SLPIN, SLPOUT) and self._now() < self._sleep_change_at:
            early = self._sleep_change_at - self._now()
            self.fault(f"{name} came {early} us too early after the last change of sleep or reset: wait 120 ms")
            self._sleep_change_at = 0

    # Pixels

    def _flush(self) -> None:
        """Put the whole pixels that have come so far into the memory."""
        if not self._pixels or self._command not in (RAMWR, RAMWRC):
            return
        self._ever_pixels = True
        unit_bytes, unit_pixels = pixels.UNITS.get(self._colmod & 7, (1, 0))
        units = len(self._pixels) // unit_bytes
        data = bytes(self._pixels[: units * unit_bytes])
        del self._pixels[: len(data)]
        self._pixel_bytes += len(data)
        if unit_pixels:
            self._place(pixels.decode(self._colmod, data, units * unit_pixels))
        else:
            self.fault(f"pixels in an unknown format, COLMOD 0x{self._colmod:02X}: dropped")

    def _place(self, planes: pixels.Planes) -> None:
        (first_column, last_column), (first_row, last_row) = self._columns, self._rows
        width, height = last_column - first_column + 1, last_row - first_row + 1
        if width < 1 or height < 1:
            return
        new = np.frombuffer(b"".join(planes), np.uint8).reshape(3, -1)
        count, memory, done = new.shape[1], self._addressed(), 0
        if self._position + count > width * height:
            self.fault(f"more than the {width}x{height} pixels of the window: the rest begins at its start again")
        while done < count:
            row, column = divmod(self._position % (width * height), width)
            length, lines = min(width - column, count - done), 1
            if length == width:  # as many whole lines as there are
                lines = min((count - done) // width, height - row)
            column, row = column + first_column, row + first_row
            cells = memory[:, row : row + lines, column : column + length]  # what is outside the memory is lost
            part = new[:, done : done + lines * length].reshape(3, lines, length)[:, : cells.shape[1], : cells.shape[2]]
            if not np.array_equal(cells, part):
                cells[:] = part
                self._version += 1
            self._position += lines * length
            done += lines * length

    def _addressed(self) -> Memory:
        """The memory as CASET and RASET count it: MX mirrors its columns, MY its rows, MV exchanges them (MADCTL, 8.12)."""
        memory = self._memory[:, :: -1 if self._madctl & MY else 1, :: -1 if self._madctl & MX else 1]
        return memory.swapaxes(1, 2) if self._madctl & MV else memory
