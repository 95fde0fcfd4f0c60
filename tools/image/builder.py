"""From the name of a board to its UF2."""

import os
import tempfile
import time
from pathlib import Path

from tercet.ui.text import LANGUAGES

from tools import boards
from tools.image.address import checked, write
from tools.image.base import chip, compile_image, variants
from tools.image.errors import BuildError, MissingError
from tools.image.flash import check_size
from tools.image.languages import chosen, copy
from tools.image.micropython import prepare
from tools.image.process import only_one, say
from tools.image.uf2 import FAMILIES, pack

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = (ROOT / "build" / "micropython").resolve()  # source, compiled bases, lock: shared by all builds of this checkout


def board_names(root: Path = ROOT) -> list[str]:
    """The boards there are: the folders of boards/ that hold a board.py."""
    return sorted(path.parent.name for path in (root / "boards").glob("*/board.py"))


def build(
    board: str, out: Path | None = None, root: Path = ROOT, variant: str = "", languages: str = "", address: str = ""
) -> Path:
    """Build the UF2 of a board and return its path (build/uf2/tercet-BOARD.uf2 unless `out` says another).

    `root` is the tree whose boards/ and firmware/ are built; `variant` is one of the board's, and `languages`, such as "en de",
    the only ones that are in it ("": all): its UF2 is called tercet-BOARD-VARIANT-en-de.uf2. `address`: that of the page in a
    browser, for QR codes. MissingError: no such board, variant or language, no address that a QR code can hold, or tools or
    source that cannot be had here. BuildError: it does not compile, or does not fit the flash.
    """
    started = time.monotonic()
    codes = chosen(languages) if languages else []
    address = checked(address) if address else ""
    definition = _definition(board, root, variant)
    name = "-".join([board, *([variant] if variant else []), *codes])
    target = out or root / "build" / "uf2" / f"tercet-{name}.uf2"
    if codes or address:
        with tempfile.TemporaryDirectory() as folder:
            copy(root, Path(folder), codes or [code for code, _ in LANGUAGES])
            if address:
                write(Path(folder), address)
            return build(board, target, Path(folder), variant)
    log = BUILD / f"{name}.log"
    with only_one(BUILD / "lock"):
        log.write_text("")
        source = prepare(BUILD, log)
        frozen = (root / "firmware", root / "boards" / "manifest.py")
        image = compile_image(definition, source, BUILD, log, frozen, variant)
    room = check_size(image)
    uf2 = pack(image, _family(chip(definition, variant)))
    _write(target, uf2)
    say(
        f"{_shown(target)}: {len(uf2) / 1024:.0f} KB, of which {len(image) / 1024:.0f} KB go to flash "
        f"(room for {room / 1024:.0f}); {time.monotonic() - started:.1f} s"
    )
    return target


def _definition(board: str, root: Path, variant: str) -> Path:
    names = board_names(root)
    if board not in names:
        raise MissingError(f"unknown board {board!r}; boards: {', '.join(names)}")
    definition = (root / "boards" / board).resolve()
    try:
        boards.check_file(definition / "board.py")
    except boards.BoardError as error:
        raise MissingError(str(error)) from error
    absent = [name for name in ("mpconfigboard.h", "mpconfigboard.cmake", "manifest.py") if not (definition / name).exists()]
    if absent:
        raise MissingError(f"boards/{board} lacks {', '.join(absent)}; copy the files of a board with the same chip")
    if variant and variant not in variants(definition):
        known = ", ".join(variants(definition)) or "none"
        raise MissingError(f"unknown variant {variant!r} of {board}; variants: {known}")
    return definition


def _family(name: str) -> int:
    if name not in FAMILIES:
        raise BuildError(f"no UF2 family is known for the chip {name!r}; known: {', '.join(FAMILIES)}")
    return FAMILIES[name]


def _write(target: Path, data: bytes) -> None:
    # another process may be reading the former image: it sees the old or the new one, never a part
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(f"{target.name}.{os.getpid()}")
    unfinished.write_bytes(data)
    unfinished.replace(target)


def _shown(path: Path) -> str:
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
