"""The firmware as a page runs it: one file, from the same sources as an image, with device/web in the place of device/rp2.

What is viper on the chip is plain Python there. Its decorators are taken out, line numbers stay; `import micropython` becomes
an import of core/shim.py's names, in whose place device/web/shim.py comes, and device/web/mask.py in that
of ui/mask_thumb.py and of one function of ui/canvas.py.
"""

from __future__ import annotations

import ast
import functools
import gzip
import json
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import zopfli.gzip

from tools import boards
from tools.image.mpycross import mpy_cross
from tools.web import bytecode
from tools.web import source as module

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"
ON_PAGE = Path(__file__).parent / "on_page"
ROUNDS = 5  # of zopfli; more take longer and gain nothing
_WEB = "tercet/device/web/"
_IN_PLACE_OF = {f"{_WEB}shim.py": "tercet/core/shim.py", f"{_WEB}mask.py": "tercet/ui/mask_thumb.py"}
# As bytecode, like all modules of a start, which begins 0.1 s sooner so; not the words, which are longer so, each beside the
# same ones of other languages.
_COMPILED, _WORDS = "/firmware/tercet/ui/", "/firmware/tercet/ui/text/"
# A function that device/web/mask.py has too, the module that it is taken out of, and where that imports the others.
_LOOP, _CANVAS, _IMPORTED = "_text", "tercet/ui/canvas.py", "from tercet.ui.mask_thumb import copy, fill, glyph"
_OF_DISPLAY = ("controller", "panel", "rotation", "margin", "backlight")
_OF_KEY = ("label", "hold")
# A page has no pins, and no test of a board that asks them.
_OF_PINS = ("tercet/screens/settings/board_test.py", "tercet/screens/settings/key_places.py", "tercet/core/board_code.py")
_LEFT_OUT = ("main.py", "_boot.py", "tercet/device/rp2/", "tercet/ui/mask.py", *_OF_PINS, *_IN_PLACE_OF)


def quickly(data: bytes) -> bytes:
    """As gzip, in no time."""
    return gzip.compress(data, 9, mtime=0)


def small(data: bytes) -> bytes:
    """As gzip that any browser unpacks, but as small as that can be, in seconds: no server need compress it."""
    return zopfli.gzip.compress(data, numiterations=ROUNDS)


def sources(more: Path | None = None) -> dict[str, str]:
    """{path on the page: source} of the firmware below /firmware, and of every board's data below /boards.

    more: a folder of modules that come beside them, in the place of those of on_page/ that have the same name.
    """
    found = {path.relative_to(FIRMWARE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(FIRMWARE.rglob("*.py"))}
    for ours, theirs in _IN_PLACE_OF.items():
        found[theirs] = found[ours]
    found[_CANVAS] = _with_loop(found[_CANVAS])
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


def _with_loop(source: str) -> str:
    """ui/canvas.py with the text of device/web/mask.py in the place of its own."""
    (own,) = (node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and node.name == _LOOP)
    lines = source.split("\n")
    begin, end = own.decorator_list[0].lineno - 1, own.end_lineno or own.lineno
    lines[begin:end] = [""] * (end - begin)
    before, after = "\n".join(lines).split(_IMPORTED)
    return f"{before}{_IMPORTED}, text as {_LOOP}{after}"


def plain(source: str) -> str:
    """A module as plain Python: see above."""
    source = re.sub(r"^ *@micropython\.(viper|native|asm_thumb)\b.*$", "", source, flags=re.MULTILINE)
    return re.sub(r"^import micropython$", "from tercet.core.shim import ptr8, ptr16, ptr32", source, flags=re.MULTILINE)


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
    """One file of these, the same bytes whenever they are the same: gzip of JSON in a line, and the files, bytecode in parts.

    In JSON: {"words": how many, "compiled": [[name, words, bytes of constants, of code], ...], "files": [[name, bytes], ...],
    "first": what first() says}. After it: all words, which of them each has (two bytes each), heads, constants, code; files.
    """
    begin = first(files)
    at_once = {f"/firmware/{name.replace('.', '/')}{end}" for name in [*begin, "main"] for end in (".py", "/__init__.py")}
    compiled, plainly = {}, {}
    for name, text in files.items():
        if (name in at_once or name.startswith(_COMPILED)) and not name.startswith(_WORDS):
            compiled[name.replace(".py", ".mpy")] = bytecode.parts(as_bytecode(name, text))
        else:
            plainly[name] = module.small(text).encode()
    words = sorted({word for one in compiled.values() for word in one.words})
    place = {word: number.to_bytes(2, "little") for number, word in enumerate(words)}
    told = {
        "words": len(words),
        "compiled": [[name, len(one.words), len(one.constants), len(one.code)] for name, one in compiled.items()],
        "files": [[name, len(content)] for name, content in plainly.items()],
        "first": begin,
    }
    content = [json.dumps(told, separators=(",", ":")).encode(), b"\n", *words]
    content += [place[word] for one in compiled.values() for word in one.words]
    for part in ("head", "constants", "code"):
        content += [getattr(one, part) for one in compiled.values()]
    return squeeze(b"".join([*content, *plainly.values()]))


@functools.cache
def as_bytecode(name: str, source: str) -> bytes:
    """A module as an .mpy file, without the numbers of its lines."""
    with tempfile.TemporaryDirectory() as folder:
        path, compiled = Path(folder) / "module.py", Path(folder) / "module.mpy"
        path.write_text(source, encoding="utf-8")
        subprocess.run([str(mpy_cross()), "-O3", "-s", name, "-o", str(compiled), str(path)], check=True)
        return compiled.read_bytes()
