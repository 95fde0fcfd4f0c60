"""The lamp: shows a colour for a moment."""

from machine import PWM, Pin

_HERTZ = 1000  # the backlight's: where both hang on one PWM slice they have to share it
_FULL = 65535
_PARTS = ("red", "green", "blue")


def quiet(pins: dict) -> None:
    """Drive the pins of parts that are not used, a board's UNUSED, to the level that keeps each quiet."""
    for pin in pins:
        Pin(pin, Pin.OUT, value=pins[pin])


class Lamp:
    """The lamp of a board's LAMP, or of a board that has none (None): then nothing is shown.

    now: tells the time in ms. on: the player wants it. at: the time when it goes out, 0: it is dark.
    """

    def __init__(self, data, now) -> None:
        self.present = data is not None
        self.on = True
        self.at = 0
        self._now = now
        self._low = self.present and not data["active"]  # lit by a low pin
        dark = _FULL if self._low else 0
        self._lines = [PWM(Pin(data[part]), freq=_HERTZ, duty_u16=dark) for part in _PARTS] if data else []

    def show(self, light: tuple) -> None:
        """Light up: (red, green, blue, ms), the parts 0..65535. Allocates nothing."""
        if self.on and self._lines:
            self._light(light)
            self.at = self._now() + light[3]

    def step(self, time: int) -> None:
        """It is the time `at`, or later: go out."""
        self.off()

    def off(self) -> None:
        """Be dark at once."""
        if self.at:
            self.at = 0
            self._light((0, 0, 0))

    def _light(self, parts: tuple) -> None:
        for place in range(len(self._lines)):
            part = parts[place]
            self._lines[place].duty_u16(_FULL - part if self._low else part)
