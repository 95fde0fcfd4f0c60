"""Milliseconds since the start, which never go back and never wrap."""

import io
import select
import time

_POLL = 3  # the request of ioctl() that asks what is ready: MP_STREAM_POLL


class _Woken(io.IOBase):
    """A stream to MicroPython, which can be read from once an interrupt has set the first byte of `woken`."""

    def __init__(self, woken: bytearray) -> None:
        self._woken = woken

    def ioctl(self, request: int, flags: int) -> int:
        """Say what is ready, of what is asked for."""
        return select.POLLIN if request == _POLL and self._woken[0] else 0


class Clock:
    """Counts on from MicroPython's ticks, which wrap (after 12.4 days on the RP2040, at 2**30 ms).

    woken: an interrupt that ends a rest sets its first byte.
    """

    def __init__(self, woken: bytearray) -> None:
        self._poll = select.poll()
        self._poll.register(_Woken(woken), select.POLLIN)
        self._last = time.ticks_ms()
        self._now = 0

    def now(self) -> int:
        """Return the milliseconds since this clock was made; call it at least once in six days."""
        ticks = time.ticks_ms()
        self._now += time.ticks_diff(ticks, self._last)
        self._last = ticks
        return self._now

    def rest(self, milliseconds: int) -> None:
        """Let the processor rest for so long, or until an interrupt ends it."""
        for _ in self._poll.ipoll(milliseconds):  # it sleeps until any interrupt, and looks again: no time is lost
            return
