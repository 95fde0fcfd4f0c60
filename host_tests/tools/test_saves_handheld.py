"""tools/saves with the emulated handheld at the other end of the serial line: the very image, the real mpremote, real bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.ui.text import en, of_game

from host_tests.core.saved.samples import SAMPLES
from host_tests.players.player import Player
from host_tests.rigs.cable import Cable
from host_tests.rigs.saved import BLOCK, FILES, filled, flipped, image, there
from tools.emulator import Handheld
from tools.emulator.flash import START, uf2_blocks
from tools.image.flash import file_system
from tools.saves import contents, sources

BOARD = "picosystem"
Plug = Callable[[dict[str, bytes]], Cable]


@pytest.fixture
def plug(uf2: Callable[[str], Path]) -> Iterator[Plug]:
    """A handheld with these files on its disk, just switched on, with a cable in it."""
    cables: list[Cable] = []

    def make(files: dict[str, bytes]) -> Cable:
        path = uf2(BOARD)
        flash = bytearray(b"\xff" * (16 << 20))
        for offset, data in uf2_blocks(path):
            flash[offset : offset + len(data)] = data
        start, size = file_system(bytes(flash))
        flash[start - START : start - START + size] = image(files, size // BLOCK)
        cables.append(Cable(Handheld(BOARD, path, flash=bytes(flash))))
        return cables[-1]

    yield make
    for cable in cables:
        cable.close()


def on_disk(handheld: Handheld) -> dict[str, bytes]:
    """The saves in a handheld's flash, read as an image."""
    return sources.read_image(handheld.flash, "the flash")


def numbered(games: int) -> bytes:
    """Records that can be told apart."""
    records = Records()
    for _ in range(games):
        records.enter((1, 0, 3, 0), 1, 1, 0)
    return savefile.wrap(savefile.RECORDS, records.save())


@pytest.mark.slow
def test_restored_played_and_backed_up(plug: Plug, tmp_path: Path) -> None:
    """The whole way: a backup is restored over what is there, as the store would write it; after the reset the game comes up
    and goes on where the backup left it; then everything is backed up, the game that is played just then as it stands."""
    timed = savefile.unpack_game(savefile.unwrap(savefile.GAME, FILES["game-timed"]))
    other_timed = savefile.wrap(savefile.GAME, savefile.pack_game(timed[0] + 1, *timed[1:]))
    untouched = {
        "game-solo": FILES["game-solo"],
        "game-arcade": flipped(FILES["game-arcade"]),
        "solved": FILES["solved"],
        "mine.txt": b"my own",
    }
    earlier = {
        **untouched,
        "records": numbered(1),
        "game-timed.new": other_timed,  # the power went off between two renames
        "game-timed.old": FILES["game-timed"],
        "game-puzzle": flipped(FILES["game-puzzle"]),  # the handheld has not looked at it yet
        "game-puzzle.old": FILES["game-puzzle"],
    }
    cable = plug(earlier)
    chosen = {name: FILES[name] for name in ("settings", "records", "game-timed", "game-puzzle")}
    status, printed = cable.run("tools.saves", "restore", str(filled(tmp_path / "new", chosen)), cable.port, typed="yes\n")
    assert status == 0, printed
    assert "replaced: records, game-timed, game-puzzle (" in printed
    assert "stay as they are: solved, game-arcade, game-solo\n" in printed
    restored = {
        **untouched,
        **chosen,
        "records.old": numbered(1),
        "game-timed.old": other_timed,
        "game-puzzle.bad1": earlier["game-puzzle"],
        "game-puzzle.old": FILES["game-puzzle"],
    }
    assert on_disk(cable.handheld) == restored

    player = Player(cable.handheld, cable.handheld.board.buttons)
    player.to_menu()  # only a reset leads there: "A computer is connected" was on the glass
    assert player.in_focus(en.CONTINUE) and player.shows(of_game(en, "puzzle").NAME)
    player.choose(en.CONTINUE)
    (sample,) = [sample for sample in SAMPLES if sample.label == "game-puzzle"]
    assert list(player.rest().codes) == sample.facts["cells"]

    status, printed = cable.run("tools.saves", "backup", cable.port, str(tmp_path / "backup"))
    assert status == 1 and "game-arcade is damaged (" in printed and "1 of 13 files are damaged" in printed, printed
    copied = there(tmp_path / "backup")
    assert copied == on_disk(cable.handheld)
    assert {name for name, data in copied.items() if restored.get(name) != data} == {"game-puzzle", "settings", "settings.old"}
    played = contents.read("game-puzzle", copied["game-puzzle"]).content
    assert isinstance(played, contents.SavedGame) and isinstance(played.game, Puzzle)
    assert played.number == sample.facts["number"][0] and played.game.elapsed(0) > 44_098, "it goes on from 14.098 s and 30"
    assert not cable.handheld.faults


@pytest.mark.slow
def test_nothing_changes_without_a_yes_or_with_trouble(plug: Plug, tmp_path: Path) -> None:
    """Not agreed to: nothing is written. A file that cannot be written: nothing is renamed, and what was written is removed."""
    seven = Solved()
    seven.add(0, 0, -1, 7)
    whole = savefile.wrap(savefile.SOLVED, seven.save())  # else the start would look at solved.new, and set it aside
    earlier = {"records": numbered(1), "settings": FILES["settings"], "solved": whole}
    cable = plug({**earlier, "solved.new/": b"", "solved.new/in it": b"x"})  # a folder in the way
    backup = filled(tmp_path / "new", {name: FILES[name] for name in ("settings", "records", "solved")})
    status, printed = cable.run("tools.saves", "restore", str(backup), cable.port, typed="no\n")
    assert status == 2 and "replaced: settings, records, solved (" in printed and "not agreed to" in printed
    assert "writing" not in printed and on_disk(cable.handheld) == earlier
    status, printed = cable.run("tools.saves", "restore", str(backup), cable.port, "--yes")
    assert status == 2 and "solved.new cannot be written to the handheld's disk: " in printed
    assert "writing records, " in printed and on_disk(cable.handheld) == earlier
