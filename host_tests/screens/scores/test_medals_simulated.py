"""Medals by keys: earned in play, shown once after the result, kept through power cuts, with how far one is on one page."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.medals import PUZZLE, PUZZLES, TIMED, Medals
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.core.timed.rules import Timed
from tercet.ui.text import en, of_game

from host_tests.players import games as gameplay
from host_tests.players.player import DEAF, Player
from host_tests.rigs import disks
from host_tests.rigs.restarted import restart
from host_tests.rigs.saved import flipped, image
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

WORDS = of_game(en, "medals")
EACH = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
BEGINNER, EXPERT = 0, 3
ACCENT = (255, 187, 34)
SOON = 3000  # ms until everything is written
FILE = "/tercet/medals"
UNKNOWN = (200, (3, 77))  # a medal of a later version
TAUGHT = savefile.wrap(savefile.SETTINGS, choices.save({"taught": 1}))


def name_of(number: int) -> str:
    return str(WORDS.FEATS[number - 1][0])


def seated(sit: Sit, board: str, folder: Path, files: dict[str, bytes]) -> Player:
    """A player in the menu of a handheld with these files."""
    storage = folder / "flash.img"
    storage.write_bytes(image({"settings": TAUGHT, **files}, FLASH_BYTES // 4096))
    player = sit(board, storage=storage)
    player.to_menu()
    return player


def solved(count: int) -> bytes:
    known = Solved()
    for number in range(1, count + 1):
        known.add(BEGINNER, 0, -1, number)
    return savefile.wrap(savefile.SOLVED, known.save())


def on_flash(player: Player) -> Medals:
    assert isinstance(player.handheld, Simulator)
    player.handheld.run(SOON)
    return Medals.restore(savefile.unwrap(savefile.MEDALS, disks.files(player.handheld.flash)[FILE]))


def go(player: Player, *buttons: str) -> None:
    for button in buttons:
        player.press(button)
        player.settle()


def solve(player: Player, number: int) -> None:
    """From the menu to the result of a puzzle."""
    glass = player.open_game("puzzle", gameplay.skill(BEGINNER), number)
    gameplay.solve(player, glass, gameplay.PUZZLE_SETS[BEGINNER])
    player.wait_for_result()


def open_page(player: Player) -> None:
    """From the menu."""
    player.choose(en.RECORDS[0])
    go(player, "HINT")
    assert player.shows(WORDS.TITLE)


@pytest.mark.parametrize("board", ["picosystem", "pico_display"])
def test_the_one_that_is_described_is_marked(sit: Sit, board: str, tmp_path: Path) -> None:
    """Every one of the twelve, with a mark of the same size; the keys that move are named; no sign touches another."""
    player = seated(sit, board, tmp_path, {})
    open_page(player)
    assert player.shows("→")
    marks = []
    for number in range(1, 13):
        assert player.few or player.shows(name_of(number))
        marks.append(list(player.picture().get_flattened_data()).count(ACCENT))
        go(player, player.onward if player.few else "RIGHT")
    assert len(set(marks)) == 1 and marks[0], marks
    columns = [player.picture().crop((x, 45, x + 1, 120)) for x in range(player.picture().width)]
    if board == "picosystem":
        free = "".join("x" if len(set(column.get_flattened_data())) > 1 else " " for column in columns)
        assert len(free.split()) == 6, "they stand apart"


@EACH
def test_the_hundredth_puzzle(sit: Sit, board: str, tmp_path: Path) -> None:
    """Wanted: "shown once when earned and on one page, with how far one is; saved"; "after the result", and not dismissed by
    somebody who still hammers."""
    player = seated(sit, board, tmp_path, {"solved": solved(99)})
    open_page(player)
    assert player.shows(en.OF % {"number": 0, "all": 12})
    go(player, player.onward, player.onward)
    assert player.shows(name_of(PUZZLES)) and player.shows(WORDS.COUNTS[PUZZLES] % {"number": 99, "all": 100})
    go(player, "BACK", "BACK")
    solve(player, 100)
    assert not player.shows(WORDS.NEW), "the result comes first"
    player.press("BACK")
    for _ in range(4):
        player.tap(player.key("SELECT"), 45, 45)
    player.settle()
    assert player.shows(WORDS.NEW) and player.shows(name_of(PUZZLES))
    assert on_flash(player).earned(PUZZLES)
    player.handheld.run(DEAF)
    go(player, "SELECT")
    assert player.shows(en.TITLE)
    player.handheld.run(SOON)
    restart(player)
    solve(player, 101)
    go(player, "BACK")
    assert player.shows(en.TITLE), "it is told once"
    open_page(player)
    assert player.shows(en.OF % {"number": 1, "all": 12})
    go(player, player.onward, player.onward)
    assert player.shows(WORDS.EARNED)


def test_again_begins_when_the_medal_was_seen(sit: Sit, tmp_path: Path) -> None:
    """The next game's clock does not run while the medal is looked at."""
    player = seated(sit, "picosystem", tmp_path, {"solved": solved(99)})
    solve(player, 100)
    go(player, "SELECT")
    assert player.shows(WORDS.NEW)
    player.handheld.run(7000)
    player.press("SELECT")
    player.first_table()
    assert player.clock() <= 1


def test_what_was_reached_before_there_were_medals(sit: Sit, tmp_path: Path) -> None:
    """Records and puzzles of an earlier version count from the start, and nobody is told of each of them."""
    records = Records()
    records.enter((Timed.KIND, EXPERT, 4, 10), 0, 80_000, 0)
    records.enter((Puzzle.KIND, EXPERT, 4, 0), 0, 80_000, 0)
    files = {"records": savefile.wrap(savefile.RECORDS, records.save()), "solved": solved(120)}
    player = seated(sit, "picosystem", tmp_path, files)
    solve(player, 121)
    go(player, "BACK")
    assert player.shows(en.TITLE)
    kept = on_flash(player)
    assert [number for number in range(1, 13) if kept.earned(number)] == [TIMED, PUZZLES, PUZZLE]
    open_page(player)
    assert player.shows(en.OF % {"number": 3, "all": 12})


def test_a_damaged_file(sit: Sit, tmp_path: Path) -> None:
    """It is named and set aside; what the other files prove counts, and the records are as they were."""
    medals = Medals()
    medals.reached(TIMED, 80_000)
    damaged = flipped(savefile.wrap(savefile.MEDALS, medals.save()))
    player = seated(sit, "picosystem", tmp_path, {"medals": damaged, "solved": solved(120)})
    open_page(player)
    assert player.shows(en.OF % {"number": 1, "all": 12})
    go(player, "BACK", "BACK")
    assert player.shows(en.NOTES["damaged"][0])
    assert isinstance(player.handheld, Simulator)
    assert disks.files(player.handheld.flash)[FILE + ".bad1"] == damaged


def test_a_medal_of_a_later_version_is_kept(sit: Sit, tmp_path: Path) -> None:
    """Wanted: "never lost with a new version", nor with an older one that writes the file."""
    medals = Medals()
    medals._known = dict([UNKNOWN])
    player = seated(sit, "picosystem", tmp_path, {"medals": savefile.wrap(savefile.MEDALS, medals.save())})
    solve(player, 1)
    go(player, "BACK")
    assert player.shows(en.TITLE)
    kept = on_flash(player)
    assert kept._known[UNKNOWN[0]] == UNKNOWN[1] and kept.value(PUZZLES) == 1
