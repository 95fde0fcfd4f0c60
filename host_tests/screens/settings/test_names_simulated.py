"""Names by keys: of seats and in the records, remembered, and nothing is lost where nobody gives one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.classic.rules import Classic
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.ui.text import en

from host_tests.players import games as gameplay
from host_tests.players.player import DEAF, Player
from host_tests.players.table import PERSON, People
from host_tests.rigs import disks
from host_tests.rigs.restarted import resume
from host_tests.rigs.saved import image
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools import boards
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

EACH = pytest.mark.parametrize("board", first_of(("picosystem", "pico_display")))
BEGINNER, EXPERT = 0, 3
SOON = 3000  # ms until everything is written
LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


def go(player: Player, *buttons: str) -> None:
    for button in buttons:
        player.press(button)
        player.settle()


def write(player: Player, name: str, before: str = "   ") -> None:
    """On the screen of a name: give it these three letters, and take it."""
    up, down = ("PREVIOUS", "NEXT") if player.few else ("UP", "DOWN")
    for place, (letter, old) in enumerate(zip(name.ljust(3), before.ljust(3), strict=True)):
        steps = (LETTERS.index(letter) - LETTERS.index(old)) % len(LETTERS)
        for _ in range(min(steps, len(LETTERS) - steps)):
            player.press(up if steps <= len(LETTERS) // 2 else down)
        if place < 2:
            player.press("SELECT" if player.few else "RIGHT")
    player.settle()
    assert all(player.shows(letter) for letter in name.strip())
    go(player, "SELECT")


@EACH
def test_seats_have_names(sit: Sit, board: str) -> None:
    """Two people give their names; they are seen in play and in the pause, and remembered. A blank one is Player 1 again."""
    player = sit(board)
    player.to_menu()
    table = People(player, boards.load(board), (PERSON, PERSON))
    table.choose()
    player.choose(en.SEAT_NAMES)
    assert player.shows(en.SEAT % 1) and player.shows(en.PLAYER % 1)
    write(player, "ABC")
    assert player.shows(en.SEAT % 2)
    write(player, "C9")
    assert player.value_shown(en.SEAT_NAMES, "ABC · C9")
    table.start()
    assert player.shows("ABC") and player.shows("C9")
    player.handheld.run(SOON)
    resume(player)
    player.handheld.run(DEAF)  # they are dim as long as no call counts
    assert player.shows("ABC") and player.shows("C9")
    player.pause()
    assert player.shows(en.PAUSED) and player.shows("ABC") and not player.shows(en.PLAYER % 1)
    player.leave()
    player.set_up("table", {})
    player.choose(en.SEAT_NAMES)
    go(player, "HINT", "SELECT", "SELECT", "SELECT")
    assert player.shows(en.SEAT % 2) and player.shows("C9")
    go(player, "BACK")  # the second stays as it is
    assert player.value_shown(en.SEAT_NAMES, f"{en.NO_TIME} · C9")
    player.choose(en.PLAY)
    player.choose(en.NEW_YES)
    player.rest()
    player.pause()
    assert player.shows(en.PAUSED) and player.shows(en.PLAYER % 1) and player.shows("C9")


def solve(player: Player, number: int) -> None:
    """From the menu to the end of a puzzle."""
    glass = player.open_game("puzzle", gameplay.skill(BEGINNER), number)
    gameplay.solve(player, glass, gameplay.PUZZLE_SETS[BEGINNER])


def records_on_flash(player: Player) -> Records:
    assert isinstance(player.handheld, Simulator)
    player.handheld.run(SOON)
    return Records.restore(savefile.unwrap(savefile.RECORDS, disks.files(player.handheld.flash)["/tercet/records"]))


@EACH
def test_a_record_is_signed(sit: Sit, board: str) -> None:
    """Only where somebody wants it; what is hammered at the last SET writes no letter; the last name is the next one's."""
    player = sit(board)
    player.to_menu()
    solve(player, 1)
    player.wait_for_result()
    assert player.badge(en.FIRST_ONE), "nobody asks"
    go(player, "BACK")
    player.choose(en.SETTINGS[0])
    player.set(en.SETTING_ROWS["sign"][0], en.ON)
    go(player, "BACK")
    solve(player, 2)
    for _ in range(500):
        player.tap(player.key("SELECT"), 45, 45)
        if player.shows(en.CLEAR):
            break
    for _ in range(4):
        player.tap(player.key("SELECT"), 45, 45)
    assert player.shows(en.CLEAR), "a key that was meant for the game has taken a name"
    player.handheld.run(DEAF)
    assert player.shows(en.PLACES[0]) or player.shows(en.PLACES[1]), "what it is asked for"
    assert player.shows(en.YOUR_NAME) and player.shows(en.NO_NAME)
    go(player, "SELECT", "SELECT", "SELECT", "SELECT", "SELECT", "SELECT")
    assert player.shows(en.YOUR_NAME) and player.shows(en.NO_NAME), "blanks were taken for a name"
    write(player, "AB")
    player.wait_for_result()
    go(player, "HINT")
    assert player.shows("AB")
    go(player, "BACK", "BACK")
    solve(player, 3)
    player.wait_for(en.CLEAR, 5000)
    assert player.highlighted("A") and player.shows("B"), "the last name is not remembered"
    player.handheld.run(DEAF)
    go(player, "BACK")
    player.wait_for_result()
    (table,) = records_on_flash(player).tables.values()
    assert sorted(entry.name for entry in table) == ["", "", "AB"]


@EACH
def test_the_first_record_is_called_so(sit: Sit, board: str) -> None:
    """On the page that asks for a name as on the result; the key that goes on takes one letter only at the last place."""
    player = sit(board)
    player.to_menu()
    player.choose(en.SETTINGS[0])
    player.set(en.SETTING_ROWS["sign"][0], en.ON)
    go(player, "BACK")
    solve(player, 1)
    player.wait_for(en.CLEAR, 5000)
    player.handheld.run(DEAF)
    assert player.shows(en.FIRST_ONE) and not player.shows(en.PLACES[0])
    go(player, "PREVIOUS" if player.few else "UP")
    assert player.highlighted("A"), "the upper key turns up"
    for _ in range(2):
        assert player.shows(en.NEXT) and not player.shows(en.CHOOSE)
        go(player, "SELECT")
    assert player.shows(en.CHOOSE)
    go(player, "SELECT")
    player.wait_for_result()
    (table,) = records_on_flash(player).tables.values()
    assert [entry.name for entry in table] == ["A"]


@EACH
def test_two_of_one_name_are_told(sit: Sit, board: str) -> None:
    """It is not forbidden."""
    player = sit(board)
    player.to_menu()
    People(player, boards.load(board), (PERSON, PERSON)).choose()
    player.choose(en.SEAT_NAMES)
    write(player, "A")
    go(player, "PREVIOUS" if player.few else "UP")
    assert player.shows(en.SAME_NAME % (en.PLAYER % 1))
    go(player, "SELECT", "SELECT", "SELECT")
    assert player.value_shown(en.SEAT_NAMES, "A · A")


def test_records_of_before_are_shown_without_names(sit: Sit, tmp_path: Path) -> None:
    """Wanted: "records of 1.0.0 without names: named, and nothing lost"; beside them one that is signed."""
    records, key = Records(), (Classic.KIND, BEGINNER, 3, 0)
    for points in (5, 6, 7):
        records.enter(key, points, 100_000, 0)
    before = savefile.wrap(savefile.RECORDS, records.save())
    assert savefile.unwrap(savefile.RECORDS, before)[0] == 1, "the version of 1.0.0"
    records.sign(key, 1, "ÅSA")
    after = savefile.wrap(savefile.RECORDS, records.save())
    for data, signed in ((before, False), (after, True)):
        storage = tmp_path / f"flash{signed}.img"
        storage.write_bytes(image({"records": data}, FLASH_BYTES // 4096))
        player = sit("picosystem", storage=storage)
        player.to_menu()
        player.choose(en.RECORDS[0])
        assert player.shows("ÅSA") == signed
        assert all(player.shows(str(points)) for points in (5, 6, 7))
