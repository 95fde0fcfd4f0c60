"""What these puzzles of Expert take to make: microseconds. The bench puts MEDIAN and WORST, puzzle numbers, before this."""
# mypy: ignore-errors
# ruff: noqa: F821

import gc
import time

from tercet.core.puzzle.maker import make

app = play = None
for name, number in (("puzzle_median", MEDIAN), ("puzzle_worst", WORST)):
    gc.collect()
    start = time.ticks_us()
    make(number, 3)
    print(name, time.ticks_diff(time.ticks_us(), start))
