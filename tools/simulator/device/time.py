# mypy: ignore-errors
"""MicroPython's `time` as the rp2 port has it: ticks that wrap at 2**30, and a clock that begins at 2021-01-01."""

import _wire
from micropython import const
from utime import gmtime

_PERIOD = const(1 << 30)
_HALF = const(1 << 29)
_START = const(1609459200)  # seconds from 1970 to 2021: what an RP2040 without a set clock believes


def sleep_us(microseconds):
    _wire.elapse(max(0, microseconds))


def sleep_ms(milliseconds):
    _wire.elapse(max(0, milliseconds) * 1000)


def sleep(seconds):
    _wire.elapse(max(0, int(seconds * 1000000)))


def ticks_us():
    _wire.look()
    return (_wire.now + _wire.ticks_origin) & (_PERIOD - 1)


def ticks_ms():
    _wire.look()
    return (_wire.now + _wire.ticks_origin) // 1000 & (_PERIOD - 1)


ticks_cpu = ticks_us


def ticks_add(ticks, delta):
    if not -_HALF < delta < _HALF:
        raise OverflowError("ticks interval overflow")
    return (ticks + delta) & (_PERIOD - 1)


def ticks_diff(end, start):
    return ((end - start + _HALF) & (_PERIOD - 1)) - _HALF


def time():
    return _START + _wire.now // 1000000


def time_ns():
    return _START * 1000000000 + _wire.now * 1000


def localtime(seconds=None):
    return gmtime(time() if seconds is None else seconds)
