"""Free heap while playing. As little else as can be, since this text lies on the heap as well."""
# mypy: ignore-errors

import gc

import board
from tercet.app import App
from tercet.core.games.classic import Classic
from tercet.device import picture
from tercet.screens.classic import ClassicPlay
from tercet.screens.games import DEFAULTS
from tercet.ui.canvas import Canvas

app = play = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(board, Canvas(*picture(board.DISPLAY)))
app.show(ClassicPlay(app, Classic(3, 2026, app.now()), DEFAULTS))
app.step()
gc.collect()
print("heap_free", gc.mem_free())
