"""Flash taken by the app: what the linker put into the image from the frozen Python, by its map."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from tools.bench.device import NotMeasured
from tools.image.builder import BUILD, ROOT
from tools.image.uf2 import unpack

HOW = "by the linker's map, frozen_content.c: our modules, the port's _boot.py and rp2.py, and the tables of all their names"

# " .rodata.fun_data_tercet_app_x" (its numbers often on the next line), " 0x10020b5c  0x1c  path/to/object".
_ENTRY = re.compile(r"^ (\.\S+)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+)$", re.MULTILINE)

FROZEN = "frozen_content.c"
SHARED = "names and shared constants"


class Entry(NamedTuple):
    """A section of an object file and its place in the image."""

    name: str
    address: int
    size: int  # bytes
    path: str  # of the object file


class Taken(NamedTuple):
    """Bytes of flash, in all and by the section's name in the object file."""

    total: int
    sections: dict[str, int]


def frozen(uf2: Path) -> Taken:
    """What the frozen Python takes in this UF2; NotMeasured if the build it came from is not there any more."""
    return read(map_of(uf2).read_text(errors="replace"))


def read(text: str) -> Taken:
    """What frozen_content.c takes by a linker's map; NotMeasured for one without it."""
    sections: dict[str, int] = {}
    for entry in in_flash(text):
        if FROZEN in entry.path:
            sections[entry.name] = sections.get(entry.name, 0) + entry.size
    if not sections:
        raise NotMeasured("the linker's map names nothing of frozen_content.c")
    return Taken(sum(sections.values()), sections)


def in_flash(text: str) -> list[Entry]:
    """The sections of a linker's map that lie in the flash; those that were dropped lie at 0, RAM at 0x2000_0000."""
    entries = (Entry(name, int(address, 16), int(size, 16), path) for name, address, size, path in _ENTRY.findall(text))
    return [entry for entry in entries if 0x1000_0000 <= entry.address < 0x2000_0000 and entry.size]


def by_module(taken: Taken) -> dict[str, int]:
    """Bytes of each module by its name with dots, as far as the names of sections tell; the rest under SHARED."""
    names = longest_first()
    sizes: dict[str, int] = {}
    for section, size in taken.sections.items():
        name = module_of(section, names)
        sizes[name] = sizes.get(name, 0) + size
    return sizes


def longest_first() -> list[str]:
    """The firmware's modules, as module_of() looks for them: one whose name begins with another's comes before it."""
    return sorted(modules(), key=len, reverse=True)


def module_of(section: str, names: list[str]) -> str:
    """The module that a section of the frozen Python belongs to, SHARED where its name does not tell."""
    return next((name for name in names if f"_{name.replace('.', '_')}" in section), SHARED)


def largest(taken: Taken, count: int = 6) -> list[str]:
    """The largest modules with their KB."""
    order = sorted(by_module(taken).items(), key=lambda item: -item[1])
    return [f"{name} {size / 1024:.1f}" for name, size in order[:count]]


def modules() -> list[str]:
    """The firmware's modules by their names with dots, each after those that it imports at once."""
    imports: dict[str, list[str]] = {}
    for path in sorted((ROOT / "firmware" / "tercet").rglob("*.py")):
        parts = path.relative_to(ROOT / "firmware").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        wanted = []
        for node in ast.parse(path.read_text()).body:
            for inner in node.body if isinstance(node, ast.Try) else [node]:
                if isinstance(inner, ast.ImportFrom) and inner.module:
                    wanted += [inner.module, *(f"{inner.module}.{alias.name}" for alias in inner.names)]
        imports[name] = wanted
    order: list[str] = []

    def add(name: str) -> None:
        if name in imports and name not in order:
            for other in imports.pop(name):
                add(other)
            order.append(name)

    for name in list(imports):
        add(name)
    return order


def map_of(uf2: Path) -> Path:
    """The linker's map of the image in a UF2; NotMeasured if the build it came from is not there any more."""
    image = b"".join(block.payload for block in unpack(uf2.read_bytes()))
    for binary in BUILD.glob("*/images/*.bin"):
        content = binary.read_bytes()
        if image[: len(content)] == content:
            return binary.with_suffix(".map")
    raise NotMeasured("no build folder in build/micropython holds this image: build the UF2 anew")
