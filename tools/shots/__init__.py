"""Pictures of every screen, as the panel shows them: the real screens and driver on the simulator, see on_device/."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image

from tools.simulator import interpreter
from tools.simulator.session import Simulator

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPTS = Path(__file__).parent / "on_device"
PICTURES = ROOT / "host_tests" / "screens" / "pictures"
BOARDS = ("picosystem", "pico_display_2", "pico_display", "picoboy_color")  # one board a panel size
MOVIE = PICTURES / "play.gif"  # the moving picture of the README
_LIMIT = 300_000  # milliseconds of simulated time for all scenes
_LOOK = 50  # milliseconds from one look at the glass to the next: a scene stays for a hundred


def take(board: str, script: str = "gallery", language: int = 0) -> Iterator[tuple[str, Image.Image]]:
    """Yield (name, picture) of every scene of a script on a board's panel; RuntimeError with the traceback if it fails.

    language: its place among those of the firmware.
    """
    with tempfile.TemporaryDirectory() as folder:
        firmware = lay_out(Path(folder), in_language(language) + (SCRIPTS / f"{script}.py").read_text())
        with Simulator(board, firmware=firmware, heapsize="2M") as handheld:  # all screens at once, from their sources
            seen = 0
            while handheld.time < _LIMIT and handheld.exit_code is None:
                handheld.run(_LOOK)
                printed, seen = handheld.serial_output[seen:], len(handheld.serial_output)
                names = [line[6:].strip() for line in printed.decode().splitlines() if line.startswith("scene ")]
                assert len(names) < 2, "a scene was gone before it was looked at"
                for name in names:
                    yield name, handheld.picture()
            if handheld.exit_code != 0:
                raise RuntimeError(f"{script} on {board} did not end well:\n{handheld.serial_output.decode()}")


def film(board: str = BOARDS[0]) -> Iterator[tuple[Image.Image, int]]:
    """Yield (picture, milliseconds) of each frame of a few seconds of play."""
    for name, picture in take(board, "movie"):
        yield picture, int(name.split()[1])


def in_language(language: int) -> str:
    """What stands before a script that runs in this language: it is the first one then."""
    return f"from tercet.ui import text\n\ntext.LANGUAGES = text.LANGUAGES[{language}:] + text.LANGUAGES[:{language}]\n"


def lay_out(folder: Path, main: str) -> Path:
    """Put the firmware and the scenes' scripts into a folder, with this for its main.py; return the folder."""
    (folder / "tercet").symlink_to(interpreter.FIRMWARE / "tercet")
    for script in SCRIPTS.glob("*.py"):
        shutil.copy(script, folder / script.name)
    (folder / "main.py").write_text(main)
    return folder


def write(target: Path, pictures: Iterable[tuple[str, Image.Image]]) -> int:
    """Write pictures into a folder, by their names, and remove those that are not there any more; return how many there are."""
    target.mkdir(parents=True, exist_ok=True)
    names = set()
    for name, picture in pictures:
        colours = len(picture.convert("RGB").getcolors() or ())  # 16, or more where several palettes were sent
        picture.quantize(max(16, colours)).save(target / f"{name}.png", optimize=True)
        names.add(f"{name}.png")
    for old in target.glob("*.png"):
        if old.name not in names:
            old.unlink()
    return len(names)


def folder(board: str) -> Path:
    """Where the pictures of a board's panel size are kept."""
    from tools import boards

    data = boards.load(board)
    return PICTURES / f"{data.width}x{data.height}"
