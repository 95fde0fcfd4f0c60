"""DESIGN: no press is lost or doubled, not even while the processor has no time for the keys."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.simulator import Simulator, interpreter

BUSY = Path(__file__).parent / "busy_firmware" / "main.py"


@pytest.fixture
def handheld(tmp_path: Path) -> Iterator[Simulator]:
    (tmp_path / "tercet").symlink_to(interpreter.FIRMWARE / "tercet")
    shutil.copy(BUSY, tmp_path / "main.py")
    with Simulator("picosystem", firmware=tmp_path) as simulator:
        simulator.run(50)
        assert said(simulator) == ["ready"]
        yield simulator


def said(handheld: Simulator) -> list[str]:
    return handheld.serial_output.decode().split()


def test_a_release_while_the_processor_is_busy(handheld: Simulator) -> None:
    """The key is let go while nobody looks: its next press counts all the same."""
    for _ in range(5):
        handheld.press("SELECT")
        handheld.run(40)  # the press is seen, and 100 ms of work begin
        handheld.release("SELECT")
        handheld.run(160)
    assert said(handheld) == ["ready"] + 5 * ["SELECT"]


def test_a_press_that_comes_and_goes_while_the_processor_is_busy(handheld: Simulator) -> None:
    """A second key is pressed and let go while nobody looks: it counts once."""
    handheld.press("SELECT")
    handheld.run(20)
    handheld.press("LEFT")
    handheld.run(30)
    handheld.release("LEFT")
    handheld.run(200)
    handheld.release("SELECT")
    handheld.run(200)
    assert said(handheld) == ["ready", "SELECT", "LEFT"]


@pytest.mark.parametrize("milliseconds", (1, 2, 4))
def test_a_press_shorter_than_a_sample(handheld: Simulator, milliseconds: int) -> None:
    handheld.press("UP")
    handheld.run(milliseconds)
    handheld.release("UP")
    handheld.run(100)
    assert said(handheld) == ["ready", "UP"]
