"""The serial line: whatever comes in changes nothing, except what a tool sends that wants to talk to MicroPython."""

import select
import sys

import micropython

_LOOK = 100  # ms between two looks
_MOST = 256  # bytes read at a look, in some 8 ms: a host that never stops does not stop the game
_INTERRUPT = 3
_RETURN = 13


class SerialLine:
    """mpremote, and others that speak the raw REPL, begin with Return, Ctrl-C, Return, and one more byte.

    Ctrl-C alone must not end a game (a computer that probes its ports may send one); these four in a row do, in an
    orderly way. The fourth is left unread: it is for the REPL.
    """

    def __init__(self) -> None:
        self._poll = select.poll()
        self._poll.register(sys.stdin, select.POLLIN)
        self._byte = bytearray(1)
        self._seen = 0  # how far along the opening is
        self._at = 0
        micropython.kbd_intr(-1)

    def asked(self, time: int) -> bool:
        """Tell whether a tool wants the REPL; time in milliseconds. Allocates nothing."""
        if time < self._at:
            return False
        self._at = time + _LOOK
        for _ in range(_MOST):
            if not self._waiting():
                return False
            if self._seen == 3:
                return True
            sys.stdin.buffer.readinto(self._byte)
            self._take(self._byte[0])
        return False

    def _take(self, byte: int) -> None:
        if byte == _INTERRUPT:
            self._seen = 2 if self._seen in (1, 2) else 0
        elif byte == _RETURN:
            self._seen = 3 if self._seen == 2 else 1
        else:
            self._seen = 0

    def _waiting(self) -> bool:
        for _ in self._poll.ipoll(0):
            return True
        return False

    def release(self) -> None:
        """Ctrl-C interrupts again."""
        micropython.kbd_intr(_INTERRUPT)
