"""Faults that the long runs found, each in its smallest form."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.core.timed.rules import Timed
from tercet.ui.text import en, of_game

from host_tests.players.player import Player
from host_tests.rigs.saved import image
from host_tests.soak import runs
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

PUZZLE_WORDS = of_game(en, "puzzle")


def test_keys() -> None:
    """See on_device/found.py."""
    done = runs.run("found", "picosystem", "1536K")
    assert [line.split()[0] for line in done.lines] == ["held"] * 4, "\n".join(done.lines)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT", "SELECT"])
def test_a_puzzle_number_goes_up_and_down(button: str) -> None:
    """MicroPython's range has no index(): LEFT and RIGHT crashed on the row of the number."""
    with Simulator("picosystem") as handheld:
        player = Player(handheld, handheld.board.buttons)
        player.to_menu()
        player.choose(PUZZLE_WORDS.NAME)
        player.focus(en.PUZZLE_NUMBER)
        player.press(button)
        player.settle()
        assert not player.shows(en.CRASHED)
        assert player.shows(PUZZLE_WORDS.WHICH_PUZZLE) == (button == "SELECT")
        if button == "LEFT":
            assert player.shows("999999"), "from the first puzzle back to the last"


def with_a_change(change: tuple[int, int]) -> bytes:
    """Records of one game with another byte in the key of their only table."""
    records = Records()
    records.enter(Timed(0, 1, 0).table(), 5, 1000, 0)
    saved = bytearray(records.save())
    start = struct.calcsize("<BIIB")
    saved[start + change[0]] = change[1]
    return bytes(saved)


@pytest.mark.parametrize("change", [(0, 0), (1, 4), (2, 5)])
def test_records_that_no_game_can_have(change: tuple[int, int]) -> None:
    """Damaged records with a right checksum were taken, and their screen crashed."""
    with pytest.raises(ValueError, match="kind"):
        Records.restore(with_a_change(change))


@pytest.mark.parametrize("kind", [5, 200])
def test_records_of_games_that_this_firmware_does_not_have(kind: int, tmp_path: Path) -> None:
    """A game without records, and one that another firmware has: they are kept as they are, and their tables are not shown."""
    data = with_a_change((0, kind))
    assert Records.restore(data).save() == data
    storage = tmp_path / "flash.img"
    storage.write_bytes(image({"records": savefile.wrap(savefile.RECORDS, data)}, FLASH_BYTES // 4096))
    with Simulator("picosystem", storage=storage) as handheld:
        player = Player(handheld, handheld.board.buttons)
        player.to_menu()
        player.choose(en.RECORDS[0])
        for _ in range(40):
            assert player.shows(en.NO_RECORDS)
            player.press("RIGHT")
            player.settle()
