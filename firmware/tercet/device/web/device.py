"""The page as a whole, as device/__init__.py says what it has."""

import io
import sys

import page

from tercet.device.web.buttons import Buttons
from tercet.device.web.clock import Clock
from tercet.device.web.display import Display
from tercet.device.web.store import Store

_FULL = 65535


class Device:
    """A board that is drawn on the page."""

    def __init__(self, board) -> None:
        self._board = board
        self.safe = False
        self.watchdog = _Watchdog()
        self.serial = _Line()

    def start(self, names: tuple, safe_key: str, buffer: bytearray, palette: tuple) -> None:
        """Start keys, clock and display. names: of the buttons. buffer: of the canvas."""
        self.clock = Clock()
        self.buttons = Buttons(self._board.BUTTONS, names, self.clock.now)
        self.display = Display(self._board.DISPLAY, buffer, palette)

    def buzzer(self, data: dict):
        """Return what plays a note on a board's SOUND."""
        return page.tone

    def lamp(self, data: dict):
        """Return what lights a board's LAMP."""

        def light(parts: tuple) -> None:
            page.lamp(parts[0] / _FULL, parts[1] / _FULL, parts[2] / _FULL)

        return light

    def battery(self, data: dict):
        """A page has none."""
        return None

    def probe(self):
        """A page has no pins that could be wired wrongly."""
        return None

    def store(self, quiet) -> Store:
        """Return what the page keeps. quiet: nothing stops here while it is written."""
        return Store()

    def mounted(self) -> bool:
        """There is always a place for files, though the page may not keep it."""
        return True

    def format_disk(self) -> bool:
        """Remove all files."""
        for name in page.names().split():
            page.remove(name)
        return True

    def report(self, error) -> None:
        """Hand the trace to the page."""
        text = io.StringIO()
        sys.print_exception(error, text)  # type: ignore[arg-type]  # the stubs know files alone
        page.failed(text.getvalue())  # type: ignore[attr-defined]

    def seed(self) -> int:
        """Return the seed of a new game, 0..2**48-1."""
        return int(page.seed())

    def number(self) -> int:
        """Return the number by which a new game is known, 1..2**30-1."""
        return page.number() & 0x3FFFFFFF or 1

    def chip(self) -> str:
        """Return where it runs."""
        return "WebAssembly"


class _Watchdog:
    """A browser says itself when a page hangs."""

    bit = False

    def feed(self) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""


class _Line:
    """In the place of the serial line: the page may end the game in an orderly way."""

    def __init__(self) -> None:
        self.ending = False

    def asked(self, time: int) -> bool:
        """Tell whether the page wants the game to end."""
        return self.ending

    def release(self) -> None:
        """Do nothing: there is no Ctrl-C."""
