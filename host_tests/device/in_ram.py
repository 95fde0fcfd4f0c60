"""Runs the scripts of on_micropython/ that need a flash chip in RAM: the simulator's, and none of its other stand-ins."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from tools.simulator import interpreter
from tools.simulator.process import DEVICE


def run(script: Path, arguments: tuple[str, ...], path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run a script on MicroPython with the firmware, the flash chip and the folders of `path` to import."""
    with tempfile.TemporaryDirectory(prefix="tercet-") as folder:
        (Path(folder) / "flash.py").symlink_to(DEVICE / "flash.py")
        places = (interpreter.FIRMWARE, *path, Path(folder))
        return interpreter.run_script(script, arguments, heapsize="8M", path=places, timeout=None)
