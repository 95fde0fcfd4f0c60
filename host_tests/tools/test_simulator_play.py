"""The front ends of the simulator: script, window, terminal, and what is said where none of them can be had."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tercet.ui.text import en
from tercet.ui.text.en import classic, learn

from host_tests.glass import words
from tools import boards
from tools.boards import case
from tools.simulator import Simulator, __main__, cells, keys, script, terminal, window

FAKE = Path(__file__).parent / "fake_firmware"
ROOT = Path(__file__).parent.parent.parent
FOUR_KEYS = boards.load("pico_display").buttons
EIGHT_KEYS = boards.load("picosystem").buttons


@pytest.fixture
def simulator() -> Iterator[Simulator]:
    with Simulator("picosystem", firmware=FAKE) as made:
        made.run(500)
        yield made


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a display, and the fake firmware."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(__main__, "Simulator", lambda *args, **options: Simulator(*args, firmware=FAKE, **options))


# Scripts


def test_a_script_plays_and_takes_pictures(simulator: Simulator, tmp_path: Path) -> None:
    text = "# to the right\ntap RIGHT\nhold A 300   # SELECT by its label\nwait 50\n\nscreenshot there.png\n"
    pictures = script.play(simulator, script.parse(text, EIGHT_KEYS), tmp_path / "new")
    assert pictures == [tmp_path / "new" / "there.png"]
    with Image.open(pictures[0]) as picture:
        assert picture.getpixel((150, 130)) == (0, 255, 0)
    assert simulator.time == 500 + 60 + 60 + 300 + 60 + 50


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("jump", "unknown command 'jump'; commands: press, release, tap, hold, wait, screenshot"),
        ("press", "'press' is not of the form 'press KEY'"),
        ("hold SELECT", "'hold SELECT' is not of the form 'hold KEY MILLISECONDS'"),
        ("tap START", "unknown key 'START'; keys of this board: UP, DOWN, LEFT, RIGHT, SELECT, BACK, HINT, MENU; labels: Up"),
        ("wait long", "'long' is not a number of milliseconds, 1 to 3600000"),
        ("wait 0", "'0' is not a number of milliseconds, 1 to 3600000"),
        ("screenshot ../x.png", "'../x.png' is not the plain name of a picture, such as menu.png"),
    ],
)
def test_a_wrong_line_is_named(line: str, problem: str) -> None:
    with pytest.raises(script.ScriptError) as caught:
        script.parse(f"wait 1\n# fine\n{line}", EIGHT_KEYS, "my.script")
    assert str(caught.value).startswith(f"my.script, line 3: {problem}")
    assert caught.value.line == 3


def test_one_script_plays_on_boards_with_fewer_keys() -> None:
    steps = script.parse("tap RIGHT\ntap UP\ntap HINT\ntap MENU", FOUR_KEYS)
    assert [step.stroke for step in steps] == [
        keys.Stroke("NEXT"),
        keys.Stroke("PREVIOUS"),
        keys.Stroke("SELECT", long=True),
        keys.Stroke("BACK", long=True),
    ]
    assert steps[2].milliseconds == keys.LONG_MS
    with pytest.raises(script.ScriptError, match="HINT is a long press of SELECT on this board: use tap"):
        script.parse("press HINT", FOUR_KEYS)


def test_a_script_says_where_the_firmware_ended(simulator: Simulator, tmp_path: Path) -> None:
    simulator.serial_write(b"1 // 0\n")
    with pytest.raises(script.FirmwareEnded, match="script, line 2: the firmware has ended, exit code 1"):
        script.play(simulator, script.parse("wait 10\nwait 10", EIGHT_KEYS), tmp_path)


@pytest.mark.parametrize("board", ["picosystem", "pico_display"])
def test_the_demo_shows_what_its_pictures_are_called(board: str, tmp_path: Path) -> None:
    """On a machine without display and terminal it is all of the game that somebody sees."""
    shown = {
        "1-start": en.TITLE,
        "2-language": "Deutsch",
        "3-colours": en.FIRST_COLOURS[0],
        "4-tutorial": learn.WELCOME[0],
        "5-menu": classic.LINE,
        "6-setup": en.PLAY,
        "7-table": classic.NAME,
        "8-hint": en.HINTED,
        "9-pause": en.PAUSED,
    }
    with Simulator(board, seed=1) as made:
        pictures = script.play(made, script.parse(__main__.DEMO.read_text(), made.board.buttons), tmp_path)
    assert [picture.stem for picture in pictures] == list(shown)
    for picture in pictures:
        with Image.open(picture) as taken:
            assert words.shows(words.Page(taken.convert("RGB")), shown[picture.stem]), picture.stem


# Keys of the PC


def test_pc_keys_reach_all_buttons_of_all_boards() -> None:
    for board in boards.names():
        buttons = boards.load(board).buttons
        found = keys.pc_strokes(buttons)
        assert {"up", "down", "left", "right", "space", "return", "a", "escape", "backspace", "h", "m"} <= set(found)
        assert all(stroke.name in buttons for stroke in found.values())
    assert keys.pc_strokes(FOUR_KEYS)["h"] == keys.Stroke("SELECT", long=True)
    assert "HINT (X held)   x, h" in keys.help_text(FOUR_KEYS)
    assert "SELECT (A)      space, return, a" in keys.help_text(EIGHT_KEYS)


class Recorder:
    """A device that notes when its keys move."""

    def __init__(self) -> None:
        self.now, self.moves = 0.0, list[tuple[float, str]]()

    def run(self, milliseconds: float) -> None:
        self.now += milliseconds

    def press(self, name: str) -> None:
        self.moves.append((self.now, f"+{name}"))

    def release(self, name: str) -> None:
        self.moves.append((self.now, f"-{name}"))


def fingers() -> tuple[keys.Fingers, Recorder]:
    recorder: Any = Recorder()
    return keys.Fingers(recorder), recorder


def test_a_press_between_two_pictures_is_not_lost() -> None:
    hands, recorder = fingers()
    hands.press(keys.Stroke("SELECT"))
    hands.lift(keys.Stroke("SELECT"))
    for _ in range(10):
        hands.run(16)
    assert recorder.moves == [(0, "+SELECT"), (48, "-SELECT")]


def test_typed_strokes_come_one_after_the_other() -> None:
    hands, recorder = fingers()
    hands.stroke(keys.Stroke("NEXT"))
    hands.stroke(keys.Stroke("NEXT"))
    hands.stroke(keys.Stroke("SELECT", long=True))
    for _ in range(300):
        hands.run(10)
    assert [move for _, move in recorder.moves] == ["+NEXT", "-NEXT", "+NEXT", "-NEXT", "+SELECT", "-SELECT"]
    assert recorder.moves[-1][0] - recorder.moves[-2][0] == keys.LONG_MS


# The window


def test_the_window_opens_reacts_to_a_key_and_closes(
    simulator: Simulator, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    shown = window.Window(simulator, simulator.board, scale=2)
    try:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT))
        assert shown.run(frames=3) == 0
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RIGHT))
        assert shown.run(frames=12) == 0
        assert simulator.panel.pixel(150, 130) == (255, 0, 0)
        glass = pygame.display.get_surface()
        lit = glass.get_at(on_the_case(glass, simulator, 150, 130))
        assert lit.r > 100
        assert lit.g == lit.b == 0
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        assert shown.run() == 0
    finally:
        shown.close()
    assert "RIGHT" in capsys.readouterr().out  # what the device prints


def on_the_case(surface: Any, simulator: Simulator, x: int, y: int) -> tuple[int, int]:
    """Where a pixel of the glass is in the window, at scale 2."""
    front = case.of(simulator.board)
    left = (surface.get_width() - 2 * front.width) // 2
    return left + 2 * (front.glass.x + x), window.MARGIN + 2 * (front.glass.y + y)


def test_the_mouse_presses_the_keys_of_the_case(simulator: Simulator, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key at its place on the case, for as long as the button of the mouse is down; beside it nothing."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    shown = window.Window(simulator, simulator.board, scale=2)
    pressed = simulator.hardware.pressed
    try:
        front = case.of(simulator.board)
        key = next(key for key in front.keys if key.button == "SELECT")
        surface = pygame.display.get_surface()
        at = on_the_case(surface, simulator, key.x - front.glass.x, key.y - front.glass.y)
        resting = surface.get_at((at[0] - 24, at[1]))
        for place, wanted in ((at, {"SELECT"}), (on_the_case(surface, simulator, 10, 10), set())):
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=pygame.BUTTON_LEFT, pos=place))
            shown.run(frames=12)
            assert pressed == wanted
            assert (surface.get_at((at[0] - 24, at[1])) != resting) or not wanted, (
                "a key that is down looks like one that is up"
            )
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=place))
            shown.run(frames=12)
            assert pressed == set()
    finally:
        shown.close()


def test_the_window_ends_with_the_firmware(simulator: Simulator, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    simulator.serial_write(b"import sys; sys.exit(3)\n")
    shown = window.Window(simulator, simulator.board)
    try:
        assert shown.run() == 3
    finally:
        shown.close()


# The terminal


def test_a_terminal_too_small_is_told_the_sizes() -> None:
    board = boards.load("picosystem")
    assert terminal.fit(board, 240, 121) == 1
    assert terminal.fit(board, 239, 121) == 2
    assert terminal.fit(board, 120, 61) == 2
    with pytest.raises(terminal.TerminalTooSmall) as caught:
        terminal.fit(board, 80, 24)
    assert "needs 120 columns and 61 lines at half size, the terminal has 80 and 24" in str(caught.value)
    with pytest.raises(terminal.TerminalTooSmall, match="needs 240 columns and 121 lines, the terminal has 200 and 61"):
        terminal.fit(board, 200, 61, scale=1)


def test_pictures_become_text() -> None:
    picture = Image.new("RGB", (4, 5))
    picture.paste((255, 0, 0), (0, 0, 2, 2))
    halves = cells.lines(picture, cells.HALF)
    assert cells.size(4, 5, cells.HALF) == (4, 3)
    assert [line.count("▀") for line in halves] == [4, 4, 4]
    assert halves[0].startswith("\x1b[38;2;255;0;0;48;2;255;0;0m▀▀\x1b[38;2;0;0;0;48;2;0;0;0m▀▀")
    quarters = cells.lines(picture, cells.QUARTER)
    assert cells.size(4, 5, cells.QUARTER) == (2, 2)
    assert len(quarters) == 2
    assert "48;2;0;0;0" in quarters[0]  # the left cell: red above, black below
    assert "▄" in quarters[0] or "▀" in quarters[0]


def test_what_a_terminal_sends_is_understood() -> None:
    assert list(terminal.typed("\x1b[A\x1bOC \rAq\x7f\x1b")) == [
        "up",
        "right",
        "space",
        "return",
        "A",
        "q",
        "backspace",
        "escape",
    ]
    assert list(terminal.typed("\x1b[1;2D\x1b[3~x")) == ["LEFT", "x"]


def test_it_plays_in_a_terminal_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    import fcntl
    import pty
    import struct
    import termios

    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 61, 120, 0, 0))
    before = termios.tcgetattr(slave)
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-m", "tools.simulator", "--board", "picosystem", "--terminal", "--output", str(tmp_path)],
        cwd=ROOT,
        env={**environment, "TERM": "xterm-256color"},
        stdin=slave,
        stdout=slave,
        stderr=slave,
    )
    try:
        seen = _read(master, lambda text: "\x1b[61;1H" in text)
        assert "\x1b[?1049h" in seen
        os.write(master, b"q")
        seen = _read(master, lambda text: "\x1b[?1049l" in text)
        assert "\x1b[?25h" in seen
        assert process.wait(20) == 0
        assert termios.tcgetattr(slave) == before
    finally:
        process.kill()
        process.wait()
        os.close(master)
        os.close(slave)


def _read(source: int, enough: Any) -> str:
    text, end = "", time.monotonic() + 30
    while not enough(text):
        assert select.select([source], [], [], max(0, end - time.monotonic()))[0], f"nothing came after {text[-500:]!r}"
        text += os.read(source, 1 << 16).decode(errors="ignore")
    return text


# The command line


@pytest.mark.usefixtures("nowhere")
def test_without_display_and_terminal_a_scripted_game_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--board", "pico_display", "--device", "", "--output", str(tmp_path)]) == 0
    printed = capsys.readouterr().out
    assert "neither a display nor a terminal: a short scripted game is played without a window" in printed
    pictures = sorted(tmp_path.glob("*.png"))
    assert len(pictures) >= 5
    assert all(f"written: {picture}" in printed for picture in pictures)
    assert "start " in printed  # what the device prints


@pytest.mark.usefixtures("nowhere")
def test_a_script_file_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.script"
    file.write_text("wait 300\nscreenshot now.png\ntap NOWHERE")
    arguments = ["--board", "picosystem", "--output", str(tmp_path), "--script", str(file)]
    assert __main__.main(arguments) == 2
    assert "mine.script, line 3: unknown key 'NOWHERE'" in capsys.readouterr().err
    assert not (tmp_path / "now.png").exists()  # the whole script is checked before it is played
    file.write_text("wait 300\nscreenshot now.png")
    assert __main__.main(arguments) == 0
    assert (tmp_path / "now.png").exists()
    assert __main__.main([*arguments[:-1], str(tmp_path / "none")]) == 2


@pytest.mark.usefixtures("nowhere")
def test_the_emulator_is_played_by_the_same_front_ends(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    emulator, image = pytest.importorskip("tools.emulator"), pytest.importorskip("tools.image")
    shared = ["run", "run_until", "press", "release", "tap", "hold", "picture", "faults", "backlight"]
    shared += ["serial_output", "serial_write", "flash", "time"]
    assert [name for name in shared if not (hasattr(Simulator, name) and hasattr(emulator.Handheld, name))] == []

    arguments = ["--board", "picosystem", "--device", "emulated", "--output", str(tmp_path)]
    given: list[tuple[str, str]] = []

    def handheld(board: str, uf2: str) -> Simulator:
        given.append((board, uf2))
        made = Simulator(board, firmware=FAKE)
        request.addfinalizer(made.close)
        return made

    monkeypatch.setattr(emulator, "Handheld", handheld)
    monkeypatch.setattr(image, "build", lambda board: f"{board}.uf2")
    assert __main__.main(arguments) == 0
    assert given == [("picosystem", "picosystem.uf2")]
    assert list(tmp_path.glob("*.png"))

    def fail(board: str) -> None:
        raise image.MissingError("no compiler: install gcc-arm-none-eabi")

    monkeypatch.setattr(image, "build", fail)
    assert __main__.main(arguments) == 2
    assert "no compiler" in capsys.readouterr().err


def test_an_unknown_device_is_answered_with_the_devices(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--board", "picosystem", "--device", "phone"]) == 2
    assert capsys.readouterr().err.startswith("unknown device 'phone'; devices: simulated, emulated")


@pytest.mark.usefixtures("nowhere")
def test_the_terminal_that_is_none_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--board", "picosystem", "--terminal"]) == 2
    assert "--terminal needs a terminal" in capsys.readouterr().err


def test_an_unknown_board_is_answered_with_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert __main__.main(["--board", "gameboy"]) == 2
    printed = capsys.readouterr().err
    assert "'gameboy'" in printed
    assert all(name in printed for name in boards.names())
