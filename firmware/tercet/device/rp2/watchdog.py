"""The watchdog: resets the chip when the loop stands still."""

from machine import WDT, WDT_RESET, mem32, reset_cause

from tercet.device.rp2 import chip

_TIMEOUT = 8000  # ms; the RP2040 counts 8388 at most
_ENABLE = 1 << 30  # of CTRL (RP2040 datasheet 4.7.6, RP2350 12.9.7)
_CLEAR = 0x3000  # a write here clears the bits that are set in it (2.1.2)
_SCRATCH4 = 0x1C
_BY_TIMEOUT = 0x6AB73121  # what the SDK leaves in SCRATCH4 while the watchdog watches; a reset that is asked for does not


class Watchdog:
    """It watches from the first feed() until stop(), and again from the next feed().

    bit: whether this start is the restart after a hang.
    """

    def __init__(self) -> None:
        self._base = chip.known().watchdog
        self.bit = reset_cause() == WDT_RESET and mem32[self._base + _SCRATCH4] == _BY_TIMEOUT
        self._dog = None

    def feed(self) -> None:
        """The loop goes round: count anew."""
        if self._dog is None:
            self._dog = WDT(timeout=_TIMEOUT)
        else:
            self._dog.feed()

    def stop(self) -> None:
        """Do not watch: the flash is written, or the REPL takes over."""
        if self._dog is not None:
            mem32[self._base + _CLEAR] = _ENABLE
            self._dog = None
