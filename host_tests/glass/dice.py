"""Reads dice off a picture of the glass: every face is painted once on the simulated panel, and looked for pixel by pixel."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from tools.simulator import interpreter
from tools.simulator.session import Simulator

Pixels = npt.NDArray[np.uint8]

WILD = 27
_DARK = 0x60
_SCRIPT = """
import board
from tercet.app import App
from tercet.ui import theme
from tercet.device import picture
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.ui.dice.painter import DiePainter


class Faces(App):
    def run(self):
        self._display.show()
        for size in (SIZE,):
            painter = DiePainter(self.context, size)
            for face in range(28):
                self.canvas.fill(theme.GROUND)
                painter.die(4, 4, face)
                self.canvas.flush()
                print("face", face)
                self._clock.rest(20)


Faces(*power_on(board, Device)).run()
"""


class Unread(AssertionError):
    """What lies there is no die that is known."""


@cache
def faces(size: int) -> dict[bytes, int]:
    """Return each face 0..27 by the pixels of a die of this size, without its rim."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        firmware = Path(folder)
        (firmware / "tercet").symlink_to(interpreter.FIRMWARE / "tercet")
        (firmware / "main.py").write_text(_SCRIPT.replace("in (SIZE,)", f"in ({size},)"))
        with Simulator("picosystem", firmware=firmware, heapsize="1536K") as handheld:
            seen = 0
            while handheld.exit_code is None:
                handheld.run(5)
                lines = [line for line in handheld.serial_output.decode().splitlines() if line.startswith("face ")]
                if len(lines) > seen:
                    found[_core(pixels(handheld.picture().convert("RGB")), 4, 4, size)] = int(lines[seen].split()[1])
                    seen += 1
            assert seen == 28, handheld.serial_output.decode()
    assert len(found) == 28, "two faces look the same"
    return found


def pixels(picture: Image.Image) -> Pixels:
    """The pixels of an RGB picture: rows, columns, colours."""
    return np.asarray(picture)


def die(picture: Pixels, x: int, y: int, size: int) -> tuple[int, bool]:
    """Return (face, whether a WILD has it) of the die whose upper left corner is at x, y; Unread if there is none.

    A WILD with a face has dark corners, top right and bottom left.
    """
    known = faces(size).get(_core(picture, x, y, size))
    if known is None:
        raise Unread(f"no die of {size} pixels at {x}, {y}")
    wild = bool(picture[y + 2, x + size - 2].max() < _DARK)
    return known, wild and known != WILD


def _core(picture: Pixels, x: int, y: int, size: int) -> bytes:
    rim = 3 if size < 30 else 4
    return picture[max(0, y + rim) : y + size - rim, max(0, x + rim) : x + size - rim].tobytes()
