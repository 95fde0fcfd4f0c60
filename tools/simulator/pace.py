"""The device's time beside the player's: what every front end does for each picture."""

from __future__ import annotations

import sys
import time

from tools.handheld import Handheld
from tools.simulator.keys import Fingers

MOST_MS = 100  # a PC that was busy does not make the game jump further than this
SLOW_MS = 5  # a device slower than the PC's clock is shown in slices of this length, so that the window stays alive


class Pace:
    """Runs a device as fast as real time passes, or as fast as it can."""

    def __init__(self, handheld: Handheld, fingers: Fingers) -> None:
        self._handheld = handheld
        self._fingers = fingers
        self._last = time.monotonic()
        self._slow = False

    def step(self) -> bool:
        """Let the device catch up with real time; False when its firmware has ended."""
        began = time.monotonic()
        due = min((began - self._last) * 1000, SLOW_MS if self._slow else MOST_MS)
        self._last = began
        self._fingers.run(max(1, round(due)))
        self._slow = (time.monotonic() - began) * 1000 > max(due, SLOW_MS)
        return self._handheld.exit_code is None


class Serial:
    """Prints what the device prints, each part once."""

    def __init__(self, handheld: Handheld) -> None:
        self._handheld = handheld
        self._shown = 0

    def show(self) -> None:
        """Print what is new."""
        output = self._handheld.serial_output
        if len(output) > self._shown:
            sys.stdout.write(output[self._shown :].decode(errors="replace"))
            sys.stdout.flush()
            self._shown = len(output)
