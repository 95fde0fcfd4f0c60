"""Wanted: "a million random key events over all screens on MicroPython (seeded, reproducible, with bounce and held keys): no
exception, no lost or doubled press, every screen visited, a way back to the menu from everywhere."

An event is a press, from its first edge to the last bounce of its release. See on_device/keys.py, and oracle.py for what
must arrive. A run that fails names its plan; `make test TESTS=host_tests/soak/test_keys.py SEED=...` repeats it.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable

import pytest

from host_tests.soak import runs, share
from tools.simulator import interpreter

BOARDS = ("picosystem", "pico_display", "pico_lcd_1_3", "pico_display_2") if share.FULL else ("picosystem", "pico_display")
PARTS = 4 if share.FULL else 1  # tests a board
RUNS = 8 if share.FULL else 1  # runs a test
PRESSES = 8000  # a run: some 20 s, so that a fault is found again in as long
HEAP = "2560K"  # room for the watching; memory is what games.py is about
BASES = {
    "Screen",
    "Listing",
    "Options",
    "DeviceOptions",
    "GameOptions",
    "MatchSetUp",
    "DiceHelp",
    "Play",
    "Step",
    "Match",
    "TableLines",
    "CubedTable",
    "CrosswordMatch",
    "Typed",
}  # what others are made of
NEVER = {"Crash"}  # comes up when something went wrong, and then the run has failed
# Turn needs several people at Crossword, or one who has solved a round alone; Medal a feat, Trained a course to its end.
RARE = {"Turn", "Medal", "Trained"}
# Screens that a walk has not come to before it ends: 8000 presses leave 5 to 12 of them to chance (twelve walks).
UNSEEN = 0 if share.FULL else 18
MISSED = 200  # one press of so many, at most, comes while the processor is too busy to tell it from the one before


def screens() -> set[str]:
    """The names of all screens of the firmware."""
    bases: dict[str, set[str]] = {}
    for file in (interpreter.FIRMWARE / "tercet" / "screens").rglob("*.py"):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {base.id for base in node.bases if isinstance(base, ast.Name)}
    found = {"Screen"}
    while more := {name for name in bases if name not in found and bases[name] & found}:
        found |= more
    return found - BASES


def walk(board: str, part: int) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Let presses rain on a board; return figures, how often screens were visited, and ways back from each."""
    figures, visited, homes = Counter[str](), Counter[str](), Counter[str]()
    for run in range(RUNS):
        seed = share.seed() + 1_000_000 * (part * RUNS + run)
        done = runs.run("keys", board, HEAP, SEED=seed, PRESSES=PRESSES)
        assert done.lines and done.lines[-1].startswith("ok "), f"{share.header()}, {board}, {seed=}:\n" + "\n".join(done.lines)
        figures.update(done.figures)
        for line in done.lines:
            if line.startswith("visited "):
                _, name, times, ways = line.split()
                visited[name] += int(times)
                homes[name] += int(ways)
    return figures, visited, homes


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("board", BOARDS)
def test_keys(board: str, part: int, record_property: Callable[[str, object], None]) -> None:
    figures, visited, homes = walk(board, part)
    for name in ("presses", "arrived", "missed", "lives", "ms"):
        record_property(name, figures[name])
    assert set(visited) <= screens() - NEVER
    unseen = screens() - NEVER - RARE - set(visited)
    assert len(unseen) <= UNSEEN, f"never visited: {unseen}"
    assert figures["missed"] * MISSED <= figures["presses"]
    if share.FULL:
        assert set(+homes) >= screens() - NEVER - RARE - {"Making"}, "no way back was taken from some screens"


def test_the_screens_are_known() -> None:
    assert {"Menu", "TimedPlay", "TablePlay", "Question", "Disk", "Crash"} <= screens()
    assert not BASES & screens()
