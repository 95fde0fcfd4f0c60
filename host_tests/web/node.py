"""The firmware on MicroPython's WebAssembly port, in node, by the page's own machine.js (on_node.mjs)."""

from __future__ import annotations

import base64
import functools
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from tercet.core.saved import choices
from tercet.core.saved import file as savefile

from tools import boards, shots
from tools.web import build, interpreter, packed

HERE = Path(__file__).parent
NODE = Path(sys.executable).parent / "node"
LIMIT = 300  # seconds for one task
AS_ON_THE_CHIP = {  # for scripts that name the chip's device
    "/firmware/tercet/device/rp2/__init__.py": "",
    "/firmware/tercet/device/rp2/device.py": "from tercet.device.web.device import Device\n",
}


@functools.cache
def page(main: str = "") -> Path:
    """A folder with what machine.js needs. main: a script of on_page/ in the place of the page's own main.py."""
    folder = Path(tempfile.mkdtemp(prefix="tercet-web-"))
    files = packed.sources()
    if main:
        files |= AS_ON_THE_CHIP
        files |= {
            f"/firmware/{path.name}": path.read_text()
            for path in [*shots.SCRIPTS.glob("*.py"), *(HERE / "on_page").glob("*.py")]
        }
        files["/firmware/main.py"] = (HERE / "on_page" / f"{main}.py").read_text()
    (folder / "firmware.bin").write_bytes(packed.pack(files))
    (folder / "machine.js").write_bytes((build.PAGE / "machine.js").read_bytes())
    (folder / "package.json").write_text('{"type": "module"}')
    for name, content in interpreter.files().items():
        (folder / name.replace(".wasm", ".bin")).write_bytes(packed.quickly(content) if name.endswith(".wasm") else content)
    return folder


def run(folder: Path, task: str, *details: str) -> str:
    """What a task of on_node.mjs prints; AssertionError with what it printed if it fails."""
    command = [str(NODE), "--no-warnings", str(HERE / "on_node.mjs"), str(folder), task, *details]
    result = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)
    said = "\n".join(
        line[:500] for line in (result.stdout + result.stderr).splitlines() if not line.startswith("async function")
    )
    assert result.returncode == 0, said[-4000:]
    return result.stdout


TAUGHT = {"settings": base64.b64encode(savefile.wrap(savefile.SETTINGS, choices.save({"taught": 1}))).decode()}


def keys(
    board: str,
    steps: list[tuple[object, ...]],
    link: dict[str, object] | None = None,
    files: dict[str, str] = TAUGHT,
    language: str = "en",
) -> dict[str, Any]:
    """Play keys, see on_node.mjs, from what a link asks for: {"said", "told", "wrong", "printed", "files"}.

    files: what the browser keeps, by default of somebody who has been here; language: the page's.
    """
    details = (json.dumps(steps), json.dumps(link), json.dumps(files), language)
    found: dict[str, Any] = json.loads(run(page(), "keys", board, *details))
    return found


def python(*pieces: str) -> list[str]:
    """The lines that pieces of Python print, one after the other, with the firmware to import."""
    return run(page(), "python", json.dumps(pieces)).splitlines()


def scenes(board: str) -> Iterator[tuple[str, Image.Image]]:
    """Yield (name, picture) of every scene of tools/shots on a board, without the margins of its glass."""
    data = boards.load(board)
    with tempfile.TemporaryDirectory() as folder:
        names = run(page("scenes"), "scenes", board, folder).split()
        for number, name in enumerate(names):
            width, height = data.picture
            pixels = (Path(folder) / f"{number}.rgba").read_bytes()
            yield name, Image.frombytes("RGBA", (width, height), pixels).convert("RGB")


def fingers(board: str) -> list[tuple[str, int, int]]:
    """Touch every scene of tools/shots all over its glass: (name, cells and places to choose, how many of them were chosen)."""
    lines = [line.split() for line in run(page("glass"), "glass", board).splitlines() if line.startswith("glass ")]
    return [(name, int(wanted), int(chosen)) for _, name, wanted, chosen in lines]
