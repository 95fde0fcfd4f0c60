"""`python -m tools.image BOARD [--variant V] [--languages CODES] [--address URL] [--out PATH]` builds the UF2 of a board.

`--cross-compile` only compiles every firmware file, and keeps nothing.
"""

import argparse
import sys
from pathlib import Path

from tools.image.builder import board_names, build
from tools.image.errors import BuildError, MissingError
from tools.image.mpycross import ARCHITECTURE, cross_compile, firmware_files


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 0, 1 if the image could not be made, 2 if something must be given or installed first."""
    parser = argparse.ArgumentParser(prog="python -m tools.image", description="Build the UF2 of a board.")
    parser.add_argument("board", nargs="?", metavar="BOARD", help=", ".join(board_names()))
    parser.add_argument("--variant", default="", help="the same board with another chip: pico2 on the hats for a Pico, plus")
    parser.add_argument("--languages", default="", metavar="CODES", help="the only ones that are in it, such as 'en de'")
    parser.add_argument("--address", default="", metavar="URL", help="of the page in a browser, for QR codes of challenges")
    parser.add_argument("--out", type=Path, help="where to write it (build/uf2/tercet-BOARD.uf2)")
    parser.add_argument("--cross-compile", action="store_true", help="only compile every firmware file for the chip")
    options = parser.parse_args(arguments)
    try:
        if options.cross_compile:
            return _cross_compile()
        if options.board is None:
            raise MissingError(f"name a board: {', '.join(board_names())}")
        build(options.board, options.out, variant=options.variant, languages=options.languages, address=options.address)
    except BuildError as error:
        print(error, file=sys.stderr)
        return error.status
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130
    return 0


def _cross_compile() -> int:
    failures = cross_compile()
    for path, message in failures.items():
        print(f"{path}:\n  " + message.replace("\n", "\n  "), file=sys.stderr)
    total = len(firmware_files())
    if failures:
        print(f"{len(failures)} of {total} firmware files do not compile for {ARCHITECTURE}", file=sys.stderr)
        return 1
    print(f"{total} firmware files compile for {ARCHITECTURE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
