"""Compiling: one build folder for each chip and flash size, in which only the frozen Python changes from board to board.

A variant of a board is the same board with another chip: mpconfigvariant_<variant>.cmake in its folder, as MicroPython has it.

A folder's name holds a hash of all that the C code depends on: the board definition without its Python, the source
tree, the compiler. Boards with equal definitions share a folder, and a changed definition gets a new one. The images that
were linked there are kept by a hash of the Python in them, so that the same sources are frozen once.
"""

import hashlib
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.image.errors import BuildError
from tools.image.micropython import Source
from tools.image.process import clean_environment, run, say
from tools.image.toolchain import compiler_version

# What goes into MicroPython's version and date strings: fixed, so that equal sources give equal images. The version of
# Tercet itself is not here. 2025-04-15 is the day of MicroPython 1.25.
BUILD_EPOCH = "1744675200"
# The port's own choice is -Os: smaller by a tenth and slower. gcc 12 warns at -O2 of a variable in the port's libm, wrongly.
FLAGS = "-g -O2 -DNDEBUG -Wno-error=maybe-uninitialized"
DEFINITION = ("mpconfigboard.h", "mpconfigboard.cmake", "pins.csv")
LINKED = "mpconfigboard_common.cmake"
# Beside the boards' folders: what all have in common.
COMMON = ("mpconfigboard_common.h", "mpconfigport.h", LINKED, "find_frozen.c", "hot.ld")
KEPT = 40  # images a folder
PYTHON = Path(sys.executable).resolve()  # not a virtual environment, which may be gone at the next build


@dataclass(frozen=True)
class Base:
    """A build folder: `board` is the definition that cmake sees, `output` where it builds."""

    folder: Path

    @property
    def board(self) -> Path:
        return self.folder / "board"

    @property
    def output(self) -> Path:
        return self.folder / "output"

    @property
    def images(self) -> Path:
        return self.folder / "images"


def compile_image(
    definition: Path,
    source: Source,
    build: Path,
    log: Path,
    frozen: Sequence[Path],
    variant: str = "",
    flags: str = FLAGS,
) -> bytes:
    """The flash image of the board whose folder is `definition`, with the Python that its manifest.py names now.

    frozen: the files and folders that all of this Python lies in. flags: of the compiler. The linker's map of the image lies
    beside it.
    """
    base = _base(definition, source, build, variant, flags)
    kept = base.images / f"{_content((definition, *frozen))}.bin"
    if kept.exists():
        kept.touch()
        return kept.read_bytes()
    _lay_out(base, definition, variant)
    environment = clean_environment() | {"SOURCE_DATE_EPOCH": BUILD_EPOCH}
    version = micropython_version(source.tree)
    environment |= {"MICROPY_GIT_TAG": version, "MICROPY_GIT_HASH": version}
    if not (base.output / "firmware.bin").exists():
        say(f"compiling MicroPython {version} for {definition.name} (a minute; the next builds need seconds)")
    if not (base.output / "build.ninja").exists():
        run(_configure(base, source, variant, flags), log, "configuring MicroPython", environment)
    _forget_frozen(base)
    run(["cmake", "--build", base.output], log, f"building the firmware of {definition.name}", environment)
    _keep(base, kept)
    return kept.read_bytes()


def _content(places: Sequence[Path]) -> str:
    """A hash of all Python in some files and folders, by their names and bytes."""
    digest = hashlib.sha256()
    for place in places:
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        for path in files:
            name = path.relative_to(place) if place.is_dir() else path.name
            digest.update(b"%s\0%s\0" % (str(name).encode(), path.read_bytes()))
        digest.update(b"\0")
    return digest.hexdigest()[:24]


def _keep(base: Base, kept: Path) -> None:
    """Keep what was linked just now under a name; of the older images the latest stay."""
    base.images.mkdir(exist_ok=True)
    shutil.copyfile(base.output / "firmware.elf.map", kept.with_suffix(".map"))
    unfinished = kept.with_suffix(".part")
    shutil.copyfile(base.output / "firmware.bin", unfinished)
    unfinished.replace(kept)
    images = sorted(base.images.glob("*.bin"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in images[KEPT:]:
        old.unlink()
        old.with_suffix(".map").unlink(missing_ok=True)


def chip(definition: Path, variant: str = "") -> str:
    """The chip a board definition is for, in the pico-sdk's words: rp2040, rp2350."""
    name = variant_file(variant) if variant else "mpconfigboard.cmake"
    match = re.search(r"set\(PICO_PLATFORM\s+\"?([\w-]+)", (definition / name).read_text())
    if not match:
        raise BuildError(f"{definition}/{name} does not set PICO_PLATFORM")
    return match.group(1)


def variant_file(variant: str) -> str:
    """The file in a board's folder that says what the variant changes."""
    return f"mpconfigvariant_{variant}.cmake"


def variants(definition: Path) -> list[str]:
    """The variants of a board that there are."""
    return sorted(path.stem.partition("_")[2] for path in definition.glob(variant_file("*")))


def micropython_version(tree: Path) -> str:
    """MicroPython's version as its REPL shows it, such as v1.25.0, from the source and not from git."""
    text = (tree / "py" / "mpconfig.h").read_text()
    names = ("MAJOR", "MINOR", "MICRO", "PRERELEASE")
    numbers = [re.search(rf"#define MICROPY_VERSION_{name} (\d+)", text) for name in names]
    major, minor, micro, preview = (match.group(1) if match else "0" for match in numbers)
    return f"v{major}.{minor}.{micro}" + ("-preview" if preview != "0" else "")


def _files(definition: Path, variant: str) -> list[Path]:
    names = (*DEFINITION, variant_file(variant)) if variant else DEFINITION
    return [definition / name for name in names] + [definition.parent / name for name in COMMON]


def _base(definition: Path, source: Source, build: Path, variant: str, flags: str) -> Base:
    digest = hashlib.sha256()
    for path in _files(definition, variant):
        digest.update(b"%s\0%s\0" % (path.name.encode(), path.read_bytes() if path.exists() else b""))
    # cmake writes absolute paths into its folder, so a moved repository needs a new one
    digest.update(f"{source.name} {source.tree} {build} {compiler_version()} {PYTHON} {flags}".encode())
    return Base(build / f"{chip(definition, variant)}-{digest.hexdigest()[:12]}")


def _lay_out(base: Base, definition: Path, variant: str) -> None:
    base.board.mkdir(parents=True, exist_ok=True)
    for path in _files(definition, variant):
        laid = base.board / path.name
        # not again if it is there: a newer date would compile all of MicroPython again
        if path.exists() and not (laid.exists() and laid.read_bytes() == path.read_bytes()):
            shutil.copyfile(path, laid)
    (base.board / "manifest.py").write_text(f"include({str(definition / 'manifest.py')!r})\n")


def _configure(base: Base, source: Source, variant: str, flags: str) -> list[str | Path]:
    linked = base.board / LINKED
    return [
        "cmake",
        "-G",
        "Ninja",
        "-S",
        source.tree / "ports" / "rp2",
        "-B",
        base.output,
        "-DMICROPY_BOARD=TERCET",
        f"-DMICROPY_BOARD_DIR={base.board}",
        *([f"-DUSER_C_MODULES={linked}"] if linked.exists() else []),
        *([f"-DMICROPY_BOARD_VARIANT={variant}"] if variant else []),
        "-DPICO_NO_PICOTOOL=1",  # it would be downloaded; the UF2 is packed here
        "-DCMAKE_BUILD_TYPE=Release",
        f"-DCMAKE_C_FLAGS_RELEASE={flags}",
        f"-DPython3_EXECUTABLE={PYTHON}",
    ]


def _forget_frozen(base: Base) -> None:
    # makemanifest.py compares dates only: a file that was removed, is older (git checkout) or another board's would
    # leave the former one in the image. Compiling them all takes less than a second.
    shutil.rmtree(base.output / "frozen_mpy", ignore_errors=True)
    (base.output / "frozen_content.c").unlink(missing_ok=True)
