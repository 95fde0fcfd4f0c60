"""Builds the page: its own files, the interpreter, the firmware in one file, and what the page knows of boards and games."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tercet.core.games import NAMES, record
from tercet.ui.text.en import SKILLS

from tools import boards, zipped
from tools.boards import case
from tools.image.address import FILE, checked, told
from tools.web import interpreter, packed, scripts
from tools.web.icon import icon

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(__file__).parent / "page"
FOLDER = ROOT / "build" / "web"
ICONS = (192, 512)  # pixels: what a browser wants of a page that can be installed
WORKER = "worker.js"


def build(folder: Path = FOLDER, address: str = "") -> dict[str, int]:
    """Write the page into a folder, whatever was there before; {file: its bytes when compressed}. npm.Missing.

    address: where it will be, for QR codes of challenges; MissingError for one that a QR code cannot hold.
    """
    sources = packed.sources()
    if address:
        known = f"/firmware/{FILE}"
        sources[known] = told(sources[known], checked(address))
    files = {path.name: path.read_bytes() for path in sorted(PAGE.iterdir()) if path.is_file()} | interpreter.files()
    files |= {name: _bare(name, content) for name, content in files.items()}
    files |= {name: script.encode() for name, script in scripts.shorter(_scripts(files)).items()}
    files["micropython.bin"] = packed.small(files.pop("micropython.wasm"))
    files["firmware.bin"] = packed.pack(sources, packed.small)
    files["boards.json"] = _json([_board(boards.load(name)) for name in boards.names()])
    files["games.json"] = _json([{"name": name, "choices": _choices(name)} for name in NAMES])
    files |= {f"icon-{size}.png": icon(size) for size in ICONS}
    worker = files.pop(WORKER).decode()
    mark = hashlib.sha256(b"".join(name.encode() + content for name, content in sorted(files.items())) + worker.encode())
    worker = worker.replace("BUILD_HASH", mark.hexdigest()[:16]).replace("BUILD_FILES", json.dumps(sorted(files)))
    files[WORKER] = worker.encode()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return {name: compressed(content) for name, content in files.items()}


def compressed(content: bytes) -> int:
    """How many bytes a server sends that compresses what can be compressed."""
    return min(len(content), len(gzip.compress(content, 9)))


def _scripts(files: dict[str, bytes]) -> dict[str, str]:
    return {name: content.decode() for name, content in files.items() if name.endswith(".js")}


def _bare(name: str, content: bytes) -> bytes:
    """A style or the page itself without comments and indents; any other file as it is."""
    comment = {".css": rb"/\*.*?\*/", ".html": rb"<!--.*?-->"}.get(Path(name).suffix)
    return content if comment is None else re.sub(rb"\s*\n\s*", b"\n", re.sub(comment, b"", content, flags=re.DOTALL))


def archive(target: Path) -> None:
    """Write the page as a zip for any static server, with the page that says how. npm.Missing."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "tercet"
        build(page)
        shutil.copy(Path(__file__).with_name("README.md"), page)
        zipped.write(target, {f"tercet/{path.name}": path.read_bytes() for path in page.iterdir()})


def _board(board: boards.Board) -> dict[str, Any]:
    width, height = board.picture
    return {
        "id": board.name,
        "name": board.title,
        "width": width,
        "height": height,
        "case": asdict(case.of(board)),
        "sound": board.sound is not None,
        "lamp": board.lamp is not None,
    }


def _choices(name: str) -> dict[str, Any]:
    """What a link may ask for: skills by name, all else as numbers."""
    found: dict[str, Any] = {}
    for key, values, _ in record(name).CHOICES:
        if key == "skill":
            found[key] = [SKILLS[value].lower() for value in values]
        elif isinstance(values, range):
            found[key] = {"from": values[0], "to": values[-1]}
        else:
            found[key] = list(values)
    return found


def _json(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()
