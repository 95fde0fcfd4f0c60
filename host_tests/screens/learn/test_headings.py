"""PLAYER: "Two margins": headings of the tutorial and of the help, with the tails of g, j, p, y, in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.games import NAMES
from tercet.ui.text import LANGUAGES

from host_tests.rigs.scripted import printed

SCRIPT = Path(__file__).parents[1] / "on_device" / "headings.py"
LIMIT = 600_000  # ms of simulated time


@pytest.mark.slow
@pytest.mark.parametrize("board", ["pico_display", "picosystem"])
def test_no_tail_of_a_heading_is_cut_or_stays_behind(board: str, tmp_path: Path) -> None:
    """Each page is looked at after another heading was there, and painted anew: no pixel differs, and its heading is whole."""
    lines = printed(board, tmp_path, SCRIPT.read_text(), LIMIT)
    (count,) = [int(line.split()[1]) for line in lines if line.startswith("checked ")]
    assert count > len(LANGUAGES) * (15 + 2 * len(NAMES))
    wrong = [line for line in lines if line.startswith("wrong")]
    assert not wrong, "\n".join(wrong)
