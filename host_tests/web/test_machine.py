"""The page's own machine.js with the firmware in it, in node: what it does where something is wrong, and what it never does."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

import pytest
from tercet.core.puzzle.rules import Puzzle
from tercet.core.saved import file as savefile
from tercet.ui.text import en

from host_tests.web import node
from tools.web import build, interpreter, packed

BOARD = "picosystem"
PUZZLE = {"game": "puzzle", "skill": "expert", "number": 4711}
ARCADE = {"game": "arcade", "skill": "expert"}
HOUR = 3_600_000  # ms
PLAYED = 700  # ms before the computer sleeps
BEGUN = ((1500, "press", "SELECT"), (100, "release", "SELECT"))  # a linked game waits for the first key
CALLS = (
    'begin("", "en")',
    "turn()",
    'press("UP")',
    'release("UP")',
    "release_all()",
    "touched(30, 50)",
    "lifted(30, 50)",
    "drawn(30, 50, 30, 20)",
    "pause()",
    "end()",
)


def test_a_fault_in_a_step_is_told_once_and_what_is_printed_is_bounded() -> None:
    """CASES: "An exception ends the game without a word; what is printed in a loop eats all memory." """
    found = json.loads(node.run(node.page(), "fault", BOARD))
    assert len(found["told"]) == 1 and "ValueError: made on purpose" in found["told"][0]
    assert 1000 < found["printed"] <= 4000 and len(found["told"][0]) < 6000


def test_python_returns_numbers_and_words_alone() -> None:
    """CASES: "An object that Python returns arrives as undefined." All that machine.js calls is tried."""
    script = (build.PAGE / "machine.js").read_text(encoding="utf-8")
    (entries,) = re.findall(r"const ENTRIES = (\[.*?\]);", script)
    assert json.loads(entries) == [call.partition("(")[0] for call in CALLS]
    assert script.count("globals.get(") == 1, "the page holds something else of Python's"
    kinds = node.run(node.page(), "kinds", BOARD, json.dumps(CALLS), json.dumps(PUZZLE)).split()
    assert len(kinds) == len(CALLS) and set(kinds) <= {"int", "str", "NoneType"}, dict(zip(CALLS, kinds, strict=True))


@pytest.mark.slow
def test_a_computer_that_slept_has_played_no_hour() -> None:
    """CASES: "Back from another tab or from sleep, the game catches up." It is paused, at the time at which it was left."""
    before, after = (
        line.split()
        for line in node.run(
            node.page(), "sleeps", BOARD, json.dumps(PUZZLE), str(PLAYED), str(HOUR), json.dumps(node.TAUGHT)
        ).splitlines()
    )
    assert before[0] == "PuzzlePlay" and after[0] == "Pause"
    assert 0 < int(before[1]) <= int(after[1]) < int(before[1]) + 2500


def test_what_is_played_is_kept_at_the_moment_when_nobody_looks() -> None:
    """CASES: "A swipe loads the page anew, and the game is gone." The page says so when it goes, and may never come back."""
    files = node.keys(BOARD, [*BEGUN, (9000, "pause")], PUZZLE)["files"]  # sooner than a game without a key is saved
    _, _, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, base64.b64decode(files["game-puzzle"])))
    assert Puzzle.restore(game, 0).elapsed(0) > 9000


def test_neither_the_cursor_nor_the_clock_is_read_out() -> None:
    """CASES: "A running clock is read aloud over everything." Five seconds of Arcade, and eight moves."""
    moves = [(200, act, button) for button in ("RIGHT", "DOWN", "LEFT", "UP") * 2 for act in ("press", "release")]
    begun = node.keys(BOARD, [*BEGUN, (1500,)], ARCADE)["said"]
    assert node.keys(BOARD, [*BEGUN, (1500,), *moves, (2000,)], ARCADE)["said"] == begun
    chosen = [(200, act, "SELECT") for act in ("press", "release")] + [(200, act, "RIGHT") for act in ("press", "release")]
    said = node.keys(BOARD, [*BEGUN, (1500,), *chosen * 3, (1500,)], ARCADE)["said"]
    assert len(said) > len(begun) and (said[-1].startswith(en.MARKS[0]) or en.RIGHT in said[-1]), "a claim is read out"


def test_nothing_on_the_page_can_wait() -> None:
    """CASES: "A sleep freezes the page." No module that could is imported, and who asks the clock to rest is told of it."""
    waits = re.compile(r"^ *(?:import|from) +(?:u?time|u?asyncio|u?select|machine|rp2|_thread)\b", re.MULTILINE)
    assert waits.search("def f():\n    import time") and len(packed.sources()) > 150
    assert [name for name, source in packed.sources().items() if waits.search(source)] == []
    ask = (
        "from tercet.device.web.clock import Clock\ntry:\n    Clock().rest(5)\nexcept RuntimeError as error:\n    print(error)"
    )
    collect = "import gc\nfor _ in range(20):\n    gc.collect()\nprint('collected')"  # as the loop does
    assert node.python(ask, collect) == ["a page must not wait for 5 ms: turn() says when it wants to go on", "collected"]


def test_the_interpreter_is_the_one_that_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CASES: "A collection of garbage aborts or hangs." It does in another build: no other one is taken."""
    assert interpreter.PACKAGE.endswith("-pyscript")
    monkeypatch.setattr(interpreter, "_packed", lambda: b"another one")
    with pytest.raises(interpreter.MissingInterpreter, match="is not what it was"):
        interpreter.files(tmp_path / "kept")
    assert not (tmp_path / "kept").exists()
