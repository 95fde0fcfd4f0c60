"""A cable between an emulated handheld and a program that wants a serial port: bytes over a port of this computer."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

from tools.emulator import Handheld

ROOT = Path(__file__).resolve().parents[2]
STEP = 5  # ms that the handheld runs between two looks at the line


class Done(NamedTuple):
    """A program that has ended: its exit status, and all it printed."""

    status: int
    output: str


class Cable:
    """Plugged into a handheld; the handheld runs while a program talks to it, and not otherwise."""

    def __init__(self, handheld: Handheld) -> None:
        self.handheld = handheld
        self._server = socket.create_server(("127.0.0.1", 0))
        self._server.setblocking(False)
        self._line: socket.socket | None = None
        self._sent = 0
        self.port = f"socket://127.0.0.1:{self._server.getsockname()[1]}"

    def run(self, *arguments: str, typed: str = "", limit: float = 200) -> Done:
        """Run `python -m ...` until it ends; `limit` in seconds."""
        self._sent = len(self.handheld.serial_output)  # what came before nobody was there to read
        program = subprocess.Popen(
            [sys.executable, "-m", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            text=True,
        )
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write(typed)
        program.stdin.close()
        end = time.monotonic() + limit
        while program.poll() is None:
            if time.monotonic() > end:
                program.kill()
                raise AssertionError(f"{' '.join(arguments)} did not end within {limit} s: {program.stdout.read()}")
            self._carry()
        self._hang_up()
        return Done(program.wait(), program.stdout.read())

    def close(self) -> None:
        """Unplug it."""
        self._hang_up()
        self._server.close()

    def _carry(self) -> None:
        """Let the handheld run a little, and carry bytes both ways."""
        if self._line is None:
            try:
                self._line, _ = self._server.accept()
            except BlockingIOError:
                self.handheld.run(STEP)
                return
            self._line.setblocking(False)
        try:
            typed = self._line.recv(4096)
            if not typed:
                self._hang_up()
                return
            self.handheld.serial_write(typed)
        except BlockingIOError:
            pass  # nothing was typed
        except OSError:
            self._hang_up()
            return
        self.handheld.run(STEP)
        new = self.handheld.serial_output[self._sent :]
        self._sent += len(new)
        try:
            self._line.sendall(new)
        except OSError:
            self._hang_up()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None
