"""Free heap while playing. As little else as can be, since this text lies on the heap as well."""
# mypy: ignore-errors

import gc

import board
from tercet.app import App
from tercet.core.classic.rules import Classic
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.saves import checked
from tercet.screens.classic.screen import ClassicPlay

app = play = None
gc.collect()  # what ran before is gone, so the heap fills as after a reset
app = App(*power_on(board, Device))
app.show(ClassicPlay(app.context, Classic(3, 2026, app.context.now()), checked("classic", {})))
app._paint()
app.step()
gc.collect()
print("heap_free", gc.mem_free())
