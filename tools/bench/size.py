"""Flash taken by the app: what the linker put into the image from the frozen Python, by its map."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

from tools.bench.device import NotMeasured
from tools.emulator.flash import uf2_blocks
from tools.image.builder import BUILD, ROOT

HOW = (
    "by the linker's map, frozen_content.c: our modules, and the port's _boot.py and rp2.py; five tables of all their names, "
    "of 51 KB, are not counted"
)

# " .rodata.fun_data_tercet_app_x" (its numbers often on the next line), " 0x10020b5c  0x1c  path/to/object".
# A section with a symbol that other files see has that symbol on the line after, and is not found: the tables of names,
# mp_qstr_frozen_const_pool and four more. The budget of this row was set without them.
_ENTRY = re.compile(r"^ (\.\S+)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+)$", re.MULTILINE)


SHARED = "names and shared constants"


class Taken(NamedTuple):
    """Bytes of flash, in all and by the section's name in the object file."""

    total: int
    sections: dict[str, int]


def frozen(uf2: Path) -> Taken:
    """What the frozen Python takes in this UF2; NotMeasured if the build it came from is not there any more."""
    return read(map_of(uf2).read_text(errors="replace"))


def read(text: str) -> Taken:
    """What frozen_content.c takes by a linker's map; sections that were dropped lie at 0, RAM at 0x2000_0000."""
    sections: dict[str, int] = {}
    for name, address, size, path in _ENTRY.findall(text.replace("\n                0x", " 0x")):
        if "frozen_content.c" in path and 0x1000_0000 <= int(address, 16) < 0x2000_0000:
            sections[name] = sections.get(name, 0) + int(size, 16)
    if not sections:
        raise NotMeasured("the linker's map names nothing of frozen_content.c")
    return Taken(sum(sections.values()), sections)


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
    image = b"".join(data for _, data in uf2_blocks(uf2))
    for binary in BUILD.glob("*/images/*.bin"):
        content = binary.read_bytes()
        if image[: len(content)] == content:
            return binary.with_suffix(".map")
    raise NotMeasured("no build folder in build/micropython holds this image: build the UF2 anew")
