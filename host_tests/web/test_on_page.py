"""What runs on the page beside the firmware uses what the firmware offers, and nothing of what a class has for itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.web import packed

SCRIPTS = sorted(packed.ON_PAGE.glob("*.py"))


def private(source: str) -> list[str]:
    """Names of what belongs to other objects, by line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and ast.unparse(node.value) not in ("self", "super()"):
            found.append(f"{node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("_"):
            found.append(f"{node.lineno}: {node.value!r}")
    return found


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_nothing_private_is_reached_into(path: Path) -> None:
    assert private(path.read_text()) == []


def test_reaching_in_is_seen() -> None:
    assert private("screen._cell(1)\nself._read = getattr(screen, '_corners')") == ["1: screen._cell", "2: '_corners'"]
    assert SCRIPTS
