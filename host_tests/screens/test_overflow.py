"""No text overflows its place, on any of the sizes, with the longest values."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from string import ascii_lowercase
from types import SimpleNamespace

import pytest
from tercet.screens.screen import margin
from tercet.ui.text import LANGUAGES, de

from host_tests.glass.words import text_width
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


@pytest.mark.slow
def test_two_pixels_too_wide_are_said_with_file_and_key(tmp_path: Path) -> None:
    """What `make language` runs, on a new language that is German but for one line: in plain words, and it fails."""
    for folder in ("firmware", "tools", "boards"):
        shutil.copytree(shots.ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "host_tests" / "ui").mkdir(parents=True)  # the command writes pictures and refusals beside the tests
    texts = tmp_path / "firmware" / "tercet" / "ui" / "text"
    shutil.copytree(texts / "de", texts / "xx")
    table = (texts / "__init__.py").read_text()
    (texts / "__init__.py").write_text(table.replace("LANGUAGES = (", 'LANGUAGES = (("xx", "Neudeutsch"),', 1))
    panel = SimpleNamespace(width=240, height=135)
    old = de.SETTING_ROWS["language"][1]
    new = wide(old, panel.width - 2 * margin(panel) + 2)
    page = (texts / "xx" / "__init__.py").read_text()
    assert page.count(f'"{old}"') == 1
    (texts / "xx" / "__init__.py").write_text(page.replace(f'"{old}"', f'"{new}"'))
    done = subprocess.run(
        [sys.executable, "-m", "tools.languages", "xx", "--board", "pico_display"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'firmware'}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    _, count, *said = done.stdout.splitlines()
    assert count.endswith("screens, 1 texts that do not fit"), done.stdout
    assert said[0].endswith(f'"{new}" leaves its line by 2 pixels')
    assert [line.strip() for line in said[1:]] == ["xx/__init__.py SETTING_ROWS['language'][1]"]
    assert (tmp_path / "host_tests" / "ui" / "refusals" / "xx.txt").exists()


def wide(words: str, width: int) -> str:
    """Words with letters behind them that make them so many pixels wide."""
    rest = width - text_width(words + " ")
    letters = {text_width(letter): letter for letter in ascii_lowercase}
    last = next(last for last in letters if (rest - last) % min(letters) == 0)
    made = f"{words} {letters[min(letters)] * ((rest - last) // min(letters))}{letters[last]}"
    assert text_width(made) == width
    return made


def test_an_accent_or_a_tail_that_is_cut_is_seen() -> None:
    """In every font and at both edges of the panel: where the canvas leaves pixels out, and nowhere else."""
    script = Path(__file__).parent / "on_device" / "watch_script.py"
    done = interpreter.run_script(script, path=(interpreter.FIRMWARE, WATCH.parent))
    assert done.returncode == 0, done.stdout + done.stderr
    count, *cut = done.stdout.splitlines()
    assert int(count.split()[1]) > 50, "accents and tails alone"
    assert cut == ['ok "Énigme" leaves the panel by 1 pixels', 'ok "page" leaves the panel by 1 pixels']
