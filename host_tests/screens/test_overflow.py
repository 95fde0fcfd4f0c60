"""No text overflows its place, on any of the sizes, with the longest values."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.ui.text import LANGUAGES

from host_tests.rigs.scripted import printed
from host_tests.runs.tiers import first_of
from tools import shots

SCRIPT = Path(__file__).parent / "on_device" / "overflow.py"
FEWEST = 1500  # screens that are looked at
LIMIT = 600_000  # ms of simulated time


def look(board: str, folder: Path, language: int = 0, **texts: str) -> tuple[int, list[str]]:
    """Return how many screens a board showed, and what overflowed. texts: other words, for a language that is longer."""
    shots.lay_out(folder)
    changes = "".join(f"en.{name} = {value}\n" for name, value in texts.items())
    before = f"from tercet.ui import text\n\ntext.LANGUAGES = text.LANGUAGES[{language}:]\n"
    before += "from tercet.ui.text import en\n\n" + changes if texts else ""
    lines = printed(board, folder, before + SCRIPT.read_text(), LIMIT)
    counts = [int(line.split()[1]) for line in lines if line.startswith("scenes ")]
    return counts[0], [line for line in lines if line.startswith("overflow ")]


@pytest.mark.parametrize("board", first_of(shots.BOARDS))
@pytest.mark.parametrize("language", range(len(LANGUAGES)), ids=lambda language: LANGUAGES[language][0])
def test_no_text_overflows(language: int, board: str, tmp_path: Path) -> None:
    count, overflows = look(board, tmp_path, language)
    assert count > FEWEST and not overflows, "\n".join(overflows)


def test_a_text_that_is_too_long_is_found(tmp_path: Path) -> None:
    """Words as long as another language's might be, in four kinds of places."""
    _, overflows = look(
        "pico_display",
        tmp_path,
        START='"' + "start" * 12 + '"',
        SKILLS='("Beginner", "Intermediate", "Advanced", "Expert of the very highest rank")',
        WELCOME='("What is a SET?", "Three cards that go together. " * 9)',
        HELP_POINTS='"A SET is a point. " * 14',
    )
    found = "\n".join(overflows)
    assert all(scene in found for scene in ("start", "row", "tutorial", "help")), found
