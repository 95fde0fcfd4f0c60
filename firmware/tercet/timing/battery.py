"""The battery: how full it is, measured rarely and smoothed, so that no single load or a noisy reading alarms anybody."""

_EVERY = 5000  # ms between two measurements
_COUNT = 8  # measurements that a new one is averaged with: 40 s until half a step is followed
_VOLTS = 3.3  # the converter's full scale, 65535
_STEP = 3  # percent that what is shown has to be wrong by before it changes
_LOW, _NO_LONGER_LOW = 15, 25  # percent
_DYING, _NO_LONGER_DYING = 5, 12


class Battery:
    """The battery of a board's BATTERY, measure(): the converter's 0..65535; None: it cannot be sensed here.

    percent: 0..100 between the board's "empty" and "full" volts; -1: not known. low, dying: there is little or hardly
    anything left, until it is charged noticeably. at: the time in ms of the next step, 0: there is nothing to measure.
    """

    def __init__(self, data, measure) -> None:
        self.percent = -1
        self.low = self.dying = False
        self.at = 0
        self._measure = measure
        if measure is None:
            return
        self.at = 1
        volt = self._volt = (
            _COUNT * 65535 / _VOLTS / data["divider"]
        )  # in the sum of _COUNT measurements, which stays below 2**20
        self._empty = int(data["empty"] * volt)
        self._range = int(data["full"] * volt) - self._empty
        self._sum = 0  # of the last measurements, more or less; 0: there are none yet

    def tenths(self) -> int:
        """Measure now, and return tenths of a volt; -1: it cannot be sensed here."""
        return int(self._measure() * _COUNT * 10 / self._volt + 0.5) if self._measure else -1

    def step(self, time: int) -> bool:
        """It is the time `at`, or later: measure; tell whether what is to be shown has changed. Allocates nothing."""
        self.at = time + _EVERY
        measured = self._measure()
        if _COUNT * measured < self._empty // 2:
            self._sum = 0
            percent = -1  # no cell goes so low: the pin hangs in the air
        else:
            if not self._sum:
                for _ in range(_COUNT):
                    self._sum += self._measure()
            self._sum += measured - self._sum // _COUNT
            percent = max(0, min(100, (self._sum - self._empty) * 100 // self._range))
        if self.percent >= 0 and abs(percent - self.percent) < _STEP:
            return False
        if percent == self.percent:
            return False
        self.percent = percent
        self.low = 0 <= percent <= (_NO_LONGER_LOW if self.low else _LOW)
        self.dying = 0 <= percent <= (_NO_LONGER_DYING if self.dying else _DYING)
        return True
