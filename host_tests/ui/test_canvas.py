"""The canvas and its inner loops on MicroPython, against plain definitions."""

from pathlib import Path

from host_tests import on_micropython

HERE = Path(__file__).parent


def test_the_canvas_on_micropython() -> None:
    names = on_micropython.run(HERE / "on_device" / "canvas_script.py")
    assert names == ["pairs", "card", "stencil", "misfits", "touch", "quiet"]


def test_the_expansion_to_the_wire_on_micropython() -> None:
    assert on_micropython.run(HERE / "on_device" / "expand_script.py") == ["expand"]
