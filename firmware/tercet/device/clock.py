"""Milliseconds since the start, which never go back and never wrap."""

import time


class Clock:
    """Counts on from MicroPython's ticks, which wrap (after 12.4 days on the RP2040, at 2**30 ms)."""

    def __init__(self) -> None:
        self._last = time.ticks_ms()
        self._now = 0

    def now(self) -> int:
        """Return the milliseconds since this clock was made; call it at least once in six days."""
        ticks = time.ticks_ms()
        self._now += time.ticks_diff(ticks, self._last)
        self._last = ticks
        return self._now

    def sleep(self, milliseconds: int) -> None:
        """Let the processor rest."""
        time.sleep_ms(milliseconds)

    def entropy(self) -> int:
        """Return the low bits of the microsecond counter: no two presses come at the same one."""
        return time.ticks_us() & 0xFFFF
