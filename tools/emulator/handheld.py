"""The emulated handheld: press, run, look. All of it is synchronous, and the same calls give the same run.

rp2040py's own device classes run under asyncio and against the wall clock; here its step loop is driven directly until
an alarm of the emulated clock stops it, so no real time enters. Another slicing of the same time may shift what follows
a flash write or a DMA wait by a microsecond: waiting is skipped from event to event, and the end of a slice is one.

The processor counts 125 MHz whatever `machine.freq` says; the SPI's rate follows the firmware's registers (wire.py).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.gpio_pin import GPIOPinState

from tools import boards, handheld
from tools.emulator import hooks
from tools.emulator.clocks import Clocks
from tools.emulator.flash import START, FlashChip, Operation
from tools.emulator.serial_port import SerialPort
from tools.emulator.wire import Channel, Wire, install_channels
from tools.panel import Panel
from tools.panel.chip import RAMWR, RAMWRC

MILLISECOND = 1e6  # in nanoseconds
CYCLE_MICROSECONDS = 1 / 125  # rp2040py's processor knows no other rate
FUNCTION_SPI, FUNCTION_PWM = 1, 4
REFERENCE_VOLTS, ADC_STEPS = 3.3, 4095


class Event(NamedTuple):
    """Something at the edge of the handheld: `kind` is press, release, command, first pixel or last pixel.

    `data` is the pin of a key, the code of a command, or how many pixel bytes a last pixel ends.
    """

    microseconds: int
    kind: str
    data: int


class Handheld(handheld.Handheld):
    """A board (its name, or one that boards.read() gave) with its firmware, switched on.

    `flash` is an earlier `.flash`, the same handheld after a power cut; a UF2 with it is flashed over that.
    `seed` is that of the first game (see tools/handheld.py). `usb` False leaves the cable out: no serial
    port, and nothing that the cable wakes the processor for.
    """

    def __init__(
        self,
        board: str | boards.Board,
        uf2_path: str | Path | None,
        flash: bytes | None = None,
        usb: bool = True,
        seed: int | None = 1,
    ) -> None:
        super().__init__(board)
        if uf2_path is None and flash is None:
            raise ValueError("a UF2, a flash, or both are needed")
        self._clock = SimulationClock()
        self.mcu = hooks.chip(self._clock)
        for register, value in enumerate(handheld.seed_registers(seed)):
            hooks.hand_in(self.mcu, register, value)
        self._flash = FlashChip(self.mcu)
        self._flash.load(flash or b"", Path(uf2_path) if uf2_path is not None else None)
        self._clocks = Clocks(self.mcu)

        display = self.board.display
        self._panel = Panel(display, lambda: self._wire_micros)
        self._wire_micros = 0
        self._spi_pins = [(role, display[role]) for role in ("sck", "mosi")]
        self._wire = Wire(self.mcu, display["spi"], lambda: self._clocks.peripheral, self._spi_on_its_pins, self._bytes_out)
        install_channels(self.mcu, [self._wire])
        self._wire_bytes, self._wire_nanos = 0, 0.0
        self._data_mode, self._in_reset = False, False
        self._watch(display)
        self.battery_volts = float(self.board.battery["full"]) if self.board.battery else 0.0

        self._trace: list[Event] = []
        self._pixels: tuple[int, int] | None = None  # (microseconds, bytes) of the pixels being sent
        self._steps = hooks.Steps(self.mcu, self._clock)
        self._serial = SerialPort(self.mcu) if usb else None
        self.mcu.core.pc = START

    # Time

    @property
    def time(self) -> int:
        """Emulated microseconds since power-on."""
        return int(self._clock.micros)

    @property
    def awake(self) -> float:
        """Microseconds since power-on in which the processor did not sleep; waiting in a loop is not sleep."""
        channels = [channel for channel in self.mcu.dma.channels if isinstance(channel, Channel)]
        skipped = self._flash.skipped_nanos + sum(channel.skipped_nanos for channel in channels)
        return self.mcu.core.cycles * CYCLE_MICROSECONDS + skipped / 1000

    def run(self, milliseconds: float) -> None:
        """Let so much emulated time pass."""
        self._steps.run(milliseconds * MILLISECOND)

    def run_until(self, predicate: Callable[[], object], limit_milliseconds: float, step: float = 1) -> bool:
        """Run until the predicate, asked every `step` milliseconds, is true; False when the limit came first."""
        end = self._clock.nanos + limit_milliseconds * MILLISECOND
        while not predicate():
            left = (end - self._clock.nanos) / MILLISECOND
            if left <= 0:
                return False
            self.run(min(step, left))
        return True

    def _contact(self, name: str, down: bool) -> None:
        pin = int(self.board.buttons[name]["pins"][0])
        self._wire.sync()
        self._trace.append(Event(self.time, "press" if down else "release", pin))
        if down:
            self.mcu.gpio[pin].set_input_value(False)
        else:
            # Only the pull-up raises the pin again: firmware that forgot it sees a key that stays down.
            self.mcu.gpio[pin].release_input()

    # The glass

    @property
    def panel(self) -> Panel:
        """The panel, with every byte that is out by now."""
        self._wire.sync()
        return self._panel

    @property
    def wire_bytes(self) -> int:
        """Bytes that have come out to the panel since power-on."""
        self._wire.sync()
        return self._wire_bytes

    @property
    def wire_microseconds(self) -> float:
        """How long the wire has been busy with them; emulated time has it in already."""
        self._wire.sync()
        return self._wire_nanos / 1000

    @property
    def wire_hertz(self) -> float:
        """The bit rate the firmware has set up."""
        return self._wire.data_bits * 1e9 / self._wire.byte_nanos

    @property
    def faults(self) -> list[str]:
        """What was wrong with the talk to the panel: the panel's faults and the SPI's."""
        self._wire.sync()
        lost = (
            [f"{self._wire.lost} bytes written to the SPI while it was full, off or not set to 8 bits"]
            if self._wire.lost
            else []
        )
        return self._panel.faults + lost

    @property
    def trace(self) -> list[Event]:
        """Key edges and what went to the panel, in order; times of wire bytes are those of their last bit."""
        self._wire.sync()
        return sorted(self._trace + self._open_pixels(), key=lambda event: event.microseconds)

    def clear_trace(self) -> None:
        self._wire.sync()
        self._trace.clear()
        self._pixels = None

    @property
    def backlight(self) -> float:
        """0 (dark) to 1; 1 on a board whose backlight is not switched."""
        pin = self.board.display["backlight"]
        return 1.0 if pin is None else self.pulse(pin)[1]

    def pulse(self, pin: int) -> tuple[float, float]:
        """(hertz, duty 0..1) of the PWM on a pin; 0 hertz and the level where it is no PWM, (0, 0) where no output."""
        gpio = self.mcu.gpio[pin]
        if gpio.function_select != FUNCTION_PWM:
            return 0.0, float(gpio.output_enable and gpio.output_value)
        channel = self.mcu.pwm.channels[pin // 2 % 8]
        compare = channel.cc >> 16 if pin % 2 else channel.cc & 0xFFFF
        if not channel.csr & 1:
            return 0.0, 0.0
        period = (channel.top + 1) * ((channel.div >> 4 & 0xFF or 256) + (channel.div & 15) / 16)
        return self._clocks.system / period, min(1.0, compare / (channel.top + 1))

    def _lit(self, pin: int, active: int) -> float:
        gpio = self.mcu.gpio[pin]
        if gpio.function_select != FUNCTION_PWM and not gpio.output_enable:
            return 0.0
        duty = self.pulse(pin)[1]
        return duty if active else 1 - duty

    @property
    def battery_volts(self) -> float:
        """What the battery has; it can be set."""
        return self._battery_volts

    @battery_volts.setter
    def battery_volts(self, volts: float) -> None:
        self._battery_volts = volts
        battery = self.board.battery
        if battery is not None:
            level = round(volts / battery["divider"] / REFERENCE_VOLTS * ADC_STEPS)
            self.mcu.adc.channel_values[battery["adc"] - 26] = level

    # Flash and serial

    @property
    def flash(self) -> bytes:
        """A copy of the whole flash, up to the end of the file system the firmware declares: what a power cut leaves."""
        return bytes(self.mcu.flash[: self._flash.size])

    @property
    def flash_operations(self) -> list[Operation]:
        """Every erase and program since power-on."""
        return list(self._flash.operations)

    def flash_at(self, count: int) -> bytes:
        """The flash after the first `count` operations: a power cut at any point of this run."""
        return self._flash.at(count)

    @property
    def connected(self) -> bool:
        """Whether the computer at the other end of the cable sees a serial port."""
        return self._serial is not None and self._serial.connected

    @property
    def serial_output(self) -> bytes:
        """All that has come from the USB serial port."""
        return bytes(self._serial.output) if self._serial else b""

    def serial_write(self, data: bytes) -> None:
        """Type into the USB serial port; the handheld reads it as it runs on."""
        if self._serial is None:
            raise ValueError("there is no serial port without the USB cable: usb=True")
        self._serial.write(data)

    # Wiring

    def _watch(self, display: dict[str, Any]) -> None:
        """Put the panel on its pins; an edge first hands on the bytes that were out before it."""
        for role, act in (("dc", self._on_dc), ("cs", self._on_cs), ("reset", self._on_reset)):
            if display[role] is not None:
                self.mcu.gpio[display[role]].add_listener(self._edge(role, act))

    def _edge(self, role: str, act: Callable[[GPIOPinState], None]) -> Callable[[GPIOPinState, GPIOPinState], None]:
        def changed(now: GPIOPinState, _before: GPIOPinState) -> None:
            self._wire.sync()
            if self._wire.busy:
                self._panel.fault(f"{role} changed while a byte was on the wire")
            act(now)

        return changed

    def _on_dc(self, state: GPIOPinState) -> None:
        self._data_mode = state == GPIOPinState.HIGH

    def _on_cs(self, state: GPIOPinState) -> None:
        self._panel.select(state == GPIOPinState.LOW)

    def _on_reset(self, state: GPIOPinState) -> None:
        self._in_reset = state == GPIOPinState.LOW
        if self._in_reset:
            self._wire_micros = self.time
            self._panel.reset()

    def _spi_on_its_pins(self) -> bool:
        for role, pin in self._spi_pins:
            if self.mcu.gpio[pin].function_select != FUNCTION_SPI:
                self._panel.fault(f"SPI sends while GPIO {pin} ({role}) is not set to SPI: nothing comes out")
                return False
        return True

    def _bytes_out(self, data: bytes, start: float, nanos: float) -> None:
        """Bytes whose last bit is out, the first of them begun at `start`."""
        self._wire_bytes += len(data)
        self._wire_nanos += len(data) * nanos
        if self._in_reset:
            self._panel.fault("bytes sent while reset is low")
        elif self._data_mode:
            first, last = int((start + nanos) / 1000), int((start + len(data) * nanos) / 1000)
            self._wire_micros = last
            self._panel.write(data, True)
            if self._panel.command in (RAMWR, RAMWRC):
                if self._pixels is None:
                    self._trace.append(Event(first, "first pixel", 0))
                self._pixels = (last, len(data) + (self._pixels[1] if self._pixels else 0))
        else:
            self._trace += self._open_pixels()
            self._pixels = None
            for index, code in enumerate(data):
                self._wire_micros = int((start + (index + 1) * nanos) / 1000)
                self._trace.append(Event(self._wire_micros, "command", code))
                self._panel.write(bytes((code,)), False)

    def _open_pixels(self) -> list[Event]:
        return [Event(self._pixels[0], "last pixel", self._pixels[1])] if self._pixels else []
