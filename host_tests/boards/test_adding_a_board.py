"""boards/README.md, "Adding a board", followed to the letter: from copying a folder to the menu on the emulated glass."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from host_tests.boards import test_boards, test_case, test_code, test_pages, test_seats, tour
from tools import boards
from tools.boards import pages as board_pages
from tools.boards.__main__ import main as boards_main
from tools.emulator import Handheld
from tools.image import build
from tools.simulator import Simulator

ROOT = boards.BOARDS.parent
NAME = "my_handheld"
PAGE = (boards.BOARDS / "README.md").read_text(encoding="utf-8").partition("\n## Adding a board\n")[2]
COMMANDS = re.findall(r"^    (\S.*)$", PAGE.partition("```python")[0], re.MULTILINE) + re.findall(
    r"^    (\S.*)$", PAGE.partition("```python")[2].partition("```")[2], re.MULTILINE
)
BOARD_FILE = PAGE.partition("```python\n")[2].partition("```")[0]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of its own, as far as boards and firmware go."""
    for folder in ("boards", "firmware"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(boards, "BOARDS", tmp_path / "boards")
    return tmp_path


def in_menu(handheld: Simulator | Handheld) -> None:
    """From power-on to a menu that fills the glass."""
    visitor = tour.Visitor(handheld, boards.load(NAME))
    visitor.to_menu()
    tour.check_menu(visitor)


@pytest.mark.slow
def test_following_the_page_leads_to_a_menu(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each command of the page, in its order; the file of its second step; "nothing outside of the new folder is changed"."""
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    copied, checked, played, built, written, _ = COMMANDS

    assert copied == f"cp -r boards/diy boards/{NAME}"
    subprocess.run(shlex.split(copied), cwd=tree, check=True)
    (tree / "boards" / NAME / "board.py").write_text(BOARD_FILE, encoding="utf-8")

    assert checked == f".venv/bin/python -m tools.boards {NAME}"
    assert boards_main([NAME]) == 0
    assert capsys.readouterr().out == f"{NAME}: My handheld, 240x240\n"

    assert played == f"make play BOARD={NAME}"
    with Simulator(boards.load(NAME), firmware=tree / "firmware") as simulated:
        in_menu(simulated)

    assert built == f"make uf2 BOARD={NAME}"
    image = build(NAME, root=tree)
    assert image == tree / "build" / "uf2" / f"tercet-{NAME}.uf2" and f"`build/uf2/{image.name}`" in PAGE
    handheld = Handheld(boards.load(NAME), image)
    in_menu(handheld)
    assert handheld.faults == [] and handheld.serial_output == b""

    assert written == ".venv/bin/python -m tools.boards.pages"
    board_pages.main()
    assert board_pages.wiring(boards.load(NAME)) in (tree / "boards" / NAME / "README.md").read_text(encoding="utf-8")

    assert {path: path.read_bytes() for path in before} == before


def test_such_a_board_passes_what_is_asked_of_every_board(tree: Path) -> None:
    """The last command of the page, but for its keys, which are pressed above and in the tours."""
    assert COMMANDS[-1] == f'make test TESTS=host_tests/boards PYTEST="--tier=all -k {NAME}"'
    everyone = boards.names()
    folder = tree / "boards" / NAME
    shutil.copytree(tree / "boards" / "diy", folder)
    (folder / "board.py").write_text(BOARD_FILE, encoding="utf-8")
    page = folder / "README.md"
    page.write_text(page.read_text(encoding="utf-8").replace("diy", NAME), encoding="utf-8")
    board_pages.main()
    asked = [
        test
        for module in (test_boards, test_case, test_code, test_pages, test_seats)
        for test in vars(module).values()
        for mark in getattr(test, "pytestmark", ())
        if mark.name == "parametrize" and mark.args == ("name", everyone)
    ]
    assert len(asked) > 8
    for test in asked:
        test(name=NAME)


def test_the_constants_that_the_page_names_are_those_of_a_board() -> None:
    """In the table of what is to be seen; and each says how it may be spelt wrong by being named."""
    table = PAGE.partition("| what you see |")[2].partition("\n\n")[0]
    named = set(re.findall(r"`(\w+)`", table))
    assert named == {
        "backlight",
        "dc",
        "cs",
        "reset",
        "polarity",
        "rotation",
        "origin",
        "colour_order",
        "inversion",
        "baudrate",
        "margin",
    }
    display = boards.load("picoboy_color").display
    assert named <= set(display)


@pytest.mark.parametrize("target", ["play", "uf2", "assets", "test", "docs"])
def test_the_targets_that_the_page_names(target: str) -> None:
    assert f"make {target}" in PAGE
    assert re.search(rf"^{target}: ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
