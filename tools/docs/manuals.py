"""The player's manual in each language: firmware/MANUAL.md, and firmware/MANUAL.<code>.md beside it."""

from __future__ import annotations

import re
from pathlib import Path

from tercet.ui.text import LANGUAGES

from tools import languages

FIRST = LANGUAGES[0][0]
_FOLDER = Path(__file__).resolve().parent.parent.parent / "firmware"
_BOARD = languages.BOARDS[0]  # whose pictures are shown
_PICTURE = re.compile(r"(?<=/host_tests/screens/pictures/)(?:languages/[a-z]+_)?[0-9]+x[0-9]+/(?P<name>[a-z0-9_]+\.png)")


def path(code: str) -> Path:
    """Where the manual of a language is."""
    return _FOLDER / ("MANUAL.md" if code == FIRST else f"MANUAL.{code}.md")


CODES = tuple(code for code, _ in LANGUAGES if path(code).exists())  # a language need not have a manual


def others(code: str) -> str:
    """What stands first in the manual of a language: all languages, each by its own name, the others as links."""
    return " · ".join(f"**{name}**" if one == code else f"[{name}]({path(one).name})" for one, name in _named())


def every() -> str:
    """Links to the manuals in all languages, from the README."""
    return " · ".join(f"[{name}](firmware/{path(one).name})" for one, name in _named())


def _named() -> list[tuple[str, str]]:
    return [(code, name) for code, name in LANGUAGES if code in CODES]


def with_own_pictures(text: str, code: str) -> str:
    """Return a manual with the pictures of its language where there are such, else with the English ones."""
    own = languages.folder(code, _BOARD)
    english = own.name.removeprefix(f"{code}_")

    def place(found: re.Match[str]) -> str:
        name = found["name"]
        return f"languages/{own.name}/{name}" if (own / name).exists() else f"{english}/{name}"

    return _PICTURE.sub(place, text)
