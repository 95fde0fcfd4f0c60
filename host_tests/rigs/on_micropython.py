"""Runs test scripts on MicroPython's unix port: they print `ok NAME` for each thing that held and raise for what did not."""

from __future__ import annotations

from pathlib import Path

from tools.simulator import interpreter


def run(script: Path, arguments: tuple[str, ...] = ()) -> list[str]:
    """Run a script with the firmware to import; return the names it printed. AssertionError with its output if it failed."""
    done = interpreter.run_script(script, arguments)
    assert done.returncode == 0, f"{script.name} failed on MicroPython:\n{done.stdout}{done.stderr}"
    return [line[3:] for line in done.stdout.splitlines() if line.startswith("ok ")]
