"""Who chooses which dice are rolled again sees what lies on the board, drawn on the simulator and read off the glass."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from tercet.core.cubed.board import cell_at
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.cubed import Seen, Table
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of
from tools import boards

SCRIPT = Path(__file__).parent.parent / "on_device" / "cubed_looking.py"
TEXT = of_game(en, "cubed")
LOW = {cell_at(*place) for place in ((0, -1), (0, 0), (0, 1), (1, 0), (2, 0))}  # the dice of the script
END = cell_at(-2, 6)
ASKED, LOOKING, MOVED, NEXT_HAND, BACK = range(5)
FAR = 5  # the same once more, with dice at two edges of the board


@pytest.fixture(scope="module", params=first_of(("pico_display", "picosystem", "pico_display_2"), 2))
def scenes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Image.Image]]:
    """The board, and each scene of the script."""
    return request.param, scripted.pictures(request.param, tmp_path_factory.mktemp("cubed"), SCRIPT.read_text(), 60_000)


def seen(board: str, picture: Image.Image) -> Seen:
    """What a player reads off a picture."""
    player: Any = SimpleNamespace(picture=lambda: picture)
    return Table(player, boards.load(board), (-1, 0)).look()


def test_the_headline_covers_no_row(scenes: tuple[str, list[Image.Image]]) -> None:
    """Dice below the first SET: all are in view above the headline, on every board."""
    board, pictures = scenes
    assert words.shows(pictures[ASKED], TEXT.YOUR_DICE) and words.shows(pictures[ASKED], TEXT.LOOK)
    assert set(seen(board, pictures[ASKED]).board) == LOW


def test_the_whole_board_can_be_looked_at(scenes: tuple[str, list[Image.Image]]) -> None:
    """HINT gives the headline's row to the board, beside the own hand; directions move the view; then the others' hands."""
    board, pictures = scenes
    for first in (0, FAR):
        own = seen(board, pictures[first + ASKED]).hand
        for scene, hand in ((LOOKING, own), (MOVED, own)):
            picture = pictures[first + scene]
            assert words.shows(picture, TEXT.LOOK) and words.shows(picture, en.BACK)
            assert not words.shows(picture, TEXT.YOUR_DICE) and seen(board, picture).hand == hand
        assert seen(board, pictures[first + MOVED]).cursor != seen(board, pictures[first + LOOKING]).cursor
        assert seen(board, pictures[first + NEXT_HAND]).hand != own
        assert words.shows(pictures[first + BACK], TEXT.YOUR_DICE) and seen(board, pictures[first + BACK]).hand == own
    assert END in seen(board, pictures[FAR + MOVED]).board, "the die at the edge does not come into view"
