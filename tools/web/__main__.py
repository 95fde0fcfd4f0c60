"""`make web`: writes build/web/, a folder for any static server; `--serve` serves and opens it (make play DEVICE=web)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools import boards
from tools.image.errors import MissingError
from tools.web import build
from tools.web.npm import Missing
from tools.web.serve import serve


def main(arguments: list[str] | None = None) -> int:
    """The exit code: 0, or 2 for what the user can mend."""
    parser = argparse.ArgumentParser(prog="make web", description=__doc__)
    parser.add_argument("--into", type=Path, default=build.FOLDER, help="where the page is written")
    parser.add_argument("--address", default="", metavar="URL", help="where it will be: QR codes of challenges lead there")
    parser.add_argument("--serve", action="store_true", help="serve it on this computer, and open it in a browser")
    parser.add_argument("--board", default="", help="the board that the page begins with")
    parser.add_argument("--port", type=int, default=8023, help="where it is served (0: any that is free)")
    options = parser.parse_args(arguments)
    try:
        if options.board:
            boards.checked(options.board)
        sizes = build.build(options.into, options.address)
    except (boards.BoardError, Missing, MissingError) as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{options.into}: {sum(sizes.values()) / 1024:.0f} KB compressed in {len(sizes)} files")
    return serve(options.into, options.port, options.board) if options.serve else 0


if __name__ == "__main__":
    sys.exit(main())
