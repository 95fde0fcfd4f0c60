"""The same seed and the same calls give the same dice game on CPython and on MicroPython (DESIGN, "The house")."""

from __future__ import annotations

import pytest

from host_tests.core.transcripts import dice as dice_transcript
from host_tests.core.transcripts.test_classic_transcript import on_micropython
from host_tests.runs.tiers import amount

pytestmark = pytest.mark.counts
MATCHES = amount(10, 5)


@pytest.fixture(scope="module")
def device_lines() -> list[str]:
    """Matches in one process."""
    return on_micropython(f"import dice as dice_transcript\ndice_transcript.main(0, {MATCHES})")


def test_matches_are_the_same_line_by_line(device_lines: list[str]) -> None:
    """Seeded matches of Speed and Crossword replayed on MicroPython with identical lines: thoughts, plans, saves and all."""
    host_lines = [line for number in range(MATCHES) for line in dice_transcript.lines(number)]
    for place, (host, device) in enumerate(zip(host_lines, device_lines, strict=False)):
        assert host == device, f"line {place} differs"
    assert len(host_lines) == len(device_lines)


def test_the_transcript_holds_what_can_happen(device_lines: list[str]) -> None:
    """The transcripts compare something."""
    text = "\n".join(device_lines)
    for word in (
        "claim 1 cells",
        "by itself 1 cells",
        "by itself 2 cells",
        "ask 12 cells",
        "saved ",
        "round",
        "advice (",
        "draw True",
    ):
        assert word in text, word
