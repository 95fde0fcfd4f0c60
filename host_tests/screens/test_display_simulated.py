"""CASES, "Display, buttons, sound", as far as it is about the display and the start."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.ui import theme
from tercet.ui.text import en

from host_tests.glass import reader
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of
from tools import boards

Sit = Callable[..., Player]
SLOW = 8_000_000  # hertz: well below the 33 MHz above which jumper wires fail
EXPERT = 3
INKS = {"red": theme.RED, "green": theme.GREEN, "purple": theme.PURPLE}


def start_screen(player: Player) -> bytes:
    player.wait_for(en.TITLE)
    player.settle()
    return player.picture().tobytes()


@pytest.mark.parametrize(
    "change",
    [
        '"colour_order": "BGR"',
        '"inversion": False',
        '"origin": (0, 80)',
        '"rotation": 180',
        '"rotation": 90, "origin": (0, 40)',
        '"rotation": 270, "refresh_order": 0',
    ],
)
def test_other_panels_show_the_same(sit: Sit, tmp_path: Path, change: str) -> None:
    """CASES: "Red and blue exchanged, inverted colours, the picture shifted on one panel": what a panel is like is in
    the board's data alone, and with data that are right the picture is the same to the last pixel, in the colours
    of the theme."""
    source = (boards.BOARDS / "picosystem" / "board.py").read_text(encoding="utf-8")
    path = tmp_path / "other" / "board.py"
    path.parent.mkdir()
    path.write_text(f"{source}\nDISPLAY.update({{{change}}})\n", encoding="utf-8")
    player = sit(boards.read(path))
    picture = start_screen(player)
    assert picture == start_screen(sit("picosystem"))
    pixels = set(player.picture().get_flattened_data())
    for name, index in INKS.items():
        colour = theme.PALETTE[index]
        assert (colour >> 16, colour >> 8 & 255, colour & 255) in pixels, f"no {name}"


@pytest.mark.parametrize("board", first_of(boards.names()))
def test_the_slow_display(sit: Sit, board: str) -> None:
    """CASES: "A picture that breaks above some SPI clock on long wires: a slow setting." It can be had before anything can be
    read: with a key held at power-on. The picture is the same, the clock of the wire is a slow one."""
    player = sit(board)
    fast = player.handheld
    player.to_menu()
    menu = player.picture().tobytes()
    assert fast.hardware.baudrate > 3 * SLOW  # type: ignore[attr-defined]
    fast.press(player.key("BACK"))
    fast.power_cycle()  # type: ignore[attr-defined]
    fast.run(600)
    fast.release(player.key("BACK"))
    player.to_menu()
    player.acknowledge()  # the note that says so
    player.settle()
    assert fast.hardware.baudrate <= SLOW  # type: ignore[attr-defined]
    assert player.picture().tobytes() == menu


def test_no_two_units_deal_alike(sit: Sit) -> None:
    """CASES: "The first deck is the same after every start, or on every unit." The same keys at the same times on three units,
    and on one of them after the next start."""
    decks = []
    for noise in (1, 2, 3):
        player = sit("picosystem", seed=None, noise=noise)
        decks.append(player.start("classic", EXPERT).codes)
    player.handheld.power_cycle()  # type: ignore[attr-defined]
    decks.append(player.start("timed", EXPERT).codes)
    assert len(set(decks)) == 4
    assert reader.cards_seen(player.picture())
