"""`make docs`: makes the made parts of README.md, the manuals and other pages anew; `--check` only compares."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tools.docs import figures, games, kits, manuals
from tools.docs.markdown import fresh
from tools.web import figures as page

ROOT = Path(__file__).resolve().parent.parent.parent
README = ROOT / "README.md"
MANUALS = {manuals.path(code): code for code in manuals.CODES}
TEXT = ROOT / "firmware" / "tercet" / "ui" / "text" / "README.md"
FILES = (README, *MANUALS, ROOT / "boards" / "README.md", ROOT / "tools" / "web" / "README.md", TEXT)


def parts(code: str) -> Mapping[str, Callable[[], str]]:
    """What makes each part, in a language."""
    return {
        "manuals": manuals.every,
        "languages": partial(manuals.others, code),
        "games": games.overview,
        "skills": partial(games.skills_table, code),
        "rules": partial(games.rules, code),
        "boards": kits.overview,
        "keys": partial(kits.keys, code),
        "places": kits.places,
        "speed": figures.overview,
        "costs": figures.of_languages,
        "page": page.overview,
    }


def made(path: Path) -> str:
    """Return one of FILES as it is when everything in it is fresh."""
    code = MANUALS.get(path, manuals.FIRST)
    text = fresh(path.read_text(), parts(code))
    return manuals.with_own_pictures(text, code) if path in MANUALS else text


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; 1 if a file was not fresh and is only checked."""
    check = "--check" in (sys.argv[1:] if arguments is None else arguments)
    stale = 0
    for path in FILES:
        text = made(path)
        if text == path.read_text():
            continue
        name = path.relative_to(ROOT)
        if check:
            stale += 1
            print(f"{name} is not as it would be made: run `make docs`", file=sys.stderr)
        else:
            path.write_text(text)
            print(f"{name} made anew")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
