"""Games that begin as a test needs them: the seed for it, found with the rules' own core and handed in at power-on.

    seed_with(lambda seed: Classic(EXPERT, seed, 0), lambda game: not has_set(game.layout.cells))

`Simulator(board, seed=...)` and `Handheld(board, uf2, seed=...)` deal this game, whenever its keys are pressed
(tools/handheld.py says how). What a test needs stands in it then, and not in a number that some day means another deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.table import save as table_save
from tercet.core.table.rules import Table

from host_tests.rigs import saved
from tools.simulator.session import FLASH_BYTES

Game = TypeVar("Game")
TRIES = 100_000


def seed_with(make: Callable[[int], Game], wanted: Callable[[Game], object], first: int = 1) -> int:
    """Return the least seed from `first` on whose game make(seed) is as wanted; AssertionError where there is none."""
    for seed in range(first, first + TRIES):
        if wanted(make(seed)):
            return seed
    raise AssertionError(f"no seed of {first} to {first + TRIES - 1} deals such a game")


def played_until(
    make: Callable[[int], Game], act: Callable[[Game], object], wanted: Callable[[Game], object], most: int = 500
) -> Game:
    """Return a game in the middle: of the first seed that act(), called again and again, brings to what is wanted."""
    for seed in range(TRIES):
        game = make(seed)
        for _ in range(most):
            if wanted(game):
                return game
            if getattr(game, "over", False):
                break
            act(game)
    raise AssertionError(f"no game of {TRIES} comes to it")


def waiting(
    folder: Path,
    name: str,
    game: Any,
    records: Records | None = None,
    settings: Mapping[str, int] | None = None,
    **chosen: int,
) -> Path:
    """The flash of a handheld in whose menu this game waits: `storage` of a Simulator.

    name: of the kind of game, as in the settings; records: what was reached before; settings: those of the device that are
    other than at first; chosen: the choices the game was set up with.
    """
    game.pause(0)
    data = table_save.save(game, 0) if isinstance(game, Table) else game.save(0)
    content = savefile.pack_game(1, choices.save(chosen), data)
    device = savefile.wrap(savefile.SETTINGS, choices.save({"game": name, "taught": 1, "device": dict(settings or {})}))
    files = {"settings": device, f"game-{name}": savefile.wrap(savefile.GAME, content)}
    if records:
        files["records"] = savefile.wrap(savefile.RECORDS, records.save())
    image = folder / "flash.img"
    image.write_bytes(saved.image(files, FLASH_BYTES // saved.BLOCK))
    return image
