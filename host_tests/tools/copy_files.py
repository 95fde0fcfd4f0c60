"""Run by test_flash_files.py: small files copied to a board as the game is to one whose heap holds it. `PORT COMMAND`."""

from __future__ import annotations

import sys

from tools.deploy import disk
from tools.deploy.board import Target
from tools.saves.errors import SavesError

FIRST = {
    "board.mpy": b"board",
    "tercet/__init__.mpy": b"",
    "tercet/core/cards.mpy": bytes(range(256)) * 9,
    "tercet_main.mpy": b"main",
}
SECOND = {**FIRST, "tercet/core/cards.mpy": b"other cards", "tercet/app.mpy": b"app"}
del SECOND["tercet/__init__.mpy"]
HUGE = {**FIRST, "tercet/core/cards.mpy": bytes(40 << 20)}


def main(port: str, command: str) -> int:
    """Run one command; 0, or what a FlashError says."""
    try:
        with Target(port) as target:
            if command == "remove":
                disk.remove(target, saves=False)
            else:
                files = {"first": FIRST, "second": SECOND, "huge": HUGE}[command]
                print(disk.copy(target, files, target.facts(), print))
                disk.start_from(target, disk.FOLDER)
    except SavesError as error:
        print(error)
        return error.status
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
