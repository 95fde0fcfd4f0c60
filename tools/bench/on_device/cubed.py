"""An Expert's turn, its longest slice, and a move that scrolls a late board, in microseconds.

The bench puts POSITIONS before this: (board, faces, swaps).
"""
# mypy: ignore-errors
# ruff: noqa: F821

import gc
import time

import board
from tercet.app import App
from tercet.core.cubed.board import EDGE, cell_at
from tercet.core.cubed.computer import Thoughts
from tercet.core.cubed.rules import Cubed
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.cubed.screen import CubedPlay

app = play = None
for dice, faces, swaps in POSITIONS:
    gc.collect()
    longest = total = slices = 0
    thoughts = Thoughts(3, bytearray(dice), list(faces), swaps)
    done = False
    while not done:
        start = time.ticks_us()
        done = thoughts.step()
        spent = time.ticks_diff(time.ticks_us(), start)
        total += spent
        longest = max(longest, spent)
        slices += 1
    print("cubed_turn", total)
    print("cubed_slice", longest)
    print("cubed_slices", slices)
gc.collect()
app = App(*power_on(board, Device))
play = CubedPlay(app.context, Cubed((-1, 3), 2026, app.context.now()), dict(checked("cubed", {}), seats=2))
play.game.board[:] = POSITIONS[0][0]
app.show(play)
app._paint()
for row in (-EDGE, EDGE, -EDGE):
    app.canvas.flush()
    app._display.finish()
    gc.collect()
    start = time.ticks_us()
    play.view.move(cell_at(row, row))
    app.canvas.flush()
    app._display.finish()
    print("cubed_scroll", time.ticks_diff(time.ticks_us(), start))
