"""Restarts a board that hangs. Off in the REPL and while the flash is written."""

import machine
from machine import WDT, mem32

TIMEOUT = 8000  # ms; the RP2040 counts to 8388 at most

# The watchdog's CTRL register, by chip, at its alias that clears bits; bit 30 is ENABLE. (RP2040 datasheet 4.7.6,
# RP2350 datasheet 12.9.7). MicroPython can start a watchdog but not stop it.
_CLEAR_CTRL = {"RP2040": 0x4005B000, "RP2350": 0x400DB000}
_ENABLE = 1 << 30


def bit() -> bool:
    """Tell whether the watchdog made this start."""
    return machine.reset_cause() == machine.WDT_RESET


class Watchdog:
    """Stands still until feed() is called for the first time."""

    def __init__(self, chip: str) -> None:
        self._register = 0
        for name in _CLEAR_CTRL:
            if name in chip:
                self._register = _CLEAR_CTRL[name]
        self._dog = None

    def feed(self) -> None:
        """Begin the time anew."""
        if self._dog is None:
            if not self._register:
                return  # a chip whose watchdog could not be stopped: better none
            self._dog = WDT(timeout=TIMEOUT)
        self._dog.feed()

    def stop(self) -> None:
        """Stop it; the next feed() starts it again."""
        if self._dog is not None:
            mem32[self._register] = _ENABLE
            self._dog = None
