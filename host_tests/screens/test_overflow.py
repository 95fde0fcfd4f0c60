"""No text overflows its place, on any of the sizes, with the longest values."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.ui.text import LANGUAGES

from host_tests.runs.tiers import amount, first_of
from tools import shots
from tools.languages import FEWEST, WATCH, too_wide
from tools.simulator import interpreter

SIZES = ("picosystem", "pico_display")  # 240x240 and 240x135: the others have more room


@pytest.mark.parametrize("board", first_of(shots.BOARDS))
def test_no_text_overflows(board: str) -> None:
    count, overflows = too_wide("en", board, palettes=amount(4, 1))
    assert count > FEWEST and not overflows, "\n".join(overflows)


@pytest.mark.slow
@pytest.mark.parametrize("board", SIZES)
@pytest.mark.parametrize("language", [code for code, _ in LANGUAGES[1:]])
def test_no_text_of_another_language_overflows(language: str, board: str) -> None:
    """With the standard colours; `make language` tries all palettes on all panels."""
    count, overflows = too_wide(language, board, palettes=1)
    assert count > FEWEST and not overflows, "\n".join(overflows)


@pytest.mark.slow
def test_a_text_that_is_too_long_is_found() -> None:
    """Words as long as another language's might be, in four kinds of places."""
    changes = """from tercet.ui.text import en

en.START = "start" * 12
en.SKILLS = ("Beginner", "Intermediate", "Advanced", "Expert of the very highest rank")
en.WELCOME = ("What is a SET?", "Three cards that go together. " * 9)
en.HELP_POINTS = "A SET is a point. " * 14
"""
    _, overflows = too_wide("en", "pico_display", changes)
    found = "\n".join(overflows)
    assert all(scene in found for scene in ("start", "row", "tutorial", "help")), found


def test_an_accent_or_a_tail_that_is_cut_is_seen() -> None:
    """In every font and at both edges of the panel: where the canvas leaves pixels out, and nowhere else."""
    script = Path(__file__).parent / "on_device" / "watch_script.py"
    done = interpreter.run_script(script, path=(interpreter.FIRMWARE, WATCH.parent))
    assert done.returncode == 0, done.stdout + done.stderr
    count, *cut = done.stdout.splitlines()
    assert int(count.split()[1]) > 50, "accents and tails alone"
    assert cut == ['ok "Énigme" leaves the panel by 1 pixels', 'ok "page" leaves the panel by 1 pixels']
