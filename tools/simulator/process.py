"""The process that runs the firmware, and the wire to it."""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import struct
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from tools.simulator import interpreter
from tools.simulator.device import records

DEVICE = Path(__file__).resolve().parent / "device"
_RECORD = struct.Struct("=III")


class SimulatorError(RuntimeError):
    """The firmware did something that no board could do, or nothing at all."""


@dataclass(frozen=True)
class Record:
    """One thing the firmware did; the kinds are in device/records.py."""

    kind: int
    number: int
    setting: int
    value: int
    extra: int
    data: bytes = b""

    @property
    def long(self) -> int:
        """Both words of the value."""
        return self.value | self.extra << 32


class FirmwareProcess:
    """MicroPython with the firmware, from power-on to its end. `serial` collects what it prints."""

    def __init__(
        self, firmware: Path, board: Path, image: Path, serial: bytearray, start: int, origin: int, noise: int,
        cause: int, scratch: tuple[int, int], heapsize: str, patience: float,
    ) -> None:  # fmt: skip
        self.exit_code: int | None = None
        self._serial = serial
        self._patience = patience
        self._received = bytearray()
        self._position = 0
        self._rom = _rom(firmware, board)
        self._events, events = os.pipe()
        replies, self._replies = os.pipe()
        wire = (f"/dev/fd/{events}", f"/dev/fd/{replies}")
        arguments = [str(each) for each in (self._rom, image, *wire, start, origin, noise, cause, *scratch)]
        try:
            self._process = subprocess.Popen(
                interpreter.command(DEVICE / "boot.py", arguments, heapsize),
                env=interpreter.environment([DEVICE]),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                pass_fds=(events, replies),
                bufsize=0,
                start_new_session=True,  # Ctrl-C in a terminal is for the simulator; it passes it on if it wants to
            )
        except BaseException:
            os.close(self._events)
            os.close(self._replies)
            shutil.rmtree(self._rom)
            raise
        finally:
            os.close(events)
            os.close(replies)
        assert self._process.stdout is not None
        self._output = self._process.stdout.fileno()
        self._selector = selectors.DefaultSelector()
        for source in (self._events, self._output):
            os.set_blocking(source, False)
            self._selector.register(source, selectors.EVENT_READ)

    def next(self) -> Record | None:
        """The next record, or None when the firmware has ended; what it printed until then is in `serial`."""
        while (record := self._parse()) is None:
            if not self._receive():
                return None
        if record.kind in (records.WAKE, records.RESET):
            self._drain()
        return record

    def reply(self, words: bytes) -> None:
        """Answer a WAKE: the firmware goes on."""
        with contextlib.suppress(BrokenPipeError):  # it has ended meanwhile; next() says so
            os.write(self._replies, words)

    def type(self, data: bytes) -> None:
        """Bytes for the firmware's standard input, the serial line."""
        assert self._process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(data)

    def close(self) -> None:
        """The power goes off, at this moment, whatever the firmware is doing."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._drain()
        self._selector.close()
        os.close(self._events)
        os.close(self._replies)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        shutil.rmtree(self._rom, ignore_errors=True)

    def _parse(self) -> Record | None:
        start = self._position + _RECORD.size
        if len(self._received) < start:
            return None
        head, value, extra = _RECORD.unpack_from(self._received, self._position)
        kind, number, setting = head & 0xFF, head >> 8 & 0xFF, head >> 16
        end = start + (value if kind == records.DATA else 0)
        if len(self._received) < end:
            return None
        data = bytes(self._received[start:end])
        self._position = end
        if end == len(self._received):
            self._received.clear()
            self._position = 0
        return Record(kind, number, setting, value, extra, data)

    def _receive(self) -> bool:
        """Wait for more; False when the firmware has ended."""
        deadline = time.monotonic() + self._patience
        while True:
            ready = [key.fd for key, _ in self._selector.select(max(0, deadline - time.monotonic()))]
            if not ready:
                raise SimulatorError(
                    f"the firmware neither slept nor ended in {self._patience:g} s; "
                    f"it printed last: {bytes(self._serial[-2000:]).decode(errors='replace')!r}"
                )
            if self._output in ready and not self._drain():
                self._selector.unregister(self._output)
            if self._events in ready:
                data = os.read(self._events, 1 << 20)
                self._received += data
                if not data:
                    self.exit_code = self._process.wait()
                    self._drain()
                return bool(data)

    def _drain(self) -> bool:
        """Take what was printed; False when there will never be more."""
        while True:
            try:
                data = os.read(self._output, 1 << 16)
            except BlockingIOError:
                return True
            if not data:
                return False
            self._serial += data


def _rom(firmware: Path, board: Path) -> Path:
    """A folder with what is frozen into the UF2: the stand-ins, the board's data, the firmware."""
    rom = Path(tempfile.mkdtemp(prefix="tercet-"))
    (rom / "device").symlink_to(DEVICE)
    (rom / "firmware").symlink_to(firmware.resolve())
    (rom / "board").mkdir()
    (rom / "board" / "board.py").symlink_to(board.resolve())
    return rom
