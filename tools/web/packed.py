"""The firmware as a page runs it: one file, from the same sources as an image, with device/web in the place of device/rp2.

What is viper on the chip is plain Python there. Its decorators are taken out, line numbers stay; `import micropython` becomes
an import of core/shim.py's names, in whose place device/web/shim.py comes, and device/web/mask.py in that
of ui/mask_thumb.py.
"""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import subprocess
import tempfile
import tokenize
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import zopfli.gzip

from tools import boards
from tools.image.mpycross import mpy_cross

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
ON_PAGE = Path(__file__).parent / "on_page"
ROUNDS = 5  # of zopfli; more take longer and gain nothing
_WEB = "tercet/device/web/"
_IN_PLACE_OF = {f"{_WEB}shim.py": "tercet/core/shim.py", f"{_WEB}mask.py": "tercet/ui/mask_thumb.py"}
# As MicroPython's bytecode: data, which is shorter so. All modules of a start would begin 0.1 s sooner, and take 15 KB more.
_COMPILED = ("/firmware/tercet/ui/fonts/", "/firmware/tercet/ui/faces/")
_OF_DISPLAY = ("controller", "panel", "rotation", "margin", "backlight")
_OF_KEY = ("label", "hold")
_LEFT_OUT = ("main.py", "_boot.py", "tercet/device/rp2/", "tercet/ui/mask.py", *_IN_PLACE_OF)


def quickly(data: bytes) -> bytes:
    """As gzip, in no time."""
    return gzip.compress(data, 9, mtime=0)


def small(data: bytes) -> bytes:
    """As gzip that any browser unpacks, but as small as that can be, in seconds: no server need compress it."""
    return zopfli.gzip.compress(data, numiterations=ROUNDS)


class Span(NamedTuple):
    """First row and column of a piece of source, last row, and the column after it; columns count bytes, as ast does."""

    row: int
    column: int
    last: int
    end: int


def sources(more: Path | None = None) -> dict[str, str]:
    """{path on the page: source} of the firmware below /firmware, and of every board's data below /boards.

    more: a folder of modules that come beside them, in the place of those of on_page/ that have the same name.
    """
    found = {path.relative_to(FIRMWARE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(FIRMWARE.rglob("*.py"))}
    for ours, theirs in _IN_PLACE_OF.items():
        found[theirs] = found[ours]
    kept = {name: source for name, source in found.items() if not name.startswith(_LEFT_OUT)}
    for folder in (ON_PAGE, more):
        if folder is not None:
            kept |= {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    paths = {f"/firmware/{name}": plain(source) for name, source in kept.items()}
    return paths | {f"/boards/{name}.py": _board(boards.load(name)) for name in boards.names()}


def _board(board: boards.Board) -> str:
    """What there is to know of a board where it has no pins and its panel needs no commands."""
    data = {name: value for name, value in board.data.items() if name.isupper() and name != "UNUSED"}
    data["DISPLAY"] = {key: board.display[key] for key in _OF_DISPLAY if key in board.display}
    data["BUTTONS"] = {name: {key: entry[key] for key in _OF_KEY if key in entry} for name, entry in board.buttons.items()}
    return "".join(f"{name} = {value!r}\n" for name, value in data.items())


def plain(source: str) -> str:
    """A module as plain Python: see above."""
    source = re.sub(r"^ *@micropython\.(viper|native|asm_thumb)\b.*$", "", source, flags=re.MULTILINE)
    return re.sub(r"^import micropython$", "from tercet.core.shim import ptr8, ptr16, ptr32", source, flags=re.MULTILINE)


def shortened(source: str) -> str:
    """The same module without what only its reader needs: comments, docstrings, hints of types; what runs stays on its line."""
    lines = source.split("\n")
    cuts: list[tuple[Span, str]] = []  # what is cut out, what comes there
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node, False) is not None:
            cuts.append((_span(node.body[0]), "" if len(node.body) > 1 else "pass"))
        if isinstance(node, ast.arg) and node.annotation is not None:
            cuts.append((_span(node), node.arg))
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            span = _span(node.returns)
            arrow = lines[span.row].encode()[: span.column].decode().rindex("->")
            cuts.append((span._replace(column=len(lines[span.row][:arrow].rstrip().encode())), ""))
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            target, hint = _span(node.target), _span(node.annotation)
            cuts.append((Span(target.last, target.end, hint.last, hint.end), ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column, end = token.start[0] - 1, token.start[1], token.end[1]
            line = lines[row]
            cuts.append((Span(row, len(line[:column].rstrip().encode()), row, len(line[:end].encode())), ""))
    encoded = [line.encode() for line in lines]
    for (row, column, last, end), text in sorted(cuts, reverse=True):
        rest = encoded[last][end:]
        encoded[row : last + 1] = [encoded[row][:column] + text.encode() + rest, *[b""] * (last - row)]
    return b"\n".join(line.rstrip() for line in encoded).decode()


def _span(node: ast.stmt | ast.expr | ast.arg) -> Span:
    return Span(node.lineno - 1, node.col_offset, (node.end_lineno or node.lineno) - 1, node.end_col_offset or 0)


def first(files: dict[str, str], begin: str = "main") -> list[str]:
    """The modules that a start imports, each after those that it imports itself; the page breathes between them."""
    modules = {
        path.removeprefix("/firmware/").removesuffix(".py").removesuffix("/__init__").replace("/", "."): source
        for path, source in files.items()
        if path.startswith("/firmware/")
    }
    found: dict[str, None] = {}  # in the order in which they were gone through

    def visit(name: str, above: tuple[str, ...] = ()) -> None:
        if name not in modules or name in found or name in above:
            return
        for node in ast.parse(modules[name]).body:
            if isinstance(node, ast.Import):
                wanted = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                wanted = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            else:
                continue
            for one in wanted:
                visit(one, (*above, name))
        found[name] = None

    visit(begin)
    return [name for name in found if name != begin]


def pack(files: dict[str, str], squeeze: Callable[[bytes], bytes] = quickly) -> bytes:
    """One file of these: gzip of a line of JSON, and the files. The same files give the same bytes.

    In JSON: {"files": [[name, length], ...], "first": what first() says}.
    """
    data: dict[str, bytes] = {}
    for name, source in files.items():
        if name.startswith(_COMPILED):
            data[name.replace(".py", ".mpy")] = _compiled(name, source)
        else:
            data[name] = re.sub(
                r"^(?:    )+", lambda found: " " * (len(found[0]) // 4), shortened(source), flags=re.MULTILINE
            ).encode()
    told = {"files": [[name, len(content)] for name, content in data.items()], "first": first(files)}
    return squeeze(json.dumps(told, separators=(",", ":")).encode() + b"\n" + b"".join(data.values()))


def _compiled(name: str, source: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path, compiled = Path(folder) / "module.py", Path(folder) / "module.mpy"
        path.write_text(source, encoding="utf-8")
        subprocess.run([str(mpy_cross()), "-O3", "-s", name, "-o", str(compiled), str(path)], check=True)
        return compiled.read_bytes()
