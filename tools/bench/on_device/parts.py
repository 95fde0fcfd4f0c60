"""Where the time goes: microseconds and heap bytes of the parts of drawing, sending and waiting, a line each."""
# mypy: ignore-errors

import gc
import time

import board
from tercet.app import App
from tercet.core.classic.rules import Classic
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay


def part(name, function, *arguments):
    """Print what a call takes, the second time it is made."""
    function(*arguments)
    gc.collect()
    used = gc.mem_alloc()
    start = time.ticks_us()
    function(*arguments)
    took = time.ticks_diff(time.ticks_us(), start)
    print(name, took, gc.mem_alloc() - used)


def nothing(*_arguments):
    """Take calls."""


def send_all():
    """Send the whole canvas, to its last pixel."""
    display.send(0, 0, canvas.width, canvas.height)
    display.finish()


def table():
    """Draw every card."""
    play.table.forget()
    play._now()


app = play = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(*power_on(board, Device))
canvas, display, painter = app.canvas, app._display, app.context.painter
play = ClassicPlay(app.context, Classic(3, 2026, app.context.now()), checked("classic", {}))
app.show(play)
app._paint()
canvas.flush()
rectangle = play.table.rectangles[4]
x, y, width, height = rectangle

part("call of a function", nothing)
part("fill", canvas.fill, 0)
part("touch, all is touched", canvas.touch, x, y, width, height)
canvas.flush()
part("touch, nothing is", canvas.touch, x, y, width, height)
part("card, one symbol", painter.card, rectangle, 4, 0)
part("card, three symbols", painter.card, rectangle, 4, 80)
part("all cards", table)
part("a cursor move's cards", play._now)
part("top line", play._progress)
part("clock", play.top.clock, 59)
part("bottom line", play._hints)
canvas.flush()
part("keys sampled", app._buttons.sample, app._events, 0)
part("screen's tick", play.tick, 1000)
part("flush, nothing changed", canvas.flush)
part("one step", app.step)
part("rest of 0 ms", app._clock.rest, 0)
part("send 8x8", display.send, 0, 0, 8, 8)
part("send a card", display.send, x & ~7, y, width + 7 & ~7, height)
part("send all", send_all)
part("send all, processor's part", display.send, 0, 0, canvas.width, canvas.height)
part("collector", gc.collect)
