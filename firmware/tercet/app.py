"""Puts the parts together: the one place that sees core, ui, screens and device. And the one loop."""

import gc
import os
import sys

from tercet.core.records import Records
from tercet.core.solved import Solved
from tercet.device.buttons import REPEATED, Buttons
from tercet.device.clock import Clock
from tercet.device.display import Display, size
from tercet.screens.start import Start
from tercet.ui import buttons as logical
from tercet.ui import theme
from tercet.ui.cardtable import CardPainter, faces_for
from tercet.ui.fonts import large, medium, small
from tercet.ui.text import en
from tercet.ui.type import Type

SAMPLE = 5  # ms between two samples of the keys
QUIET = 250  # ms without a key after which the collector may run
LITTER = 24  # keys whose leavings the heap holds easily; a new screen counts for as many
REPORT = "crash.txt"


class App:
    """Tercet on one board; also the context that every screen gets (see screens/screen.py).

    board: a module or object with the board's data: NAME, DISPLAY, BUTTONS, SEATS. canvas: of the panel's size.
    """

    def __init__(self, board, canvas) -> None:
        width, height = size(board.DISPLAY)
        self.canvas = canvas
        self._display = Display(board.DISPLAY, self.canvas.buffer, theme.PALETTE)
        self._send = self._display.send  # bound once: binding takes heap
        self._clock = Clock()
        self._buttons = Buttons(board.BUTTONS, logical.NAMES, self._clock.now())
        self._events = bytearray(8)
        self.keys = logical.Keys(board.BUTTONS, board.SEATS)
        self.small, self.medium, self.large = Type(small), Type(medium), Type(large)
        self.painter = CardPainter(self.canvas, faces_for(width, height))
        self.text = en
        self.settings: dict = {}  # the last choices, by the names in screens/games.py
        self.records = Records()
        self.solved = Solved()
        self._screen = Start(self)
        self._tick_at = 0  # when the screen wants to work by itself
        self._litter = 0  # keys since the collector ran
        self._collect_at = 0  # when it runs, 0: not yet

    def now(self) -> int:
        """Return the time in milliseconds since the start."""
        return self._clock.now()

    def seed(self) -> int:
        """Return a new seed for a game: the chip's noise, and the moment of the key that asked for it."""
        return int.from_bytes(os.urandom(6), "little") ^ self._clock.entropy()

    def show(self, screen) -> None:
        """Change to another screen; keys that are down mean nothing to it."""
        self._screen = screen
        self._buttons.forget()
        self._litter += LITTER
        self._collect_at = self._clock.now() + QUIET
        self._tick_at = 0
        screen.draw()

    def run(self) -> None:
        """Play until Ctrl-C on the serial line."""
        try:
            self._screen.draw()
        except Exception as error:  # noqa: BLE001 - as below
            self._crash(error)
        self.canvas.flush(self._send)
        self._display.show()
        while True:
            try:
                self.step()
            except Exception as error:  # noqa: BLE001 - whatever it is, the player gets a screen that says so
                self._crash(error)
            self.rest()

    def step(self) -> None:
        """Sample the keys once, let the screen work when it has to, send what changed."""
        time = self._clock.now()
        buttons = self._buttons
        count = buttons.sample(self._events, time)
        if count or buttons.edge_count:
            self._litter += 1
            if self._litter >= LITTER:
                self._collect_at = time + QUIET
            self._tick_at = time
            if buttons.edge_count and self._screen.edges(buttons.edges, buttons.edge_count, time):
                buttons.forget()  # the presses were calls: they mean nothing else
                count = 0
            screen = self._screen
            for index in range(count):
                event = self._events[index]
                screen.button(event & ~REPEATED, time, event >= REPEATED)
                if screen is not self._screen:
                    break  # a second key in the same sample was not meant for the screen that is there now
        if time >= self._tick_at:
            screen = self._screen
            wait = screen.tick(time)
            self._tick_at = time + wait if screen is self._screen else time
            self.canvas.flush(self._send)
        elif self._collect_at and time >= self._collect_at:
            self._collect_at = 0
            self._litter = 0
            gc.collect()

    def rest(self) -> None:
        """Let the processor rest until a key goes down or there is something to do."""
        time = self._clock.now()
        until = time + SAMPLE
        if not self._buttons.busy(time):
            until = min(self._tick_at, self._collect_at or self._tick_at)
        self._clock.rest(self._buttons.latched, max(1, until - time))

    def _crash(self, error) -> None:
        from tercet.screens.crash import Crash

        sys.print_exception(error)
        try:
            with open(REPORT, "w") as report:
                sys.print_exception(error, report)
        except OSError as trouble:
            print("%s could not be written: %s" % (REPORT, trouble))
        self.show(Crash(self, "%s: %s" % (type(error).__name__, error)))
        self.canvas.flush(self._send)
