# mypy: ignore-errors
"""MicroPython's `machine` of the rp2 port, as far as Tercet uses it, at the level of registers: no panel, no keys.

What is not here raises, and so does what real hardware would answer with noise: a floating input, a pin that belongs
to another peripheral, a bus without pins. Ranges and pin rules: ports/rp2 of MicroPython, RP2040 datasheet 2.19.2.
"""

import _wire
import records
from pins import ADC, PWM, Pin, input_levels  # noqa: F401 - to be imported from here
from records import PWRON_RESET, WDT_RESET
from spi import SPI

GPIO_IN = 0xD0000004
WATCHDOG_SCRATCH0, WATCHDOG_SCRATCH1, WATCHDOG_SCRATCH4 = 0x4005800C, 0x40058010, 0x4005801C  # RP2040 datasheet 4.7.6
WATCHDOG_CTRL_CLEAR = 0x4005B000
WATCHDOG_ENABLE = 1 << 30
BY_TIMEOUT = 0x6AB73121  # what the SDK's watchdog_enable() leaves in SCRATCH4

_cause = PWRON_RESET
_scratch = {WATCHDOG_SCRATCH0: 0, WATCHDOG_SCRATCH1: 0, WATCHDOG_SCRATCH4: 0}
_processor = 125_000_000
_peripherals = 48_000_000  # since MicroPython 1.24 the USB clock, whatever the processor runs at


def _start(cause, scratch0=0, scratch1=0):
    """What the reset left behind, and what lies in two of the watchdog's scratch registers."""
    global _cause
    _cause = cause & 0xFF
    _scratch[WATCHDOG_SCRATCH0] = scratch0
    _scratch[WATCHDOG_SCRATCH1] = scratch1
    _scratch[WATCHDOG_SCRATCH4] = BY_TIMEOUT if cause & records.BITTEN else 0


def freq(processor=None, peripherals=None):
    """Read or set the clocks; the peripherals' is 48 MHz or the processor's, as the port demands."""
    global _processor, _peripherals
    if processor is None:
        return _processor
    if not 10_000_000 <= processor <= 270_000_000:
        raise ValueError("cannot change frequency")
    if peripherals not in (None, 48_000_000, processor):
        raise ValueError("peripheral freq must be 48_000_000 or the same as the MCU freq")
    _processor, _peripherals = processor, peripherals or 48_000_000
    Pin._hertz = processor
    SPI._hertz = _peripherals
    _wire.tell(records.CLOCKS, 0, 0, _processor, _peripherals)


def idle():
    """Wait for an event; the port waits a millisecond at most, and here nothing wakes it earlier."""
    _wire.elapse(1000)


def lightsleep(milliseconds):
    """Sleep; waking by a pin is not modelled, so a time must be given."""
    _wire.elapse(milliseconds * 1000)


def reset():
    """Reset the board: the firmware starts anew, the flash stays."""
    _wire.reset(WDT_RESET)


def reset_cause():
    """PWRON_RESET or WDT_RESET."""
    return _cause


def unique_id():
    """Eight bytes, the same ones always."""
    return b"\xe6\x60\x54\x45\x52\x43\x45\x54"


def disable_irq():
    """No interrupts are modelled."""
    return 0


def enable_irq(state):
    """No interrupts are modelled."""


class WDT:
    """The watchdog: 8388 ms at most on the RP2040."""

    def __init__(self, id=0, timeout=5000):
        if id != 0:
            raise ValueError("WDT(%d) doesn't exist" % id)
        if not 1 <= timeout <= 8388:
            raise ValueError("timeout out of range")
        self._microseconds = timeout * 1000
        self.feed()

    def feed(self):
        """Begin the time anew."""
        _wire.guard(self._microseconds)


class _Registers:
    def __getitem__(self, address):
        raise NotImplementedError("register 0x%08x is not simulated" % address)

    def __setitem__(self, address, value):
        raise NotImplementedError("register 0x%08x is not simulated" % address)


class _Words(_Registers):
    """Of the 32-bit registers GPIO_IN, the levels of all pins at once (RP2040 datasheet 2.3.1.7), and some watchdog's."""

    def __getitem__(self, address):
        if address in _scratch:
            return _scratch[address]
        if address != GPIO_IN:
            return super().__getitem__(address)
        return input_levels()

    def __setitem__(self, address, value):
        if address != WATCHDOG_CTRL_CLEAR or value != WATCHDOG_ENABLE:
            return super().__setitem__(address, value)
        _wire.guard(0)


mem8 = mem16 = _Registers()
mem32 = _Words()
