"""Pictures of tables as the firmware's own painter draws them, on MicroPython's unix port."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from tercet.ui import theme

from tools.simulator import interpreter

SCRIPT = Path(__file__).parent / "on_device" / "draw_tables.py"
Table = tuple[Sequence[int], int, Sequence[int]]  # cards (negative: an empty cell), cursor or -1, chosen cells


def draw(
    width: int, height: int, tables: Sequence[Table], letters: Sequence[str] = "", refused: bool = False
) -> list[Image.Image]:
    """Return one picture a table. letters: what is printed on the cards, by colour. refused: the chosen cells are."""
    with tempfile.TemporaryDirectory() as folder:
        order = Path(folder) / "tables.json"
        order.write_text(json.dumps([[list(cards), cursor, list(chosen)] for cards, cursor, chosen in tables]))
        done = interpreter.run_script(SCRIPT, (str(width), str(height), str(order), " ".join(letters), str(int(refused))))
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    palette = [colour.to_bytes(3, "big") for colour in theme.PALETTE]
    pairs = [palette[byte >> 4] + palette[byte & 15] for byte in range(256)]
    pictures = []
    for line in done.stdout.split():
        pixels = b"".join(pairs[byte] for byte in bytes.fromhex(line))
        pictures.append(Image.frombytes("RGB", (width, height), pixels))
    return pictures
