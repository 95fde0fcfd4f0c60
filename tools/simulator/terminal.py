"""The device in a terminal, for machines without a display."""

from __future__ import annotations

import os
import select
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PIL import Image

from tools.boards import Board
from tools.handheld import Handheld
from tools.simulator import cells, keys
from tools.simulator.pace import Pace, Serial

PICTURES_A_SECOND = 20
DETAILS = {1: cells.HALF, 2: cells.QUARTER}  # by --scale: how many pixels of the glass a character is wide
QUIT = "q"

# A whole screen of its own, no cursor; and back.
_ENTER, _LEAVE = "\x1b[?1049h\x1b[?25l\x1b[2J", "\x1b[0m\x1b[?25h\x1b[?1049l"
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_NAMES = {" ": "space", "\r": "return", "\n": "return", "\x7f": "backspace", "\x08": "backspace", "\x1b": "escape"}


class TerminalTooSmall(RuntimeError):
    """The panel does not fit, not even at half its size."""


def possible() -> bool:
    """Whether there is a terminal to draw in and to read keys from."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in (None, "dumb")


def fit(board: Board, columns: int, lines: int, scale: int | None = None) -> int:
    """The scale (1: whole, 2: half) at which the panel and a line of help fit; TerminalTooSmall says what they need."""
    wanted = [scale] if scale in DETAILS else list(DETAILS)
    needs = {each: _needs(board, each) for each in wanted}
    for each, (width, height) in needs.items():
        if width <= columns and height <= lines:
            return each
    smallest = wanted[-1]
    width, height = needs[smallest]
    half = "" if smallest == 1 else " at half size"
    raise TerminalTooSmall(
        f"the terminal is too small: the {board.width}x{board.height} panel needs {width} columns and {height} lines"
        f"{half}, the terminal has {columns} and {lines}. Enlarge it or make its font smaller."
    )


def play(handheld: Handheld, board: Board, scale: int | None = None) -> int:
    """Play until q, Ctrl-C or the end of the firmware; the exit code. What the device printed comes afterwards."""
    columns, lines = shutil.get_terminal_size()
    detail = DETAILS[fit(board, columns, lines, scale)]
    strokes = keys.pc_strokes(board.buttons)
    fingers = keys.Fingers(handheld)
    pace, canvas = Pace(handheld, fingers), Canvas(board, detail, columns)
    code = 0
    try:
        with _raw() as read:
            while True:
                names = list(typed(read()))
                if QUIT in names:
                    break
                for name in names:
                    stroke = strokes.get(name.lower())
                    if stroke is not None:
                        fingers.stroke(keys.Stroke(stroke.name, long=True) if name.isupper() else stroke)
                alive = pace.step()
                canvas.show(handheld)
                if not alive:
                    code = handheld.exit_code or 0
                    break
    except KeyboardInterrupt:
        pass
    Serial(handheld).show()
    if handheld.exit_code is not None:
        print(f"The firmware has ended, exit code {handheld.exit_code}.")
    return code


class Canvas:
    """The part of the terminal that shows the glass; writes the lines that changed."""

    def __init__(self, board: Board, detail: int, columns: int) -> None:
        self._detail = detail
        self._shown: list[str] = []
        self._version: tuple[int, float] | None = None
        text = "; ".join(f"{what}: {names}" for what, names in keys.help_rows(board.buttons))
        end = "; capital letter: long press; q quits"
        self._help = text[: max(0, columns - len(end) - 1)] + end

    def show(self, handheld: Handheld) -> None:
        """Draw the glass as it is now."""
        picture = handheld.picture().convert("RGB")  # first: the emulator brings its panel up to date
        version = (handheld.panel.version, handheld.backlight)
        if version == self._version:
            return
        if not version[1]:
            picture = Image.new("RGB", picture.size)
        drawn = [*cells.lines(picture, self._detail), self._help]
        old = self._shown or [""] * len(drawn)
        out = [f"\x1b[{row + 1};1H{line}" for row, line in enumerate(drawn) if line != old[row]]
        sys.stdout.write("".join(out))
        sys.stdout.flush()
        self._version, self._shown = version, drawn


def typed(data: str) -> Iterator[str]:
    """The names of the keys in what a terminal sent; a letter typed with shift is a capital one."""
    index = 0
    while index < len(data):
        character = data[index]
        if character == "\x1b" and data[index + 1 : index + 2] in ("[", "O"):
            end = index + 2
            while end < len(data) and not data[end].isalpha() and data[end] != "~":
                end += 1
            if end < len(data) and data[end] in _ARROWS:
                name = _ARROWS[data[end]]
                yield name.upper() if end > index + 2 else name  # a parameter: with shift or the like
            index = end + 1
            continue
        yield _NAMES.get(character, character)
        index += 1


def _needs(board: Board, scale: int) -> tuple[int, int]:
    columns, lines = cells.size(board.width, board.height, DETAILS[scale])
    return columns, lines + 1


@contextmanager
def _raw():  # type: ignore[no-untyped-def]
    """The terminal without echo and lines; yields a function that waits a little and returns what was typed."""
    import termios
    import tty

    source = sys.stdin.fileno()
    before = termios.tcgetattr(source)

    def read() -> str:
        end = time.monotonic() + 1 / PICTURES_A_SECOND
        found = ""
        while (rest := end - time.monotonic()) > 0:
            if select.select([source], [], [], rest)[0]:
                data = os.read(source, 1024)
                if not data:
                    return QUIT  # the terminal is gone
                found += data.decode(errors="ignore")
                break
        return found

    try:
        tty.setcbreak(source)
        sys.stdout.write(_ENTER)
        yield read
    finally:
        sys.stdout.write(_LEAVE)
        sys.stdout.flush()
        termios.tcsetattr(source, termios.TCSADRAIN, before)
