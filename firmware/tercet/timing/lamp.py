"""The lamp: shows a colour for a moment."""


class Lamp:
    """The lamp of a board. light((red, green, blue, ...)): lights it, the parts 0..65535; None: there is no lamp.

    now: tells the time in ms. on: the player wants it. at: the time when it goes out, 0: it is dark.
    """

    def __init__(self, light, now) -> None:
        self.present = light is not None
        self.on = True
        self.at = 0
        self._now = now
        self._light = light

    def show(self, light: tuple) -> None:
        """Light up: (red, green, blue, ms), the parts 0..65535. Allocates nothing."""
        if self.on and self.present:
            self._light(light)
            self.at = self._now() + light[3]

    def step(self, time: int) -> None:
        """It is the time `at`, or later: go out."""
        self.off()

    def off(self) -> None:
        """Be dark at once."""
        if self.at:
            self.at = 0
            self._light(_DARK)


_DARK = (0, 0, 0)
