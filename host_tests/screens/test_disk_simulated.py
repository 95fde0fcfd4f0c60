"""A disk that cannot be read, is full, only read, or somebody else's: play goes on, and nothing is erased unasked."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.rigs import disks
from host_tests.runs.tiers import first_of
from tools.simulator import Simulator, interpreter
from tools.simulator.session import FLASH_BYTES

CLASSIC_WORDS = of_game(en, "classic")

Sit = Callable[..., Player]
BOARDS = ("pico_display", "picosystem", "pico_display_2")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
BEGINNER = 0
SOON = 1500  # ms in which what is to be written is written
GARBAGE = bytes(index * 7 + 3 & 255 for index in range(4 * disks.BLOCK))


def flash(player: Player) -> bytes:
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    return simulator.flash


def silent(player: Player) -> bool:
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    return simulator.serial_output == b"" and simulator.exit_code is None


def start(player: Player) -> None:
    """From reset past the first picture, and past the tutorial of the first start."""
    player.to_menu()


def restart(player: Player) -> None:
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.power_cycle()
    start(player)


def unreadable(folder: Path) -> Path:
    """A flash whose file system cannot be mounted, and which is not blank."""
    storage = folder / "flash"
    storage.write_bytes(GARBAGE + b"\xff" * (FLASH_BYTES - len(GARBAGE)))
    return storage


def play_and_leave(player: Player) -> None:
    """From the menu through a bit of Classic and back."""
    player.begin("classic", BEGINNER)
    player.press(player.onward)
    player.handheld.run(SOON)
    player.pause()
    player.handheld.run(SOON)
    player.leave()


@ON_EACH_BOARD
def test_a_disk_that_cannot_be_read_is_never_formatted_by_itself(sit: Sit, board: str, tmp_path: Path) -> None:
    """CASES: "A mount error formats the disk." Wanted: "it says so on the glass, plays without saving"."""
    storage = unreadable(tmp_path)
    before = storage.read_bytes()
    player = sit(board, storage=storage)
    start(player)
    assert player.shows(en.NO_DISK) and player.in_focus(en.WITHOUT_SAVING)
    player.press("SELECT")
    player.settle()
    play_and_leave(player)
    assert player.shows(en.CONTINUE), "in memory the game waits all the same"
    player.choose(en.CONTINUE)
    assert player.rest().codes
    assert storage.read_bytes() == before and silent(player)


@ON_EACH_BOARD
def test_the_disk_is_erased_when_the_player_agrees_twice(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "and offers to format when the player agrees, twice." From then on it saves."""
    storage = unreadable(tmp_path)
    before = storage.read_bytes()
    player = sit(board, storage=storage)
    start(player)
    player.choose(en.ERASE)
    assert player.shows(en.REALLY_ERASE) and player.in_focus(en.ERASE_NO)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.NO_DISK) and storage.read_bytes() == before
    player.choose(en.ERASE)
    player.press("BACK")
    player.settle()
    assert player.shows(en.NO_DISK) and storage.read_bytes() == before
    player.choose(en.ERASE)
    player.choose(en.ERASE_YES)
    assert player.shows(en.NOTES["erased"][0])
    player.acknowledge()
    player.settle()
    play_and_leave(player)
    restart(player)
    assert player.in_focus(en.CONTINUE) and silent(player)


def test_a_blank_disk_is_formatted_once(sit: Sit) -> None:
    """Nothing was there that could be lost. CASES: "The same block is erased at every start", "No save yet: a crash at the
    first." """
    player = sit()
    start(player)
    assert player.shows(CLASSIC_WORDS.NAME)
    player.handheld.run(SOON)
    formatted = flash(player)
    kept = {"/tercet/settings", "/tercet/settings.old"}
    assert set(disks.files(formatted)) == kept, "more than the answer to the first question and that the tutorial was there"
    for _ in range(3):
        restart(player)
        player.handheld.run(SOON)
    assert flash(player) == formatted and silent(player)
    play_and_leave(player)
    assert "/tercet/game-classic" in disks.files(flash(player))


@ON_EACH_BOARD
def test_a_full_disk(sit: Sit, board: str, tmp_path: Path) -> None:
    """CASES: "A full disk ends the program." Wanted: "play goes on, saving says once that it cannot." """
    storage = tmp_path / "flash"
    player = sit(board, storage=storage)
    player.wait_for(en.TITLE)  # the disk is made, nothing is saved
    storage.write_bytes(disks.filled(flash(player)))
    restart(player)
    told = player.shows(en.NOTES["full"][0])  # the answer to the first question was to be kept
    if told:
        player.acknowledge()
        player.settle()
    player.begin("classic", BEGINNER)
    player.handheld.run(SOON)
    player.pause()
    assert told != player.shows(en.NOTES["full"][0]), "it is said once"
    if not told:
        player.acknowledge()
        player.settle()
    assert player.shows(en.PAUSED)
    player.leave()
    player.choose(en.CONTINUE)
    player.rest()
    player.handheld.run(SOON)
    player.pause()
    assert player.shows(en.PAUSED), "said twice"
    player.leave()
    theirs = [path for path in disks.files(flash(player)) if path.startswith("/full")]
    storage.write_bytes(disks.changed(flash(player), dict.fromkeys(theirs)))
    restart(player)
    play_and_leave(player)
    restart(player)
    assert player.in_focus(en.CONTINUE) and silent(player)


def refusing(folder: Path) -> Path:
    """The firmware on a chip that can only be read."""
    copy = folder / "firmware"
    shutil.copytree(interpreter.FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    main = copy / "main.py"
    main.write_text("import rp2\n\nrp2._refuses = True\n" + main.read_text())
    return copy


@ON_EACH_BOARD
def test_a_disk_that_can_only_be_read(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "A full disk, a read-only disk ...: play goes on, saving says once that it cannot." """
    storage = tmp_path / "flash"
    with Simulator(board, storage=storage) as simulator:
        simulator.run(600)
    before = storage.read_bytes()
    player = sit(board, storage=storage, firmware=refusing(tmp_path))
    start(player)
    told = any(player.shows(en.NOTES[trouble][0]) for trouble in ("read-only", "broken"))  # the first answer was to be kept
    if told:
        player.acknowledge()
        player.settle()
    player.begin("classic", BEGINNER)
    player.handheld.run(SOON)
    player.pause()
    assert told != any(player.shows(en.NOTES[trouble][0]) for trouble in ("read-only", "broken")), "it is said once"
    if not told:
        player.acknowledge()
    player.settle()
    player.leave()
    player.choose(en.CONTINUE)
    player.rest()
    player.handheld.run(SOON)
    player.pause()
    assert player.shows(en.PAUSED), "said twice"
    assert storage.read_bytes() == before and silent(player)


def test_files_of_somebody_else_are_left_alone(sit: Sit, tmp_path: Path) -> None:
    """Wanted: "files of somebody else's in the root: play goes on"."""
    theirs: dict[str, bytes | None] = {
        "/main_old.py": b"print('mine')\n", "/data/log.txt": b"1,2,3\n" * 200, "/tercet/notes.txt": b"mine too",
        "/settings": b"not ours",
    }  # fmt: skip
    storage = tmp_path / "flash"
    player = sit(storage=storage)
    start(player)
    storage.write_bytes(disks.changed(flash(player), theirs))
    restart(player)
    assert player.shows(CLASSIC_WORDS.NAME)
    play_and_leave(player)
    restart(player)
    assert player.in_focus(en.CONTINUE) and silent(player)
    content = disks.files(flash(player))
    assert {path: content.get(path) for path in theirs} == theirs


def test_a_file_where_our_folder_would_be(sit: Sit, tmp_path: Path) -> None:
    """Somebody's file is called like our folder: it stays, and saving says once that it cannot."""
    storage = tmp_path / "flash"
    player = sit(storage=storage)
    player.wait_for(en.TITLE)  # the disk is made, our folder is not
    storage.write_bytes(disks.changed(flash(player), {"/tercet": b"a file"}))
    restart(player)
    assert player.shows(en.NOTES["broken"][0]), "the answer to the first question was to be kept"
    player.acknowledge()
    player.settle()
    player.begin("classic", BEGINNER)
    player.handheld.run(SOON)
    player.pause()
    player.leave()
    player.choose(en.CONTINUE)
    assert player.rest().codes and silent(player)
    assert disks.files(flash(player)) == {"/tercet": b"a file"}
