"""What a release has beside images and page: the manuals with their pictures, and the modules for `mpremote mip install`."""

from __future__ import annotations

import json
import re
from pathlib import Path

MANUALS = "firmware/MANUAL*.md"
PACKAGE = "package.json"
_LINK = re.compile(r"\]\(([^)#:]+)\)")  # of Markdown, to a file beside it


def manuals(root: Path) -> dict[str, bytes]:
    """{path: content} of the manuals in every language and of all that they link to, as they lie in the repository."""
    found = {path.relative_to(root).as_posix(): path for path in root.glob(MANUALS)}
    for page in list(found.values()):
        for link in _LINK.findall(page.read_text(encoding="utf-8")):
            path = (page.parent / link).resolve()
            found[path.relative_to(root.resolve()).as_posix()] = path
    return {name: path.read_bytes() for name, path in found.items()}


def package(root: Path) -> dict[str, bytes]:
    """{path: content} of package.json and of all that it names: what `mpremote mip install` wants from a static server."""
    urls = json.loads((root / PACKAGE).read_text(encoding="utf-8"))["urls"]
    return {name: (root / name).read_bytes() for name in (PACKAGE, *(path for _, path in urls))}
