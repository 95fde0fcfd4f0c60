"""The canvas and its inner loops on MicroPython, against plain definitions: in viper, and in the chip's own Thumb code."""

from collections.abc import Callable
from pathlib import Path

from host_tests import on_micropython
from tools.emulator import Handheld, execute

HERE = Path(__file__).parent
HOLDS = ["pairs", "card", "glyph", "shapes", "misfits", "touch", "quiet"]


def test_the_canvas_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "canvas_script.py") == HOLDS


def test_the_canvas_on_the_emulated_device(uf2: Callable[[str], Path]) -> None:
    """There mask_thumb.py takes the place of mask.py: the same pixels."""
    handheld = Handheld("picosystem", uf2("picosystem"))
    handheld.run(700)
    script, last, _ = (HERE / "on_device" / "canvas_script.py").read_text().partition('print("ok shapes")\n')
    printed = execute(handheld, f"ROUNDS = 14\n{script}{last}", 120_000, fresh=True)
    assert [line[3:] for line in printed.splitlines()] == HOLDS[:4]


def test_the_expansion_to_the_wire_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "expand_script.py") == ["expand", "expand_16"]
