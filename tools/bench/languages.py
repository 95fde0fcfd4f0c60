"""`python -m tools.bench.languages`: measures what each language takes, for the table of firmware/tercet/ui/text/README.md.

The bench itself plays in one of them with --language.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tercet.ui.text import LANGUAGES

from tools.bench import device, measure, size
from tools.image import build
from tools.image.languages import TEXTS, copy

KEPT = Path(__file__).parent / "languages.json"
BOARD = "picosystem"
CODES = [code for code, _ in LANGUAGES]
FIRST, SECOND = CODES[:2]


class Cost(NamedTuple):
    """What a language takes, in bytes: of the flash, and of the heap left free in a game of Classic with it."""

    flash: int
    free: int


def flash(code: str) -> int:
    """Bytes of flash by which an image with a language is larger than one without it; two languages share a few names."""
    if code == FIRST:  # every image has it: another one takes its place
        return _frozen(FIRST, SECOND) - _frozen(FIRST, SECOND, exchanged=True)
    return _frozen(FIRST, code) - _frozen(FIRST)


@cache
def _frozen(*codes: str, exchanged: bool = False) -> int:
    """Bytes of frozen Python in an image with these languages; exchanged: the second one's words in the first one's place."""
    with tempfile.TemporaryDirectory() as folder:
        copy(measure.ROOT, Path(folder), codes)
        if exchanged:
            first, second = (Path(folder) / "firmware" / TEXTS / code for code in codes)
            shutil.rmtree(first)
            second.rename(first)
        return size.frozen(build(BOARD, Path(folder) / "image.uf2", Path(folder))).total


def free(uf2: Path, code: str) -> int:
    """Bytes of heap that are free in a game of Classic, after a start with a language that was chosen at the very first one."""
    first, _ = device.switch_on(BOARD, uf2)
    device.choose_language(first, CODES.index(code))
    handheld, _ = device.switch_on(BOARD, None, first.flash, usb=True)
    return device.snippet(handheld, "heap", fresh=True)["heap_free"][0]


def kept() -> dict[str, Cost]:
    """What was measured last, by language."""
    return {code: Cost(**cost) for code, cost in json.loads(KEPT.read_text()).items()}


def main() -> None:
    """Measure all languages on the emulated chip, and keep it."""
    uf2 = build(BOARD)
    costs = {}
    for code, name in LANGUAGES:
        costs[code] = Cost(flash(code), free(uf2, code))._asdict()
        measure.progress(f"{name}: {costs[code]}")
    KEPT.write_text(json.dumps(costs, indent=1) + "\n")


if __name__ == "__main__":
    main()
