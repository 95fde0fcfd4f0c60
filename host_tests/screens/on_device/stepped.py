"""The app, for scripts that run in the firmware's place: time passes, and a picture is taken, where they say so.

rigs/scripted.py lays it beside them.
"""

import board
from tercet.app import App
from tercet.device.rp2.device import Device
from tercet.power_on import power_on

app = App(*power_on(board, Device))
app.begin()


def shown(wait=1000):
    """Let so many ms pass; then a picture is taken."""
    app._tick_at = 0
    until = app.context.now() + wait
    while app.context.now() < until:
        app._clock.rest(10)
        app.step()
    app.canvas.flush()
    print("shown")
    app._clock.rest(30)  # until it is taken
