"""The notes of a version: its part of CHANGELOG.md, which is written as https://keepachangelog.com/en/1.1.0/ has it."""

from __future__ import annotations

import re
from pathlib import Path

from tools.release.errors import ReleaseError

_HEADING = re.compile(r"^## \[([^\]]+)\](?: - (.+))?$", re.MULTILINE)


def version(root: Path) -> str:
    """What firmware/tercet/__init__.py says."""
    match = re.search(r'^VERSION = "([^"]+)"', (root / "firmware" / "tercet" / "__init__.py").read_text(), re.MULTILINE)
    if not match:
        raise ReleaseError("firmware/tercet/__init__.py has no VERSION")
    return match.group(1)


def notes(root: Path) -> str:
    """The part of the firmware's version, without its heading; ReleaseError if CHANGELOG.md has none, or an empty one."""
    text, wanted = (root / "CHANGELOG.md").read_text(), version(root)
    headings = list(_HEADING.finditer(text))
    for number, heading in enumerate(headings):
        if heading.group(1) == wanted:
            end = headings[number + 1].start() if number + 1 < len(headings) else len(text)
            part = text[heading.end() : end].strip()
            if part:
                return part + "\n"
            raise ReleaseError(f"CHANGELOG.md says nothing under [{wanted}]")
    named = ", ".join(heading.group(1) for heading in headings) or "none"
    raise ReleaseError(f"CHANGELOG.md has no part [{wanted}], which the firmware's VERSION says; parts: {named}")
