"""The same seed and the same calls give the same match at the table on CPython and on MicroPython (DESIGN, "The house")."""

import pytest
from tercet.core import outcome as verdicts

from host_tests.core.transcripts import table as table_transcript
from host_tests.core.transcripts.test_classic_transcript import on_micropython

MATCHES = 20


@pytest.fixture(scope="module")
def device_lines():
    """20 matches in one process."""
    return on_micropython(f"import table as table_transcript\ntable_transcript.main(0, {MATCHES})")


def test_twenty_matches_are_the_same_line_by_line(device_lines):
    """20 seeded matches replayed on MicroPython with identical lines: thoughts, generator, saves and all."""
    host_lines = [line for number in range(MATCHES) for line in table_transcript.lines(number)]
    for place, (host, device) in enumerate(zip(host_lines, device_lines, strict=False)):
        assert host == device, f"line {place} differs"
    assert len(host_lines) == len(device_lines)


def test_the_transcript_holds_everything_that_can_happen(device_lines):
    """The transcripts compare something: each verdict of the table, tournaments, pauses, saves, decks and penalties."""
    text = "\n".join(device_lines)
    for verdict in ("IGNORED", "RIGHT", "WRONG", "DEALT", "CALLED", "TIMED_OUT", "ASKED", "AGREED", "DECLINED", "GIVEN_UP"):
        assert f" {getattr(verdicts, verdict)} cells" in text, verdict
    assert text.count("match ") == MATCHES and text.count("tournament True") >= 3
    for word in (
        "deck 0", "deck 1", "deck 2", "penalty 0", "penalty 1", "penalty 2", "rounds 2", "next round", "saved ", "take back",
        "paused [0, 0, 0] None", "moved((12, ", "state 4 ", "tick 1 cells", "tick 2 cells",
    ):  # fmt: skip
        assert word in text, word
