"""A screen that paints itself anew looks as it did: whatever it says is in its state, and nobody paints over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.rigs.scripted import printed
from host_tests.runs.tiers import amount, first_of
from host_tests.soak import share
from tools import shots

SCRIPT = Path(__file__).parent / "on_device" / "anew.py"
LIMIT = 20_000_000  # ms of simulated time
PRESSES = 1500 if share.FULL else amount(150, 50)  # at each of three tables of a game
GAMES = ("cubed", "crossword", "speed", "table", "classic", "timed", "arcade", "puzzle", "practice", "solo")


@pytest.mark.parametrize("board", first_of(shots.BOARDS if share.FULL else ("picosystem", "pico_display")))
@pytest.mark.parametrize("game", first_of(GAMES))
def test_painted_anew_it_looks_the_same(game: str, board: str, tmp_path: Path) -> None:
    """After random keys in every game the screen in view paints itself again: not a pixel changes."""
    script = SCRIPT.read_text().replace("%PRESSES%", str(PRESSES)).replace("%GAMES%", game)
    lines = printed(board, tmp_path, script, LIMIT)
    counts = [int(line.split()[1]) for line in lines if line.startswith("compared ")]
    differing = [line for line in lines if line.startswith("differs ")]
    assert counts[0] > 0.9 * PRESSES, "hardly anything was compared"
    assert not differing, "\n".join(differing)
