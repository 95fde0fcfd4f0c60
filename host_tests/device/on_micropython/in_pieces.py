"""Everything that is kept, as large as it gets, written and read again while no piece of the heap is large."""

import gc

import vfs
from ram_flash import BLOCK, Flash
from tercet.core.records import BEST, RECENT
from tercet.device.rp2.store import Store
from tercet.saves import Saves
from tercet.screens.settings import CHOICES

PIECE = 1500  # bytes, the largest that is free: a sixth of full records, a tenth of full progress

flash = Flash(bytearray(b"\xff" * BLOCK * 60))
vfs.VfsLfs2.mkfs(flash, progsize=256)
vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/ram")
saves = Saves(Store("/ram/tercet"), CHOICES)


def numbers(solved):
    for number in range(1, 2000, 2):
        solved.add(2, 4, -1, number)


keys = [(kind, skill, 4, target) for kind in range(1, 6) for skill in range(4) for target in (0, 10, 20)]
for key in keys:
    for place in range(BEST):
        saves.records.enter(key, place, 1000, 0, 1)
for _skill in range(4):
    for _ in range(RECENT):
        saves.records.took(_skill, 5000)
numbers(saves.solved)
numbers(saves.progress.clean)
numbers(saves.progress.helped)
saves.progress.changed = saves._counted = True
flash.steps.clear()

taken = []
try:
    while True:
        taken.append(bytearray(PIECE))
except MemoryError:
    pass
for at in range(0, len(taken), 2):
    taken[at] = None
gc.collect()
try:
    bytearray(4 * PIECE)
    print("the heap has a large piece: this shows nothing")
except MemoryError:
    for name in ("records", "solved", "progress"):
        saves.write(1)
        assert saves.at == 1, name
taken = None

gc.collect()
again = Saves(Store("/ram/tercet"), CHOICES)
assert again.records.save() == saves.records.save() and len(saves.records.save()) > 6 * PIECE
assert again.solved.save() == saves.solved.save() and again.progress.save() == saves.progress.save()
print("ok", len(saves.records.save()), len(saves.solved.save()), len(saves.progress.save()))
