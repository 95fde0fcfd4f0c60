"""The whole table, the whole canvas, the search for SETs, the collector: microseconds, a line each."""
# mypy: ignore-errors

import gc
import time

import board
from tercet.app import App
from tercet.core.cards import deck, find_sets
from tercet.core.classic.rules import Classic
from tercet.core.rng import Rng
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay

CALLS = 5  # of what takes about as long as reading the clock


def took(function):
    """Return the microseconds a call takes."""
    start = time.ticks_us()
    function()
    return time.ticks_diff(time.ticks_us(), start)


def whole():
    """Everything of a game's screen."""
    play.draw()
    canvas.flush()
    display.finish()


def sent():
    """The whole canvas."""
    canvas.touch(0, 0, canvas.width, canvas.height)
    canvas.flush()
    display.finish()


app = play = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(*power_on(board, Device))
canvas, display = app.canvas, app._display
play = ClassicPlay(app.context, Classic(3, 2026, app.context.now()), checked("classic", {}))
app.show(play)
app._paint()
canvas.flush()
gc.collect()
# This text, and its compiling, leave small holes in the heap, and each search for a larger piece goes past all of them: 2 ms a
# table. The app that starts from the flash has no such text (the row `go_on` measures that one, by its keys).
holes = [bytearray(1) for _ in range(400)]
send, canvas.send = canvas.send, None
print("table_drawn", took(play.draw))
canvas.send = send
gc.collect()
print("table", took(whole))
print("canvas", took(sent))
holes = None
gc.collect()

for count in (12, 21):
    for seed in range(20):
        cards = deck()
        Rng(seed).shuffle(cards)
        cards = cards[:count]
        start = time.ticks_us()
        for _ in range(CALLS):
            find_sets(cards)
        print(f"sets_{count}", time.ticks_diff(time.ticks_us(), start) // CALLS)

print("collector", took(gc.collect))  # with what the search left
app.step()
print("collector", took(gc.collect))  # with next to nothing to do
for _ in range(10):
    play._hints()
print("collector", took(gc.collect))  # after much text
