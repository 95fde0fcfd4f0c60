"""The game as files for a chip: every module compiled, the card faces of the board's panel only, the board's own data."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from tools import boards
from tools.deploy.errors import FlashError
from tools.image.builder import ROOT
from tools.image.mpycross import mpy_cross

# py/persistentcode.h: the number of an architecture in sys.implementation._mpy >> 10, and mpy-cross's name of it
ARCHITECTURES = {4: "armv6m", 7: "armv7emsp"}  # RP2040; RP2350 (Arm)
START = "tercet_main"  # firmware/main.py under another name: `import main` would find the main.py that says it
_FACES = "tercet/ui/faces/faces_"
_NOT_COPIED = ("_boot.py",)  # only an image has a start of its own


def files(board: boards.Board, architecture: str, root: Path = ROOT) -> dict[str, bytes]:
    """{path: compiled module}, by paths as they are imported, such as tercet/app.mpy; sorted.

    FlashError: there are no card faces for the panel, or a file does not compile.
    """
    firmware = root / "firmware"
    sources = {path.relative_to(firmware).as_posix(): path for path in firmware.rglob("*.py")}
    faces = f"{_FACES}{board.width}x{board.height}.py"
    if faces not in sources:
        raise FlashError(f"firmware/{faces} is missing: make the card faces of a {board.width}x{board.height} panel")
    chosen = {
        name: path
        for name, path in sources.items()
        if name not in _NOT_COPIED and (name == faces or not name.startswith(_FACES))
    }
    chosen[f"{START}.py"] = chosen.pop("main.py")
    chosen["board.py"] = board.path
    compiler = str(mpy_cross())
    return {name[:-3] + ".mpy": _compiled(compiler, architecture, chosen[name], name) for name in sorted(chosen)}


def _compiled(compiler: str, architecture: str, path: Path, name: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.mpy"
        command = [compiler, f"-march={architecture}", "-s", name, "-o", str(out), str(path)]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            raise FlashError(f"{path} does not compile:\n{(result.stderr or result.stdout).strip()}")
        return out.read_bytes()
