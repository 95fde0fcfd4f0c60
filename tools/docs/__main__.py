"""`make docs`: makes the made parts of README.md, firmware/MANUAL.md and boards/README.md anew; `--check` only compares."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from tools.docs import figures, games, kits
from tools.docs.markdown import fresh

ROOT = Path(__file__).resolve().parent.parent.parent
FILES = (ROOT / "README.md", ROOT / "firmware" / "MANUAL.md", ROOT / "boards" / "README.md")
PARTS: dict[str, Callable[[], str]] = {
    "games": games.overview,
    "skills": games.skills_table,
    "rules": games.rules,
    "boards": kits.overview,
    "keys": kits.keys,
    "places": kits.places,
    "speed": figures.overview,
}


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 1 if a file was not fresh and is only checked."""
    check = "--check" in (sys.argv[1:] if arguments is None else arguments)
    stale = 0
    for path in FILES:
        text = path.read_text()
        made = fresh(text, PARTS)
        if made == text:
            continue
        name = path.relative_to(ROOT)
        if check:
            stale += 1
            print(f"{name} is not as it would be made: run `make docs`", file=sys.stderr)
        else:
            path.write_text(made)
            print(f"{name} made anew")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
