"""A handheld at the other end of a serial line: its files read and written by MicroPython's own prompt, through mpremote."""

from __future__ import annotations

import ast
import hashlib
import io
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stdout
from types import TracebackType
from typing import Any, Self

from mpremote.transport import TransportError, TransportExecError  # type: ignore[import-untyped]
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]
from serial.tools import list_ports  # type: ignore[import-untyped]

from tools.saves.errors import LinkError, SavesError

FOLDER = "/tercet"  # on the handheld's disk
GREETING = 20  # seconds that it may take to its first answer: it saves what is played, and a flash may erase for long
PATIENCE = 10  # seconds that it may be silent later; also mpremote's
_PROMPT = b"raw REPL; CTRL-B to exit\r\n"  # and ">", which mpremote waits for before it sends anything
_CHUNK = 1024  # bytes read or written at once
_RESET = "import time, machine\ntime.sleep_ms(100)\nmachine.reset()"  # the wait lets the answer out first
# Each prints as it goes on, so that it is never silent for long; what the first two print are Python's own literals.
_READ = """
import hashlib, os
try:
 entries = list(os.ilistdir(%r))
except OSError as error:
 if error.args[0] != 2:
  raise
 entries = []
for entry in entries:
 if entry[1] & 0x8000:
  sum = hashlib.sha256()
  print("(%%r,b''" %% entry[0], end="")
  with open(%r + entry[0], "rb") as file:
   part = file.read(256)
   while part:
    sum.update(part)
    print(part, end="")
    part = file.read(256)
  print(",%%r)," %% sum.digest(), end="")
"""
_CHECKSUMS = """
import hashlib
for name in %r:
 sum = hashlib.sha256()
 with open(%r + name, "rb") as file:
  part = file.read(256)
  while part:
   sum.update(part)
   part = file.read(256)
 print((name, sum.digest()), end=",")
"""
_RENAME = """
import os
for before, after in %r:
 os.rename(%r + before, %r + after)
 print(after)
"""


def find_port(ports: Iterable[Any] | None = None) -> str:
    """The name of the only USB serial port there is; SavesError lists them where there are several."""
    found = [port for port in (list_ports.comports() if ports is None else ports) if port.vid is not None]
    if not found:
        raise SavesError("no USB serial port was found: is the handheld plugged in and on? Else name its port")
    if len(found) > 1:
        lines = [f"  {port.device}  {port.description}" for port in sorted(found)]
        raise SavesError("\n".join(["there are several serial ports; name that of the handheld:", *lines]))
    return str(found[0].device)


class Board:
    """A handheld that does not play while this is open: it has saved what was played, and starts anew afterwards."""

    def __init__(self, port: str) -> None:
        self.port = port

    def __enter__(self) -> Self:
        try:
            self._line = SerialTransport(self.port, timeout=PATIENCE)
        except (TransportError, OSError, ValueError) as error:
            reason = "is it plugged in and on, may you use the port, and does no other program use it?"
            raise LinkError(f"the port {self.port} cannot be opened: {reason}") from error
        try:
            self._greet()
        except SavesError as error:
            self._leave(error)
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._leave(error)

    def _leave(self, error: BaseException | None) -> None:
        """Let the handheld start anew, unless the line is the trouble."""
        try:
            if error is None or (isinstance(error, SavesError) and not isinstance(error, LinkError)):
                with self._talking():
                    self._line.exec_raw_no_follow(_RESET)
        finally:
            self._close()

    def _greet(self) -> None:
        """Ask for the prompt as mpremote does: device/rp2/serial.py knows it and ends the game in an orderly way.

        In mpremote's own way of it the patience is fixed, and a second try could meet the answer to the first.
        """
        line = self._line
        with self._talking():
            line.serial.reset_input_buffer()
            line.serial.write(b"\r\x03")
            line.serial.write(b"\r\x01")
            answer = line.read_until(1, _PROMPT, timeout=GREETING, timeout_overall=GREETING)
        if not answer.endswith(_PROMPT):
            raise LinkError(f"no answer from {self.port}: is this a handheld with MicroPython?")
        self._check_disk()

    def _check_disk(self) -> None:
        """SavesError if nothing can be read from the disk."""
        try:
            with self._talking():
                self._line.exec("import os\nif not os.statvfs('/')[0]:\n raise OSError('no disk')")
        except OSError as error:  # as device/rp2/disk.py: an error, or blocks of no bytes, as the version has it
            raise SavesError(
                "the handheld's disk cannot be read; its screen offers what can be done once it is switched on again"
            ) from error

    def files(self) -> dict[str, bytes]:
        """All files of the folder on its disk, each as it is there by the handheld's own checksum."""
        files, sums = {}, {}
        for name, data, digest in self._list("files cannot be read from", _READ % (FOLDER, FOLDER + "/")):
            files[name], sums[name] = data, digest
        self._same(files, sums)
        return files

    def make_folder(self) -> None:
        """Make the folder, if it is not there."""
        with self._disk(f"{FOLDER} cannot be made on"):
            if not self._line.fs_exists(FOLDER):
                self._line.fs_mkdir(FOLDER)

    def write(self, name: str, data: bytes) -> None:
        """Write a file into the folder; what is there then, compare() says."""
        with self._disk(f"{name} cannot be written to"):
            self._line.fs_writefile(f"{FOLDER}/{name}", data, chunk_size=_CHUNK)

    def rename(self, pairs: Sequence[tuple[str, str]]) -> None:
        """Rename files, (before, after), all in one step that needs no cable."""
        with self._disk("files cannot be renamed on"):
            self._line.exec(_RENAME % (list(pairs), FOLDER + "/", FOLDER + "/"))

    def remove(self, name: str) -> None:
        """Remove a file."""
        with self._disk(f"{name} cannot be removed from"):
            self._line.fs_rmfile(f"{FOLDER}/{name}")

    def compare(self, files: Mapping[str, bytes]) -> None:
        """SavesError unless the handheld reads just these bytes from its files, by their SHA-256."""
        self._same(files, dict(self._list("files cannot be read from", _CHECKSUMS % (list(files), FOLDER + "/"))))

    def _same(self, files: Mapping[str, bytes], sums: Mapping[str, bytes]) -> None:
        wrong = [name for name, data in files.items() if sums.get(name) != hashlib.sha256(data).digest()]
        if wrong:
            raise SavesError(f"not the same on the handheld as here: {', '.join(wrong)}; try again, with another cable")

    def _list(self, what: str, program: str) -> list[Any]:
        """What a program prints there: tuples with a comma behind each."""
        with self._disk(what):
            answer = self._line.exec(program)
        with self._talking():
            return list(ast.literal_eval(f"[{answer.decode()}]"))

    def _close(self) -> None:
        try:
            self._line.close()
        except OSError:
            return  # a port that the reset took away is closed

    @contextmanager
    def _disk(self, what: str) -> Iterator[None]:
        """Talk about the handheld's disk; what goes wrong with it is told in words."""
        try:
            with self._talking():
                yield
        except OSError as error:
            raise SavesError(f"{what} the handheld's disk: {error.strerror or error}") from error

    @contextmanager
    def _talking(self) -> Iterator[None]:
        """Talk over the line: OSError is the handheld's answer, LinkError a line that is in trouble.

        What mpremote prints of trouble is not for a person.
        """
        try:
            with redirect_stdout(io.StringIO()):
                yield
        except TransportExecError as error:
            raise OSError(error.error_output.strip().splitlines()[-1]) from error
        except OSError as error:
            if isinstance(error.__context__, TransportExecError):
                raise
            raise self._lost(error) from error
        except (TransportError, struct.error, SyntaxError, ValueError) as error:
            raise self._lost(error) from error

    def _lost(self, error: Exception) -> LinkError:
        return LinkError(f"the handheld at {self.port} has stopped answering: {error}")
