"""The backlight takes more current than all the rest: it dims while nobody presses a key, and goes out in the end."""

BRIGHTEST = 65535
STEPS = 5
_DIM_PART = 8  # of the light, when dimmed: the table can still be read in a room
_LEAST = BRIGHTEST // 64  # or it would look dark
_DARK_AFTER = 480_000  # ms after it was dimmed


def duty(step: int) -> int:
    """Return how much of 65535 the light of a step 0..4 is: even steps for the eye, from L* = 36 to 100.

    The luminance of a lightness L* is ((L* + 16) / 116) ** 3 (CIE 15:2004, 8.2.1): 9, 20, 38, 64 and 100 %.
    """
    return int(BRIGHTEST * ((52 + 16 * step) / 116) ** 3 + 0.5)


class Backlight:
    """Calls light(duty), 0..65535, when the brightness has to change. at: the time in ms of the next step, 0: none.

    dark: whether it went out, after it was dimmed.
    """

    def __init__(self, light) -> None:
        self._light = light
        self.at = 0
        self.dark = False  # whether it has gone out
        self._low = True  # it is dark at first
        self._full = BRIGHTEST
        self._after = 0

    def set(self, step: int, seconds: int, time: int) -> None:
        """From now on the light is of a step 0..4, and dims after so many seconds without a key, 0: never."""
        self._full = duty(step)
        self._after = seconds * 1000
        if not self._low:
            self._light(self._full)
            self._wait(time)

    def wake(self, time: int) -> bool:
        """A key was pressed, or something happened that is worth to be seen; tell whether it was dim or dark before."""
        low = self._low
        if low:
            self._low = self.dark = False
            self._light(self._full)
        self._wait(time)
        return low

    def _wait(self, time: int) -> None:
        self.at = time + self._after if self._after else 0

    def step(self, time: int) -> None:
        """It is the time `at`: less light."""
        if self._low:
            self._light(0)
            self.dark = True
            self.at = 0
        else:
            self._low = True
            self._light(max(_LEAST, self._full // _DIM_PART))
            self.at = time + _DARK_AFTER
