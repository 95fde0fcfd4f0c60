"""The README's commands, run one after the other on a clean clone, as somebody does who has just found us."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from tools.docs.__main__ import ROOT

COMMANDS = [line.strip() for line in re.findall(r"^    (make .+)$", (ROOT / "README.md").read_text(), re.MULTILINE)]
LONGEST = 900  # seconds that one command may take: the first builds MicroPython
# What needs a handheld on a cable, there an emulated one, or does not end by itself: in a test of its own.
ELSEWHERE = {
    "make play DEVICE=web": "host_tests/web/test_serve.py",
    "make saves": "host_tests/tools/test_saves_handheld.py",
    "make flash": "host_tests/tools/test_flash_handheld.py",
}


def run(clone: Path, command: str) -> str:
    """Run a command as it stands in the README; return all it says. No display, no terminal."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name in ("PATH", "HOME", "LANG", "DEBIAN_FRONTEND", "PIP_CACHE_DIR")
    }
    done = subprocess.run(
        ["sh", "-c", command], cwd=clone, env=kept, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout[-3000:]}"
    return done.stdout


def played(clone: Path, command: str) -> None:
    """A machine with neither display nor terminal plays a short game by itself and leaves its pictures."""
    run(clone, command)
    pictures = sorted((clone / "build" / "play").glob("*.png"))
    assert len(pictures) == 9
    with Image.open(pictures[0]) as picture:
        assert picture.size == (240, 240) and len(picture.getcolors() or ()) > 3


def checked(clone: Path, command: str) -> None:
    """All tests are what this one is part of: here those of the cards stand for them."""
    said = run(clone, command + " JOBS=1 TESTS=host_tests/core/test_cards.py")
    assert re.search(r"\d+ passed", said) and "failed" not in said


def built(clone: Path, command: str) -> None:
    said = run(clone, command)
    name = command.split("BOARD=")[1]
    image = clone / "build" / "uf2" / f"tercet-{name}.uf2"
    assert image.stat().st_size > 500_000 and image.name in said


CHECKS: dict[str, Callable[[Path, str], None]] = {"make play": played, "make test": checked, "make uf2": built}


@pytest.mark.slow
def test_the_readmes_commands(tmp_path: Path) -> None:
    """Wanted: "README's commands are run by a test on a clean clone"."""
    clone = tmp_path / "tercet"
    subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
    assert COMMANDS[:2] == ["make play", "make test"], "the two commands that a newcomer needs come first"
    for command in COMMANDS:
        elsewhere = [test for begins, test in ELSEWHERE.items() if command.startswith(begins)]
        if elsewhere:
            assert (ROOT / elsewhere[0]).exists()
        else:
            CHECKS[" ".join(command.split()[:2])](clone, command)
    left = subprocess.check_output(["git", "-C", clone, "status", "--porcelain"], text=True)
    assert left == "", f"the commands leave something behind:\n{left}"
