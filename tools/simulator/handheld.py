"""What front ends and scripts need of a device: the simulator and the emulator both have it."""

from __future__ import annotations

from typing import Any, Protocol

from PIL import Image

from tools.boards import Board
from tools.panel import Panel


class Handheld(Protocol):
    """A device that can be played. Milliseconds are those of its own time."""

    board: Board

    @property
    def panel(self) -> Panel: ...

    @property
    def backlight(self) -> float: ...

    @property
    def serial_output(self) -> bytes: ...

    def run(self, milliseconds: float) -> Any: ...

    def press(self, name: str) -> Any: ...

    def release(self, name: str) -> Any: ...

    def picture(self) -> Image.Image: ...


def exit_code(handheld: Handheld) -> int | None:
    """What the firmware ended with; None while it runs, and always for a device that falls back to its REPL."""
    code: int | None = getattr(handheld, "exit_code", None)
    return code


def lamp(handheld: Handheld) -> tuple[float, float, float] | None:
    """(red, green, blue), 0..1, or None when there is none or the device does not tell."""
    colours: tuple[float, float, float] | None = getattr(handheld, "lamp", None)
    return colours
