"""The canvas and its inner loops on MicroPython, against plain definitions: in viper, and in the chip's own Thumb code."""

from pathlib import Path

import pytest

from host_tests.rigs import on_micropython
from tools.emulator import Handheld, execute

HERE = Path(__file__).parent
HOLDS = ["pairs", "card", "glyph", "dashes", "shapes", "misfits", "touch", "quiet"]


def test_the_canvas_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "canvas_script.py") == HOLDS


@pytest.mark.slow
@pytest.mark.booted("on")
def test_the_canvas_on_the_emulated_device(booted: Handheld) -> None:
    """There mask_thumb.py takes the place of mask.py: the same pixels."""
    script, last, _ = (HERE / "on_device" / "canvas_script.py").read_text().partition('print("ok shapes")\n')
    printed = execute(booted, f"ROUNDS = 14\n{script}{last}", 120_000, fresh=True)
    assert [line[3:] for line in printed.splitlines()] == HOLDS[:5]


def test_the_expansion_to_the_wire_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "expand_script.py") == ["expand", "expand_16"]
