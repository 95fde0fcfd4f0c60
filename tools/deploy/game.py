"""The game as files for a chip: every module compiled, the card faces of the board's panel only, the board's own data."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tools import boards
from tools.deploy import romfs
from tools.deploy.errors import FlashError
from tools.image.builder import ROOT
from tools.image.languages import TABLE, TEXTS, names, others, told
from tools.image.mpycross import mpy_cross

# py/persistentcode.h: the number of an architecture in sys.implementation._mpy >> 10, and mpy-cross's name of it
ARCHITECTURES = {4: "armv6m", 7: "armv7emsp"}  # RP2040; RP2350 (Arm)
START = "tercet_main"  # firmware/main.py under another name: `import main` would find the main.py that says it
_FACES = "tercet/ui/faces/faces_"
_NOT_COPIED = ("_boot.py", "tercet/device/web/")  # an image's own, and a page's


def files(board: boards.Board, architecture: str, root: Path = ROOT, left_out: Sequence[str] = ()) -> dict[str, bytes]:
    """{path: compiled module}, by paths as they are imported, such as tercet/app.mpy; sorted.

    left_out: folders of languages that are not to come along. FlashError: there are no card faces for the panel, or a file
    does not compile.
    """
    firmware = root / "firmware"
    sources = {path.relative_to(firmware).as_posix(): path for path in firmware.rglob("*.py")}
    faces = f"{_FACES}{board.width}x{board.height}.py"
    if faces not in sources:
        raise FlashError(f"firmware/{faces} is missing: make the card faces of a {board.width}x{board.height} panel")
    chosen = {
        name: path
        for name, path in sources.items()
        if not name.startswith(_NOT_COPIED)
        and (name == faces or not name.startswith(_FACES))
        and not name.startswith(tuple(f"{TEXTS}{folder}/" for folder in left_out))
    }
    chosen[f"{START}.py"] = chosen.pop("main.py")
    chosen["board.py"] = board.path
    compiler = str(mpy_cross())
    with tempfile.TemporaryDirectory() as folder:
        if left_out:
            said = Path(folder) / "__init__.py"
            said.write_text(told(chosen[TABLE].read_text(), left_out))
            chosen[TABLE] = said
        return {name[:-3] + ".mpy": _compiled(compiler, architecture, chosen[name], name) for name in sorted(chosen)}


def in_languages(
    board: boards.Board, architecture: str, room: int, codes: Sequence[str], say: Callable[[str], None]
) -> dict[str, bytes]:
    """Return the files with as many of these languages as there is room for; say which are left out, and why.

    room: bytes of the ROM partition, 0 for a board that has none and keeps files. codes: English first; the last go first.
    Where not even English alone fits, its files are returned all the same: rom.copy() says so.
    """
    unwanted = others(codes)
    if unwanted:
        say(f"left out, since LANGUAGES does not name them: {names(unwanted)}")
    fit = list(codes)
    while True:
        found = files(board, architecture, left_out=others(fit))
        if not room or len(romfs.image(found)) <= room or len(fit) == 1:
            break
        fit.pop()
    if len(fit) < len(codes):
        say(
            f"left out for lack of room: {names(codes[len(fit) :])}; the ROM partition has {room // 1024} KB, "
            "make flash MICROPYTHON=1 puts MicroPython with a larger one there"
        )
    return found


def _compiled(compiler: str, architecture: str, path: Path, name: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mpy"
        command = [compiler, f"-march={architecture}", "-s", name, "-o", str(out), str(path)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise FlashError(f"{path} does not compile:\n{(result.stderr or result.stdout).strip()}")
        return out.read_bytes()
