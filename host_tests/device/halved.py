"""A disk that a power cut left in the middle of a rename: between the two sectors of a folder that is long enough for two.

LittleFS knows of such a rename and ends it before it writes. Until then some names that lie behind it in the folder cannot
be found, other files' among them (lfs.c 2.8 and 2.11, lfs_dir_fetchmatch: it counts the entry that moves as gone already,
but not in the length of the sector to which it compares).
"""

from __future__ import annotations

import random
from typing import NamedTuple

from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES
from tercet.core.practice.rules import Practice
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solo.rules import Solo
from tercet.core.solved import Solved
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table
from tercet.core.timed.rules import Timed
from tercet.saves import checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE

from host_tests.device.pc_disk import PAGE, Device, Sectors, mounted

GAMES = {"classic": Classic, "timed": Timed, "arcade": Arcade, "practice": Practice, "solo": Solo}
RECORDED = (Classic.KIND, Timed.KIND, Arcade.KIND, Solo.KIND)
FOLDER = "/tercet/"
ACTIONS = 400  # at most, with each of the seeds


def all_settings(settings):
    """Settings as they are written once somebody has looked at the choices of every game."""
    whole = checked_settings(settings, DEVICE)
    whole.update({name: checked(name, settings.get(name)) for name in NAMES})
    return whole


class Halved(NamedTuple):
    """The disk, a game that another file's rename hides, its save, and its cards."""

    sectors: Sectors
    game: str
    data: bytes
    cells: tuple[int, ...]


class _Saves:
    """What a player of everything saves."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.records, self.solved = Records(), Solved()
        self.names = [*(f"game-{game}" for game in GAMES), "game-table", "records", "solved", "settings"]

    def file(self, name: str, number: int) -> bytes:
        if name == "settings":
            settings = {"game": "classic", "puzzle": {"number": number}}
            return savefile.wrap(savefile.SETTINGS, choices.save(all_settings(settings)))
        if name == "records":
            self.records.enter((self.chance.choice(RECORDED), self.chance.randrange(4), 4, 0), 3, 1000 * number, 0, number)
            return savefile.wrap(savefile.RECORDS, self.records.save())
        if name == "solved":
            self.solved.add(self.chance.randrange(4), 0, -1, self.chance.randrange(1, 999_999))
            return savefile.wrap(savefile.SOLVED, self.solved.save())
        game = name.removeprefix("game-")
        if game == "table":
            saved = table_save.save(Table((-1, 0, 3), number, 0), number)
        else:
            saved = GAMES[game](0, number, 0).save(number)
        return savefile.wrap(savefile.GAME, savefile.pack_game(number, choices.save(checked(game, {})), saved))


def halved_rename(size: int) -> Halved:
    """Save until a cut hides a game of which no file was being written. size: bytes of the disk."""
    for seed in range(20):
        saves = _Saves(seed)
        content, now = b"\xff" * size, dict[str, bytes]()
        disk = Sectors(content)
        for number in range(1, ACTIONS):
            name = saves.chance.choice(saves.names)
            before = Sectors(content, disk.changed)
            with Device(disk) as device:
                disk.steps.clear()
                if name in now and name.startswith("game") and saves.chance.random() < 0.12:
                    assert device.store.remove(name)
                    del now[name]
                else:
                    now[name] = saves.file(name, number)
                    assert device.store.write(name, [now[name]])
            for step in disk.steps:
                before.do(step)
                for game, kind in GAMES.items():
                    file = f"game-{game}"
                    if file in now and file != name and _hidden(before, file):
                        saved = savefile.unpack_game(savefile.unwrap(savefile.GAME, now[file]))[2]
                        return Halved(before, game, now[file], tuple(kind.restore(saved, 0).layout.cells))
    raise AssertionError("no cut hides a game: LittleFS has changed, and this test can go")


def _hidden(sectors: Sectors, file: str) -> bool:
    """Tell whether a file is there, and neither it nor the one before can be opened."""
    disk = mounted(Sectors(sectors.content, sectors.changed), PAGE)
    names = [name for name in disk.listdir(FOLDER) if name in (file, file + ".old")]
    hidden = file in names and not any(_opens(disk, name) for name in (file, file + ".old"))
    disk.unmount()
    return hidden


def _opens(disk, name: str) -> bool:  # type: ignore[no-untyped-def]
    try:
        disk.open(FOLDER + name, "rb").close()
    except FileNotFoundError:
        return False
    return True
