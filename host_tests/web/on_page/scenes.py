"""The scenes of tools/shots on the page's port, in main.py's place, one at each turn. Time passes by clock.rest() alone."""

import board
import gallery
from tercet.device.web import clock
from tercet.device.web.device import Device
from tercet.power_on import power_on

_now = 0


def now(self):
    return _now


def rest(self, milliseconds):
    global _now
    _now += milliseconds


def full(self, data):
    """A battery is as full as the simulator's."""
    reading = round(data["full"] / data["divider"] / 3.3 * 65535)
    return lambda: reading


clock.Clock.now, clock.Clock.rest, Device.battery = now, rest, full
app = gallery.Gallery(*power_on(board, Device))
scenes = gallery.scenes(app.context)


def begin(wanted, language):
    app.measure()


def turn():
    """Show the next scene; 0: there was none."""
    for name in scenes:
        app._paint()
        app.canvas.flush()
        print("scene", name)
        app._clock.rest(100)
        return 1
    return 0


press = release = release_all = touched = lifted = drawn = pause = end = None
