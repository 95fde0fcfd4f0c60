# mypy: ignore-errors
"""MicroPython's `select`, with the simulated time for a stream that is written in Python: it is looked at each millisecond."""

import _wire
import uselect
from uselect import POLLIN  # noqa: F401 - for the firmware

_POLL = 3  # the request of ioctl()


class poll:
    """A poll object for one stream of Python's, or for any of the others."""

    def __init__(self):
        self._others = uselect.poll()
        self._stream = None

    def register(self, stream, flags):
        """Watch a stream."""
        if hasattr(stream, "ioctl"):
            self._stream, self._flags = stream, flags
            self._ready = ((stream, flags),)
        else:
            self._others.register(stream, flags)

    def poll(self, timeout):
        """The same as ipoll(), in a list."""
        return list(self.ipoll(timeout))

    def ipoll(self, timeout):
        """Wait until a stream is ready, for so many milliseconds at most; the streams that are."""
        if self._stream is None:
            return self._others.ipoll(timeout)
        end = _wire.now + 1000 * timeout
        while not self._stream.ioctl(_POLL, self._flags):
            left = end - _wire.now
            if left <= 0:
                return ()
            _wire.elapse(min(left, 1000))
        return self._ready
