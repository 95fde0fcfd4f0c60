"""Zip files that are the same bytes whenever the same files are in them: no dates, one order."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path


def write(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip of {name in it: content}."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, files[name])
