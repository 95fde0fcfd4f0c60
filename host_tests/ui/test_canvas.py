"""The canvas and its inner loops on MicroPython, against plain definitions: in viper, and in the chip's own Thumb code."""

from collections.abc import Callable
from pathlib import Path

from host_tests import on_micropython
from tools.emulator import Handheld, execute

HERE = Path(__file__).parent
HOLDS = ["pairs", "card", "stencil", "misfits", "touch", "quiet"]


def test_the_canvas_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "canvas_script.py") == HOLDS


def test_the_canvas_on_the_emulated_device(uf2: Callable[[str], Path]) -> None:
    """There mask_thumb.py takes the place of mask.py: the same pixels."""
    handheld = Handheld("picosystem", uf2("picosystem"))
    handheld.run(700)
    script = (HERE / "on_device" / "canvas_script.py").read_text()
    printed = execute(handheld, "ROUNDS = 16\n" + script, 120_000, fresh=True)
    assert [line[3:] for line in printed.splitlines()] == HOLDS


def test_the_expansion_to_the_wire_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "expand_script.py") == ["expand"]
