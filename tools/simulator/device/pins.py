# mypy: ignore-errors
"""GPIO pins, and what can take a pin over: PWM and ADC. Part of the stand-in for `machine`."""

import _wire
import records

NOTHING, GPIO = 0, 1  # who has a pin; otherwise the name of the peripheral
owners = [NOTHING] * records.PIN_COUNT
_modes = [0] * records.PIN_COUNT
_pulls = [0] * records.PIN_COUNT
_outputs = [0] * records.PIN_COUNT
_slice_hertz = [0] * 8
_interrupts = {}  # by pin: (handler, pin)
_word = 0  # what GPIO_IN shows for the levels from outside in _driven and _levels
_driven = _levels = -1  # -1: a pin was set up or driven otherwise since


def number_of(pin):
    """The GPIO number of a Pin, a number or a name such as "GPIO5"."""
    if isinstance(pin, Pin):
        return pin._number
    if isinstance(pin, str):
        if not (pin.startswith("GPIO") and pin[4:].isdigit()):
            raise ValueError('unknown named pin "%s"' % pin)
        pin = int(pin[4:])
    if not isinstance(pin, int) or not 0 <= pin < records.PIN_COUNT:
        raise ValueError("invalid pin")
    return pin


def take(pin, owner):
    """Give a pin to a peripheral; returns its number."""
    number = number_of(pin)
    owners[number] = owner
    _forget_word()
    _wire.tell(records.PIN, number, records.NOT_DRIVEN, 0)
    return number


class Pin:
    """One GPIO. All objects of one number are the same pin."""

    IN, OUT, OPEN_DRAIN = 0, 1, 2
    IRQ_FALLING, IRQ_RISING = 4, 8
    PULL_UP, PULL_DOWN = 1, 2
    _hertz = 125_000_000

    def __init__(self, id, mode=None, pull=None, *, value=None):
        self._number = number_of(id)
        if mode is not None or pull is not None or value is not None:
            self.init(mode, pull, value=value)

    def init(self, mode=None, pull=None, *, value=None):
        """Configure the pin; without a mode only the pull changes, as in the port."""
        number = self._number
        _forget_word()
        if mode is not None:
            if mode not in (Pin.IN, Pin.OUT, Pin.OPEN_DRAIN):
                raise ValueError("invalid pin mode: %d" % mode)
            owners[number] = GPIO
            _modes[number] = mode
            if mode == Pin.OPEN_DRAIN and value is None:
                value = 1
            if value is not None:
                _outputs[number] = 1 if value else 0
            self._tell()
        _pulls[number] = pull or 0

    def __call__(self, value=None):
        if value is None:
            return self._level()
        self._drive(1 if value else 0)

    def value(self, value=None):
        """Read the level, or set it."""
        if value is None:
            return self._level()
        self._drive(1 if value else 0)

    def on(self):
        """Drive the pin high."""
        self._drive(1)

    def off(self):
        """Drive the pin low."""
        self._drive(0)

    high = on
    low = off

    def toggle(self):
        """Drive the other level."""
        self._drive(1 - _outputs[self._number])

    def irq(self, handler=None, trigger=IRQ_FALLING, *, hard=False):
        """Call handler(pin) when the level falls; other triggers are not simulated."""
        self._owned()
        if trigger != Pin.IRQ_FALLING or not hard:
            raise NotImplementedError("only hard interrupts at a falling edge are simulated")
        if handler is None:
            _interrupts.pop(self._number, None)
        else:
            _interrupts[self._number] = (handler, self)
            _wire.changed = _interrupt

    def __repr__(self):
        return "Pin(GPIO%d)" % self._number

    def _owned(self):
        owner = owners[self._number]
        if owner is not GPIO:
            what = "is not set up: give a mode" if owner is NOTHING else "belongs to " + owner
            raise RuntimeError("GPIO%d %s" % (self._number, what))

    def _drive(self, level):
        self._owned()
        if _modes[self._number] == Pin.IN:
            raise RuntimeError("GPIO%d is an input" % self._number)
        if _outputs[self._number] != level:
            _outputs[self._number] = level
            _forget_word()
            self._tell()

    def _tell(self):
        number = self._number
        mode, level = _modes[number], _outputs[number]
        drives = mode == Pin.OUT or (mode == Pin.OPEN_DRAIN and not level)
        _wire.tell(records.PIN, number, level if drives else records.NOT_DRIVEN, 0)

    def _level(self):
        self._owned()
        _wire.look()
        number = self._number
        mode = _modes[number]
        if mode == Pin.OUT or (mode == Pin.OPEN_DRAIN and not _outputs[number]):
            return _outputs[number]
        if _wire.driven >> number & 1:
            return _wire.levels >> number & 1
        if not _pulls[number]:
            raise RuntimeError("GPIO%d floats: nothing drives it, and it has no pull" % number)
        return 1 if _pulls[number] == Pin.PULL_UP else 0


def _interrupt(fell):
    """Call the handlers of the pins that fell: a bit a GPIO."""
    for number in _interrupts:
        if fell >> number & 1:
            handler, pin = _interrupts[number]
            handler(pin)


def input_levels():
    """The levels of all pins, as GPIO_IN shows them: pin 0 is the lowest bit. A pin that is not set up reads 0."""
    global _word, _driven, _levels
    _wire.look()
    if _driven == _wire.driven and _levels == _wire.levels:
        return _word  # as at most looks
    word = 0
    for number in range(records.PIN_COUNT):
        if owners[number] is GPIO:
            if _wire.driven >> number & 1:
                level = _wire.levels >> number & 1
            elif _modes[number] == Pin.OUT:
                level = _outputs[number]
            else:
                level = 1 if _pulls[number] == Pin.PULL_UP else 0
            word |= level << number
    _word, _driven, _levels = word, _wire.driven, _wire.levels
    return word


def _forget_word():
    global _driven
    _driven = -1


class PWM:
    """One channel of a PWM slice. GPIO n and n + 1 (n even) share the frequency, and so do n and n + 16."""

    def __init__(self, pin, freq=None, *, duty_u16=None, duty_ns=None, invert=False):
        self._number = take(pin, "PWM")
        self._slice = self._number // 2 % 8
        self._duty = None
        self._invert = bool(invert)
        self.init(freq, duty_u16=duty_u16, duty_ns=duty_ns)

    def init(self, freq=None, *, duty_u16=None, duty_ns=None, invert=None):
        """Change what is given."""
        if invert is not None:
            self._invert = bool(invert)
        if freq is not None:
            self._set_freq(freq)
        if duty_ns is not None:
            duty_u16 = self._from_ns(duty_ns)
        if duty_u16 is not None:
            self._set_duty(duty_u16)
        self._tell()

    def freq(self, hertz=None):
        """Read or set the frequency of the slice."""
        if hertz is None:
            return _slice_hertz[self._slice]
        self._set_freq(hertz)
        self._tell()

    def duty_u16(self, duty=None):
        """Read or set the duty, 0..65535."""
        if duty is None:
            return self._duty or 0
        self._set_duty(duty)
        self._tell()

    def duty_ns(self, nanoseconds):
        """Set the duty as a time."""
        self.duty_u16(self._from_ns(nanoseconds))

    def deinit(self):
        """Stop."""
        self._duty = None
        _wire.tell(records.PWM, self._number, 0, 0)

    def _from_ns(self, nanoseconds):
        return (nanoseconds * 65535 * _slice_hertz[self._slice] + 500_000_000) // 1_000_000_000

    def _set_freq(self, hertz):
        if hertz > Pin._hertz // 2:
            raise ValueError("freq too large")
        if hertz <= Pin._hertz // (65535 * 256):
            raise ValueError("freq too small")
        _slice_hertz[self._slice] = hertz

    def _set_duty(self, duty):
        if not 0 <= duty <= 65535:
            raise ValueError("duty %d is not in 0..65535" % duty)
        self._duty = duty

    def _tell(self):
        if owners[self._number] != "PWM":
            raise RuntimeError("GPIO%d is no longer a PWM pin" % self._number)
        if self._duty is not None:
            duty = 65535 - self._duty if self._invert else self._duty
            _wire.tell(records.PWM, self._number, duty, _slice_hertz[self._slice])


class ADC:
    """One channel of the converter: GPIO 26..29, or channel 0..4 by number."""

    CORE_TEMP = 4

    def __init__(self, source):
        if isinstance(source, int) and 0 <= source <= 4:
            self._channel = source
        else:
            number = number_of(source)
            if number < 26:
                raise ValueError("Pin doesn't have ADC capabilities")
            self._channel = number - 26
        if self._channel < 4:
            take(26 + self._channel, "ADC")

    def read_u16(self):
        """The voltage, 0..65535 for 0 to 3.3 V."""
        return _wire.reply[records.ADC + self._channel]
