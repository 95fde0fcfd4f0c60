"""What hangs on the pins of a board: the panel, the keys, the lamp, the sound, the battery."""

from __future__ import annotations

import struct
from collections import deque

from tools.boards import Board
from tools.panel import Panel
from tools.simulator.device import records
from tools.simulator.process import Record, SimulatorError

CTRL_C = 3
REFERENCE_VOLTS = 3.3
ROOM_CELSIUS = 27.0
KEPT_TONES = 10_000


class Hardware:
    """The board without its processor. `now` is the microsecond, set from outside."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.now = 0
        self.panel = self.new_panel()
        self.pressed: set[str] = set()
        self.fell: set[str] = set()  # keys that went down since the firmware last woke
        self.battery_volts = float(board.battery["full"]) if board.battery else 0.0
        self.tones: deque[tuple[float, int, float]] = deque(maxlen=KEPT_TONES)  # ms, hertz, duty 0..1
        self.interrupt = False
        self._keys = {pin: name for name, button in board.buttons.items() for pin in button["pins"]}
        self.power_on()

    def new_panel(self) -> Panel:
        """A panel just powered on, on the board's clock."""
        return Panel(self.board.display, lambda: self.now)

    def power_on(self) -> None:
        """All pins as a reset leaves them: driven by nobody."""
        self.interrupt_byte = CTRL_C
        self.processor_hertz, self.peripheral_hertz = 125_000_000, 48_000_000
        self.baudrate = 0
        self._mode = 0
        self._outputs: dict[int, int] = {}
        self._pwm: dict[int, tuple[int, float]] = {}

    def obey(self, record: Record) -> None:
        """What the firmware did, at the pins."""
        if record.kind == records.TIME:
            self.now = record.long
        elif record.kind == records.DATA:
            self._send(record.number, record.data)
        elif record.kind == records.PIN:
            self._set_pin(record.number, record.setting)
        elif record.kind == records.PWM:
            self._pwm[record.number] = (record.value, record.setting / 65535)
            self._outputs.pop(record.number, None)
            if self.board.sound and record.number == self.board.sound["pin"]:
                self.tones.append((self.now / 1000, record.value, record.setting / 65535))
        elif record.kind == records.BUS:
            self._mode, self.baudrate = record.setting, record.value
        elif record.kind == records.KEYBOARD:
            self.interrupt_byte = record.value
        elif record.kind == records.CLOCKS:
            self.processor_hertz, self.peripheral_hertz = record.value, record.extra
        else:
            raise SimulatorError(f"unknown record {record}")

    def reply(self, now: int, granted: int) -> bytes:
        """What the firmware learns when it wakes."""
        driven = 0  # a key connects its pin to ground; when it is up nothing drives the pin
        for pin, name in self._keys.items():
            if name in self.pressed:
                driven |= 1 << pin
        interrupt, self.interrupt = self.interrupt, False
        fell, self.fell = self.fell, set()
        edges = sum(1 << pin for pin, name in self._keys.items() if name in fell)
        return struct.pack("=QQIII5II", now, granted, driven, 0, interrupt, *self._voltages(), edges)

    @property
    def backlight(self) -> float:
        """0 is dark, 1 is full. A panel without such a pin is always lit."""
        pin = self.board.display["backlight"]
        return 1.0 if pin is None else self._strength(pin)

    @property
    def tone(self) -> int:
        """The hertz that sound now; 0 is silence."""
        hertz, duty = self._pwm.get(self.board.sound["pin"], (0, 0.0)) if self.board.sound else (0, 0.0)
        return hertz if 0 < duty < 1 else 0

    def _strength(self, pin: int) -> float:
        """How much of the time a pin is high."""
        if pin in self._pwm:
            hertz, duty = self._pwm[pin]
            return duty if hertz else 0.0
        return float(self._outputs.get(pin, 0))

    def lit(self, pin: int, active: int) -> float:
        """How much of the time a pin has the level that lights a lamp, 0..1; 0 where nothing drives it."""
        if pin not in self._pwm and pin not in self._outputs:
            return 0.0
        strength = self._strength(pin)
        return strength if active else 1 - strength

    def driven(self, pin: int) -> int | None:
        """The level, 0 or 1, to which the firmware drives a pin all the time; None where it does not."""
        return self._outputs.get(pin)

    def _set_pin(self, pin: int, level: int) -> None:
        if level == records.NOT_DRIVEN:
            self._outputs.pop(pin, None)
            self._pwm.pop(pin, None)
            return
        if pin in self._keys:
            raise SimulatorError(f"GPIO{pin} is driven, but it is wired to the key {self._keys[pin]}, which shorts it")
        before = self._outputs.get(pin)
        self._outputs[pin] = level
        self._pwm.pop(pin, None)
        display = self.board.display
        if pin == display["cs"]:
            self.panel.select(level == records.LOW)
        elif pin == display["reset"] and level == records.LOW and before != records.LOW:
            self.panel.reset()

    def _send(self, unit: int, data: bytes) -> None:
        display = self.board.display
        if unit != display["spi"]:
            raise SimulatorError(f"bytes sent on SPI{unit}; the display is on SPI{display['spi']}")
        wanted = display["polarity"] << 1 | display["phase"]
        if self._mode != wanted:
            raise SimulatorError(f"the display takes SPI mode {wanted}, not {self._mode} (polarity << 1 | phase)")
        if display["dc"] not in self._outputs:
            raise SimulatorError(f"bytes sent while nothing drives the DC pin, GPIO{display['dc']}")
        self.panel.write(data, bool(self._outputs[display["dc"]]))

    def _voltages(self) -> list[int]:
        volts = [0.0, 0.0, 0.0, 0.0, 0.706 - (ROOM_CELSIUS - 27) * 0.001721]  # RP2040 datasheet 4.9.5
        battery = self.board.battery
        if battery is not None:
            volts[battery["adc"] - 26] = self.battery_volts / battery["divider"]
        return [max(0, min(65535, round(volt / REFERENCE_VOLTS * 65535))) for volt in volts]
