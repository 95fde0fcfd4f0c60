"""A game that is the same every time, played by the keys: prints the cells of a SET and of three that are none."""
# mypy: ignore-errors

import gc

import board
from tercet.app import App
from tercet.core.cards import find_sets
from tercet.core.classic.rules import Classic
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay

app = play = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(*power_on(board, Device))
play = ClassicPlay(app.context, Classic(3, 2026, app.context.now()), checked("classic", {}))
sets = find_sets(play.game.layout.cells)
others = [(i, j, k) for k in range(6) for j in range(k) for i in range(j) if (i, j, k) not in sets]
print("set", *sets[0])
print("none", *others[0])
print("columns", len(play.game.layout.cells) // 3)
app.show(play)
app._paint()
print("playing")
app.run()
