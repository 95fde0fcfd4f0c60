# mypy: ignore-errors
"""The SPI buses. Part of the stand-in for `machine`."""

import _wire
import records
from pins import number_of, owners, take

_GIVEN = object()
_DEFAULT_PINS = ((18, 19, 16), (10, 11, 8))  # SCK, MOSI, MISO of each unit, as on the Pico


class SPI:
    """A bus that writes; nothing on our boards answers on it, so reading is not there."""

    MSB = 1
    LSB = 0
    _hertz = 48_000_000

    def __init__(
        self, id, baudrate=1_000_000, *, polarity=0, phase=0, bits=8, firstbit=1, sck=_GIVEN, mosi=_GIVEN, miso=_GIVEN
    ):
        if id not in (0, 1):
            raise ValueError("SPI(%d) doesn't exist" % id)
        self._unit = id
        self._name = "SPI%d" % id
        # The trap of the port is kept: a pin that is not named is the default one, and is taken from who had it.
        self._pins = []
        for index, (pin, role, place) in enumerate(((sck, "SCK", 2), (mosi, "MOSI", 3), (miso, "MISO", 0))):
            if pin is None and role == "MISO":
                continue
            number = _DEFAULT_PINS[id][index] if pin is _GIVEN or pin is None else number_of(pin)
            if number % 4 != place or number // 8 % 2 != id:
                raise ValueError("bad %s pin" % role)
            self._pins.append(take(number, self._name))
        self.init(baudrate, polarity=polarity, phase=phase, bits=bits, firstbit=firstbit)

    def init(self, baudrate=None, *, polarity=None, phase=None, bits=None, firstbit=None):
        """Change what is given."""
        if firstbit == SPI.LSB:
            raise NotImplementedError("LSB")
        if bits not in (None, 8):
            raise NotImplementedError("SPI with %d bits is not simulated" % bits)
        if baudrate is not None:
            self._divider = _divider(SPI._hertz, baudrate)
        if polarity is not None:
            self._polarity = 1 if polarity else 0
        if phase is not None:
            self._phase = 1 if phase else 0
        self._told = 0

    def deinit(self):
        """The pins stay with the bus, as in the port."""

    def write(self, data):
        """Send the bytes; it takes the time they need on the wire."""
        for pin in self._pins:
            if owners[pin] != self._name:
                raise RuntimeError("GPIO%d was taken from %s" % (pin, self._name))
        # The divider stays when the clock changes, so the rate is known only now.
        baudrate = SPI._hertz // self._divider
        if baudrate != self._told:
            self._told = baudrate
            _wire.tell(records.BUS, self._unit, self._polarity << 1 | self._phase, baudrate)
        length = _wire.tell_data(self._unit, data)
        _wire.elapse(length * 8_000_000 // baudrate)

    def __repr__(self):
        return "SPI(%d, baudrate=%d)" % (self._unit, SPI._hertz // self._divider)


def _divider(hertz, baudrate):
    """What pico-sdk's spi_set_baudrate divides the peripheral clock by."""
    prescale = 2
    while prescale < 254 and hertz >= prescale * 256 * baudrate:
        prescale += 2
    post = 256
    while post > 1 and hertz // (prescale * (post - 1)) <= baudrate:
        post -= 1
    return prescale * post
