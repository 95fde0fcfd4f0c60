"""Play Tercet on the PC: in a window, in the terminal, or by a script. `make play` calls this."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools import boards
from tools.simulator import interpreter, keys, script, terminal, window
from tools.simulator.pace import Serial
from tools.simulator.process import SimulatorError
from tools.simulator.session import Simulator

DEMO = Path(__file__).with_name("demo.script")
DEVICES = ("simulated", "emulated")
OUTPUT = interpreter.ROOT / "build" / "play"


class NoImage(RuntimeError):
    """There is no UF2 to emulate; the message says what to do, `status` is the exit code."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


_MENDABLE = (
    boards.BoardError,
    script.ScriptError,
    interpreter.MissingInterpreter,
    terminal.TerminalTooSmall,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 for what the user can mend, or what the firmware ended with."""
    options = _options(arguments)
    if options.device not in ("", *DEVICES):
        print(f"unknown device {options.device!r}; devices: simulated, emulated, or `make play DEVICE=web`", file=sys.stderr)
        return 2
    try:
        board = boards.checked(options.board)
        if options.script is not None:
            return _scripted(board, options, options.script)
        if window.possible() and not options.terminal:
            try:
                return _in_window(board, options)
            except window.NoWindow as error:
                print(f"No window can be opened: {error}")
        if terminal.possible():
            return _in_terminal(board, options)
        if options.terminal:
            print("--terminal needs a terminal: standard input or output is none, or TERM is not set", file=sys.stderr)
            return 2
        print("There is neither a display nor a terminal: a short scripted game is played without a window.")
        return _scripted(board, options, DEMO)
    except _MENDABLE as error:
        print(error, file=sys.stderr)
        return 2
    except NoImage as error:
        print(error, file=sys.stderr)
        return error.status
    except (SimulatorError, script.FirmwareEnded) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130  # what a shell reports for Ctrl-C


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.simulator", description=__doc__)
    parser.add_argument("--board", required=True, help="a folder of boards/")
    parser.add_argument("--device", default="simulated", help="simulated (default), or emulated: the UF2")
    parser.add_argument("--script", type=Path, metavar="FILE", help="play a script, without a window")
    parser.add_argument("--terminal", action="store_true", help="draw in the terminal even where there is a display")
    parser.add_argument("--scale", type=int, choices=range(1, 17), metavar="N", help="terminal: 2 is half size")
    parser.add_argument("--seed", type=int, default=None, help="the seed of the first game")
    parser.add_argument("--output", type=Path, default=OUTPUT, metavar="FOLDER", help="for pictures and the flash")
    return parser.parse_args(arguments)


def _open(board: boards.Board, options: argparse.Namespace, keep: bool) -> Any:
    """The device, a context manager; `keep` gives a simulated one the flash of the last time."""
    if options.device == "emulated":
        # Not needed, and not necessarily installed, for the simulator.
        from tools.emulator import Handheld
        from tools.image import BuildError, build

        print("Building the UF2, which takes a minute the first time...")
        try:
            return contextlib.nullcontext(Handheld(board.name, build(board.name)))
        except BuildError as error:
            raise NoImage(str(error), error.status) from None
    storage = None
    if keep:
        options.output.mkdir(parents=True, exist_ok=True)
        storage = options.output / f"{board.name}.flash"
    if options.seed is None and keep:  # a player wants another deal each time; a script wants the same
        return Simulator(board, seed=None, noise=secrets.randbits(31), storage=storage)
    return Simulator(board, seed=1 if options.seed is None else options.seed, storage=storage)


def _in_window(board: boards.Board, options: argparse.Namespace) -> int:
    print(keys.help_text(board.buttons))
    with _open(board, options, keep=True) as handheld:
        shown = window.Window(handheld, board, options.scale)
        try:
            return shown.run()
        finally:
            shown.close()


def _in_terminal(board: boards.Board, options: argparse.Namespace) -> int:
    terminal.fit(board, *shutil.get_terminal_size(), options.scale)  # before a UF2 is built for nothing
    with _open(board, options, keep=True) as handheld:
        return terminal.play(handheld, board, options.scale)


def _scripted(board: boards.Board, options: argparse.Namespace, file: Path) -> int:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        print(f"the script {file} cannot be read: {error.strerror}", file=sys.stderr)
        return 2
    steps = script.parse(text, board.buttons, file.name)
    with _open(board, options, keep=False) as handheld:
        serial = Serial(handheld)
        try:
            pictures = script.play(handheld, steps, options.output, file.name, serial.show)
        finally:
            serial.show()
    for picture in pictures:
        print(f"written: {picture}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
