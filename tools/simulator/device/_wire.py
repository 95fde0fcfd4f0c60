# mypy: ignore-errors
"""The wire to the process that plays the hardware, and the time that it hands out.

The firmware's time is `now`, microseconds since power-on. It stands still while the firmware computes; it passes when
the firmware sleeps and while bytes are on the SPI wire. Nothing here allocates once connected, so that tests may lock
the heap.
"""

import array

import records

# A busy-wait must end although time stands still: after this many looks at the clock or a pin without a sleep each
# further look takes a while, as it does on the device. No frame of ours looks that often.
FREE_LOOKS = 2000
LOOK_MICROSECONDS = 10

now = 0
granted = 0
ticks_origin = 0
driven = 0
levels = 0

_ROOM = 1024  # records
_COUNTED = (bytes, bytearray)  # types whose len() is bytes; a tuple written in place would be made anew each time
_words = array.array("I", bytes(records.RECORD_BYTES * _ROOM))
reply = array.array("I", bytes(4 * records.REPLY_WORDS))
_count = 0
_told = -1
_looks = 0
_watchdog = 0
_events = _replies = _nowhere = None
changed = None  # called with the pins that fell, for those that have an interrupt
hardware = None  # asked in the other process's place, by a script that plays keys and time itself: see synchronize()


def connect(events_path, replies_path, start, origin):
    """Open the wire; it is microsecond `start`, and `origin` is what the tick counter shows at microsecond 0."""
    global _events, _replies, _nowhere, now, ticks_origin
    now = start
    _events = open(events_path, "wb")  # noqa: SIM115 - open until the end
    _replies = open(replies_path, "rb")  # noqa: SIM115
    _nowhere = open("/dev/null", "wb")  # noqa: SIM115
    ticks_origin = origin


def tell(kind, number, setting, value, extra=0):
    """Something changed at a pin or in a peripheral; it is sent with the next wait."""
    global _told
    if now != _told:
        _told = now
        _put(records.TIME, now & 0xFFFFFFFF, now >> 32)
    _put(kind | number << 8 | setting << 16, value, extra)


def tell_data(unit, data):
    """Bytes on an SPI bus; `data` is anything with the buffer protocol, taken byte by byte."""
    # len() counts items, and an item of an array may be longer than a byte: a write to nowhere counts the bytes.
    length = len(data) if isinstance(data, _COUNTED) else _nowhere.write(data)
    tell(records.DATA, unit, 0, length)
    _flush()
    _events.write(data)
    return length


def elapse(microseconds):
    """Let time pass: ask the hardware when it goes beyond what was granted."""
    global now, _looks
    _looks = 0
    _pass(microseconds)


def look():
    """The firmware looks at the clock or at a pin."""
    global _looks
    _looks += 1
    if _looks > FREE_LOOKS:
        _pass(LOOK_MICROSECONDS)


def guard(microseconds):
    """Start or feed the watchdog: it resets the board when so much time has passed; 0: it sleeps."""
    global _watchdog
    _watchdog = now + microseconds if microseconds else 0


def reset(cause):
    """The board is reset; whatever runs now never goes on."""
    tell(records.RESET, 0, cause, 0)
    _flush()
    _replies.readinto(reply)
    raise SystemExit(0)


def finish():
    """The firmware has ended: tell what it did last."""
    _flush()


def synchronize():
    """Tell everything, and learn the time and the levels of the pins.

    `hardware` learns and decides the same in this process: it sets `granted`, `driven` and `levels` and calls `changed`.
    """
    global now, granted, driven, levels
    if hardware:
        hardware()
        return
    _put(records.WAKE, now & 0xFFFFFFFF, now >> 32)
    _flush()
    if _replies.readinto(reply) != 4 * records.REPLY_WORDS:
        raise SystemExit(0)  # the hardware is gone: the power is off
    now = reply[records.NOW] | reply[records.NOW + 1] << 32
    granted = reply[records.GRANTED] | reply[records.GRANTED + 1] << 32
    driven = reply[records.DRIVEN]
    levels = reply[records.LEVELS]
    if changed and reply[records.FELL]:
        changed(reply[records.FELL])
    if reply[records.INTERRUPT]:
        raise KeyboardInterrupt


def _pass(microseconds):
    global now
    now += microseconds
    bites = 0 < _watchdog <= now
    if bites:
        now = _watchdog
    if now > granted:
        synchronize()
    if bites:
        reset(records.WDT_RESET | records.BITTEN)


def _put(header, value, extra):
    global _count
    if _count == _ROOM:
        _flush()
    index = 3 * _count
    _words[index] = header
    _words[index + 1] = value
    _words[index + 2] = extra
    _count += 1


def _flush():
    global _count
    _events.write(_words, records.RECORD_BYTES * _count)
    _count = 0
