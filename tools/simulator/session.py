"""The simulator for tests: the firmware on a board that exists only here, in a time that passes only when asked to.

    with Simulator("picosystem") as handheld:
        handheld.run(500)
        handheld.tap("SELECT")
        handheld.picture().save("after.png")

The emulator's `Handheld` has the same methods: a test can drive either.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from tools import boards, handheld
from tools.panel import Panel
from tools.simulator import interpreter
from tools.simulator.device import records
from tools.simulator.hardware import Hardware
from tools.simulator.process import FirmwareProcess, SimulatorError

FLASH_BYTES = 1024 * 1024  # what a Pico with 2 MB has for files
BOOT_MICROSECONDS = 7000  # a reset to main.py, measured on the emulated device
SEEDS_A_LIFE = 1000  # by so much later seeds come after the power was off
NO_INTERRUPT = b"\xff"


class Simulator(handheld.Handheld):
    """A board from power-on. It runs only inside run(), run_until() and what is made of them.

    `seed` is that of the first game (see handheld.seed_registers), `noise` what os.urandom follows from, `start_ticks` what
    time.ticks_ms() shows at power-on (it wraps at 2**30), `storage` a file that keeps the flash (it is made if it is not
    there), `firmware` the folder with main.py, `patience` how many real seconds the firmware may compute without a sleep.
    """

    def __init__(
        self,
        board: str | boards.Board,
        *,
        firmware: Path = interpreter.FIRMWARE,
        seed: int | None = 1,
        noise: int = 1,
        start_ticks: int = 0,
        storage: Path | None = None,
        heapsize: str = interpreter.DEFAULT_HEAP,
        patience: float = 60,
    ) -> None:
        super().__init__(board)
        self.hardware = Hardware(self.board)
        self._firmware, self._heapsize, self._patience = firmware, heapsize, patience
        self._noise, self._seed = noise, seed
        self._serial = bytearray()
        self._now = 0  # microseconds
        self._wake: int | None = None  # when the firmware wants to go on; None: it has ended
        self._exit_code: int | None = None
        self._process: FirmwareProcess | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="tercet-")
        self._image = storage or Path(self._folder.name) / "flash.img"
        if not self._image.exists():
            self._image.write_bytes(b"\xff" * FLASH_BYTES)
        try:
            self._boot(start_ticks * 1000, records.PWRON_RESET)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Simulator:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Time

    @property
    def time(self) -> float:
        """Milliseconds since power-on."""
        return self._now / 1000

    @property
    def microseconds(self) -> int:
        """Microseconds since power-on."""
        return self._now

    def run(self, milliseconds: float) -> None:
        """Let so much time pass."""
        self._advance(self._now + round(milliseconds * 1000))

    def run_until(self, predicate: Callable[[], object], limit_milliseconds: float) -> bool:
        """Run until the predicate, asked whenever the firmware waits, is true; False when the limit came first."""
        end = self._now + round(limit_milliseconds * 1000)
        while not predicate():
            if self._wake is None or self._wake > end:
                self._now = max(self._now, end)
                return bool(predicate())
            self._advance(max(self._now, self._wake))
        return True

    # What is to be seen

    @property
    def panel(self) -> Panel:
        """The panel model; `hardware` has the rest of the board."""
        return self.hardware.panel

    @property
    def backlight(self) -> float:
        """0 (dark) to 1; 1 on a board whose backlight is not switched."""
        return self.hardware.backlight

    # The serial line, the flash, the power

    @property
    def serial_output(self) -> bytes:
        """All that was printed so far, over resets too."""
        return bytes(self._serial)

    def serial_write(self, data: bytes | str) -> None:
        """Type on the serial line; there is no REPL behind it.

        Ctrl-C interrupts the firmware where it waits next, unless it has asked for another byte or for none.
        """
        data = data.encode() if isinstance(data, str) else data
        interrupting = bytes((self.hardware.interrupt_byte,))
        if interrupting != NO_INTERRUPT and interrupting in data:
            self.hardware.interrupt = True
            data = data.replace(interrupting, b"")
        if self._process is not None and self._wake is not None:
            self._process.type(data)

    @property
    def exit_code(self) -> int | None:
        """What main.py ended with, 1 after an exception; None while it runs."""
        return self._exit_code

    @property
    def flash(self) -> bytes:
        """A copy of the file system's part of the flash (LittleFS 2, blocks of 4096 bytes), as it is at this moment."""
        return self._image.read_bytes()

    def power_cycle(self) -> None:
        """Cut the power in the middle of whatever happens, and switch on again; the flash stays."""
        self._power_off()
        if self._seed is not None:
            self._seed += SEEDS_A_LIFE
        self.hardware.panel = self.hardware.new_panel()
        self._boot_again(records.PWRON_RESET)

    def close(self) -> None:
        """End the firmware's process and throw the flash away, unless it was given."""
        self._power_off()
        self._folder.cleanup()

    def _contact(self, name: str, down: bool) -> None:
        if down:
            self.hardware.pressed.add(name)
            self.hardware.fell.add(name)
        else:
            self.hardware.pressed.remove(name)

    def _lit(self, pin: int, active: int) -> float:
        return self.hardware.lit(pin, active)

    def _power_off(self) -> None:
        self._wake = None
        if self._process is not None:
            process, self._process = self._process, None
            process.close()

    def _boot(self, origin: int, cause: int) -> None:
        self.hardware.power_on()
        self._exit_code = None
        self._process = FirmwareProcess(
            self._firmware, self.board.path, self._image, self._serial, self._now, origin, self._noise, cause,
            handheld.seed_registers(self._seed), self._heapsize, self._patience,
        )  # fmt: skip
        self._wake = self._listen()

    def _boot_again(self, cause: int) -> None:
        self._now += BOOT_MICROSECONDS
        self._boot(-self._now, cause)

    def _advance(self, end: int) -> None:
        while self._wake is not None and self._wake <= end:
            assert self._process is not None
            self.hardware.now = self._now = self._wake
            self._process.reply(self.hardware.reply(self._wake, end))
            self._wake = self._listen()
        self._now = max(self._now, end)

    def _listen(self) -> int | None:
        """Do what the firmware says until it waits: when it wants to go on, or None when it has ended."""
        assert self._process is not None
        while (record := self._process.next()) is not None:
            if record.kind == records.WAKE:
                return record.long
            if record.kind == records.RESET:
                return self._reset(record.setting)
            try:
                self.hardware.obey(record)
            except SimulatorError as error:
                self._power_off()
                printed = self.serial_output[-2000:]
                raise SimulatorError(f"{error} (after {self.time:g} ms; serial output: {printed!r})") from None
        self._exit_code = self._process.exit_code
        return None

    def _reset(self, cause: int) -> int | None:
        self._now = max(self._now, self.hardware.now)
        self._power_off()
        self._boot_again(cause)
        return self._wake
