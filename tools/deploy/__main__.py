"""`python -m tools.deploy BOARD [--port PORT]`: the game onto a board with MicroPython, or off it again (--remove)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from tools import boards
from tools.deploy import disk, game, install, ports, rom
from tools.deploy.board import Target
from tools.deploy.checks import check
from tools.image import languages
from tools.image.errors import BuildError
from tools.saves.errors import SavesError


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: 0, 1 if something does not compile, 2 for what cannot be had or done."""
    parser = argparse.ArgumentParser(prog="python -m tools.deploy", description=__doc__)
    parser.add_argument("board", metavar="BOARD", help=", ".join(boards.names()))
    parser.add_argument("--port", help="a serial port; without it the only board there is")
    parser.add_argument(
        "--micropython",
        choices=("1", "official"),
        help="put MicroPython there first: 1, ours with a ROM partition; official, what mpflash downloads",
    )
    parser.add_argument("--languages", default="", metavar="CODES", help="the only ones that come along, such as 'en de'")
    parser.add_argument("--format", action="store_true", help="erase the file system if it cannot be read or moves")
    parser.add_argument("--remove", action="store_true", help="remove the game; the saves stay")
    parser.add_argument("--saves-too", action="store_true", help="with --remove: the saves as well")
    options = parser.parse_args(arguments)
    try:
        board = boards.checked(options.board)
        wanted = languages.chosen(options.languages) if options.languages else languages.CODES
        port = options.port or ports.find()
        if options.remove:
            _remove(port, options.saves_too)
            return 0
        if options.micropython == "1":
            port = install.install(board, port, options.format)
        elif options.micropython:
            install.official(port)
        _copy(board, port, options.format, wanted)
    except boards.BoardError as error:
        print(error, file=sys.stderr)
        return 2
    except (SavesError, BuildError) as error:
        print(error, file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        print("stopped; the same command again does the rest", file=sys.stderr)
        return 130
    return 0


def _copy(board: boards.Board, port: str, format_: bool, wanted: Sequence[str]) -> None:
    with Target(port) as target:
        facts = target.facts()
        if format_ and not facts.block:
            target.format_disk()
            facts = target.facts()
        print(f"{facts.machine}, MicroPython {facts.release}, at {port}")
        architecture = check(facts, facts.machine)
        files = game.in_languages(board, architecture, facts.rom, wanted, _say)
        if facts.rom:
            count, folder, what = rom.copy(target, files, facts.rom, _say), rom.FOLDER, "blocks of the ROM partition"
        else:
            count, folder, what = disk.copy(target, files, facts, _say), disk.FOLDER, "files"
        disk.start_from(target, folder)
        print(f"{count} {what} copied, all of them compared" if count else f"all {len(files)} files are there already")
        target.restart()
        name, version = target.try_game(folder)
    print(f"Tercet {version} starts on {name}")


def _remove(port: str, saves: bool) -> None:
    with Target(port) as target:
        facts = target.facts()
        disk.remove(target, saves)
        if facts.rom:
            rom.remove(target)
    print(
        "the game and its saves are removed" if saves else "the game is removed, its saves are still there (SAVES=0: those too)"
    )


def _say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
