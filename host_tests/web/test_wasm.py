"""The firmware on MicroPython's WebAssembly port, in node: the same pictures, games and pixels as on the other ports."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from types import ModuleType

import pytest

from host_tests.core.transcripts import classic, dice, single, table
from host_tests.screens.test_pictures import compare
from host_tests.ui import test_canvas
from host_tests.web import node
from tools import shots

UI = Path(test_canvas.__file__).parent / "on_device"
GAMES = 4  # of each kind


@pytest.mark.parametrize("board", shots.BOARDS)
def test_every_screen_is_as_in_its_picture(board: str) -> None:
    """The very pictures that the simulator's screens are compared with."""
    compare(shots.folder(board), node.scenes(board))


def test_the_loops_in_javascript_paint_the_same() -> None:
    """Random cards, glyphs and rectangles against plain definitions, as the other ports are tested."""
    script = (UI / "canvas_script.py").read_text()
    assert [line[3:] for line in node.python("ROUNDS = 14\n" + script) if line.startswith("ok ")] == test_canvas.HOLDS


@pytest.mark.parametrize("games", [classic, single, table, dice], ids=lambda games: games.__name__.rpartition(".")[2])
def test_the_same_seed_and_the_same_calls_give_the_same_game(games: ModuleType) -> None:
    """DESIGN, "The house"; every line holds the whole table."""
    assert games.__file__
    source = Path(games.__file__).read_text()
    there = node.python(source, *[f"main({number}, 1)" for number in range(GAMES)])
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for number in range(GAMES):
            games.main(number, 1)
    here = printed.getvalue().splitlines()
    for place, (one, other) in enumerate(zip(here, there, strict=False)):
        assert one == other, f"line {place} differs"
    assert len(here) == len(there) > 50
