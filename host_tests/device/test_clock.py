"""A rest of the processor: over in time, or the moment a key goes down; on the simulated and on the emulated device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from host_tests.runs.tiers import first_of
from tools.emulator import Handheld
from tools.simulator import Simulator

BOARD, KEY = "picosystem", 18  # SELECT
PROGRAM = f"""
import time
from machine import Pin
from tercet.device.rp2.clock import Clock
woken, fallen = bytearray(1), [0]
def fell(pin):
    fallen[0] = time.ticks_us()
    woken[0] = 1
Pin({KEY}, Pin.IN, Pin.PULL_UP).irq(fell, Pin.IRQ_FALLING, hard=True)
clock = Clock(woken)
begun = time.ticks_us()
clock.rest(30)
print("whole", time.ticks_diff(time.ticks_us(), begun))
clock.rest(60000)
print("cut", time.ticks_diff(time.ticks_us(), fallen[0]))
clock.rest(60000)  # woken is still set
print("none", time.ticks_diff(time.ticks_us(), fallen[0]))
"""


@pytest.fixture
def emulated(uf2: Callable[[str], Path]) -> Handheld:
    """The emulated device with the program begun, in place of the app."""
    handheld = Handheld(BOARD, uf2(BOARD))
    handheld.run(700)
    handheld.serial_write(b"\r\x03\r\x01" + PROGRAM.encode() + b"\x04")
    return handheld


@pytest.fixture
def simulated(tmp_path: Path) -> Simulator:
    """The simulated device that runs the program and no app."""
    firmware = tmp_path / "firmware"
    firmware.mkdir()
    (firmware / "tercet").symlink_to(Path(__file__).parents[2] / "firmware" / "tercet")
    (firmware / "main.py").write_text(PROGRAM)
    return Simulator(BOARD, firmware=firmware)


@pytest.mark.parametrize("device", first_of(("simulated", "emulated")))
def test_a_rest_ends_in_time_or_with_a_key(device: str, request: pytest.FixtureRequest) -> None:
    handheld = request.getfixturevalue(device)
    assert handheld.run_until(lambda: b"whole" in handheld.serial_output, 3000)
    handheld.run(500)
    assert b"cut" not in handheld.serial_output, "it ended without a key"
    handheld.press("SELECT")
    assert handheld.run_until(lambda: b"none" in handheld.serial_output, 100)
    handheld.run(20)
    words = handheld.serial_output[handheld.serial_output.index(b"whole") :].split()
    took = dict(zip(words[::2], map(int, words[1:6:2]), strict=False))
    assert 29_000 <= took[b"whole"] <= 31_000
    assert took[b"cut"] < 1000, "it did not end with the key"
    assert took[b"none"] < 5000, "it did not end at once"
