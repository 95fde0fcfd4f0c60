"""The saves of the page in a browser, which it hands out and takes as one file: {"tercet": 1, "files": {name: base64}}."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping

from tools.saves.errors import SavesError

KIND = 1


def unpack(data: bytes, title: str) -> dict[str, bytes]:
    """The files in one that the page has handed out; SavesError if it is none. title: what to call it in a message."""
    try:
        read = json.loads(data)
    except ValueError as error:
        raise SavesError(f"{title} is no file of saves from the page: {error}") from None
    if not isinstance(read, dict) or read.get("tercet") != KIND or not isinstance(read.get("files"), dict):
        raise SavesError(f'{title} is no file of saves from the page: it has to begin with {{"tercet": {KIND}, "files": ...}}')
    files = {}
    for name, text in read["files"].items():
        try:
            files[name] = base64.b64decode(text, validate=True)
        except (TypeError, ValueError):
            raise SavesError(f"{name} in {title} is damaged: it is not base64") from None
        if "/" in name or name.startswith("."):
            raise SavesError(f"{name!r} in {title} is no name of a save")
    return files


def pack(files: Mapping[str, bytes]) -> bytes:
    """One file of these, as the page takes it."""
    texts = {name: base64.b64encode(data).decode() for name, data in sorted(files.items())}
    return (json.dumps({"tercet": KIND, "files": texts}, indent=1) + "\n").encode()
