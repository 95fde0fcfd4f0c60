"""A long game that is the same every time, played by the keys. At its end: when the collector ran, in microseconds."""
# mypy: ignore-errors

import gc
import time
from array import array

import board
from tercet import app as module
from tercet.app import App
from tercet.core.timed.rules import Timed
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.timed.screen import TimedPlay


class Noted:
    """In the place of the app's gc: notes when it began and ended."""

    def __init__(self):
        self.times = array("i", 400 * (0,))
        self.count = 0

    def collect(self):
        """Collect."""
        begun = time.ticks_us()
        gc.collect()
        if self.count + 2 <= len(self.times):
            self.times[self.count] = begun
            self.times[self.count + 1] = time.ticks_us()
        self.count += 2


app = play = noted = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
noted = module.gc = Noted()
app = App(*power_on(board, Device))
play = TimedPlay(app.context, Timed(3, 2026, app.context.now(), target=30), checked("timed", {}))
play.game.target = 255  # no end in sight
app.show(play)
app._paint()
print("playing")
app.run()
module.gc = gc
print("collected", *noted.times[: noted.count])
