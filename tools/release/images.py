"""Which images there are: the one list that a release is made of."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

_VARIANT = "mpconfigvariant_"  # and the name of the variant, as MicroPython has it


class Image(NamedTuple):
    """A board, and a variant of it (the same board with another chip) or ""."""

    board: str
    variant: str

    def file(self, version: str) -> str:
        """The name of its UF2 in a release."""
        return "-".join(part for part in ("tercet", version, self.board, self.variant) if part) + ".uf2"


def images(root: Path, board: str = "") -> list[Image]:
    """Every image there is, or those of one board: each folder of boards/ that has a board.py, and each of its variants."""
    found = []
    for path in sorted((root / "boards").glob(f"{board or '*'}/board.py")):
        variants = sorted(one.stem.removeprefix(_VARIANT) for one in path.parent.glob(f"{_VARIANT}*.cmake"))
        found += [Image(path.parent.name, variant) for variant in ("", *variants)]
    return found
