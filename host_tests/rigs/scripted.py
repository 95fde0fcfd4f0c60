"""Runs a script in the firmware's place on the simulated board: the screens are the firmware's, the rest is the script's."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tools.simulator import Simulator, interpreter

STEPPED = Path(__file__).resolve().parents[1] / "screens" / "on_device" / "stepped.py"


def lay_out(folder: Path, script: str) -> Path:
    """Put the firmware into a folder, with this script for its main.py and what scripts share beside it; return the folder."""
    (folder / "tercet").symlink_to(interpreter.FIRMWARE / "tercet")
    (folder / "stepped.py").symlink_to(STEPPED)
    (folder / "main.py").write_text(script)
    return folder


def printed(board: str, folder: Path, script: str, limit: int) -> list[str]:
    """Run a script to its end, in so many ms of simulated time at most; return what it printed. AssertionError if it failed."""
    with Simulator(board, firmware=lay_out(folder, script), heapsize="3M", patience=300) as handheld:
        handheld.run(limit)
        lines = handheld.serial_output.decode().splitlines()
        assert handheld.exit_code == 0, "\n".join(lines[-20:])
    return lines


def pictures(board: str, folder: Path, script: str, limit: int) -> list[Image.Image]:
    """Run a script to its end, in so many ms of simulated time at most; return the glass at each time it printed "shown"."""
    found: list[Image.Image] = []
    with Simulator(board, firmware=lay_out(folder, script)) as handheld:
        while handheld.exit_code is None and handheld.time < limit:
            handheld.run(10)
            if handheld.serial_output.count(b"shown") > len(found):
                found.append(handheld.picture().convert("RGB"))
        assert handheld.exit_code == 0, handheld.serial_output.decode()
    return found
