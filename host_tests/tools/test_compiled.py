"""The emulated processor compiled for this Python: the same, only faster; and what happens where it cannot be compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.emulator import compiled

ROOT = Path(__file__).parents[2]
RUN = """
import sys
from tools.emulator import Handheld
handheld = Handheld("picosystem", sys.argv[1])
handheld.run(400)
handheld.tap("SELECT", 60, 200)
core = handheld.mcu.core
print(handheld.time, core.cycles, core.pc, list(core.registers), handheld.wire_bytes, hash(handheld.picture().tobytes()))
"""


@pytest.fixture
def native(tmp_path: Path) -> Path:
    """The package's folder with its C files, in a copy; nothing of ours in it."""
    copy = tmp_path / "rp2040py"
    shutil.copytree(compiled.folder().parent, copy)
    for path in (copy / "native").glob("*.so"):
        if ".abi3." not in path.name:
            path.unlink()
    (copy / "native" / compiled.NOTE).unlink(missing_ok=True)
    return copy / "native"


def ran(native: Path, uf2: Path) -> str:
    """What a handheld comes to, with the package that lies here."""
    path = os.pathsep.join(map(str, (native.parents[1], ROOT, ROOT / "firmware")))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, "-c", RUN, str(uf2)], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.slow
def test_it_is_the_same_processor(native: Path, uf2: Callable[[str], Path]) -> None:
    as_it_came = ran(native, uf2("picosystem"))
    compiled.compile_all(native)
    made = [path for path in native.glob("*.so") if ".abi3." not in path.name]
    assert len(made) == len(list(native.glob("*.c"))) > 5
    assert ran(native, uf2("picosystem")) == as_it_came != ""
    before = made[0].stat().st_mtime_ns
    compiled.compile_all(native)
    assert made[0].stat().st_mtime_ns == before, "compiled again, though nothing had changed"
    (native / "_bit.c").write_text("int nothing;\n")
    compiled.compile_all(native)
    assert made[0].stat().st_mtime_ns > before, "another version of the package: compiled anew"


def test_a_file_that_does_not_compile_is_told_and_leaves_the_package_as_it_was(
    native: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in native.glob("*.c"):
        path.write_text("int nothing;\n")
    (native / "_bit.c").write_text("this is no C\n")
    monkeypatch.setattr(compiled, "folder", lambda: native)
    assert compiled.main() == 0
    said = capsys.readouterr().out
    assert "stays 2.6 times slower" in said and "_bit.c" in said
    assert all(".abi3." in path.name for path in native.glob("*.so"))


def test_without_a_compiler_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "/nothing")
    assert compiled.main() == 0
    assert "apt install gcc" in capsys.readouterr().out
