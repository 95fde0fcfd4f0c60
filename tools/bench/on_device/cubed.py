"""An Expert's turn and its longest slice, in microseconds. The bench puts POSITIONS before this: (board, faces, swaps)."""
# mypy: ignore-errors
# ruff: noqa: F821

import gc
import time

from tercet.core.cubed_rivals import Thoughts

app = play = None
for board, faces, swaps in POSITIONS:
    gc.collect()
    longest = total = slices = 0
    thoughts = Thoughts(3, bytearray(board), list(faces), swaps)
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
