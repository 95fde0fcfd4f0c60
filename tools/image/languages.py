"""The game with some of its languages: which are left out, and how the game is told.

English is never left out: it is what a handheld speaks that was set to a language which it has not.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from tercet.ui.text import LANGUAGES

from tools.image.errors import MissingError

TEXTS = "tercet/ui/text/"  # in the firmware
TABLE = f"{TEXTS}__init__.py"
CODES = [code for code, _ in LANGUAGES]
ALWAYS = CODES[0]


def chosen(words: str) -> list[str]:
    """The codes that are named, apart from each other by spaces or commas, and English, in the order of LANGUAGES.

    MissingError: none is named, or one that there is not.
    """
    named = words.replace(",", " ").split()
    wrong = [code for code in named if code not in CODES]
    if wrong or not named:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES)
        raise MissingError(
            f"unknown language {', '.join(map(repr, wrong)) or repr('')}; languages: {known}; English is always in"
        )
    return [code for code in CODES if code in named or code == ALWAYS]


def others(codes: Sequence[str]) -> list[str]:
    """The codes of the other languages, in the order of LANGUAGES."""
    return [code for code in CODES if code not in codes]


def names(codes: Sequence[str]) -> str:
    """What these languages call themselves, as a person is told."""
    return ", ".join(name for code, name in LANGUAGES if code in codes)


def told(table: str, missing: Sequence[str]) -> str:
    """The text of TABLE in a game that lacks these languages."""
    return table.replace("LEFT_OUT = ()", f"LEFT_OUT = {tuple(missing)!r}")


def copy(root: Path, target: Path, codes: Sequence[str]) -> None:
    """Copy the boards and the firmware of a tree into a folder, with these languages only."""
    for name in ("boards", "firmware"):
        shutil.copytree(root / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    missing = others(codes)
    for code in missing:
        shutil.rmtree(target / "firmware" / TEXTS / code)
    table = target / "firmware" / TABLE
    table.write_text(told(table.read_text(), missing))
