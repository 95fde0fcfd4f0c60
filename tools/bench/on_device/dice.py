"""What the dice games take: microseconds of SETs among 42 dice, of their table, of a search for a grid and its longest step."""
# mypy: ignore-errors

import gc
import time

import board
from tercet.app import App
from tercet.core.crossword.solver import Solver
from tercet.core.dice import Bag, roll
from tercet.core.rng import Rng
from tercet.core.speed.layout import count_sets, set_at
from tercet.core.speed.rules import Speed
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.speed.screen import SpeedPlay


def rolled(seed, count):
    """So many dice, rolled."""
    rng = Rng(seed)
    return [roll(die, rng) for die in Bag(rng).draw(count)]


app = play = None
gc.collect()
times = []
for seed in range(20):
    faces = rolled(seed, 42)
    start = time.ticks_us()
    set_at(faces, count_sets(faces) // 2)
    times.append(time.ticks_diff(time.ticks_us(), start))
print("dice_sets", *times)
times, worst = [], 0
for seed in range(10):
    search = Solver(rolled(seed, 10))
    whole = 0
    while not search.done:
        start = time.ticks_us()
        search.work(1)
        took = time.ticks_diff(time.ticks_us(), start)
        worst = max(worst, took)
        whole += took
    times.append(whole)
    gc.collect()
print("grid_search", *times)
print("grid_step", worst)
search = None
gc.collect()
app = App(*power_on(board, Device))
play = SpeedPlay(app.context, Speed((-1,), 2026, app.context.now()), checked("speed", {}))
app.show(play)
app._paint()
app.canvas.flush()
app._display.finish()
play.table.forget()
gc.collect()
start = time.ticks_us()
play._show_cards()
app.canvas.flush()
app._display.finish()
print("dice_table", time.ticks_diff(time.ticks_us(), start))
start = time.ticks_us()
play.cursor += 1
play._show_cards()
app.canvas.flush()
app._display.finish()
print("dice_move", time.ticks_diff(time.ticks_us(), start))
