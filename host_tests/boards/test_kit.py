"""The folder `diy`: four kinds of display by one line of its board.py, and the wiring drawn from it."""

from __future__ import annotations

import re
import shutil
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from host_tests.boards import tour
from host_tests.runs.tiers import first_of
from tools import boards
from tools.boards import pages, wiring
from tools.boards.legs import LEGS
from tools.simulator import Simulator

FOLDER = boards.BOARDS / "diy"
SOURCE = (FOLDER / "board.py").read_text(encoding="utf-8")
LINE = 'MODULE = "ILI9341 320x240"\n'
SIZES = {
    "ILI9341 320x240": (320, 240),
    "ST7789 320x240": (320, 240),
    "ST7789 240x240": (240, 240),
    "ST7789 240x135": (240, 135),
}
SVG = "{http://www.w3.org/2000/svg}"


def with_module(folder: Path, module: str) -> boards.Board:
    """The board with this one line changed, in a folder that has the variant for a Pico 2 too."""
    shutil.copytree(FOLDER, folder / "diy")
    assert SOURCE.count(LINE) == 1
    (folder / "diy" / "board.py").write_text(SOURCE.replace(LINE, f'MODULE = "{module}"\n'), encoding="utf-8")
    return boards.read(folder / "diy" / "board.py")


def test_the_page_names_every_module() -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert list(boards.load("diy").data["MODULES"]) == list(SIZES) == re.findall(r'^\| `"(.+)"` \|', text, re.MULTILINE)


@pytest.mark.parametrize("module", first_of(SIZES, quick=2))
def test_another_display_is_one_line(module: str, tmp_path: Path) -> None:
    """No mistakes, the size it says, and a menu that fills the glass."""
    board = with_module(tmp_path, module)
    assert boards.problems(board) == [] and (board.width, board.height) == SIZES[module]
    assert board.display["controller"] == module.split()[0]
    with Simulator(board) as handheld:
        visitor = tour.Visitor(handheld, board)
        visitor.to_menu()
        tour.check_menu(visitor)
        assert handheld.panel.faults == []


def test_a_module_without_cs_has_clock_high(tmp_path: Path) -> None:
    """Such modules stay dark in mode 0."""
    display = with_module(tmp_path, "ST7789 240x240").display
    assert display["cs"] is None and (display["polarity"], display["phase"]) == (1, 1)


@pytest.mark.parametrize("path", sorted(boards.BOARDS.glob("*/wiring.svg")), ids=lambda path: path.parent.name)
def test_the_drawn_wiring_is_that_of_the_board(path: Path) -> None:
    """`python -m tools.boards.pages` draws it anew."""
    assert path.read_text(encoding="utf-8") == wiring.drawing(boards.load(path.parent.name))


def test_every_pin_is_drawn_at_its_leg() -> None:
    """A wire begins at the leg that the datasheet says and ends at the label of what the board's table says."""
    board = boards.load("diy")
    root = ElementTree.fromstring(wiring.drawing(board))
    starts = {(int(line.get("x1", "")), int(line.get("y1", ""))): line.get("stroke") for line in root.iter(f"{SVG}line")}
    assert len(starts) == len(wiring.wires(board))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    for what, _, pins in pages.rows(board):
        for pin in pins:
            assert wiring.place(LEGS[pin]) in starts and f"GP{pin}" in texts, what
    assert "display GND, all keys" in texts and "320x240" in texts
    assert {f"key {button['label']}" for button in board.buttons.values()} <= set(texts)
    display = [starts[wiring.place(LEGS[board.display[role]])] for role in wiring.WIRES]
    assert len(set(display)) == len(display), "each wire of the display has a colour of its own"


def test_wires_lie_apart() -> None:
    places = [wiring.place(leg) for leg in range(1, 41)]
    assert len(set(places)) == 40
    assert wiring.place(1)[1] == wiring.place(40)[1] < wiring.place(20)[1] == wiring.place(21)[1], (
        "as in the datasheet's figure"
    )


def test_a_pin_without_a_leg_cannot_be_drawn() -> None:
    board = boards.load("picoboy_color")
    data = {**board.data, "LAMP": {"red": 25, "green": 3, "blue": 4, "active": 1}}
    with pytest.raises(ValueError, match=r"GPIO 25 \(lamp red\) has no leg on a Pico"):
        wiring.wires(boards.Board("mine", board.path, data))
