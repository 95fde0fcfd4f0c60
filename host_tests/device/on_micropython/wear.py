"""How often a year of daily play erases the flash: the real store on LittleFS on a chip in RAM that counts.

A day: four games of a quarter of an hour. Each is written when it begins, once a minute with the times of its SETs, in
two pauses, and at its end, when the records and settings are written and its own file is removed. Statistics are written in
the pauses and at the end. Argument: days.
"""

import os
import sys

import vfs
from ram_flash import BLOCK, Flash
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.statistics import LAST, Statistics
from tercet.device.rp2.store import Store
from tercet.saves import checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE

BLOCKS = 352  # what MicroPython leaves for files in the 2 MB of a Pico: the smallest of our boards
GAMES, MINUTES, PAUSES = 4, 15, 2

days = int(sys.argv[1])
flash = Flash(bytearray(b"\xff" * BLOCK * BLOCKS))
vfs.VfsLfs2.mkfs(flash, progsize=256)
vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/ram")
store = Store("/ram/tercet")
records = Records()
statistics = Statistics()
statistics.last = [120] * LAST
settings = checked_settings({}, DEVICE)
for _name in NAMES:
    settings[_name] = checked(_name, {})
number = writes = 0


def write(name, kind, content):
    """Write a file as saves.py does."""
    global writes
    writes += 1
    assert store.write(name, [savefile.wrap(kind, content)])


def write_statistics():
    statistics.sets += 1
    write("statistics", savefile.STATISTICS, statistics.save())


def write_game(game, time):
    write("game-classic", savefile.GAME, savefile.pack_game(number, choices.save(checked("classic", {})), game.save(time)))


flash.erased.clear()
for _day in range(days):
    for _ in range(GAMES):
        number += 1
        game = Classic(3, number, 0)
        settings["puzzle"]["number"] = number
        write("settings", savefile.SETTINGS, choices.save(settings))
        write_game(game, 0)
        for minute in range(MINUTES):
            records.took(3, 12_000 + minute)
            write("records", savefile.RECORDS, records.save())
            write_game(game, 60_000 * minute)
        for pause in range(PAUSES):
            write_statistics()
            write_game(game, 60_000 * MINUTES + pause)
        records.enter((1, 3, 4, 0), number % 27, 900_000 - number, 0, number)
        write("records", savefile.RECORDS, records.save())
        write_statistics()
        write("settings", savefile.SETTINGS, choices.save(settings))
        assert store.remove("game-classic")
        writes += 1
    flash.steps.clear()
counts = {}
for block in flash.erased:
    counts[block] = counts.get(block, 0) + 1
assert sorted(os.listdir("/ram/tercet")) == [
    name + end for name in ("records", "settings", "statistics") for end in ("", ".old")
]
print("ok", days, writes, len(flash.erased), max(counts.values()), len(counts))
