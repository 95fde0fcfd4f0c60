"""A handheld that can be played: what the simulator and the emulator have in common, and what each adds in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from PIL import Image

from tools import boards
from tools.boards import Board
from tools.panel import Panel


class Handheld(ABC):
    """A board that is switched on. It runs only inside run(); milliseconds are those of its own time."""

    board: Board

    def __init__(self, board: str | Board) -> None:
        self.board = boards.load(board) if isinstance(board, str) else board
        self._down: set[str] = set()  # keys that are held, by logical name

    # What each kind has of its own

    @abstractmethod
    def run(self, milliseconds: float) -> None:
        """Let so much time pass."""

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """The panel, with every byte that is out by now."""

    @property
    @abstractmethod
    def serial_output(self) -> bytes:
        """All that has come from the serial port."""

    @property
    @abstractmethod
    def backlight(self) -> float:
        """0 (dark) to 1; 1 on a board whose backlight is not switched."""

    @abstractmethod
    def _lit(self, pin: int, active: int) -> float:
        """How much of the time a pin has the level that lights a lamp, 0..1; 0 where nothing drives it."""

    @abstractmethod
    def _contact(self, name: str, down: bool) -> None:
        """Close or open the contact of a key, by its logical name."""

    # Keys

    def press(self, name: str) -> None:
        """Push a key down now, by logical name (SELECT) or by its label on the board (A)."""
        self._key(name, True)

    def release(self, name: str) -> None:
        """Let a key go now."""
        self._key(name, False)

    def hold(self, name: str, milliseconds: float) -> None:
        """Press a key, and release it so much later."""
        self.press(name)
        self.run(milliseconds)
        self.release(name)

    def tap(self, name: str, hold: float = 60, then: float = 60) -> None:
        """Press, hold and release a key, and wait; in milliseconds."""
        self.hold(name, hold)
        self.run(then)

    def _key(self, name: str, down: bool) -> None:
        key = named(self.board.buttons, name)
        if key is None:
            raise ValueError(f"no key {name!r} on {self.board.name}; keys: {all_names(self.board.buttons)}")
        if (key in self._down) == down:
            raise ValueError(f"the key {name} is already {'down' if down else 'up'}")
        if down:
            self._down.add(key)
        else:
            self._down.remove(key)
        self._contact(key, down)

    # What is to be seen

    def picture(self) -> Image.Image:
        """What the player sees; how bright it is lit, `backlight` says."""
        return self.panel.image()

    @property
    def faults(self) -> list[str]:
        """What was wrong with the talk to the panel."""
        return self.panel.faults

    @property
    def lamp(self) -> tuple[float, float, float] | None:
        """(red, green, blue), 0..1; None on a board without a lamp."""
        return self.board.lamp_light(self._lit)

    @property
    def exit_code(self) -> int | None:
        """What the firmware ended with; None while it runs, and always for a device that falls back to its REPL."""
        return None


def seed_registers(seed: int | None) -> tuple[int, int]:
    """What lies in the watchdog's SCRATCH0 and SCRATCH1 so that the first game has this seed, 0..2**48-1, and each next game
    the next one (firmware/tercet/device/rp2/noise.py); None: the chip's noise and the moment of a key decide, as on a board."""
    if seed is None:
        return 0, 0
    if not 0 <= seed < 1 << 48:
        raise ValueError(f"a seed is 0..2**48-1, not {seed}")
    return 0x5EED0000 | seed >> 32, seed & 0xFFFFFFFF


def named(buttons: dict[str, dict[str, Any]], name: str) -> str | None:
    """The key of that logical name, or with that label on the board; None if there is none."""
    if name in buttons:
        return name
    labels = {str(button["label"]).casefold(): key for key, button in buttons.items()}
    return labels.get(name.casefold())


def all_names(buttons: dict[str, dict[str, Any]]) -> str:
    """The keys of a board, for a message."""
    labels = ", ".join(str(button["label"]) for button in buttons.values())
    return f"{', '.join(buttons)}; labels: {labels}"
