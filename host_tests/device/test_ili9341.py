"""The driver and an ILI9341, on the simulator: what it sends is what the datasheet (1.11) asks for, and the picture is right.

The panel model complains about a wrong pixel format, a command that comes too early, a window outside of the memory.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from host_tests.players.player import Player
from tools import boards
from tools.panel.chip import COLMOD, DISPON, INVOFF, MADCTL, RAMWR, SLPOUT, Command
from tools.simulator import Simulator

SOURCE = (boards.BOARDS / "diy" / "board.py").read_text(encoding="utf-8")
STEP = 8  # of 255: a colour of 5 bits beside the same of 4
# Common practice with these modules: 48 and 88 upright, 28 and E8 sideways; BGR is the 08 in it.
UPRIGHT = {0: 0x48, 90: 0x28, 180: 0x88, 270: 0xE8}


def menu(folder: Path, changes: str) -> tuple[Image.Image, list[Command]]:
    """The menu of the board `diy` with changes to its DISPLAY, and the commands up to the first pixels' end."""
    path = folder / "other" / "board.py"
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"{SOURCE}\nDISPLAY.update({{{changes}}})\n", encoding="utf-8")
    with Simulator(boards.read(path)) as handheld:
        handheld.run(400)
        commands = handheld.panel.commands
        player = Player(handheld, handheld.board.buttons)
        player.to_menu()
        assert handheld.faults == []
        return player.picture(), commands


def parameters(commands: list[Command], code: int) -> list[bytes]:
    return [command.parameters for command in commands if command.code == code]


def test_what_wakes_it(tmp_path: Path) -> None:
    """8.2.12: 5 ms after SLPOUT (the model watches). 8.2.33: 16 bits a pixel are 55. 8.2.19: DISPON when there is a picture."""
    _, commands = menu(tmp_path, "")
    codes = [command.code for command in commands]
    assert parameters(commands, COLMOD) == [b"\x55"] and INVOFF in codes
    tuning = [Command(code, values) for code, values in boards.load("diy").display["tuning"]]
    assert {0xC0, 0xC1, 0xC5, 0xC7, 0xE0, 0xE1} <= {command.code for command in tuning}, "power, VCOM, gamma"
    assert [command for command in commands if command in tuning] == tuning
    awake, first_pixels, on = codes.index(SLPOUT), codes.index(RAMWR), codes.index(DISPON)
    assert awake < codes.index(0xCB) < first_pixels < on
    assert commands[first_pixels].pixel_bytes % 16 == 0 and commands[first_pixels].pixel_bytes, "groups of 8 pixels"


@pytest.mark.parametrize("rotation", UPRIGHT)
def test_it_is_upright_held_in_any_way(tmp_path: Path, rotation: int) -> None:
    """The same picture as on an ST7789, whose glass begins at the other end of its memory, but for the colours' last bits."""
    panel = '"panel": (240, 240), "origin": (0, 20), '  # a square glass can be held in four ways with the same faces
    seen, commands = menu(tmp_path, f'{panel}"rotation": {rotation}')
    assert parameters(commands, MADCTL) == [bytes((UPRIGHT[rotation],))]
    st7789 = '"controller": "ST7789", "colour_order": "RGB", "inversion": True, "tuning": ()'
    other, _ = menu(tmp_path, f'{panel}"rotation": {rotation}, {st7789}')
    assert len(other.getcolors() or ()) > 4
    assert max(high for _, high in ImageChops.difference(seen, other).getextrema()) <= STEP
