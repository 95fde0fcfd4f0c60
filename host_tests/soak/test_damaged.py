"""50 000 damaged or random save files: a damaged file never crashes the game, is never overwritten in silence, and
what is restored from one can be played on. See on_device/damaged.py, and on_device/files.py for the damage."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from host_tests.soak import runs, share

BOARDS = ("picosystem", "pico_display", "pico_lcd_1_3", "pico_display_2") if share.FULL else ("picosystem", "pico_display")
PARTS = 5 if share.FULL else 1
FILES = 2500 if share.FULL else 400  # a test
HEAP = "2560K"  # beside the firmware it holds two hundred files and their damage


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("board", BOARDS)
def test_damaged_files(board: str, part: int, record_property: Callable[[str, object], None]) -> None:
    seed = share.seed() + 1_000_000 * part
    done = runs.run("damaged", board, HEAP, SEED=seed, CASES=FILES)
    assert done.lines and done.lines[-1].startswith("ok "), f"{share.header()}, {board}, {seed=}:\n" + "\n".join(done.lines)
    figures = done.figures
    for name in ("files", "restored"):
        record_property(name, figures[name])
    assert figures["files"] >= FILES and figures["restored"] * 20 >= figures["files"], "hardly any file was taken"
