"""Bytes of heap that 10 s of waiting take, clock shown, heap locked: the app's own loop, without its crash screen."""
# mypy: ignore-errors

import gc
import time

import board
import micropython
from tercet.app import App
from tercet.core.classic.rules import Classic
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay

SECONDS = 10
BLOCK = 16  # bytes: the least that can be taken, and what is printed when the locked heap was asked for any


def wait(milliseconds):
    """Do what App.run() does while no key is pressed."""
    start = time.ticks_ms()
    while time.ticks_diff(time.ticks_ms(), start) < milliseconds:
        step()
        rest(until_due())


app = play = None
before = taken = 0
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(*power_on(board, Device))
step = app.step
rest, until_due = app._clock.rest, app._wait  # bound here: that takes heap too
app.show(ClassicPlay(app.context, Classic(3, 2026, app.context.now()), checked("classic", {})))
app._paint()
wait(2000)  # the game that has begun is saved meanwhile
gc.collect()
gc.disable()  # a collection would hide what was taken
before = gc.mem_alloc()
micropython.heap_lock()
try:
    wait(SECONDS * 1000)
    micropython.heap_unlock()
    taken = gc.mem_alloc() - before
except MemoryError:
    micropython.heap_unlock()
    taken = BLOCK
print("heap_waiting", taken)
gc.enable()
