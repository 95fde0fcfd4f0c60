"""Milliseconds since the start, which never go back and never wrap."""

import time

_SHORT = 5  # ms that are slept through
_LOOK = 3  # ms between two looks at what an interrupt may have set: each takes some 20 us


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

    def rest(self, woken: bytearray, milliseconds: int) -> None:
        """Let the processor rest for so long, or until woken[0] is set, which an interrupt may do."""
        diff, ticks, sleep = time.ticks_diff, time.ticks_ms, time.sleep_ms
        if milliseconds <= _SHORT:
            sleep(milliseconds)
            return
        end = time.ticks_add(ticks(), milliseconds)
        while not woken[0]:
            left = diff(end, ticks())
            if left <= 0:
                return
            sleep(min(left, _LOOK))

    def sleep(self, milliseconds: int) -> None:
        """Let the processor rest for so long."""
        time.sleep_ms(milliseconds)

    def entropy(self) -> int:
        """Return the low bits of the microsecond counter: no two presses come at the same one."""
        return time.ticks_us() & 0xFFFF  # type: ignore[operator]  # a number, whatever the stubs say
