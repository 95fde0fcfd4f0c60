"""Timed, Puzzle, Arcade and Practice: the same seed and the same calls are the same game on both interpreters (DESIGN)."""

from zlib import crc32

import pytest

from host_tests.core.single.helpers import sound
from host_tests.core.transcripts import single as transcript_games
from host_tests.core.transcripts.test_classic_transcript import on_micropython
from host_tests.runs.tiers import amount

GAMES = 20  # of each kind: five a skill
each_kind = pytest.mark.parametrize("kind", transcript_games.KINDS, ids=lambda kind: kind.__name__)


@pytest.fixture(scope="module")
def device_lines():
    """20 games of each kind, in one process (about 3 s)."""
    return on_micropython(f"import single as transcript_games\ntranscript_games.main(0, {GAMES})")


def test_twenty_games_of_each_kind_are_the_same_line_by_line(device_lines):
    """The same game on CPython, on MicroPython and on the device: every outcome, table, count, time and random state."""
    host_lines = [line for kind in transcript_games.KINDS for n in range(GAMES) for line in transcript_games.lines(kind, n)]
    for place, (host, device) in enumerate(zip(host_lines, device_lines, strict=False)):
        assert host == device, f"line {place} differs"
    assert len(host_lines) == len(device_lines)


def test_the_transcripts_hold_everything_that_can_happen(device_lines):
    """The transcripts compare something: each verdict, every skill and kind, pauses, saves, refusals, ticks and ends."""
    text = "\n".join(device_lines)
    for kind in transcript_games.KINDS:
        own = [line for line in device_lines if line.startswith(kind.__name__)]
        assert [sum(f"skill {skill} " in line for line in own) for skill in range(4)] == [GAMES // 4] * 4
    for word in (
        "claim 1 cells", "claim 2 cells", "no match 3 cells", "no match 4 cells", "no match 0 cells", "hint 5 cells",
        "hint 6 cells", "hint 7 cells", "claim 8 cells", "hint 9 cells", "paused 0 0 0 |", "saved ", "refused: ", "moved((12, ",
        "tick True", "tick False", "seconds60", "seconds-10", "seconds-15", "seconds-20", "seconds-30", "over1", " left 0 ",
    ):  # fmt: skip
        assert word in text, word
    assert "bad cells taken" not in text


@pytest.mark.counts
@each_kind
def test_every_moment_is_sound(kind):
    """A card is never twice on the table; every count fits the rules, after every action of 60 games; all but Practice end."""
    for number in range(amount(60, 20)):
        game = None
        for game, time, line in transcript_games.moves(kind, number):
            assert sound(game, time) == [], line
        assert game.over or kind.__name__ == "Practice", f"game {number} does not end"


# The checksum of all lines of games 0..7, written down once.
FROZEN = {"Timed": 2535702868, "Puzzle": 1429005126, "Arcade": 2474142767, "Practice": 804641008}


@each_kind
def test_games_are_frozen(kind):
    """CASES: The same seed gives another deal in a new version: eight games of each kind, to the last line."""
    text = "\n".join(line for number in range(8) for line in transcript_games.lines(kind, number))
    assert crc32(text.encode()) == FROZEN[kind.__name__]


@each_kind
def test_another_seed_is_another_game(kind):
    """The same seed and the same calls give the same game; another seed gives another."""
    assert list(transcript_games.lines(kind, 3)) == list(transcript_games.lines(kind, 3))
    assert list(transcript_games.lines(kind, 3))[1:] != list(transcript_games.lines(kind, 7))[1:]
