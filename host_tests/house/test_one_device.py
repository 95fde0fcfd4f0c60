"""The chip and the page have one interface (device/__init__.py): the same classes, methods and parameters."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

DEVICE = Path(__file__).parents[2] / "firmware" / "tercet" / "device"
OWN = {"press", "release", "release_all"}  # of the page's keys: what its script calls; a contact does so by itself


def methods(path: Path, name: str) -> dict[str, list[str]]:
    """{public method: its parameters} of a class."""
    found = next(node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef) and node.name == name)
    functions = [node for node in found.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    return {node.name: [one.arg for one in node.args.args] for node in functions}


def attributes(path: Path) -> set[str]:
    """What a class Device sets on itself for others."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)]
    return {node.attr for node in nodes if isinstance(node.ctx, ast.Store) and not node.attr.startswith("_")}


def test_both_have_the_same_device() -> None:
    chip, page = DEVICE / "rp2" / "device.py", DEVICE / "web" / "device.py"
    assert methods(chip, "Device") == methods(page, "Device")
    assert attributes(chip) == attributes(page) - {"ending"}  # of the page's own line
    named = (DEVICE / "__init__.py").read_text()
    for name in [*methods(chip, "Device"), *attributes(chip)]:
        assert name in named, f"{name} is not told in device/__init__.py"


@pytest.mark.parametrize("name", ["Store", "Clock", "Buttons", "Display"])
def test_both_have_the_same_parts(name: str) -> None:
    chip, page = (methods(DEVICE / place / f"{name.lower()}.py", name) for place in ("rp2", "web"))
    page = {method: parameters for method, parameters in page.items() if method not in OWN}
    chip.pop("send", None)  # the page's is a function of its script
    assert chip == page
