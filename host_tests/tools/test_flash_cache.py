"""The model of the RP2040's flash cache: traces counted by hand, its cost by the boot loaders' settings, its ideal mode."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import image
from tools.emulator import Handheld
from tools.emulator.flash_cache import build
from tools.emulator.flash_cache.cost import AROUND, clocks, cost

SCRIPT = Path(__file__).with_name("cached.py")
ROOT = Path(__file__).parents[2]
BOOT = 10  # ms: what is run of the image in both emulators; later the very first start writes the flash

# CTRLR0 and SPI_CTRLR0 as the Pico SDK's boot loaders set them, and the clocks of one line of 8 bytes, counted by hand.
W25Q080 = 0x005F0300, 0xA0002022  # quad: address and mode 32 bits on 4 wires 8, dummy 4, data 64 bits on 4 wires 16
GENERIC_03H = 0x001F0300, 0x03000218  # one wire: command 8, address 24, data 64


def test_the_cost_of_a_line_by_the_boot_loader() -> None:
    assert clocks(*W25Q080, 8) == 8 + 4 + 16
    assert clocks(*GENERIC_03H, 8) == 8 + 24 + 64
    assert cost(2, *W25Q080) == (2 * 28 + AROUND, 2 * 20 + AROUND)
    assert cost(4, *GENERIC_03H) == (4 * 96 + AROUND, 4 * 64 + AROUND)


@pytest.fixture(scope="module")
def uf2() -> Path:
    return image.build("picosystem")


@pytest.fixture(scope="module")
def traces(uf2: Path) -> dict[str, Any]:
    path = os.pathsep.join([str(build.build()), str(ROOT / "firmware"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path}
    made = subprocess.run([sys.executable, SCRIPT, uf2], env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(made.stdout)
    return found


@pytest.mark.slow
def test_hand_counted_traces(traces: dict[str, Any]) -> None:
    assert traces["a line"] == [62, 0, 0, 0, 62, 0]
    assert traces["fits"] == [2048, 0, 0], "16 KB in a row stay"
    # One line more: its set holds three lines by turns, of which the one that is needed next is always the oldest.
    assert traces["just does not"] == [2049, 3, 3]
    assert traces["one set, two lines"] == [2, 0, 0, 0, 0]
    assert traces["one set, three lines"] == [3, 3, 3, 3, 3]
    assert traces["mirrors"] == [0, 62, 62, 46, 46], "0x11 keeps nothing that was not there, 0x12 and 0x13 pass by"
    assert traces["flushed"] == [62, 0]


@pytest.mark.slow
def test_any_of_two_lines_goes_half_of_the_time(traces: dict[str, Any]) -> None:
    """Three lines by turns in a set of two: of age's rule nothing is left to find, of chance's some is."""
    walks = traces["one set, three lines, any goes"]
    assert walks[0] == 3 and min(walks) < 3
    assert 1.5 < sum(walks) / len(walks) < 2.5  # 2 in the long run: the line that was thrown out last, and one of two others


@pytest.mark.slow
def test_the_ideal_is_the_emulator_as_it_came(traces: dict[str, Any], uf2: Path) -> None:
    handheld = Handheld("picosystem", uf2, usb=False)
    handheld.run(BOOT)
    cycles, misses, waited, line, time = traces["ideal"]
    assert (cycles, time) == (handheld.mcu.core.cycles, handheld.time), "to the cycle"
    assert misses > 1000 and not waited and not line
    _, misses, waited, line, _ = traces["cached"]
    assert line == cost(2, *W25Q080).line, "as the image's own boot loader set it"
    assert waited >= misses * line > 0
