"""The stand-in for `machine`: it does what the rp2 port does, and raises where real hardware would be wrong in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.simulator import Simulator, SimulatorError

PREFACE = "import machine, time, os\nfrom machine import ADC, PWM, SPI, WDT, Pin\n"
BUS = PREFACE + (
    "dc, cs = Pin(9, Pin.OUT, value=0), Pin(5, Pin.OUT, value=0)\n"
    "bus = SPI(0, 62_500_000, sck=Pin(6), mosi=Pin(7), miso=None)\n"
)


def run(tmp_path: Path, source: str, board: str = "picosystem") -> Simulator:
    """A simulator that has run this main.py for a second; still open for what is asked of its hardware."""
    (tmp_path / "main.py").write_text(source)
    with Simulator(board, firmware=tmp_path) as simulator:
        simulator.run(1000)
    return simulator


@pytest.mark.parametrize(
    ("statement", "error"),
    [
        ("Pin(30)", "ValueError: invalid pin"),
        ("Pin('LED')", 'ValueError: unknown named pin "LED"'),
        ("Pin(3)()", "RuntimeError: GPIO3 is not set up: give a mode"),
        ("Pin(3).on()", "RuntimeError: GPIO3 is not set up: give a mode"),
        ("Pin(3, Pin.IN)()", "RuntimeError: GPIO3 floats: nothing drives it, and it has no pull"),
        ("Pin(18, Pin.IN)()", "RuntimeError: GPIO18 floats: nothing drives it, and it has no pull"),
        ("Pin(3, Pin.IN, Pin.PULL_UP).on()", "RuntimeError: GPIO3 is an input"),
        ("Pin(3, Pin.OUT).irq(print)", "NotImplementedError: only hard interrupts at a falling edge are simulated"),
        ("SPI(2)", "ValueError: SPI(2) doesn't exist"),
        ("SPI(0, sck=Pin(10), mosi=Pin(7), miso=None)", "ValueError: bad SCK pin"),
        ("SPI(0, sck=Pin(6), mosi=Pin(8), miso=None)", "ValueError: bad MOSI pin"),
        ("SPI(0, firstbit=SPI.LSB)", "NotImplementedError: LSB"),
        ("SPI(0).read(1)", "AttributeError: 'SPI' object has no attribute 'read'"),
        ("dc = Pin(8, Pin.OUT); SPI(1); dc(1)", "RuntimeError: GPIO8 belongs to SPI1"),
        ("PWM(Pin(12), freq=5)", "ValueError: freq too small"),
        ("PWM(Pin(12), freq=100, duty_u16=65536)", "ValueError: duty 65536 is not in 0..65535"),
        ("ADC(25)", "ValueError: Pin doesn't have ADC capabilities"),
        ("WDT(timeout=9000)", "ValueError: timeout out of range"),
        ("machine.freq(125_000_000, 1)", "ValueError: peripheral freq must be 48_000_000 or the same as the MCU freq"),
        ("machine.mem32[0x4000_0000]", "NotImplementedError: register 0x40000000 is not simulated"),
        ("machine.Timer()", "AttributeError: module 'machine' has no attribute 'Timer'"),
        ("time.ticks_add(0, 1 << 29)", "OverflowError: ticks interval overflow"),
        ("os.system('ls')", "AttributeError: module 'os' has no attribute 'system'"),
        ("from rp2 import DMA", "ImportError: can't import name DMA"),
    ],
)
def test_what_is_wrong_or_not_simulated_raises(tmp_path: Path, statement: str, error: str) -> None:
    simulator = run(tmp_path, PREFACE + statement)
    assert simulator.serial_output.decode().splitlines()[-1] == error
    assert simulator.exit_code == 1


@pytest.mark.parametrize(
    ("source", "error"),
    [
        (PREFACE + "Pin(18, Pin.OUT, value=1)", "GPIO18 is driven, but it is wired to the key SELECT, which shorts it"),
        (BUS + "bus.init(polarity=1)\nbus.write(b'x')", "the display takes SPI mode 0, not 2"),
        (BUS + "dc.init(Pin.IN)\nbus.write(b'x')", "bytes sent while nothing drives the DC pin, GPIO9"),
        (PREFACE + "SPI(1).write(b'x')", "bytes sent on SPI1; the display is on SPI0"),
    ],
)
def test_what_the_board_cannot_do_ends_the_simulation(tmp_path: Path, source: str, error: str) -> None:
    with pytest.raises(SimulatorError, match=error):
        run(tmp_path, source)


def test_pulls_and_open_drain(tmp_path: Path) -> None:
    simulator = run(
        tmp_path,
        PREFACE + "up, down = Pin(2, Pin.IN, Pin.PULL_UP), Pin(3, Pin.IN, Pin.PULL_DOWN)\n"
        "drain = Pin('GPIO8', Pin.OPEN_DRAIN, Pin.PULL_UP)\nprint(up(), down.value(), drain())\n"
        "drain(0)\nprint(drain())\ndrain.toggle()\nprint(drain())",
    )
    assert simulator.serial_output.split() == [b"1", b"0", b"1", b"0", b"1"]


def test_bytes_while_cs_is_high_are_a_fault_of_the_panel(tmp_path: Path) -> None:
    assert run(tmp_path, BUS + "cs(1)\nbus.write(b'\\x11')").faults == ["bytes sent while CS is high"]


def test_arrays_are_counted_in_bytes(tmp_path: Path) -> None:
    simulator = run(
        tmp_path,
        BUS + "from array import array\nbus.write(b'\\x2c')\ndc(1)\n"
        "bus.write(array('H', [1, 2, 3]))\nbus.write(memoryview(array('I', [4])))\nbus.write(memoryview(bytes(20))[3:8])",
    )
    assert simulator.panel.commands[-1].pixel_bytes == 6 + 4 + 5


def test_lamp_sound_and_backlight_are_seen(tmp_path: Path) -> None:
    simulator = run(
        tmp_path,
        PREFACE + "Pin(14, Pin.OUT, value=1)\nPWM(Pin(13), freq=1000, duty_u16=16384)\nPin(12, Pin.OUT, value=1)\n"
        "tone = PWM(Pin(11), freq=440, duty_u16=32768)\ntime.sleep_ms(100)\ntone.freq(880)\ntime.sleep_ms(100)\n"
        "tone.deinit()\n",
    )
    assert simulator.lamp == (1.0, pytest.approx(0.25, abs=0.001), 0.0)
    assert simulator.backlight == 1
    assert simulator.hardware.tone == 0
    assert [(ms, hertz) for ms, hertz, _ in simulator.hardware.tones] == [(0, 440), (100, 880), (200, 0)]


def test_a_lamp_that_is_lit_by_a_low_pin(tmp_path: Path) -> None:
    assert run(tmp_path, PREFACE + "Pin(6, Pin.OUT, value=0)\nPin(7, Pin.OUT, value=1)", "pico_display").lamp == (1, 0, 0)


def test_the_battery_is_measured(tmp_path: Path) -> None:
    simulator = run(tmp_path, PREFACE + "print(ADC(26).read_u16(), ADC(ADC.CORE_TEMP).read_u16() * 3.3 / 65535)")
    raw, core = simulator.serial_output.split()
    assert int(raw) * 3.3 / 65535 * 3 == pytest.approx(4.1, abs=0.001)
    assert float(core) == pytest.approx(0.706, abs=0.001)
