"""The backlight takes more current than all the rest: it dims while nobody presses a key, and goes out in the end."""

BRIGHTEST = 65535
_DIM = BRIGHTEST // 8  # the table can still be read in a room
_DIM_AFTER = 120_000  # ms without a key
_DARK_AFTER = 480_000  # ms more


class Backlight:
    """Calls light(duty), 0..65535, when the brightness has to change. at: the time in ms of the next step, 0: none."""

    def __init__(self, light) -> None:
        self._light = light
        self.at = 0
        self._low = False

    def wake(self, time: int) -> bool:
        """A key was pressed, or something happened that is worth to be seen; tell whether it was dim or dark before."""
        low = self._low
        if low:
            self._low = False
            self._light(BRIGHTEST)
        self.at = time + _DIM_AFTER
        return low

    def step(self, time: int) -> None:
        """It is the time `at`: less light."""
        if self._low:
            self._light(0)
            self.at = 0
        else:
            self._low = True
            self._light(_DIM)
            self.at = time + _DARK_AFTER
