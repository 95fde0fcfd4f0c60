"""The emulated handheld, with small programs of its own pushed through the REPL; what the app does is tested elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tools.emulator import Handheld, ReplError, execute

Build = Callable[[str], Path]

BUS = """
import machine, time, rp2
from machine import Pin, SPI
machine.freq(125_000_000, 125_000_000)
spi = SPI(0, 62_500_000, sck=Pin(6), mosi=Pin(7), miso=None)
dc, cs, reset = Pin(9, Pin.OUT, value=0), Pin(5, Pin.OUT, value=1), Pin(4, Pin.OUT, value=1)
def send(code, data=b""):
    cs(0)
    dc(0)
    spi.write(bytes((code,)))
    if data:
        dc(1)
        spi.write(data)
    cs(1)
def window(x, y, w, h):
    send(0x2A, bytes((0, x, 0, x + w - 1)))
    send(0x2B, bytes((0, y, 0, y + h - 1)))
"""
DISPLAY = (
    BUS
    + """
reset(0)
time.sleep_us(20)
reset(1)
time.sleep_ms(120)
send(0x11)
time.sleep_ms(6)  # 5 may be over after 4.1 ms: whole ticks are counted
send(0x3A, b"\\x05")
send(0x36, b"\\x04")
send(0x21)
send(0x29)
"""
)


@pytest.fixture(scope="module")
def image(uf2: Build) -> Path:
    return uf2("picosystem")


@pytest.fixture(scope="module")
def handheld(image: Path) -> Handheld:
    """One for the whole file: a boot costs seconds. Each test starts from a bare MicroPython with the display set up."""
    handheld = Handheld("picosystem", image)
    execute(handheld, DISPLAY, fresh=True)
    return handheld


def test_display_is_set_up_without_a_fault(handheld: Handheld) -> None:
    assert handheld.faults == []
    assert handheld.panel.on and not handheld.panel.asleep
    assert handheld.wire_hertz == 62_500_000


def test_a_short_write_reaches_the_glass(handheld: Handheld) -> None:
    execute(handheld, "window(10, 20, 2, 1)\nsend(0x2C, b'\\xf8\\x00\\x00\\x1f')")
    assert handheld.panel.pixel(10, 20) == (255, 0, 0)
    assert handheld.picture().getpixel((11, 20)) == (0, 0, 255)
    assert handheld.faults == []


def test_a_long_write_goes_by_dma_and_takes_its_time(handheld: Handheld) -> None:
    handheld.clear_trace()
    before = handheld.wire_bytes, handheld.wire_microseconds
    printed = execute(
        handheld,
        "window(0, 30, 240, 10)\nlines = bytes(range(256)) * 18 + bytes(192)\n"
        "t = time.ticks_us()\nsend(0x2C, lines)\nprint(time.ticks_diff(time.ticks_us(), t))",
    )
    assert handheld.wire_bytes - before[0] == 4800 + 1 + 10
    assert handheld.wire_microseconds - before[1] == pytest.approx(4811 * 0.128)
    assert 614 <= int(printed) < 800
    first, last = (next(e for e in handheld.trace if e.kind == kind) for kind in ("first pixel", "last pixel"))
    assert last.microseconds - first.microseconds == pytest.approx(4799 * 0.128, abs=1)
    assert last.data == 4800
    assert handheld.panel.pixel(1, 30) == (0, 65, 24)  # the bytes 02 03
    assert handheld.panel.pixel(0, 39) == (231, 28, 8)  # the bytes e0 e1
    assert handheld.faults == []


def test_dma_of_our_own_runs_beside_the_processor(handheld: Handheld) -> None:
    printed = execute(
        handheld,
        "window(0, 50, 240, 20)\nbuffer = bytearray(9600)\nchannel = rp2.DMA()\n"
        "control = channel.pack_ctrl(size=0, inc_write=False, treq_sel=16)\n"
        "def frame():\n"
        "    cs(0)\n    dc(0)\n    spi.write(b'\\x2c')\n    dc(1)\n    t = time.ticks_us()\n"
        "    channel.config(read=buffer, write=0x4003C008, count=9600, ctrl=control, trigger=True)\n"
        "    begun = time.ticks_diff(time.ticks_us(), t)\n"
        "    buffer[9599] = 0x1F\n"  # not sent yet: it must be seen
        "    turns = 0\n"
        "    while channel.active():\n        turns += 1\n"
        "    print(begun < 500, turns > 20, 1200 < time.ticks_diff(time.ticks_us(), t) < 1350)\n"
        "    while machine.mem32[0x4003C00C] & 16:\n        pass\n"
        "    cs(1)\n"
        "frame()\nsend(0x00)\nchannel.close()",
    )
    assert printed == "True True True\n"
    assert handheld.panel.pixel(239, 69) == (0, 0, 255)
    assert handheld.panel.pixel(238, 69) == (0, 0, 0)
    assert handheld.faults == []


def test_keys(handheld: Handheld) -> None:
    program = "keys = [Pin(n, Pin.IN, Pin.PULL_UP) for n in (23, 18, 17)]\nprint([key() for key in keys])"
    assert execute(handheld, program) == "[1, 1, 1]\n"
    handheld.press("UP")
    handheld.press("A")
    assert execute(handheld, program) == "[0, 0, 1]\n"
    handheld.release("up")
    handheld.release("SELECT")
    assert execute(handheld, program) == "[1, 1, 1]\n"


def test_a_key_edge_interrupts_and_is_traced(handheld: Handheld) -> None:
    execute(
        handheld,
        "edges = []\nkey = Pin(18, Pin.IN, Pin.PULL_UP)\nkey.irq(lambda pin: edges.append((time.ticks_us(), pin())))",
    )
    handheld.clear_trace()
    handheld.run(5)
    handheld.tap("SELECT", hold=20, then=10)
    edges = eval(execute(handheld, "key.irq(None)\nprint(edges)"))
    events = [event for event in handheld.trace if event.kind in ("press", "release")]
    assert [(event.kind, event.data) for event in events] == [("press", 18), ("release", 18)]
    assert events[1].microseconds - events[0].microseconds == 20_000
    assert [level for _, level in edges] == [0, 1]
    assert edges[1][0] - edges[0][0] == pytest.approx(20_000, abs=100)


def test_a_key_whose_pull_up_was_forgotten_stays_down(handheld: Handheld) -> None:
    execute(handheld, "key = Pin(17, Pin.IN)\nmachine.mem32[0x4001C048] = 0x42")  # the pad of GPIO 17, without a pull
    handheld.tap("X", hold=1, then=1)
    assert execute(handheld, "print(key())") == "0\n"


def test_sleep_is_not_awake(handheld: Handheld) -> None:
    awake, began = handheld.awake, handheld.time
    execute(handheld, "time.sleep_ms(100)")
    assert (handheld.awake - awake) / (handheld.time - began) < 0.1
    awake, began = handheld.awake, handheld.time
    execute(handheld, "t = time.ticks_ms()\nwhile time.ticks_ms() - t < 20:\n    pass")
    assert handheld.awake - awake > 20_000


def test_unknown_and_repeated_keys_have_a_message(handheld: Handheld) -> None:
    with pytest.raises(ValueError, match=r"no key 'FIRE' on picosystem; keys: UP, DOWN, .*labels: Up, "):
        handheld.press("FIRE")
    with pytest.raises(ValueError, match="the key MENU is already up"):
        handheld.release("MENU")


def test_backlight_and_pwm(handheld: Handheld) -> None:
    execute(handheld, "from machine import PWM\nlight = Pin(12, Pin.OUT, value=1)")
    assert handheld.backlight == 1.0
    execute(handheld, "light = PWM(Pin(12), freq=1000, duty_u16=16384)\ntone = PWM(Pin(11), freq=440, duty_u16=32768)")
    assert handheld.backlight == pytest.approx(0.25, abs=0.01)
    hertz, duty = handheld.pulse(11)
    assert (hertz, duty) == pytest.approx((440, 0.5), rel=0.01)
    execute(handheld, "light.deinit()\ntone.deinit()")


def test_files_survive_a_power_cut(handheld: Handheld, image: Path) -> None:
    before = len(handheld.flash_operations)
    took = execute(
        handheld,
        "t = time.ticks_ms()\nwith open('/kept', 'w') as f:\n    f.write('x' * 5000)\n"
        "print(time.ticks_diff(time.ticks_ms(), t))",
    )
    operations = handheld.flash_operations
    assert {"erase", "program"} == {operation.kind for operation in operations[before:]}
    assert int(took) >= 45, "erasing a sector takes 45 ms"
    assert len(handheld.flash) == 16 << 20
    assert handheld.flash_at(len(operations)) == handheld.flash
    assert execute(Handheld("picosystem", image, handheld.flash), "print(len(open('/kept').read()))") == "5000\n"
    cut = Handheld("picosystem", image, handheld.flash_at(before))
    with pytest.raises(ReplError, match="ENOENT"):
        execute(cut, "open('/kept')")


def test_a_reset_starts_the_firmware_again(image: Path) -> None:
    handheld = Handheld("picosystem", image)
    execute(handheld, "import machine\nmachine.Timer(period=5, mode=0, callback=lambda t: machine.reset())")
    assert handheld.run_until(lambda: not handheld.connected, 100)
    assert handheld.run_until(lambda: handheld.connected, 500)
    assert execute(handheld, "import machine\nprint(machine.reset_cause() == machine.WDT_RESET)") == "True\n"


def test_the_same_calls_give_the_same_run(image: Path) -> None:
    runs = []
    for _ in range(2):
        handheld = Handheld("picosystem", image, usb=False)
        handheld.run(130)
        handheld.press("SELECT")
        handheld.run(10)
        runs.append((handheld.time, handheld.mcu.core.cycles, handheld.mcu.core.pc, handheld.wire_bytes))
    assert runs[0] == runs[1]


def test_the_rate_after_boot_is_24_megahertz_at_most(image: Path) -> None:
    handheld = Handheld("picosystem", image)
    bare = BUS.replace("machine.freq(125_000_000, 125_000_000)", "machine.freq(125_000_000)")
    execute(handheld, bare + "send(0, bytes(1000))", fresh=True)
    assert handheld.wire_hertz == 24_000_000


def test_faults_of_a_hasty_driver_are_named(image: Path) -> None:
    handheld = Handheld("picosystem", image)
    execute(
        handheld,
        BUS + "buffer = bytes(2000)\nchannel = rp2.DMA()\n"
        "control = channel.pack_ctrl(size=0, inc_write=False, treq_sel=16)\n"
        "send(0x11)\nsend(0x29)\ncs(0)\ndc(0)\nspi.write(b'\\x2c')\ndc(1)\n"
        "channel.config(read=buffer, write=0x4003C008, count=2000, ctrl=control, trigger=True)\ndc(0)\n"
        "time.sleep_ms(1)\nspi.write(b'\\x00')\ncs(1)\nspi.write(b'\\x00')\nPin(7, Pin.OUT)\nspi.write(b'\\x00')",
        fresh=True,
    )
    faults = " | ".join(handheld.faults)
    assert "dc changed while a byte was on the wire" in faults
    assert "DISPON came " in faults and "us too early after SLPOUT: wait 5 ms" in faults
    assert "bytes sent while CS is high" in faults
    assert "GPIO 7 (mosi) is not set to SPI" in faults


def test_wrong_images_have_a_message(tmp_path: Path) -> None:
    path = tmp_path / "x.uf2"
    path.write_bytes(b"hello")
    with pytest.raises(ValueError, match="5 bytes are no UF2"):
        Handheld("picosystem", path)
    path.write_bytes(bytes(512))
    with pytest.raises(ValueError, match="block 0 is no UF2 block"):
        Handheld("picosystem", path)
    with pytest.raises(ValueError, match="a UF2, a flash, or both"):
        Handheld("picosystem", None)
    with pytest.raises(ValueError, match="unknown board 'nothing'"):
        Handheld("nothing", path)
    with pytest.raises(ValueError, match="without the USB cable"):
        Handheld("picosystem", None, flash=b"", usb=False).serial_write(b"x")
