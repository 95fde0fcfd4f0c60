"""MicroPython here and on the device are of different versions (README.md says which): what the firmware relies on is alike.

The version here is the only one that there is as a package; the device's is that of Debian's source package.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.emulator import Handheld, execute
from tools.simulator import Simulator

SCRIPT = Path(__file__).parent / "on_micropython" / "alike.py"
PARTS = 16  # lines that it prints


def here(folder: Path) -> list[str]:
    """What it prints on this computer, in the firmware's place, with what the simulator stands in for."""
    shutil.copy(SCRIPT, folder / "main.py")
    with Simulator("picosystem", firmware=folder) as simulator:
        simulator.run_until(lambda: simulator.exit_code is not None, 5000)
        printed = simulator.serial_output.decode()
    assert simulator.exit_code == 0, printed
    return printed.splitlines()


def test_it_ends(tmp_path: Path) -> None:
    assert len(here(tmp_path)) == PARTS


@pytest.mark.booted("on")
def test_what_the_firmware_relies_on_is_alike_on_the_device(booted: Handheld, tmp_path: Path) -> None:
    device = execute(booted, SCRIPT.read_text(encoding="utf-8"), 20_000, fresh=True).splitlines()
    for line, other in zip(here(tmp_path), device, strict=True):
        assert line == other
