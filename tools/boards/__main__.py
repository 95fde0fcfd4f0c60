"""`python -m tools.boards [NAME]` prints the boards and every mistake in them; the exit status is 2 if there is one."""

from __future__ import annotations

import sys

from tools import boards
from tools.assets import paths


def main(arguments: list[str] | None = None) -> int:
    """Print the boards and their mistakes; 0, or 2 if there is one."""
    found = False
    try:
        for name in (sys.argv[1:] if arguments is None else arguments) or boards.names():
            board = boards.load(name)
            mistakes = boards.problems(board)
            found = found or bool(mistakes)
            print(f"{name}: {board.data.get('NAME', '?')}" + ("" if mistakes else f", {board.width}x{board.height}"))
            if not mistakes and not (paths.FACES / "faces_{}x{}.py".format(*board.picture)).exists():
                print("  no card faces for a picture of {}x{} yet: `make assets` draws them".format(*board.picture))
            for mistake in mistakes:
                print(f"  {mistake}")
    except boards.BoardError as error:
        print(error, file=sys.stderr)
        return 2
    return 2 if found else 0


if __name__ == "__main__":
    sys.exit(main())
