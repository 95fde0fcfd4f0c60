"""`python -m tools.saves print|check|backup|restore|page`: a handheld's saves, on this computer or over its serial line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.saves import copying, sources, words
from tools.saves.errors import SavesError
from tools.saves.state import State

SOURCE = "a folder of saves, an image of a flash or of its file system, the page's file, or a port; without it the only port"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: 0, 1 if saves are damaged, 2 for what cannot be had or is not agreed to."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except SavesError as error:
        print(error, file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        print("stopped; if a handheld was asked, switch it off and on", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.saves", description=__doc__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, help_, run in (("print", "show all saves in words", _print), ("check", "say which files are damaged", _check)):
        command = commands.add_parser(name, help=help_, description=f"{name}: {help_}.")
        command.add_argument("source", nargs="?", metavar="SOURCE", help=SOURCE)
        command.set_defaults(run=run)
    command = commands.add_parser("backup", help="copy all saves into a new folder")
    command.add_argument("source", nargs="?", metavar="SOURCE", help=SOURCE)
    command.add_argument("folder", type=Path, metavar="FOLDER", help="where to; it must be new or empty")
    command.set_defaults(run=_backup)
    command = commands.add_parser("restore", help="copy the saves of a backup to a handheld")
    command.add_argument("folder", type=Path, metavar="FOLDER", help="the backup, or the page's file")
    command.add_argument("port", nargs="?", metavar="PORT", help="a serial port; without it the only one there is")
    command.add_argument("--yes", action="store_true", help="do not ask before saves on the handheld are replaced")
    command.set_defaults(run=_restore)
    command = commands.add_parser("page", help="put all saves into one file for the page in a browser")
    command.add_argument("source", nargs="?", metavar="SOURCE", help=SOURCE)
    command.add_argument("file", type=Path, metavar="FILE", help="where to; it must be new")
    command.set_defaults(run=_page)
    return parser


def _print(options: argparse.Namespace) -> int:
    source = sources.read(options.source)
    print("\n".join(words.lines(State(source.files), source.title)))
    return 0


def _check(options: argparse.Namespace) -> int:
    return _report(State(sources.read(options.source).files))


def _backup(options: argparse.Namespace) -> int:
    state = copying.backup(options.source, options.folder)
    print(f"{len(state.files)} files copied to {options.folder}")
    return _report(state)


def _restore(options: argparse.Namespace) -> int:
    names = copying.restore(options.folder, options.port, _yes if options.yes else _asked, print)
    print(f"restored: {', '.join(names)}; the handheld starts anew")
    return 0


def _page(options: argparse.Namespace) -> int:
    names = copying.for_page(options.source, options.file)
    print(f"{options.file} is for the page: {', '.join(names)}")
    return 0


def _report(state: State) -> int:
    findings = list(state.findings())
    for finding in findings:
        print(f"{finding.file} {finding.words}")
    bad = sum(finding.bad for finding in findings)
    if not findings:
        print("there are no saves yet")
    elif bad:
        print(f"{bad} of {len(findings)} files are damaged")
    else:
        print("all saves are whole")
    return 1 if bad else 0


def _yes(question: str) -> bool:
    print(question)
    return True


def _asked(question: str) -> bool:
    print(question)
    try:
        return input("Type yes to go on: ").strip().lower() == "yes"
    except EOFError:
        print()
        return False


if __name__ == "__main__":
    sys.exit(main())
