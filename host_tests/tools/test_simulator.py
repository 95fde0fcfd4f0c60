"""The simulator as tests use it: the firmware's process, its time, its keys, its flash."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.boards import BoardError
from tools.simulator import Simulator, SimulatorError, interpreter, run_script

FAKE = Path(__file__).parent / "fake_firmware"
BLACK, RED, GREEN = (0, 0, 0), (255, 0, 0), (0, 255, 0)

Make = Callable[..., Simulator]


@pytest.fixture
def make(tmp_path: Path, request: pytest.FixtureRequest) -> Make:
    """Simulators that are closed after the test; the first argument may be the text of a main.py."""

    def start(source: str | None = None, board: str = "picosystem", **options: object) -> Simulator:
        firmware = FAKE
        if source is not None:
            firmware = tmp_path / "firmware"
            firmware.mkdir(exist_ok=True)
            (firmware / "main.py").write_text(source)
        simulator = Simulator(board, firmware=firmware, **options)  # type: ignore[arg-type]
        request.addfinalizer(simulator.close)
        return simulator

    return start


def text(simulator: Simulator) -> str:
    return simulator.serial_output.decode()


def ask(simulator: Simulator, statement: str) -> str:
    """What the fake firmware prints for a statement that comes over the serial line."""
    before = len(text(simulator))
    simulator.serial_write(statement + "\n")
    simulator.run(10)
    return text(simulator)[before:]


# The glass and the keys


@pytest.mark.parametrize("board", ["picosystem", "pico_lcd_1_3", "pico_display", "pico_display_2"])
def test_draws_on_the_panel_of_every_board_without_a_fault(make: Make, board: str) -> None:
    simulator = make(board=board)
    simulator.run(500)
    colours = simulator.picture().getcolors()
    assert colours is not None
    assert {colour: count for count, colour in colours}[RED] == 400
    assert simulator.picture().size == (simulator.board.width, simulator.board.height)
    assert simulator.faults == []
    assert simulator.backlight == pytest.approx(0.5, abs=0.001)
    assert simulator.hardware.baudrate == 62_500_000


def test_keys_move_the_square(make: Make) -> None:
    simulator = make()
    simulator.run(500)
    assert simulator.panel.pixel(130, 130) == RED
    simulator.tap("RIGHT")
    assert simulator.panel.pixel(130, 130) == BLACK
    assert simulator.panel.pixel(150, 130) == RED
    simulator.tap("A")  # SELECT by its label
    assert simulator.panel.pixel(150, 130) == GREEN


def test_every_pin_of_a_key_is_wired(make: Make) -> None:
    simulator = make(board="pico_lcd_1_3")  # SELECT is key A and the stick pressed in
    simulator.run(500)
    simulator.press("SELECT")
    simulator.run(10)
    assert ask(simulator, "print([machine.Pin(pin)() for pin in board.BUTTONS['SELECT']['pins']])").strip() == "[0, 0]"


def test_a_key_held_at_power_on_is_seen_at_once(make: Make) -> None:
    simulator = make("from machine import Pin\nprint(Pin(18, Pin.IN, Pin.PULL_UP)(), Pin(19, Pin.IN, Pin.PULL_UP)())")
    simulator.press("SELECT")
    simulator.run(1)
    assert text(simulator) == "0 1\n"
    assert simulator.exit_code == 0


def test_wrong_keys_are_refused(make: Make) -> None:
    simulator = make(board="pico_display")
    with pytest.raises(ValueError, match=r"no key 'UP' on pico_display; keys: PREVIOUS, NEXT, SELECT, BACK; labels: A"):
        simulator.press("UP")
    simulator.press("NEXT")
    with pytest.raises(ValueError, match="the key NEXT is already down"):
        simulator.press("NEXT")


# Time


def test_time_is_exactly_what_was_asked_for(make: Make) -> None:
    simulator = make("import time\nwhile True:\n    time.sleep_ms(10)\n    print(time.ticks_ms())")
    simulator.run(35)
    assert simulator.time == 35
    assert text(simulator).split() == ["10", "20", "30"]
    simulator.run(5)
    assert text(simulator).split() == ["10", "20", "30", "40"]


def test_a_press_comes_at_exactly_its_moment(make: Make) -> None:
    simulator = make(
        "import time\nfrom machine import Pin\nkey = Pin(18, Pin.IN, Pin.PULL_UP)\n"
        "while key():\n    time.sleep_ms(1)\nprint(time.ticks_us())"
    )
    simulator.run(123)
    simulator.press("SELECT")
    simulator.run(10)
    assert text(simulator) == "124000\n"


def test_bytes_take_their_time_on_the_wire(make: Make) -> None:
    source = (
        "import machine, time, board\nfrom machine import SPI, Pin\n{}\n"
        "dc = Pin(9, Pin.OUT, value=1)\ncs = Pin(5, Pin.OUT, value=0)\n"
        "bus = SPI(0, 62_500_000, sck=Pin(6), mosi=Pin(7), miso=None)\n"
        "before = time.ticks_us()\nbus.write(bytearray(30_000))\nprint(time.ticks_diff(time.ticks_us(), before))"
    )
    slow = make(source.format(""))  # the trap: 24 MHz until the peripheral clock is raised
    slow.run(100)
    assert text(slow) == "10000\n"
    fast = make(source.format("machine.freq(125_000_000, 125_000_000)"))
    fast.run(100)
    assert text(fast) == "3840\n"


def test_ticks_wrap_where_those_of_the_device_do(make: Make) -> None:
    simulator = make(
        "import time\nlast = time.ticks_ms()\nprint(last)\n"
        "for _ in range(3):\n    time.sleep_ms(10)\n    now = time.ticks_ms()\n"
        "    print(now, time.ticks_diff(now, last), time.ticks_add(last, 10) == now)\n    last = now",
        start_ticks=2**30 - 15,
    )
    simulator.run(100)
    start = 2**30 - 15
    assert text(simulator).splitlines() == [str(start), f"{start + 10} 10 True", "5 10 True", "15 10 True"]


def test_a_busy_wait_ends(make: Make) -> None:
    simulator = make(
        "import time\nfrom machine import Pin\nstart = time.ticks_ms()\n"
        "while time.ticks_diff(time.ticks_ms(), start) < 50:\n    pass\nprint('time')\n"
        "key = Pin(18, Pin.IN, Pin.PULL_UP)\nwhile key():\n    pass\nprint('key')"
    )
    simulator.run(200)
    assert text(simulator) == "time\n"
    simulator.press("SELECT")
    simulator.run(10)
    assert text(simulator) == "time\nkey\n"


def test_run_until_stops_where_the_predicate_holds(make: Make) -> None:
    simulator = make()
    assert simulator.run_until(lambda: b"start" in simulator.serial_output, 1000)
    assert 120 < simulator.time < 200
    before = simulator.time
    assert not simulator.run_until(lambda: False, 50)
    assert simulator.time == before + 50


def test_firmware_that_never_sleeps_is_found_out(make: Make) -> None:
    simulator = make("print('here')\nwhile True:\n    pass", patience=0.5)
    with pytest.raises(SimulatorError, match=r"neither slept nor ended in 0\.5 s.*here"):
        simulator.run(10)


def test_the_same_noise_and_keys_give_the_same_run() -> None:
    def play(noise: int) -> tuple[bytes, bytes]:
        with Simulator("picosystem", firmware=FAKE, noise=noise) as simulator:
            simulator.run(200)
            for name in ("LEFT", "UP", "SELECT", "UP"):
                simulator.tap(name)
            simulator.run(1000)
            return simulator.picture().tobytes(), simulator.serial_output

    assert play(5) == play(5)
    assert play(5)[0] == play(6)[0]
    assert play(5)[1] != play(6)[1]  # os.urandom follows from it


# The end, the serial line, the power


def test_an_exception_is_printed_and_ends_it(make: Make) -> None:
    simulator = make("def fail():\n    return 1 // 0\nfail()")
    simulator.run(10)
    assert simulator.exit_code == 1
    assert text(simulator).splitlines() == [
        "Traceback (most recent call last):",
        '  File "main.py", line 3, in <module>',
        '  File "main.py", line 2, in fail',
        "ZeroDivisionError: divide by zero",
    ]
    simulator.run(1000)  # a board whose firmware has ended only waits
    assert simulator.time == 1010


def test_control_c_interrupts_and_other_bytes_do_not(make: Make) -> None:
    simulator = make()
    simulator.run(500)
    assert ask(simulator, "print(6 * 7)") == "42\n"
    simulator.serial_write(b"\x03")
    simulator.run(10)
    assert text(simulator).endswith("KeyboardInterrupt: \n")
    assert simulator.exit_code == 1


def test_files_survive_a_power_cut_and_a_rename_replaces(make: Make) -> None:
    simulator = make()
    simulator.run(500)
    for name in "ab":
        ask(simulator, f"file = open('/{name}', 'w'); file.write('{name}'); file.close()")
    ask(simulator, "os.rename('/a', '/b')")
    simulator.power_cycle()
    simulator.run(500)
    assert ask(simulator, "print(os.listdir(), open('b').read(), machine.reset_cause())").strip() == "['rom', 'b'] a 1"
    assert text(simulator).count("start") == 2
    assert simulator.faults == []


def test_flash_can_be_kept_and_copied(make: Make, tmp_path: Path) -> None:
    storage = tmp_path / "flash.img"
    with Simulator("picosystem", firmware=FAKE, storage=storage) as simulator:
        simulator.run(500)
        ask(simulator, "file = open('kept', 'w'); file.write('yes'); file.close()")
        assert b"kept" in simulator.flash
    again = make(storage=storage)
    again.run(500)
    assert ask(again, "print(open('kept').read())") == "yes\n"


def test_a_reset_starts_the_firmware_anew(make: Make) -> None:
    simulator = make("import machine, time\nprint(machine.reset_cause(), time.ticks_ms())\ntime.sleep_ms(20)\nmachine.reset()")
    simulator.run(60)
    assert text(simulator).splitlines()[:3] == ["1 0", "3 0", "3 0"]


def test_a_watchdog_that_is_not_fed_resets(make: Make) -> None:
    simulator = make(
        "import machine, time\nprint(machine.reset_cause())\nwatchdog = machine.WDT(timeout=50)\n"
        "for _ in range(5):\n    time.sleep_ms(40)\n    watchdog.feed()\nprint('fed')\ntime.sleep_ms(200)\nprint('never')"
    )
    simulator.run(300)
    assert text(simulator).splitlines() == ["1", "fed", "3"]


def test_nothing_of_the_stand_in_allocates(make: Make) -> None:
    simulator = make(
        "import machine, micropython, time, board\nfrom machine import SPI, PWM, Pin\n"
        "dc, cs = Pin(9, Pin.OUT, value=1), Pin(5, Pin.OUT, value=0)\nkey = Pin(18, Pin.IN, Pin.PULL_UP)\n"
        "bus = SPI(0, 62_500_000, sck=Pin(6), mosi=Pin(7), miso=None)\nlight = PWM(Pin(12), freq=1000, duty_u16=0)\n"
        "data = memoryview(bytearray(100))\nmicropython.heap_lock()\n"
        "for _ in range(100):\n    time.sleep_ms(1); time.ticks_ms(); time.ticks_us(); key(); key.value(); dc(1); cs.value(0)\n"
        "    dc.on(); dc.off(); light.duty_u16(9); bus.write(data); bus.write(b'123')\n"
        "micropython.heap_unlock()\nprint('done')"
    )
    simulator.run(1000)
    assert text(simulator) == "done\n"


# Plain scripts, and what can be missing


def test_plain_scripts_run_on_micropython_with_the_firmware_to_import(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import sys\nfrom tercet.core import cards\nprint(sys.implementation.name, cards.card(2, 2, 2, 2), sys.argv[1])"
    )
    result: subprocess.CompletedProcess[str] = run_script(script, ["hello"])
    assert (result.returncode, result.stdout, result.stderr) == (0, "micropython 80 hello\n", "")


def test_a_missing_interpreter_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(interpreter.MissingInterpreter, match="make setup"):
        Simulator("picosystem", firmware=FAKE)


def test_an_unknown_board_is_refused_with_the_boards_there_are() -> None:
    with pytest.raises(BoardError, match="picosystem"):
        Simulator("gameboy")
