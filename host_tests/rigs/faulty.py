"""Firmware with a fault, made on purpose."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools import boards, image
from tools.simulator import interpreter


def broken(folder: Path, name: str, before: str, fault: str) -> Path:
    """A copy of the firmware with a fault before a line of one file."""
    copy = folder / "firmware"
    shutil.copytree(interpreter.FIRMWARE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    path = copy / "tercet" / name
    source = path.read_text(encoding="utf-8")
    assert source.count(before) == 1, f"{before!r} is not once in {name}: change this test"
    path.write_text(source.replace(before, fault + before), encoding="utf-8")
    return copy


def faulty_uf2(folder: Path, board: str, name: str, before: str, fault: str) -> Path:
    """The UF2 of a firmware with a fault before a line of one file."""
    broken(folder, name, before, fault)
    shutil.copytree(boards.BOARDS, folder / "boards")
    return image.build(board, folder / "faulty.uf2", folder)
