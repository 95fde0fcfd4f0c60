"""The battery's readings become percent: smoothed, with hysteresis ("smoothed ... a warning"). On CPython, reading by
reading, with an ADC that gives what it is told."""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from tercet.timing.battery import Battery

DATA = {"adc": 26, "divider": 3, "empty": 3.4, "full": 4.1}
EVERY = 5000  # ms
Make = Callable[[float], Any]


class Adc:
    """The converter: `volts` of the battery, as it is divided and counted to 65535 for 3.3 V."""

    volts = 0.0


def read() -> int:
    return round(Adc.volts / DATA["divider"] / 3.3 * 65535)


@pytest.fixture
def battery() -> Make:
    """Battery(DATA) with so many volts, after its first measurement."""

    def make(volts: float) -> Any:
        Adc.volts = volts
        made = Battery(DATA, read)
        assert made.at == 1 and made.percent == -1
        assert made.step(7)
        assert made.at == 7 + EVERY
        return made

    return make


def measure(battery: Any, volts: float, times: int) -> int:
    """So many measurements; how often what is to be shown changed."""
    Adc.volts = volts
    return sum(battery.step(0) for _ in range(times))


@pytest.mark.parametrize("volts, percent", [(4.1, 100), (4.5, 100), (3.75, 50), (3.575, 25), (3.4, 0), (3.0, 0)])
def test_percent_by_the_boards_volts(battery: Make, volts: float, percent: int) -> None:
    assert battery(volts).percent == pytest.approx(percent, abs=1)


def test_a_board_that_cannot_sense_it() -> None:
    nothing = Battery(None, None)
    assert (nothing.at, nothing.percent, nothing.low, nothing.dying) == (0, -1, False, False)


def test_one_reading_moves_little(battery: Make) -> None:
    """A dip of half a volt for one measurement: at most an eighth of it counts."""
    one = battery(3.75)
    measure(one, 3.25, 1)
    assert one.percent >= 50 - 71 / 8 - 1
    measure(one, 3.75, 20)
    assert abs(one.percent - 50) <= 3 and not one.low


def test_noise_changes_nothing(battery: Make) -> None:
    """Noise of 30 mV to both sides, a thousand times: nothing to be shown anew more than once in a hundred."""
    one, noise = battery(3.6), random.Random(1)
    changes = sum(measure(one, 3.6 + noise.uniform(-0.03, 0.03), 1) for _ in range(1000))
    assert changes <= 10 and not one.low


@pytest.mark.parametrize("volts, flag", [(3.505, "low"), (3.435, "dying")])
def test_noise_at_the_threshold_warns_once(battery: Make, volts: float, flag: str) -> None:
    """Hysteresis: the battery crosses the threshold slowly and noisily, and the flag goes up once."""
    one, noise = battery(volts + 0.1), random.Random(2)
    ups = 0
    for step in range(2000):
        was = getattr(one, flag)
        measure(one, volts + 0.1 - step * 0.0001 + noise.uniform(-0.03, 0.03), 1)
        ups += getattr(one, flag) and not was
    assert ups == 1 and getattr(one, flag)


def test_both_end_when_it_is_charged(battery: Make) -> None:
    one = battery(3.39)
    assert one.low and one.dying
    measure(one, 3.52, 60)
    assert one.low and not one.dying
    measure(one, 3.7, 60)
    assert not one.low


def test_a_pin_in_the_air(battery: Make) -> None:
    """Nothing is known, nobody is warned; and once a battery is there its first reading counts fully."""
    one = battery(3.8)
    measure(one, 0.1, 1)
    assert one.percent == -1 and not one.low and not one.dying
    measure(one, 3.9, 1)
    assert one.percent == pytest.approx(71, abs=1)


class Pins:
    """`machine` with pins and a converter; what happens to them is kept: (pin, level), "measured", a wait in microseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.happened: list[object] = []
        happened = self.happened

        class Pin:
            OUT = 1

            def __init__(self, number: int, mode: int | None = None, value: int | None = None) -> None:
                self.number = number
                if mode == Pin.OUT:
                    happened.append((number, value))

            def __call__(self, level: int) -> None:
                happened.append((self.number, level))

        class ADC:
            def __init__(self, pin: Pin) -> None:
                assert pin.number == DATA["adc"]

            def read_u16(self) -> int:
                happened.append("measured")
                return 40000

        machine = ModuleType("machine")
        machine.ADC, machine.Pin, machine.PWM = ADC, Pin, None  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "machine", machine)
        monkeypatch.setattr(time, "sleep_us", happened.append, raising=False)
        monkeypatch.delitem(sys.modules, "tercet.device.rp2.outputs", raising=False)
        self.outputs = importlib.import_module("tercet.device.rp2.outputs")
        monkeypatch.delitem(sys.modules, "tercet.device.rp2.outputs")


def test_a_radio_is_kept_away_while_it_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The maker of the PicoPad on a Pico W (_devices/picopad/picopad_bat.c in Panda381/PicoLibSDK): GPIO 25 high, 20 us, the
    measurement, low again. Each time; and never where the board names no radio."""
    pins = Pins(monkeypatch)
    measure = pins.outputs.battery(DATA | {"radio": 25})
    assert pins.happened == [(25, 0)], "at rest it is low"
    for _ in range(2):
        pins.happened.clear()
        assert measure() == 40000
        assert pins.happened == [(25, 1), 20, "measured", (25, 0)]
    for none in ({}, {"radio": None}):
        pins.happened.clear()
        assert pins.outputs.battery(DATA | none)() == 40000
        assert pins.happened == ["measured"]
