"""Which serial port the board is at."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any

from serial.tools import list_ports  # type: ignore[import-untyped]

from tools.deploy.errors import FlashError

RASPBERRY_PI = 0x2E8A  # the USB vendor of MicroPython's rp2 port, whatever board it runs on


def find(ports: Iterable[Any] | None = None, ask: Callable[[str], str] | None = None) -> str:
    """The port of the only board there is; where there are several, the one that is chosen.

    ports: as pyserial lists them. ask: a question to an answer; without it the terminal, if there is one.
    FlashError: there is no board, or none was chosen.
    """
    found = sorted(port for port in (list_ports.comports() if ports is None else ports) if port.vid == RASPBERRY_PI)
    if not found:
        raise FlashError("no board with MicroPython was found on USB: is it plugged in and on? Else name its port with PORT=")
    if len(found) == 1:
        return str(found[0].device)
    lines = [f"  {number}  {port.device}  {port.description}" for number, port in enumerate(found, 1)]
    listed = "\n".join(["there are several boards:", *lines])
    if ask is None:
        if not sys.stdin.isatty():
            raise FlashError(f"{listed}\nname the port of one with PORT=")
        ask = input
    answer = ask(f"{listed}\nWhich one? ").strip()
    if not answer.isdigit() or not 1 <= int(answer) <= len(found):
        raise FlashError(f"{answer!r} is none of 1 to {len(found)}; nothing was changed")
    return str(found[int(answer) - 1].device)
