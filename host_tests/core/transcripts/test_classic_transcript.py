"""The same seed and the same calls give the same game on CPython and on MicroPython (DESIGN, "The house")."""

import tempfile
from pathlib import Path

import pytest

from host_tests.core.transcripts import classic as transcript
from tools.simulator import interpreter

GAMES = 100
RARE = (685, 1197)  # games with 27 cards in which three cards were dealt automatically


def on_micropython(program, *more):
    """Return the lines that a program prints on MicroPython's unix port, with the firmware, this folder and more."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "program.py"
        script.write_text(program)
        done = interpreter.run_script(script, heapsize="2M", path=(interpreter.FIRMWARE, Path(__file__).parent, *more))
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-3000:]
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def device_lines():
    """100 games, 25 a skill, and two rare ones, in one process."""
    return on_micropython(
        f"import classic as transcript\ntranscript.main(0, {GAMES})\nfor number in {RARE}: transcript.main(number, 1)"
    )


def test_a_hundred_games_are_the_same_line_by_line(device_lines):
    """A hundred of the 10 000 games replayed on MicroPython with the same transcript (about 1 s)."""
    host_lines = [line for number in (*range(GAMES), *RARE) for line in transcript.lines(number)]
    for place, (host, device) in enumerate(zip(host_lines, device_lines, strict=False)):
        assert host == device, f"line {place} differs"
    assert len(host_lines) == len(device_lines)


def test_the_transcript_holds_everything_that_can_happen(device_lines):
    """The transcripts compare something: each verdict, every skill, pauses, saves and refusals occur in them."""
    text = "\n".join(device_lines)
    for skill in range(4):
        assert text.count(f" skill {skill} constant") >= GAMES // 4
    assert text.count("over1") == GAMES + len(RARE)
    for word in (
        "claim 1 cells", "claim 2 cells", "no match 3 cells", "no match 4 cells", "no match 0 cells", "hint 5 cells",
        "hint 6 cells", "paused 0 0 0 cells", "saved ", "refused: ", "moved((12, ", "moved((9, ", "9, 10, 11) over0",
    ):  # fmt: skip
        assert word in text, word
    assert "bad cells taken" not in text


def test_a_game_is_the_same_twice():
    """The same seed and the same calls give the same game; another seed gives another."""
    assert list(transcript.lines(3)) == list(transcript.lines(3))
    assert list(transcript.lines(3))[1:] != list(transcript.lines(7))[1:]


# Constant feature and its value, the cells, and the end of the stock (dealt next), written down once.
FIRST_DEALS = {
    0: (2, 0, [38, 47, 29, 64, 56, 45, 20, 28, 65], [54, 55, 63]),
    1: (3, 1, [37, 79, 22, 61, 40, 64, 73, 52, 34], [46, 13, 55]),
    2: (-1, 0, [42, 27, 28, 77, 67, 33, 12, 0, 62, 47, 3, 34], [41, 59, 40]),
    3: (-1, 0, [42, 69, 56, 8, 79, 43, 40, 30, 72, 59, 61, 13], [0, 77, 26]),
}


@pytest.mark.parametrize("number", FIRST_DEALS)
def test_the_first_deal_is_frozen(number):
    """CASES: The same seed gives another deal in a new version."""
    game, _, _ = next(transcript.moves(number))
    assert (game.constant, game.fixed, game.layout.cells, game.layout.stock[-3:]) == FIRST_DEALS[number]
