"""Flash taken by the app: what the linker put into the image from the frozen Python, by its map."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tools.bench.device import NotMeasured
from tools.emulator.flash import uf2_blocks
from tools.image.builder import BUILD, ROOT

HOW = "by the linker's map, all of frozen_content.c: our modules, their names, and the port's _boot.py and rp2.py"

# " .rodata.fun_data_tercet_app_x" (its numbers often on the next line), " 0x10020b5c  0x1c  path/to/object"
_ENTRY = re.compile(r"^ (\.\S+)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S+)$", re.MULTILINE)


class Taken(NamedTuple):
    """Bytes of flash, in all and by the section's name in the object file."""

    total: int
    sections: dict[str, int]


def frozen(uf2: Path) -> Taken:
    """What the frozen Python takes in this UF2; NotMeasured if the build it came from is not there any more."""
    return read(_map_of(uf2).read_text(errors="replace"))


def read(text: str) -> Taken:
    """What frozen_content.c takes by a linker's map; sections that were dropped lie at 0, RAM at 0x2000_0000."""
    sections: dict[str, int] = {}
    for name, address, size, path in _ENTRY.findall(text.replace("\n                0x", " 0x")):
        if "frozen_content.c" in path and 0x1000_0000 <= int(address, 16) < 0x2000_0000:
            sections[name] = sections.get(name, 0) + int(size, 16)
    if not sections:
        raise NotMeasured("the linker's map names nothing of frozen_content.c")
    return Taken(sum(sections.values()), sections)


def largest(taken: Taken, modules: list[str], count: int = 6) -> list[str]:
    """The largest modules with their KB, as far as the names of sections tell; `modules` as tercet_ui_canvas."""
    sizes: dict[str, int] = {}
    by_length = sorted(modules, key=len, reverse=True)
    for section, size in taken.sections.items():
        name = next((module for module in by_length if f"_{module}" in section), "names and shared constants")
        sizes[name] = sizes.get(name, 0) + size
    order = sorted(sizes.items(), key=lambda item: -item[1])
    return [f"{name} {size / 1024:.1f}" for name, size in order[:count]]


def modules() -> list[str]:
    """The firmware's modules as the linker's map has them: tercet_ui_canvas."""
    files = (ROOT / "firmware").rglob("*.py")
    return ["_".join(path.relative_to(ROOT / "firmware").with_suffix("").parts) for path in files]


def _map_of(uf2: Path) -> Path:
    image = b"".join(data for _, data in uf2_blocks(uf2))
    for binary in sorted(BUILD.glob("*/output/firmware.bin")):
        content = binary.read_bytes()
        if image[: len(content)] == content:
            return binary.with_name("firmware.elf.map")
    raise NotMeasured("no build folder in build/micropython holds this image: build the UF2 anew")
